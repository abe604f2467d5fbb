/** Patterns of all languages, compiled so that a text is read once, however many there are. */

import type { Patterns } from './languages/language.ts';
import { type Word, withoutAccents } from './reading.ts';
import { soundsOf } from './transliteration.ts';

/** The number of an element, such as `kill|murder*`; elements of the same text in one language share it. */
type Element = number;

/** Elements in their order; `gap` is the number of other words allowed before each. */
type Sequence = readonly { readonly element: Element; readonly gap: number }[];

/** Sequences that stand in any order near each other. */
interface Pattern<Meaning> {
  readonly meaning: Meaning;
  readonly sequences: readonly Sequence[];
}

/** A match: the indexes of its words in the sentence. */
export interface Match<Meaning> {
  readonly meaning: Meaning;
  readonly at: readonly number[];
}

/** Finds matches in a sentence. */
export type Matcher<Meaning> = (sentence: readonly Word[]) => readonly Match<Meaning>[];

const GAP = 2;
const WIDE_GAP = 10;
/** The number of words within which the sequences of a pattern stand. */
const NEAR = 9;
/** Words of as many letters are found with a wrong letter, too. */
const MIN_MISSPELT = 8;
/** Words of as many letters may be several that are run together, such as `killmyself`. */
const MIN_TOGETHER = 8;
/** The number of words that are remembered. */
const MAX_KNOWN = 10_000;

/** What stands for a name, and before and behind a sentence. */
const SPECIAL = ['{Name}', '^', '$'];
/** As if so many words were one of these: no pattern is looked for by them. */
const COMMON = 1000;

/** Which elements each way to write a word belongs to. */
interface Index {
  readonly words: Map<string, Element[]>;
  readonly stems: Map<string, Element[]>;
  readonly endings: Map<string, Element[]>;
  readonly insides: Map<string, Element[]>;
  /** Words and stems by a half of theirs, which a single wrong letter leaves as it is. */
  readonly halves: Map<string, Entry[]>;
}

/** A word, or a stem, that may be misspelt. */
interface Entry {
  readonly word: string;
  readonly isStem: boolean;
}

/** Compiles patterns, each with what it means. */
export function compilePatterns<Meaning>(
  languages: readonly Patterns[],
  patternsOf: (language: Patterns) => readonly (readonly [pattern: string, meaning: Meaning])[],
): Matcher<Meaning> {
  const index: Index = {
    words: new Map(),
    stems: new Map(),
    endings: new Map(),
    insides: new Map(),
    halves: new Map(),
  };
  const lookalikes = new Set(
    languages.flatMap((language) => listed(language.lookalikes).map(withoutAccents)),
  );
  /** By the alternative: most lists of words stand in many elements. */
  const entries = new Map<string, readonly Element[][]>();
  /** By the element that fewest words are. */
  const patterns = new Map<Element, Pattern<Meaning>[]>();
  let count = 0;
  for (const language of languages) {
    const listsOfWords = new Map(Object.entries(language.words).map(([name, list]) => [name, listed(list)]));
    const elements = new Map<string, { readonly element: Element; readonly size: number }>();
    const elementOf = (text: string) => {
      const known = elements.get(text);
      if (known !== undefined) return known;
      const alternatives = expanded(text, listsOfWords);
      const made = {
        element: count++,
        size: alternatives.some((one) => SPECIAL.includes(one)) ? COMMON : alternatives.length,
      };
      elements.set(text, made);
      for (const alternative of alternatives) {
        const lists = entries.get(alternative);
        if (lists === undefined) entries.set(alternative, addTo(index, alternative, made.element));
        else for (const list of lists) list.push(made.element);
      }
      return made;
    };
    const written = patternsOf(language).flatMap(([pattern, meaning]) =>
      withoutPhrases(pattern).map((variant) => [variant, meaning] as const),
    );
    for (const [pattern, meaning] of written) {
      let anchor = { element: -1, size: Number.POSITIVE_INFINITY };
      const sequences = pattern.split(' & ').map((part) => {
        const sequence: { element: Element; gap: number }[] = [];
        let gap = GAP;
        for (const piece of part.trim().split(/\s+/)) {
          if (piece === '…') {
            gap = WIDE_GAP;
            continue;
          }
          for (const [place, text] of piece.split('_').entries()) {
            const { element, size } = elementOf(text);
            if (size < anchor.size) anchor = { element, size };
            sequence.push({ element, gap: place > 0 ? 0 : gap });
          }
          gap = GAP;
        }
        return sequence;
      });
      const others = patterns.get(anchor.element) ?? [];
      others.push({ meaning, sequences });
      patterns.set(anchor.element, others);
    }
  }

  const known = new Map<string, Reading>();
  const read = (word: Word): Reading => {
    const key = `${word.exact} ${word.folded}`;
    const found = known.get(key) ?? findElements(index, word, lookalikes);
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(key, found);
    return found;
  };

  const match = (words: readonly Word[], isSentence: boolean): readonly Match<Meaning>[] => {
    const matches: Match<Meaning>[] = [];
    const misspelt = new Set<number>();
    const places = new Map<Element, number[]>();
    const note = (at: number, elements: readonly Element[] = []): void => {
      for (const element of elements) add(places, element, at);
    };
    if (isSentence) note(-1, index.words.get('^'));
    for (const [at, word] of words.entries()) {
      const { elements, isMisspelt } = read(word);
      note(at, elements);
      if (isMisspelt) misspelt.add(at);
      if (word.isName) note(at, index.words.get('{Name}'));
      // Words that are run together say something by themselves, or they are one ordinary word.
      const parts = elements.length > 0 ? [] : apart(word, index);
      if (parts.length > 1)
        matches.push(
          ...match(parts, false)
            .filter((found) => lettersOf(parts, found.at) * 2 > word.folded.length)
            .map(({ meaning }) => ({ meaning, at: [at] })),
        );
    }
    if (isSentence) note(words.length, index.words.get('$'));
    for (const element of places.keys()) {
      for (const { meaning, sequences } of patterns.get(element) ?? []) {
        for (const at of matchesOf(sequences, places)) {
          // One word may be misspelt; where two are, they are other words.
          if (at.filter((place) => misspelt.has(place)).length > 1) continue;
          matches.push({ meaning, at: at.filter((place) => place >= 0 && place < words.length) });
        }
      }
    }
    return matches;
  };
  return (sentence) => match(sentence, true);
}

