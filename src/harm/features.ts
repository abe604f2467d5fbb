/** What a model of harm looks at in a text: the concepts of its sentences, which of them stand together, its words and their pairs. */

import { conceptLists } from './concepts.ts';
import { readSentences, type Word } from './reading.ts';

/** Longer sentences are looked at in pieces, so that a wish for a career around it hides nothing. */
const MAX_WORDS = 18;
/** Concepts within so many words of each other stand near each other. */
const NEAR = 3;
/** Words are told apart by their first letters, so that most forms of a word are one. */
const LETTERS = 6;
/** In pairs of words by fewer. */
const LETTERS_OF_PAIR = 5;
/** So many words show which languages a text may be in. */
const FIRST_WORDS = 60;
/** Two languages are looked at if the second knows at least so many of the words that the first knows. */
const NEARLY_ALL = 0.85;

/** The features of each sentence of a text together with the one behind it, as hashes of 32 bits. */
export function harmFeatures(text: string): readonly Uint32Array[] {
  const isQuestion = text.includes('?');
  // `1.` before an item of a list is none.
  const sentences = [...readSentences(text)].filter((words) =>
    words.some(({ folded }) => /\p{L}/u.test(folded)),
  );
  const lists = likeliestLists(
    sentences
      .flat()
      .slice(0, FIRST_WORDS)
      .map(({ folded }) => folded),
  );
  const parts = sentences.flatMap(piecesOf).map((words) => {
    const folded = words.map((word) => word.folded);
    const all = lists.map((conceptsOf) => conceptsOf(folded));
    return { folded, concepts: folded.map((_, at) => new Set(all.flatMap((own) => [...(own[at] ?? [])]))) };
  });
  return parts.map((part, at) => {
    const both = parts.slice(at, at + 2);
    const features = new Set<number>();
    const add = (feature: string): void => void features.add(hashOf(feature));
    const length = both.reduce((sum, { folded }) => sum + folded.length, 0);
    add(`length ${Math.min(4, Math.floor(length / 8))}`);
    if (isQuestion) add('question');
    addPairs(new Set(part.concepts.flatMap((own) => [...own])), add);
    for (const { folded, concepts } of both) {
      for (const [place, word] of folded.entries()) {
        if (word.length > 2) add(`word ${word.slice(0, LETTERS)}`);
        const next = folded[place + 1];
        if (next !== undefined) add(`${word.slice(0, LETTERS_OF_PAIR)} ${next.slice(0, LETTERS_OF_PAIR)}`);
      }
      for (const [place, own] of concepts.entries()) {
        for (const next of concepts.slice(place + 1, place + 1 + NEAR)) {
          for (const one of own) for (const other of next) add(`near ${one} ${other}`);
        }
      }
    }
    return Uint32Array.from(features);
  });
}

/** The lists of the one or two languages that know most of the words. */
function likeliestLists(words: readonly string[]) {
  const known = [...conceptLists().values()].map((list) => ({
    list,
    count: list(words).filter((concepts) => concepts.size > 0).length,
  }));
  const [first, second] = known.toSorted((one, other) => other.count - one.count);
  const isClose = (second?.count ?? 0) >= (first?.count ?? 0) * NEARLY_ALL;
  return [...(first ? [first.list] : []), ...(second && isClose ? [second.list] : [])];
}

function piecesOf(words: readonly Word[]): readonly (readonly Word[])[] {
  if (words.length <= MAX_WORDS) return words.length === 0 ? [] : [words];
  const step = Math.ceil((MAX_WORDS * 2) / 3);
  return Array.from({ length: Math.ceil(words.length / step) }, (_, index) =>
    words.slice(index * step, index * step + MAX_WORDS),
  );
}

function addPairs(concepts: ReadonlySet<string>, add: (feature: string) => void): void {
  const names = [...concepts].toSorted();
  for (const [index, name] of names.entries()) {
    add(`sentence ${name}`);
    for (const other of names.slice(index + 1)) add(`sentence ${name} ${other}`);
  }
}

/** FNV-1a. */
function hashOf(feature: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < feature.length; index++) {
    hash = Math.imul(hash ^ feature.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}
