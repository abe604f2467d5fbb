/** The languages in which people are written to, by their English names. */

import { LANGUAGES } from '../../domain/languages.ts';
import type { Choice } from '../../pages/field.ts';

const NAMES = new Intl.DisplayNames(['en'], { type: 'language' });

/** `German` for `de`; null if it is not known. */
export function languageName(code: string): string;
export function languageName(code: string | null): string | null;
export function languageName(code: string | null): string | null {
  return code === null ? null : (NAMES.of(code) ?? code);
}

/** The languages to choose from, and that of the programme. */
export const LANGUAGE_CHOICES: readonly Choice[] = [
  { value: '', label: 'That of the programme' },
  ...LANGUAGES.map((code) => ({ value: code, label: languageName(code) })).toSorted((one, other) =>
    one.label < other.label ? -1 : 1,
  ),
];
