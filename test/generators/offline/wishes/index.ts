/** The wishes of all languages. */
import { ENGLISH } from './english.ts';
import type { ExpectedAnswer } from './expected-answer.ts';
import { GERMAN } from './german.ts';

export const WISHES: readonly ExpectedAnswer[] = [...ENGLISH, ...GERMAN];
