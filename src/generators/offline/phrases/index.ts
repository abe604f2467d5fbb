/** The languages that goals are written in. A further one is a file beside this and a line here. */
import { czech } from './czech.ts';
import { dutch } from './dutch.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { italian } from './italian.ts';
import type { Language } from './language.ts';
import { polish } from './polish.ts';
import { portuguese } from './portuguese.ts';
import { romanian } from './romanian.ts';
import { russian } from './russian.ts';
import { slovak } from './slovak.ts';
import { spanish } from './spanish.ts';
import { turkish } from './turkish.ts';
import { ukrainian } from './ukrainian.ts';

/** All covered languages, English first. */
export const LANGUAGES: readonly Language[] = [
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
