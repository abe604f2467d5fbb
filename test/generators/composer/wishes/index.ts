/** The wishes of all languages. */
import { CZECH } from './czech.ts';
import { DUTCH } from './dutch.ts';
import { ENGLISH } from './english.ts';
import type { ExpectedAnswer } from './expected-answer.ts';
import { FRENCH } from './french.ts';
import { GERMAN } from './german.ts';
import { ITALIAN } from './italian.ts';
import { POLISH } from './polish.ts';
import { PORTUGUESE } from './portuguese.ts';
import { ROMANIAN } from './romanian.ts';
import { RUSSIAN } from './russian.ts';
import { SLOVAK } from './slovak.ts';
import { SPANISH } from './spanish.ts';
import { TURKISH } from './turkish.ts';
import { UKRAINIAN } from './ukrainian.ts';

export const WISHES: readonly ExpectedAnswer[] = [
  ...ENGLISH,
  ...GERMAN,
  ...POLISH,
  ...CZECH,
  ...SLOVAK,
  ...UKRAINIAN,
  ...RUSSIAN,
  ...FRENCH,
  ...SPANISH,
  ...ITALIAN,
  ...PORTUGUESE,
  ...TURKISH,
  ...ROMANIAN,
  ...DUTCH,
];
