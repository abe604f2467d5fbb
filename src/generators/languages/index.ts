/** The languages of the programme. */
import { czech } from './czech.ts';
import { dutch } from './dutch.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { italian } from './italian.ts';
import type { LanguageFile } from './language-file.ts';
import { polish } from './polish.ts';
import { portuguese } from './portuguese.ts';
import { romanian } from './romanian.ts';
import { russian } from './russian.ts';
import { slovak } from './slovak.ts';
import { spanish } from './spanish.ts';
import { turkish } from './turkish.ts';
import { ukrainian } from './ukrainian.ts';

/** Every language there is a file for. */
export const LANGUAGES: readonly LanguageFile[] = [
  english,
  german,
  polish,
  czech,
  slovak,
  ukrainian,
  russian,
  french,
  spanish,
  italian,
  portuguese,
  turkish,
  romanian,
  dutch,
];

/** The language of answers to people whose language is not covered and has no neighbour among them. */
export const FALLBACK: LanguageFile = english;

/** Codes of the languages that the detector chooses from: those covered and their neighbours. */
export const DETECTED_LANGUAGES: readonly string[] = [
  ...LANGUAGES.map(({ code }) => code),
  ...['be', 'bg', 'ca', 'gl', 'az', 'sv', 'da', 'no', 'fi', 'hu', 'hr', 'sl'],
];

/** The file of a language by its code (ISO 639-1); undefined where there is none. */
export function languageFile(code: string): LanguageFile | undefined {
  return LANGUAGES.find((file) => file.code === code);
}
