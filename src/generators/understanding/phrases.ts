/** Finds phrases in words: as they are typed, or without the marks of letters where the whole word has none. */
import { memoize } from '../text/memoize.ts';
import { foldText } from '../text/words.ts';

/** Phrases made ready for finding. */
export interface PhraseFinder {
  /** How many words the longest phrase takes that begins at a place; 0 where none does. */
  readonly lengthAt: (words: readonly string[], index: number) => number;
  /** The same for one that ends right before a place. */
  readonly endsBefore: (words: readonly string[], index: number) => boolean;
  /** Whether one is anywhere in the words. */
  readonly isIn: (words: readonly string[]) => boolean;
}

/** The words of a text in lower case, without the marks between them, as phrases are found in. */
export function wordsOf(text: string): readonly string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}'’-]+/gu) ?? [];
}

type Fits = (word: string) => boolean;

/** Whether a word in a phrase is one in a text. A word with marks of letters may be typed without them. */
function fitOf(piece: string): Fits {
  if (piece.endsWith('*')) {
    const stem = piece.slice(0, -1);
    const bare = foldText(stem);
    return (word) => word.startsWith(stem) || word.startsWith(bare);
  }
  if (piece.startsWith('*')) {
    const end = piece.slice(1);
    return (word) => word.length > end.length + 1 && word.endsWith(end);
  }
  const bare = foldText(piece);
  return (word) => word === piece || word === bare;
}

interface Phrase {
  readonly fits: readonly Fits[];
  /** Whether it only is one before a last word. */
  readonly beforeLast: boolean;
  /** Whether it only is one as the first words. */
  readonly isFirst: boolean;
}

/**
 * Makes phrases ready for finding: parted by `|`, with `*` for any ending or any beginning of a word, `^` before what only is one as the first
 * words, and `!` before a word that is none.
 */
export const phrasesOf = memoize((list: string): PhraseFinder => {
  const byWord = new Map<string, Phrase[]>();
  const others: Phrase[] = [];
  const unlike = new Set<string>();
  for (const piece of list.split('|')) {
    if (piece.trim().startsWith('!')) {
      unlike.add(piece.trim().slice(1));
      continue;
    }
    const isFirst = piece.trim().startsWith('^');
    const words = piece
      .replace('^', '')
      .split(/\s+/)
      .filter((word) => word !== '');
    const [first] = words;
    if (first === undefined) continue;
    const beforeLast = words.at(-1) === '*';
    const phrase = { fits: (beforeLast ? words.slice(0, -1) : words).map(fitOf), beforeLast, isFirst };
    if (first.includes('*')) others.push(phrase);
    else
      for (const word of new Set([first, foldText(first)]))
        byWord.set(word, [...(byWord.get(word) ?? []), phrase]);
  }
  const lengthAt = (words: readonly string[], index: number): number => {
    let longest = 0;
    if (unlike.has(words[index] ?? '')) return 0;
    for (const { fits, beforeLast, isFirst } of [...(byWord.get(words[index] ?? '') ?? []), ...others]) {
      if (
        fits.length <= longest ||
        (isFirst && index > 0) ||
        (beforeLast && index + fits.length !== words.length - 1)
      )
        continue;
      if (fits.every((fit, at) => fit(words[index + at] ?? ''))) longest = fits.length;
    }
    return longest;
  };
  return {
    lengthAt,
    endsBefore: (words, index) =>
      words.some(
        (_, at) => at < index && index - at < 6 && lengthAt(words.slice(0, index), at) === index - at,
      ),
    isIn: (words) => words.some((_, at) => lengthAt(words, at) > 0),
  };
});
