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
/** From this on the model is believed where the detector finds a language that is not covered. */
const BELIEVED = 0.97;
const MOSTLY_KNOWN = 0.7;
/** Of a word or two the detector knows less than the model. */
const FEW_LETTERS = 16;
const LIKELY = 0.65;

/** Letters of only one of the languages. */
// biome-ignore format: one a line would take ten.
const OWN_LETTERS: readonly (readonly [code: string, letters: RegExp])[] = [
  ['pl', /[łąęśźż]/iu], ['cs', /[řěů]/iu], ['sk', /[ľĺŕ]/iu], ['ro', /[țșă]/iu],
  ['tr', /[ğı]/u], ['de', /ß/u], ['es', /[ñ¿¡]/iu], ['uk', /[їєґ]/iu],
];
/** Letters of a neighbour that has some of these as well. */
const OTHERS_LETTERS = /[əўäåøæőű]/iu;
/** In a longer text the models are surer than a letter. */
const SHORT = 40;

/** The language of a short text by its letters; undefined where they do not show it. */
function byLetters(text: string): string | undefined {
  if (text.length > SHORT || OTHERS_LETTERS.test(text)) return undefined;
  const [found, other] = OWN_LETTERS.filter(([, letters]) => letters.test(text));
  return other === undefined ? found?.[0] : undefined;
}

/** Finds the language to answer a text in. */
export async function findLanguage(text: string): Promise<FoundLanguage> {
  const start = withoutKnownNames(text.slice(0, MAX_CHARACTERS));
  if ((start.match(OTHER_LETTERS)?.length ?? 0) > (start.match(COVERED_SCRIPTS)?.length ?? 0))
    return { code: FALLBACK, own: false, sure: false, known: 0 };
  const { code, share, known } = languageShares(start);
  const lettered = byLetters(start);
  if (lettered !== undefined)
    return { code: lettered, own: true, sure: lettered === code && share >= SURE, known };
  if (share >= SURE && known >= KNOWN) return { code, own: true, sure: true, known };
  const detected = (await loadDetector()).detect(start).language;
  if (detected === code || (known >= MOSTLY_KNOWN && (share >= BELIEVED || start.length <= FEW_LETTERS)))
    return { code, own: true, sure: false, known };
  const isOthers = OTHERS_LETTERS.test(start) || LANGUAGE_CODES.includes(detected);
  const isLikelier = NEIGHBOURS[detected] === code || (share >= LIKELY && !isOthers);
  if (isLikelier && start.length <= FEW_LETTERS) return { code, own: true, sure: false, known };
  if (!LANGUAGE_CODES.includes(detected))
    return { code: NEIGHBOURS[detected] ?? FALLBACK, own: false, sure: false, known: 0 };
  // Neither is sure: the words are known to the model, or too few for the detector, which takes close relatives for each other.
  const isModels = known >= KNOWN || (share >= SURE && start.length <= SHORT);
  return { code: isModels ? code : detected, own: true, sure: false, known };
}
