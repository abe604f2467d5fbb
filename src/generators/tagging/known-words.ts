/** The words of the training texts of a language: those that are typed well, and those that only occur where nothing can be repeated. */
import { readFileSync } from 'node:fs';
import { foldText, smallLetters } from '../text/words.ts';

/** Words by what is known of them. */
export interface KnownWords {
  readonly good: ReadonlySet<string>;
  /** Slang, slips and the like. */
  readonly odd: ReadonlySet<string>;
  /** The common ones of the good words by their first letter. */
  readonly byStart: ReadonlyMap<string, readonly string[]>;
  /** Good words without the marks of their letters, where that is no good word itself. */
  readonly unmarked: ReadonlySet<string>;
}

/** Shorter words are not looked at: too many of them are like another. */
const SHORTEST = 3;

/** The words of a text that are looked at, in small letters. */
export function lettersOf(text: string): string[] {
  return (text.match(/[\p{L}\p{M}]+/gu) ?? []).filter((word) => word.length >= SHORTEST).map(smallLetters);
}

/** Puts words in the order in which they are looked up. */
function knownWordsOf([common = [], rare = [], odd = []]: readonly (readonly string[])[]): KnownWords {
  const good = new Set([...common, ...rare]);
  const byStart = new Map<string, string[]>();
  for (const word of common) {
    const list = byStart.get(word.slice(0, 1));
    if (list === undefined) byStart.set(word.slice(0, 1), [word]);
    else list.push(word);
  }
  const bare = [...good].map(foldText).filter((word) => !good.has(word));
  return { good, odd: new Set(odd), byStart, unmarked: new Set(bare) };
}

const loaded = new Map<string, KnownWords>();

/** The words that are known of a language, read when they are first asked for and kept. */
export function knownWords(code: string): KnownWords {
  const kept = loaded.get(code);
  if (kept !== undefined) return kept;
  const file = readFileSync(new URL(`./words/${code}.txt`, import.meta.url), 'utf8');
  const words = knownWordsOf(file.split('---\n').map((part) => part.split('\n').filter(Boolean)));
  loaded.set(code, words);
  return words;
}

const formsOf = new Map<string, ReadonlyMap<string, string>>();

/** Good words by their letters without marks, where these are no good word and those of one alone. */
export function markedForms(code: string): ReadonlyMap<string, string> {
  const kept = formsOf.get(code);
  if (kept !== undefined) return kept;
  const { good, unmarked } = knownWords(code);
  const forms = new Map<string, string>();
  const several = new Set<string>();
  for (const word of good) {
    const bare = foldText(word);
    if (!unmarked.has(bare)) continue;
    if (forms.has(bare)) several.add(bare);
    forms.set(bare, word);
  }
  for (const bare of several) forms.delete(bare);
  formsOf.set(code, forms);
  return forms;
}

/** Shorter words have too many neighbours. */
const MIN_LETTERS = 6;
/** Such a share of the letters may be the ending, where words differ by their grammar. */
const ENDING = 1 / 3;

/**
 * Whether a word is odd, lacks the marks of its letters, or is a good word with one letter too many, too few or wrong, or with two
 * that changed places, and not in its ending. A wrong letter counts only where no good word has such letters.
 */
export function isSlip(word: string, { good, odd, byStart, unmarked }: KnownWords): boolean {
  if (good.has(word)) return false;
  if (odd.has(word) || unmarked.has(word) || /(\p{L})\1\1/u.test(word)) return true;
  if (word.length < MIN_LETTERS) return false;
  for (const other of byStart.get(word.slice(0, 1)) ?? []) {
    if (Math.abs(word.length - other.length) > 1) continue;
    const change = changeOf(word, other);
    if (change === 'moved' || (change !== undefined && !hasLetters(good, word, change))) return true;
  }
  return false;
}

/** What makes a word of another: a letter more or less or two that changed places, or the place of a wrong letter, for words of much the same length. */
function changeOf(one: string, other: string): 'moved' | number | undefined {
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  let end = 0;
  const most = Math.min(one.length, other.length) - start;
  while (end < most && one.at(-1 - end) === other.at(-1 - end)) end++;
  if (start < 1 || end < Math.floor(one.length * ENDING)) return undefined;
  const left = one.length - start - end;
  const right = other.length - start - end;
  if (left === 2 && right === 2)
    return one[start] === other[start + 1] && one[start + 1] === other[start] ? 'moved' : undefined;
  if (left > 1 || right > 1) return undefined;
  return left === right ? start : 'moved';
}

/** So many letters together tell whether a word is built like others. */
const TOGETHER = 4;

/** Whether all runs of letters around a place occur in good words. */
function hasLetters(good: ReadonlySet<string>, word: string, place: number): boolean {
  const runs: string[] = [];
  for (let from = Math.max(0, place - TOGETHER + 1); from <= place; from++)
    if (from + TOGETHER <= word.length) runs.push(word.slice(from, from + TOGETHER));
  return runs.every((run) => [...good].some((other) => other.includes(run)));
}
