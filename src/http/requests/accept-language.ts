/** The language that a browser asks for. */

import { isLanguage, type Language } from '../../domain/languages.ts';

/** The maximum length of Accept-Language that is read; browsers send less than a hundred characters. */
const MAX_LENGTH = 1000;
/** The maximum number of languages read from it. */
const MAX_ACCEPTED = 20;

/** The first supported language that the browser prefers (RFC 9110, section 12.5.4); null if it prefers none of them. */
export function acceptedLanguage(header = ''): Language | null {
  const ranges = header
    .slice(0, MAX_LENGTH)
    .split(',', MAX_ACCEPTED)
    .flatMap((range) => {
      const [tag = '', weight, ...more] = range.split(';').map((part) => part.trim());
      const code = /^([a-z]{2,3})(?:-[\w-]*)?$/i.exec(tag)?.[1]?.toLowerCase();
      const quality = weight === undefined ? '1' : /^q=([01](?:\.\d{0,3})?)$/i.exec(weight)?.[1];
      if (code === undefined || quality === undefined || more.length > 0) return [];
      return [{ code, quality: Number(quality) }];
    })
    .filter(({ quality }) => quality > 0)
    .toSorted((one, other) => other.quality - one.quality);
  return ranges.map(({ code }) => code).find(isLanguage) ?? null;
}
