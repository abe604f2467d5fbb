/**
 * The language of a text. A small model of the covered languages decides mostly; only where it is not sure is the detector of
 * many languages asked, as its tables cost time and memory when they are first loaded.
 */
import { FALLBACK, LANGUAGE_CODES, NEIGHBOURS } from './languages/index.ts';
import { languageShares } from './models/languages.ts';
import { withoutKnownNames } from './text/names.ts';

let detector: Promise<typeof import('eld/extrasmall').eld> | undefined;

/** Languages that the detector knows beside the covered ones. */
const OTHERS = ['be', 'bg', 'ca', 'gl', 'az', 'sv', 'da', 'no', 'fi', 'hu', 'hr', 'sl'];

function loadDetector() {
  detector ??= import('eld/extrasmall').then(({ eld }) => {
    eld.setLanguageSubset([...LANGUAGE_CODES, ...OTHERS]);
    return eld;
  });
  return detector;
}

/** The language a text is answered in. */
export interface FoundLanguage {
  /** The code of a covered language. */
  readonly code: string;
  /** Whether it is the text's own, and not only one that its writer most likely reads. */
  readonly own: boolean;
  /** Whether the words leave no doubt. */
  readonly sure: boolean;
  /** The share of the words that are known in it: 0 to 1. */
  readonly known: number;
}

const COVERED_SCRIPTS = /[\p{Script=Latin}\p{Script=Cyrillic}]/gu;
const OTHER_LETTERS = /[^\P{L}\p{Script=Latin}\p{Script=Cyrillic}]/gu;
/** The beginning of a text shows its language. */
const MAX_CHARACTERS = 3000;
/** How sure the model must be, and how many of the words it must know, not to ask the detector. */
const SURE = 0.9;
const KNOWN = 0.5;
/** Of a word or two the detector knows less than the model, and where that is hardly sure they may be English, as in any language. */
const FEW_LETTERS = 16;
const LIKELY = 0.65;
const LIKELIEST = 0.4;
const ENGLISH = 0.1;
/** The letters of an abbreviation are of no language. */
const ABBREVIATION = /^\p{Lu}{2,5}$/u;

/** Letters of languages that are not covered. */
const OTHERS_LETTERS = /[əўäåøæőű]/iu;
/** The languages of Cyrillic letters. */
const CYRILLIC = ['ru', 'uk'];

/**
 * Finds the language to answer a text in.
 *
 * @param preferred the language that somebody reads who may have written it, for words that may be of several
 */
export async function findLanguage(text: string, preferred?: string): Promise<FoundLanguage> {
  const start = withoutKnownNames(text.slice(0, MAX_CHARACTERS));
  if ((start.match(OTHER_LETTERS)?.length ?? 0) > (start.match(COVERED_SCRIPTS)?.length ?? 0))
    return { code: FALLBACK, own: false, sure: false, known: 0 };
  const { code, share, english, known } = languageShares(start);
  const found = { code, own: true, sure: false, known };
  if (share >= SURE && known >= KNOWN) return { ...found, sure: true };
  if (start.length <= FEW_LETTERS && !OTHERS_LETTERS.test(start)) {
    const isCyrillic = CYRILLIC.includes(code);
    const isReadable = preferred !== undefined && isCyrillic === CYRILLIC.includes(preferred);
    const isAnyones = ABBREVIATION.test(start);
    if (isReadable && (share < SURE || isAnyones)) return { ...found, code: preferred };
    const isLikely = isCyrillic || (share >= (english < ENGLISH ? LIKELIEST : LIKELY) && !isAnyones);
    return isLikely ? found : { ...found, code: FALLBACK };
  }
  const detected = (await loadDetector()).detect(start).language;
  if (detected === code) return found;
  if (!LANGUAGE_CODES.includes(detected))
    return { code: NEIGHBOURS[detected] ?? FALLBACK, own: false, sure: false, known: 0 };
  // Neither is sure: the words are known to the model, or the detector takes close relatives for each other.
  const isModels =
    known >= KNOWN || (share >= SURE && CYRILLIC.includes(code) === CYRILLIC.includes(detected));
  return isModels ? found : { ...found, code: detected };
}
