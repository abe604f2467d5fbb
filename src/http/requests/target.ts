/** Path templates: `/courses/{id}/`. */

/** The values of a path by name, decoded. */
export type PathValues = Readonly<Record<string, string>>;

const NAMED = /\{(\w+)\}/g;

/** Whether a path is a template. */
export const isTemplate = (path: string): boolean => path.includes('{');

/** The path in the syntax of Fastify: `/courses/:id/`. */
export const routePath = (template: string): string => template.replaceAll(NAMED, ':$1');

/**
 * The values of a path at the names of a template; null if the path does not match. Segments may be
 * percent-encoded, as in the router. A value is one segment of at least one character, with valid
 * percent-encoding of UTF-8.
 */
export function pathValues(template: string, path: string): PathValues | null {
  // A fragment is ignored, as in the router.
  const [names, segments] = [template.split('/'), path.replace(/#.*/s, '').split('/')];
  if (names.length !== segments.length) return null;
  const values: Record<string, string> = {};
  for (const [index, name] of names.entries()) {
    const segment = segments[index] ?? '';
    if (!name.startsWith('{')) {
      if (name !== decoded(segment)) return null;
      continue;
    }
    const value = decoded(segment);
    if (value === null || value === '') return null;
    values[name.slice(1, -1)] = value;
  }
  return values;
}

/** The same for a path that the router matched: those without values match in any form, such as encoded. */
export const routedValues = (template: string, path: string): PathValues | null =>
  isTemplate(template) ? pathValues(template, path) : {};

function decoded(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    return null;
  }
}

// Query strings, parsed and written as by Python's `urllib.parse`, so that links are identical.

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