/** What is known of a word. */
interface Reading {
  readonly elements: readonly Element[];
  /** Whether it is none of the words of patterns, but one letter away from one. */
  readonly isMisspelt: boolean;
}

/** The patterns that a pattern stands for whose alternatives are phrases: `a|b+c d` is `a d` and `b_c d`. */
function withoutPhrases(pattern: string): readonly string[] {
  if (!pattern.includes('+')) return [pattern];
  return pattern.split(' ').reduce<readonly string[]>(
    (beginnings, piece, index) => {
      const alternatives = piece.split('|');
      const words = alternatives.filter((text) => !text.includes('+')).join('|');
      const phrases = alternatives.filter((text) => text.includes('+'));
      return [words, ...phrases]
        .filter((text) => text !== '')
        .flatMap((text) =>
          beginnings.map((one) => `${one}${index === 0 ? '' : ' '}${text.replaceAll('+', '_')}`),
        );
    },
    [''],
  );
}

/** The words that are run together in one, if all of it is words of patterns; otherwise the word. */
function apart(word: Word, { words }: Index): readonly Word[] {
  const { folded } = word;
  if (folded.length < MIN_TOGETHER) return [word];
  /** By the letter before which they end, the beginning of the last word; the longest last words are preferred. */
  const begins = new Map<number, number>([[0, 0]]);
  for (let end = 2; end <= folded.length; end++) {
    for (let start = 0; start < end - 1; start++) {
      if (begins.has(start) && words.has(folded.slice(start, end))) {
        begins.set(end, start);
        break;
      }
    }
  }
  const parts: Word[] = [];
  for (let end = folded.length; end > 0; ) {
    const start = begins.get(end);
    if (start === undefined) return [word];
    const part = folded.slice(start, end);
    parts.unshift({ exact: part, folded: part, isName: false });
    end = start;
  }
  return parts;
}

const lettersOf = (words: readonly Word[], at: readonly number[]): number =>
  at.reduce((letters, place) => letters + (words[place]?.folded.length ?? 0), 0);

const listed = (words: string): readonly string[] => words.split(/\s+/).filter((word) => word !== '');

/** The words of an element: `kill|{person}` with the list behind the name. */
function expanded(text: string, lists: ReadonlyMap<string, readonly string[]>): readonly string[] {
  return text.split('|').flatMap((one) => {
    if (!one.startsWith('{') || SPECIAL.includes(one)) return [one];
    const list = lists.get(one.slice(1, -1));
    if (list === undefined) throw new Error(`There is no list of words ${one}.`);
    return list;
  });
}

/** Adds a value to the list of a key, which it returns. */
function add<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): Value[] {
  const others = map.get(key);
  if (others === undefined) {
    const made = [value];
    map.set(key, made);
    return made;
  }
  others.push(value);
  return others;
}

/** The key of a word in Cyrillic as it is written in Latin letters, apart from words that are Latin. */
const soundKey = (word: string): string => `~${soundsOf(word)}`;

/** Adds an alternative of an element to the index, and returns the lists that the element stands in now. */
function addTo(index: Index, written: string, element: Element): readonly Element[][] {
  if (written.startsWith('=')) {
    const isStem = written.endsWith('*');
    return [add(isStem ? index.stems : index.words, isStem ? written.slice(0, -1) : written, element)];
  }
  const folded = withoutAccents(written);
  if (folded.startsWith('*')) {
    const word = folded.replaceAll('*', '');
    return [add(folded.endsWith('*') ? index.insides : index.endings, word, element)];
  }
  const isStem = folded.endsWith('*');
  const word = isStem ? folded.slice(0, -1) : folded;
  const { [isStem ? 'stems' : 'words']: known, halves } = index;
  const isKnown = known.has(word);
  const lists = [add(known, word, element)];
  if (/\p{Script=Cyrillic}/u.test(word)) lists.push(add(known, soundKey(word), element));
  if (isKnown || word.length < MIN_MISSPELT) return lists;
  const [beginning, end] = halvesOf(word, word.length);
  const [swapped] = halvesOf(withMiddleSwapped(word), word.length);
  for (const half of new Set([beginning, end, swapped])) add(halves, half, { word, isStem });
  return lists;
}

