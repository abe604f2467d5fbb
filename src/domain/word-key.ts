/** Makes words of sheets comparable. */

import { PLAIN_LETTERS } from './people-search.ts';

/** A text in lower case, without accents, with all but letters and digits as `_`: `E-Mail *` → `e_mail`. */
export function keyOf(name: string): string {
  const letters = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[łđøßæœı]/g, (letter) => PLAIN_LETTERS[letter] ?? letter);
  const key = letters.replace(/[^\p{L}\p{N}]+/gu, '_').replace(/^_|_$/g, '');
  // A column named by a sign only, such as `#` of Typeform, keeps it.
  return key === '' ? name.trim() : key;
}
