import { czech } from './czech.ts';
import { dutch } from './dutch.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { italian } from './italian.ts';
import { polish } from './polish.ts';
import { portuguese } from './portuguese.ts';
import { romanian } from './romanian.ts';
import { russian } from './russian.ts';
import { slovak } from './slovak.ts';
import { spanish } from './spanish.ts';
import { turkish } from './turkish.ts';
import { ukrainian } from './ukrainian.ts';
import type { VerbClauses } from './verb-clauses.ts';

/** The clauses of each language, by its code. */
export const VERB_CLAUSES: Readonly<Record<string, VerbClauses>> = {
  cs: czech,
  de: german,
  en: english,
  es: spanish,
  fr: french,
  it: italian,
  nl: dutch,
  pl: polish,
  pt: portuguese,
  ro: romanian,
  ru: russian,
  sk: slovak,
  tr: turkish,
  uk: ukrainian,
};
