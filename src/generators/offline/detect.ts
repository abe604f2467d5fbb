/**
 * The stage that finds the language. Frequent words vote first, then cues and letters; only where they do not
 * decide is the detector asked, as its tables cost time and memory when they are first loaded.
 */
import { hintsFor } from './hints.ts';
import { isStrange } from './letters.ts';
import { LANGUAGES } from './phrases/index.ts';
import type { Language } from './phrases/language.ts';
import { stopWordsOf } from './stop-words.ts';
import { vocabularyOf } from './vocabulary.ts';
import { type Vote, votesFor } from './votes.ts';
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

/** Among so many words, one may be of another language. */
const STRANGE_AMONG = 10;

/** By how much the first must be ahead, as a factor, not to be asked about. */
const CLEARLY = 1.3;

/** The share of its words that a text in a language holds at the least, as far as cues tell. */
const MOSTLY = 0.6;

/** How much an English word counts where another language speaks for itself: all others borrow from it. */
const LENT_SHARE = 0.55;
/** From this vote on, a language speaks for itself. */
const SPEAKS = 1.2;

/** Counts English words less where another language speaks for itself, by words that are not English as well. */
function withoutLent(votes: readonly Vote[], words: readonly Word[]): readonly Vote[] {
  const [english, ...others] = votes;
  if (english === undefined) return votes;
  const frequent = stopWordsOf(english.language);
  const rest = words.filter(({ fold }) => !frequent.has(fold));
  const left = votesFor(rest);
  const speaks = others.some(
    ({ running }, index) => running >= SPEAKS && (left[index + 1]?.running ?? 0) >= SPEAKS,
  );
  return speaks ? [{ ...english, running: english.running * LENT_SHARE }, ...others] : votes;
}

/** The languages that speak most for themselves, the first one first; none where nothing does. */
function votesOf(words: readonly Word[]): Vote[] {
  return withoutLent(votesFor(words), words)
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
  if (first === undefined || first.strange * STRANGE_AMONG > words.length) return undefined;
  const share = knownShare(first, words);
  const ahead = second === undefined || first.running >= second.running * CLEARLY;
  if (ahead && first.running >= 2 && share >= 0.3) return first.language;
  if (ahead && share >= 0.45) return first.language;
  const behind = second === undefined ? 0 : knownShare(second, words);
  return share >= 0.5 && share > behind ? first.language : undefined;
}

/** In longer texts frequent words decide. */
const MOST_HINTED_WORDS = 12;

/**
 * The language of a short text by frequent words and cues together, where one knows clearly more of it than all
 * others; or the one that frequent words alone tell, where cues do not speak for another.
 */
function languageByHints(words: readonly Word[], voted: Language | undefined): Language | undefined {
  if (words.length === 0 || words.length > MOST_HINTED_WORDS) return voted;
  const votes = withoutLent(votesFor(words), words);
  const [first, second] = hintsFor(words)
    .flatMap((hint, place) => votes.slice(place, place + 1).map((vote) => ({ ...hint, ...vote })))
    .filter(({ strange }) => strange === 0)
    .map(({ language, vote, running, known }) => ({ language, vote: vote + running, known }))
    .sort((one, other) => other.vote - one.vote);
  if (first === undefined || first.known * 2 < words.length) return voted;
  const behind = second?.vote ?? 0;
  // By a factor, or by a word that no other language knows.
  const clear = first.vote >= CLEARLY * behind || first.vote >= behind + 1;
  return clear || first.language === voted ? first.language : undefined;
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
  const voted = languageByHints(lettered(words), languageByVotes(words));
  if (voted !== undefined) return { language: voted, own: true, sure: true };
  // The detector's tables take some 40 MB: they are not loaded for what has but one answer.
  if (isFarScript(text)) return { language: coveredLanguage('en'), own: false, sure: false };
  const found = (await loadDetector()).detect(text.slice(0, 3000)).language;
  const covered = coveredLanguage(found);
  const letters = lettered(words);
  const language = mostLikely(covered, letters, covered.code === found);
  const known = language !== covered || covered.code === found;
  return {
    language,
    own: known && !letters.some(({ text: letter }) => isStrange(letter, language)),
    sure: false,
  };
}

function runningOf(language: Language, words: readonly Word[]): number {
  return votesFor(words).find((vote) => vote.language === language)?.running ?? 0;
}

/**
 * What the detector found, unless frequent words and letters speak clearly against it. A language that is not covered
 * has words in common with those near to it: one of them must know most of the text.
 */
function mostLikely(found: Language, words: readonly Word[], isCovered: boolean): Language {
  const [first] = votesOf(words);
  if (first === undefined || first.language === found || first.running < 1) return found;
  if (first.running <= 2 * Math.max(0, runningOf(found, words))) return found;
  return isCovered || (first.strange === 0 && knownShare(first, words) >= MOSTLY) ? first.language : found;
}
