/** The patterns of all languages, which are looked for in every text. */

import { cs } from './cs.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { it } from './it.ts';
import type { Patterns } from './language.ts';
import { nl } from './nl.ts';
import { pl } from './pl.ts';
import { pt } from './pt.ts';
import { ro } from './ro.ts';
import { ru } from './ru.ts';
import { sk } from './sk.ts';
import { tr } from './tr.ts';
import { uk } from './uk.ts';

export const PATTERNS: readonly Patterns[] = [cs, de, en, es, fr, it, nl, pl, pt, ro, ru, sk, tr, uk];
