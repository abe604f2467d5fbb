/** Makes words of sheets comparable. */

/** Letters that are not a letter with an accent, and their replacements. */
const PLAIN: ReadonlyMap<string, string> = new Map([
  ['ł', 'l'],
  ['đ', 'd'],
  ['ø', 'o'],
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ı', 'i'],
]);

/**
 * The text in lower case, without accents, with everything but letters and digits as `_`: `E-Mail *` →
 * `e_mail`.
 */
export function keyOf(name: string): string {
  const letters = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[łđøßæœı]/g, (letter) => PLAIN.get(letter) ?? letter);
  const key = letters.replace(/[^\p{L}\p{N}]+/gu, '_').replace(/^_+|_+$/g, '');
  // A column named by a sign only, such as `#` of Typeform, keeps it.
  return key === '' ? name.trim() : key;
}
