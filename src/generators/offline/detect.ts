/**
 * The stage that finds the language. Frequent words vote first, then cues and letters; only where they do not
 * decide is the detector asked, as its tables cost time and memory when they are first loaded.
 */
import { LANGUAGES } from './phrases/index.ts';
import type { Language } from './phrases/language.ts';
import { stopVote } from './stop-words.ts';
import { vocabularyOf } from './vocabulary.ts';
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

/** What speaks for a language before its cues are looked at. */
interface Vote {
  readonly language: Language;
  /** Frequent words and letters, less the words that cannot be of the language: may be below zero. */
  readonly running: number;
  /** How many words have letters of its script that the language does not write with. */
  readonly strange: number;
}

/** Letters of loan words, which any language takes over. */
const LOAN_LETTERS = 'éèçñü';

let sharers: ReadonlyMap<string, number> | undefined;

/** How many languages write with a letter beyond a to z. */
function sharersOf(letter: string): number {
  if (sharers === undefined) {
    const counted = new Map<string, number>();
    for (const { letters } of LANGUAGES) {
      for (const one of letters) counted.set(one, (counted.get(one) ?? 0) + 1);
    }
    sharers = counted;
  }
  return sharers.get(letter) ?? 1;
}

const CYRILLIC = /\p{Script=Cyrillic}/u;

function isOfScript(text: string, { letters }: Language): boolean {
  return CYRILLIC.test(text) === CYRILLIC.test(letters);
}

function isOwn(letter: string, { letters }: Language): boolean {
  return letter < '\u0080' || letters.includes(letter) || LOAN_LETTERS.includes(letter);
}

/** Whether a word cannot be of a language, though its script is. */
function isStrange({ text }: Word, language: Language): boolean {
  if (!isOfScript(text, language)) return false;
  return [...text.toLowerCase()].some((letter) => /\p{L}/u.test(letter) && !isOwn(letter, language));
}

/** How much the letters of a word speak for a language: 1 for one that no other has, 0 for none but a to z. */
function letterVote(text: string, { letters }: Language): number {
  let vote = 0;
  for (const letter of text.toLowerCase()) {
    if (letter > '\u007f' && letters.includes(letter)) vote = Math.max(vote, 1 / sharersOf(letter));
  }
  return vote;
}

function voteOf(language: Language, words: readonly Word[]): Vote {
  let letters = 0;
  let strange = 0;
  for (const word of words) {
    letters += letterVote(word.text, language);
    if (isStrange(word, language)) strange++;
  }
  return { language, running: stopVote(words, language) + letters - strange, strange };
}

/** The words that a language knows: as frequent ones or by a cue. */
function knownShare({ language }: Vote, words: readonly Word[]): number {
  const vocabulary = vocabularyOf(language);
  const known = new Set<number>();
  for (const { tag, start, slip } of vocabulary.finder.find(words)) {
    const plain =
      tag.kind === 'theme' ||
      tag.kind === 'turn' ||
      tag.kind === 'month' ||
      tag.kind === 'time' ||
      tag.kind === 'stop';
    if (plain && !slip) known.add(start);
  }
  return known.size / words.length;
}

/** By how much the first must be ahead, as a factor, not to be asked about. */
const CLEARLY = 1.3;

/** The languages that speak most for themselves, the first one first; none where nothing does. */
function votesOf(words: readonly Word[]): Vote[] {
  return LANGUAGES.map((language) => voteOf(language, words))
    .filter(({ running }) => running > 0)
    .sort((one, other) => other.running - one.running);
}

function lettered(words: readonly Word[]): Word[] {
  return words.filter(({ text }) => /\p{L}/u.test(text)).slice(0, MOST_WORDS);
}

/** The language to answer in, or undefined where the words alone do not tell. */
export function languageByVotes(allWords: readonly Word[]): Language | undefined {
  const words = lettered(allWords);
  const [first, second] = votesOf(words);
  if (first === undefined || first.strange * 4 > first.running) return undefined;
  const share = knownShare(first, words);
  const ahead = second === undefined || first.running >= second.running * CLEARLY;
  if (ahead && first.running >= 2 && share >= 0.3) return first.language;
  if (ahead && share >= 0.45) return first.language;
  const behind = second === undefined ? 0 : knownShare(second, words);
  return share >= 0.5 && share > behind ? first.language : undefined;
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
  /** Whether her words leave no doubt about it. */
  readonly sure: boolean;
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
  if (voted !== undefined) return { language: voted, own: true, sure: true };
  // The detector's tables take some 40 MB: they are not loaded for what has but one answer.
  if (isFarScript(text)) return { language: coveredLanguage('en'), own: false, sure: false };
  const found = (await loadDetector()).detect(text.slice(0, 3000)).language;
  const covered = coveredLanguage(found);
  const letters = lettered(words);
  const language = mostLikely(covered, letters);
  const known = language !== covered || covered.code === found;
  return { language, own: known && !letters.some((word) => isStrange(word, language)), sure: false };
}

/** What the detector found, unless frequent words and letters speak clearly against it. */
function mostLikely(found: Language, words: readonly Word[]): Language {
  const [first] = votesOf(words);
  if (first === undefined || first.language === found || first.running < 1) return found;
  return first.running > 2 * Math.max(0, voteOf(found, words).running) ? first.language : found;
}
