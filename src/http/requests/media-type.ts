/** Media types in the headers Accept and Content-Type (RFC 9110, section 8.3.1). */

export interface MediaType {
  /** In lower case: `application`; empty if there is none. */
  readonly main: string;
  /** In lower case: `json`; empty if there is none. */
  readonly sub: string;
  /** By name in lower case; values without their quotation marks. */
  readonly parameters: ReadonlyMap<string, string>;
}

/** Parses a media type; malformed parts are skipped. */
export function parseMediaType(text: string): MediaType {
  const [type = '', ...rest] = splitOutsideQuotes(text);
  const [main = '', ...sub] = type.toLowerCase().split('/');
  const parameters = new Map<string, string>();
  for (const part of rest) {
    const equals = part.indexOf('=');
    if (equals < 0) continue;
    const name = part.slice(0, equals).trim().toLowerCase();
    const value = unquote(part.slice(equals + 1).trim());
    if (name.endsWith('*')) parameters.set(name.slice(0, -1).trim(), decodeExtended(value));
    else parameters.set(name, value);
  }
  return { main, sub: sub.join('/'), parameters };
}

/** Whether one media type includes the other; `*` matches anything, on either side. Parameters are ignored. */
export function matches(one: MediaType, other: MediaType): boolean {
  const same = (a: string, b: string) => a === '*' || b === '*' || a === b;
  return same(one.main, other.main) && same(one.sub, other.sub);
}

/** Splits at semicolons, except within quotation marks. */
function splitOutsideQuotes(text: string): string[] {
  const parts: string[] = [];
  let part = '';
  let quoted = false;
  for (const character of text) {
    if (character === '"') quoted = !quoted;
    if (character === ';' && !quoted) {
      parts.push(part.trim());
      part = '';
    } else {
      part += character;
    }
  }
  return [...parts, part.trim()];
}

function unquote(value: string): string {
  return value.length >= 2 && value.startsWith('"') && value.endsWith('"')
    ? value.slice(1, -1).replaceAll('\\\\', '\\').replaceAll('\\"', '"')
    : value;
}

/** A value with its character set and language in front (RFC 8187): `utf-8''na%C3%AFve`. */
function decodeExtended(value: string): string {
  const parts = value.split("'");
  try {
    return parts.length === 3 ? decodeURIComponent(parts[2] ?? '') : value;
  } catch {
    return value;
  }
}
