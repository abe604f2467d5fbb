/** The languages in which people are written to, by their English names. */

import { LANGUAGES } from '../../domain/languages.ts';
import type { Choice } from '../../pages/field.ts';
import type { FilterMenu } from './list-page.ts';

const NAMES = new Intl.DisplayNames(['en'], { type: 'language' });

/** `German` for `de`; null if it is not known. */
export function languageName(code: string): string;
export function languageName(code: string | null): string | null;
export function languageName(code: string | null): string | null {
  return code === null ? null : (NAMES.of(code) ?? code);
}

const CHOICES: readonly Choice[] = LANGUAGES.map((code) => ({
  value: code,
  label: languageName(code),
})).toSorted((one, other) => (one.label < other.label ? -1 : 1));

/** The languages to choose from, and that of the programme. */
export const LANGUAGE_CHOICES: readonly Choice[] = [
  { value: '', label: 'That of the programme' },
  ...CHOICES,
];

/** The languages of people to filter by. */
export const LANGUAGE_MENU: FilterMenu = {
  name: 'language',
  label: 'Language',
  choices: [{ value: '', label: 'All' }, ...CHOICES, { value: 'none', label: 'That of the programme' }],
};
