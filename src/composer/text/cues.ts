/**
 * Finds cues in words: how the language files name words of time.
 *
 * A cue is written as words: `last day* of` is the word `last`, then one that starts with `day`, then `of`; `*woche` is a word that
 * holds `woche` anywhere. Several cues stand in one string, parted by `|`. Diacritics and capitals do not matter.
 */
import { foldText, type Word } from './words.ts';

/** A match: the index of its first word, and the index after its last. */
export interface Hit<Tag> {
  readonly tag: Tag;
  readonly start: number;
  readonly end: number;
}

interface Part {
  readonly kind: 'word' | 'stem' | 'inside';
  readonly text: string;
}

interface Cue<Tag> {
  readonly tag: Tag;
  readonly parts: readonly Part[];
}

/** The spelling of an umlaut without its key; folding maps both to the plain letter. */
function foldDigraphs(text: string): string {
  return text.replace(/([aou])e/g, '$1');
}

function partOf(piece: string, fold: (text: string) => string): Part {
  const kind = piece.startsWith('*') ? 'inside' : piece.endsWith('*') ? 'stem' : 'word';
  return { kind, text: fold(foldText(piece.replaceAll('*', ''))) };
}

function fits({ kind, text }: Part, word: string): boolean {
  if (kind === 'word') return text === word;
  return kind === 'stem' ? word.startsWith(text) : word.includes(text);
}

/**
 * Compiles cues.
 *
 * @param entries each meaning with its cues in one string
 * @param digraphs whether `ae`, `oe`, `ue` may stand for umlauts
 */
export function finderOf<Tag>(entries: Iterable<readonly [Tag, string]>, digraphs: boolean) {
  const fold = digraphs ? foldDigraphs : (text: string): string => text;
  const byWord = new Map<string, Cue<Tag>[]>();
  const others: Cue<Tag>[] = [];
  for (const [tag, text] of entries) {
    for (const piece of text.split('|')) {
      const words = piece.split(/\s+/).filter((word) => word !== '');
      const [first, ...rest] = words.map((word) => partOf(word, fold));
      if (first === undefined) continue;
      const cue = { tag, parts: [first, ...rest] };
      if (first.kind === 'word') byWord.set(first.text, [...(byWord.get(first.text) ?? []), cue]);
      else others.push(cue);
    }
  }
  /** All cues in the words, in the order of their places. */
  const find = (words: readonly Pick<Word, 'fold'>[]): Hit<Tag>[] => {
    const folds = words.map((word) => fold(word.fold));
    return folds.flatMap((word, start) =>
      [...(byWord.get(word) ?? []), ...others].flatMap(({ tag, parts }) => {
        const isHere = parts.every((part, index) => {
          const own = folds[start + index];
          return own !== undefined && fits(part, own);
        });
        return isHere ? [{ tag, start, end: start + parts.length }] : [];
      }),
    );
  };
  return { find };
}
