/** The language that a browser asks for. */

import { isLanguage, type Language } from '../../domain/languages.ts';

/** The maximum number of languages read from Accept-Language. */
const MAX_ACCEPTED = 20;

/** The first supported language that the browser prefers (RFC 9110, section 12.5.4); null if it prefers none of them. */
export function acceptedLanguage(header = ''): Language | null {
  const ranges = header
    .split(',', MAX_ACCEPTED)
    .map((range) => /^\s*([a-z]{2,3})(?:-[\w-]*)?\s*(?:;\s*q=([01](?:\.\d{0,3})?))?\s*$/i.exec(range))
    .flatMap((found) =>
      found === null ? [] : [{ code: found[1]?.toLowerCase() ?? '', quality: Number(found[2] ?? 1) }],
    )
    .filter(({ quality }) => quality > 0)
    .toSorted((one, other) => other.quality - one.quality);
  return ranges.map(({ code }) => code).find(isLanguage) ?? null;
}
