/** The languages that goals are written in. A further one is a file beside this and a line here. */
import { english } from './english.ts';
import { german } from './german.ts';
import type { Language } from './language.ts';

/** All covered languages, English first. */
export const LANGUAGES: readonly Language[] = [english, german];
