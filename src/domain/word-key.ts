/** Words as people write them, made comparable. */

/** Letters that are no letter with an accent, and what stands for them. */
const PLAIN: ReadonlyMap<string, string> = new Map([
  ['ł', 'l'],
  ['đ', 'd'],
  ['ø', 'o'],
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ı', 'i'],
]);

/** The name in small letters, without accents, with everything that is no letter or digit as `_`: `E-Mail *` → `e_mail`. */
export function keyOf(name: string): string {
  const letters = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[łđøßæœı]/g, (letter) => PLAIN.get(letter) ?? letter);
  const key = letters.replace(/[^\p{L}\p{N}]+/gu, '_').replace(/^_+|_+$/g, '');
  // A column that is called by a sign alone, as the `#` of Typeform, is called by that.
  return key === '' ? name.trim() : key;
}
