/**
 * The language of a text. A small model of the covered languages tells mostly; only where it is not sure is the detector of
 * many languages asked, as its tables cost time and memory when they are first loaded.
 */

import { DETECTED_LANGUAGES, FALLBACK, LANGUAGES, languageFile } from '../languages/index.ts';
import type { LanguageFile } from '../languages/language-file.ts';
import { languageShares } from '../tagging/languages.ts';

let detector: Promise<typeof import('eld/extrasmall').eld> | undefined;

function loadDetector() {
  detector ??= import('eld/extrasmall').then(({ eld }) => {
    eld.setLanguageSubset([...DETECTED_LANGUAGES]);
    return eld;
  });
  return detector;
}

/** The language that is covered and nearest to a code. */
export function coveredLanguage(code: string): LanguageFile {
  return languageFile(code) ?? LANGUAGES.find(({ neighbours }) => neighbours.includes(code)) ?? FALLBACK;
}

const COVERED_SCRIPTS = /[\p{Script=Latin}\p{Script=Cyrillic}]/gu;
const OTHER_LETTERS = /[^\P{L}\p{Script=Latin}\p{Script=Cyrillic}]/gu;
/** The beginning of a text tells its language. */
const MAX_CHARACTERS = 3000;
/** How sure the model must be, and how many of the words it must know, not to ask the detector. */
const SURE = 0.9;
const KNOWN = 0.5;
/** From this on the model is believed where the detector finds a language that is not covered. */
const BELIEVED = 0.97;
const MOSTLY_KNOWN = 0.7;
/** Of a word or two the detector knows less than the model. */
const FEW_LETTERS = 16;

/**
 * Finds the language to answer a text in, always a covered one: whether it is the text's `own`, whether the words leave no doubt about
 * it, and the share of them that are `known` in it (0 to 1).
 */
export async function findLanguage(text: string) {
  const start = text.slice(0, MAX_CHARACTERS);
  if ((start.match(OTHER_LETTERS)?.length ?? 0) > (start.match(COVERED_SCRIPTS)?.length ?? 0))
    return { file: FALLBACK, own: false, sure: false, known: 0 };
  const { code, share, known } = languageShares(start);
  const file = coveredLanguage(code);
  if (share >= SURE && known >= KNOWN) return { file, own: true, sure: true, known };
  const detected = (await loadDetector()).detect(start).language;
  if (detected === code || (known >= MOSTLY_KNOWN && (share >= BELIEVED || start.length <= FEW_LETTERS)))
    return { file, own: true, sure: false, known };
  const other = languageFile(detected);
  if (other === undefined) return { file: coveredLanguage(detected), own: false, sure: false, known: 0 };
  // Neither is sure: the words are known to the model.
  return { file: known >= KNOWN ? file : other, own: true, sure: false, known };
}
