/**
 * The stage that finds the language. Frequent words vote first, then cues and letters; only where they do not
 * decide is the detector asked, as its tables cost time and memory when they are first loaded.
 */
import { LANGUAGES } from './phrases/index.ts';
import type { Language } from './phrases/language.ts';
import { type Vocabulary, vocabularyOf } from './vocabulary.ts';
import type { Word } from './words.ts';

/** The languages the detector chooses from: those of the programme and their neighbours. */
const DETECTED = [
  'en',
  'de',
  'pl',
  'cs',
  'sk',
  'uk',
  'ru',
  'fr',
  'es',
  'it',
  'pt',
  'tr',
  'ro',
  'nl',
  'be',
  'bg',
  'ca',
  'gl',
  'az',
  'sv',
  'da',
  'no',
  'fi',
  'hu',
  'hr',
  'sl',
];

/** Which language people of another one most likely read; where there is none, or it is not there yet, English. */
const NEAR: Readonly<Record<string, readonly string[]>> = {
  be: ['ru'],
  bg: ['ru'],
  ca: ['es'],
  gl: ['pt', 'es'],
  eu: ['es'],
  az: ['tr'],
  lb: ['de', 'fr'],
  fy: ['nl'],
  af: ['nl'],
};

/** As many words as are looked at to find the language. */
const MOST_WORDS = 300;

/** The language that is covered and nearest to a code; English at last. */
export function coveredLanguage(code: string): Language {
  const codes = [code, ...(NEAR[code] ?? []), 'en'];
  for (const tried of codes) {
    const language = LANGUAGES.find((one) => one.code === tried);
    if (language !== undefined) return language;
  }
  throw new Error('English is missing from the languages.');
}

interface Vote {
  readonly vocabulary: Vocabulary;
  readonly stops: number;
  readonly cues: number;
  readonly letters: number;
}

let shared: ReadonlySet<string> | undefined;

/** Frequent words of more than one language, which tell nothing. */
function sharedStopWords(): ReadonlySet<string> {
  if (shared !== undefined) return shared;
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const language of LANGUAGES) {
    for (const word of vocabularyOf(language).stopWords) (seen.has(word) ? twice : seen).add(word);
  }
  shared = twice;
  return shared;
}

function voteOf(vocabulary: Vocabulary, words: readonly Word[]): Vote {
  const shared = sharedStopWords();
  let stops = 0;
  let letters = 0;
  const own = new Set(vocabulary.language.letters);
  for (const word of words) {
    if (vocabulary.stopWords.has(word.fold) && !shared.has(word.fold)) stops++;
    if (own.size > 0 && [...word.text.toLowerCase()].some((letter) => own.has(letter))) letters++;
  }
  const hit = new Set<number>();
  for (const { tag, start, slip } of vocabulary.finder.find(words)) {
    const plain = tag.kind === 'theme' || tag.kind === 'turn' || tag.kind === 'month' || tag.kind === 'time';
    if (plain && !slip) hit.add(start);
  }
  return { vocabulary, stops, cues: hit.size, letters };
}

/** The language to answer in, or undefined where the words alone do not tell. */
export function languageByVotes(allWords: readonly Word[]): Language | undefined {
  const words = allWords.filter(({ text }) => /\p{L}/u.test(text)).slice(0, MOST_WORDS);
  if (words.length === 0) return undefined;
  const votes = LANGUAGES.map((language) => voteOf(vocabularyOf(language), words)).sort(
    (one, other) => weightOf(other) - weightOf(one),
  );
  const [first, second] = votes;
  if (first === undefined) return undefined;
  const running = first.stops + first.letters;
  const runningSecond = second === undefined ? 0 : second.stops + second.letters;
  const strange = words.some(
    ({ text }) =>
      STRANGE.test(text) &&
      ![...text.toLowerCase()].every((letter) => isOwn(letter, first.vocabulary.language)),
  );
  const share = (first.stops + first.cues) / words.length;
  if (running > runningSecond && running >= 2 && share >= 0.3 && !strange) return first.vocabulary.language;
  if (running > runningSecond && share >= 0.45 && !strange) return first.vocabulary.language;
  if (runningSecond === running && first.cues > (second?.cues ?? 0) && share >= 0.5 && !strange)
    return first.vocabulary.language;
  return undefined;
}

const STRANGE = /[^\p{ASCII}]/u;

function isOwn(letter: string, language: Language): boolean {
  return letter < '\u0080' || language.letters.includes(letter) || 'éèçñ'.includes(letter);
}

/** A frequent word says more than a cue, which may be a technical term that all languages share. */
function weightOf({ stops, letters, cues }: Vote): number {
  return (stops + letters) * 3 + cues;
}

interface Detector {
  readonly detect: (text: string) => { readonly language: string };
}

let detector: Promise<Detector> | undefined;

function loadDetector(): Promise<Detector> {
  detector ??= import('eld/extrasmall').then(({ eld }) => {
    eld.setLanguageSubset(DETECTED);
    return eld;
  });
  return detector;
}

/** The language to answer in, always a covered one, and whether it is the one that she wrote in. */
export interface FoundLanguage {
  readonly language: Language;
  readonly own: boolean;
}

const COVERED_SCRIPTS = /[\p{Script=Latin}\p{Script=Cyrillic}]/gu;
const OTHER_LETTERS = /[^\P{L}\p{Script=Latin}\p{Script=Cyrillic}]/gu;

/** Whether a text is mostly in a script that no covered language and none near to one is written in. */
function isFarScript(text: string): boolean {
  const start = text.slice(0, 3000);
  return (start.match(OTHER_LETTERS)?.length ?? 0) > (start.match(COVERED_SCRIPTS)?.length ?? 0);
}

/** Finds the language to answer a text in. */
export async function findLanguage(text: string, words: readonly Word[]): Promise<FoundLanguage> {
  const voted = languageByVotes(words);
  if (voted !== undefined) return { language: voted, own: true };
  // The detector's tables take some 40 MB: they are not loaded for what has but one answer.
  if (isFarScript(text)) return { language: coveredLanguage('en'), own: false };
  const found = (await loadDetector()).detect(text.slice(0, 3000)).language;
  const language = coveredLanguage(found);
  const strange = words.some(({ text: word }) =>
    [...word.toLowerCase()].some((letter) => !isOwn(letter, language)),
  );
  return { language, own: language.code === found && !strange };
}