/** A word whose halves change both: their letters at the middle are swapped. */
const withMiddleSwapped = (word: string): string => {
  const half = word.length >> 1;
  return `${word.slice(0, half - 1)}${word[half] ?? ''}${word[half - 1] ?? ''}${word.slice(half + 1)}`;
};

/** The two halves of a word of this length, as keys: a misspelt word has one of them. */
const halvesOf = (word: string, length: number): readonly [string, string] => {
  const half = length >> 1;
  return [`${length}<${word.slice(0, half)}`, `${length}>${word.slice(half - length)}`];
};

function findElements(index: Index, { exact, folded }: Word, lookalikes: ReadonlySet<string>): Reading {
  const found = new Set<Element>();
  const take = (elements: readonly Element[] | undefined): void => {
    for (const element of elements ?? []) found.add(element);
  };
  const keys = [folded, `=${exact}`];
  if (/(.)\1\1/u.test(exact)) keys.push(folded.replace(/(.)\1/gu, '$1'));
  if (/[a-z]/.test(folded)) keys.push(soundKey(folded));
  for (const key of keys) {
    take(index.words.get(key));
    for (let end = 1; end <= key.length; end++) take(index.stems.get(key.slice(0, end)));
  }
  for (let start = 0; start < folded.length; start++) take(index.endings.get(folded.slice(start)));
  for (const [inside, elements] of index.insides) if (folded.includes(inside)) take(elements);
  if (found.size > 0) return { elements: [...found], isMisspelt: false };
  if (folded.length < MIN_MISSPELT - 1 || lookalikes.has(folded)) return { elements: [], isMisspelt: false };
  return { elements: [...new Set(misspeltElements(index, folded))], isMisspelt: true };
}

/** The elements of words and stems that a word is with one wrong, missing, doubled or swapped letter. */
function* misspeltElements({ halves, words, stems }: Index, written: string): Generator<Element> {
  for (let end = MIN_MISSPELT - 1; end <= written.length; end++) {
    const beginning = written.slice(0, end);
    for (const length of [end - 1, end, end + 1]) {
      for (const half of halvesOf(beginning, length)) {
        for (const { word, isStem } of halves.get(half) ?? []) {
          if ((isStem || end === written.length) && isOneLetterAway(beginning, word))
            yield* (isStem ? stems : words).get(word) ?? [];
        }
      }
    }
  }
}

/** Whether words differ by one wrong, missing, added or swapped letter; the first letter is hardly ever wrong. */
function isOneLetterAway(one: string, other: string): boolean {
  const [shorter, longer] = one.length <= other.length ? [one, other] : [other, one];
  let start = 0;
  while (start < shorter.length && shorter[start] === longer[start]) start++;
  if (start === 0) return false;
  const [rest, otherRest] = [shorter.slice(start), longer.slice(start)];
  if (longer.length > shorter.length) return rest === otherRest.slice(1);
  if (rest.slice(1) === otherRest.slice(1)) return true;
  return rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2);
}

/** Where the sequences of a pattern stand near each other, as the indexes of their words. */
function matchesOf(
  sequences: readonly Sequence[],
  places: ReadonlyMap<Element, readonly number[]>,
): readonly (readonly number[])[] {
  const [first, ...others] = sequences.map((sequence) => sequenceMatches(sequence, places));
  if (first === undefined) return [];
  const found: (readonly number[])[] = [];
  for (const match of first) {
    const together = [...match];
    const complete = others.every((candidates) => {
      const near = candidates.find((candidate) => isNear(together, candidate));
      if (near !== undefined) together.push(...near);
      return near !== undefined;
    });
    if (complete) found.push(together);
  }
  return found;
}

const isNear = (words: readonly number[], others: readonly number[]): boolean =>
  Math.max(...words, ...others) - Math.min(...words, ...others) < NEAR &&
  others.every((at) => !words.includes(at));

function sequenceMatches(
  sequence: Sequence,
  places: ReadonlyMap<Element, readonly number[]>,
): readonly (readonly number[])[] {
  let found: (readonly number[])[] = [];
  for (const [step, { element, gap }] of sequence.entries()) {
    const at = places.get(element);
    if (at === undefined) return [];
    if (step === 0) {
      found = at.map((place) => [place]);
      continue;
    }
    found = found.flatMap((match) => {
      const last = match.at(-1) ?? 0;
      const next = at.find((place) => place > last && place <= last + gap + 1);
      return next === undefined ? [] : [[...match, next]];
    });
  }
  return found;
}
