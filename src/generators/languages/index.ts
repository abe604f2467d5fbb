/** The language files of the new design, English first. */
import { english } from './english.ts';
import { german } from './german.ts';
import type { LanguageFile } from './language-file.ts';
import { polish } from './polish.ts';
import { portuguese } from './portuguese.ts';
import { russian } from './russian.ts';
import { spanish } from './spanish.ts';
import { ukrainian } from './ukrainian.ts';

/** All of them. */
export const LANGUAGE_FILES: readonly LanguageFile[] = [
  english,
  german,
  polish,
  portuguese,
  spanish,
  ukrainian,
  russian,
];
