/** Query strings, parsed and written as by Python's `urllib.parse`, so that links are identical. */

/** The parameters of a query or a form-encoded body. A question mark at its start is part of the first name. */
export const parseParameters = (text: string): URLSearchParams => new URLSearchParams(`&${text}`);

/** The value of a parameter, the last one where it is repeated; undefined if it is missing. */
export const lastValue = (parameters: URLSearchParams, name: string): string | undefined =>
  parameters.getAll(name).at(-1);

/** The query with some parameters replaced: sorted by name, form-encoded, without a question mark. */
export function replaceParameters(
  parameters: URLSearchParams,
  replaced: Readonly<Record<string, string | bigint | number>>,
): string {
  return joinParameters(encodeParameters(parameters, replaced));
}

/** A parameter with encoded name and value. */
type EncodedParameter = readonly [name: string, value: string];

/** Joins encoded parameters into a query string. */
export const joinParameters = (encoded: readonly EncodedParameter[]): string =>
  encoded.map(([name, value]) => `${name}=${value}`).join('&');

/** The parameters with some of them replaced, sorted by name and encoded, ready to be joined. */
export function encodeParameters(
  parameters: URLSearchParams,
  replaced: Readonly<Record<string, string | bigint | number>>,
): readonly EncodedParameter[] {
  const byName = Map.groupBy(parameters, ([name]) => name);
  for (const [name, value] of Object.entries(replaced)) byName.set(name, [[name, String(value)]]);
  return [...byName]
    .sort(([one], [other]) => compareByCodePoint(one, other))
    .flatMap(([, all]) => all.map(([name, value]) => [encode(name), encode(value)] as const));
}

/** Python sorts text by code point, JavaScript by code unit. */
const compareByCodePoint = (one: string, other: string): number =>
  Buffer.compare(Buffer.from(one), Buffer.from(other));

/** Python's `quote_plus`: letters, digits and `_.-~` stay, a space is a plus sign. */
function encode(text: string): string {
  if (/^[\w.~-]*$/.test(text)) return text;
  return encodeURIComponent(text.toWellFormed())
    .replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%20', '+');
}
