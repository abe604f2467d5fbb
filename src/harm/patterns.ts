/** Patterns of all languages, compiled so that a text is read once, however many there are. */

import type { LanguagePatterns } from './language.ts';
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
const MIN_MISSPELT = 6;
const NAME = '{Name}';
/** Words run together, such as `killmyself`, are found from this number of letters on, and in patterns of at most so many ways to write them. */
const MIN_TOGETHER = 8;
const MAX_TOGETHER = 600;

/** Which elements each way to write a word belongs to. */
interface Index {
  readonly words: Map<string, Set<Element>>;
  readonly stems: Map<string, Set<Element>>;
  readonly endings: Map<string, Set<Element>>;
  readonly insides: Map<string, Set<Element>>;
  readonly misspeltWords: Map<string, Set<Element>>;
  readonly misspeltStems: Map<string, Set<Element>>;
}

/** Compiles patterns, each with what it means. */
export function compilePatterns<Meaning>(
  languages: readonly LanguagePatterns[],
  patternsOf: (language: LanguagePatterns) => readonly (readonly [pattern: string, meaning: Meaning])[],
): Matcher<Meaning> {
  const index: Index = {
    words: new Map(),
    stems: new Map(),
    endings: new Map(),
    insides: new Map(),
    misspeltWords: new Map(),
    misspeltStems: new Map(),
  };
  const lookalikes = new Set(
    languages.flatMap((language) => listed(language.lookalikes).map(withoutAccents)),
  );
  /** By the element that fewest words are. */
  const patterns = new Map<Element, Pattern<Meaning>[]>();
  /** What stands for a name, and before and behind a sentence. */
  const special: Readonly<Record<string, Element>> = { [NAME]: 0, '^': 1, $: 2 };
  let count = 3;
  const together = new Map<string, Meaning>();
  for (const language of languages) {
    const elements = new Map<string, { readonly element: Element; readonly size: number }>();
    const elementOf = (text: string) => {
      const found = special[text];
      if (found !== undefined) return { element: found, size: 1000 };
      const known = elements.get(text);
      if (known !== undefined) return known;
      const alternatives = expanded(text, language);
      const made = { element: count++, size: alternatives.length };
      elements.set(text, made);
      for (const alternative of alternatives) addTo(index, alternative, made.element);
      return made;
    };
    for (const [pattern, meaning] of patternsOf(language)) {
      for (const words of runTogether(pattern, language)) together.set(words, meaning);
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

  const known = new Map<string, Reading<Meaning>>();
  const read = (word: Word): Reading<Meaning> => {
    const key = `${word.exact} ${word.folded}`;
    const found = known.get(key) ?? {
      elements: findElements(index, word, lookalikes),
      together: findTogether(together, word),
    };
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(key, found);
    return found;
  };

  return (sentence) => {
    const matches: Match<Meaning>[] = [];
    const places = new Map<Element, number[]>();
    const note = (element: Element, at: number): void => {
      const others = places.get(element);
      if (others === undefined) places.set(element, [at]);
      else others.push(at);
    };
    note(1, -1);
    for (const [at, word] of sentence.entries()) {
      const { elements, together: meaning } = read(word);
      for (const element of elements) note(element, at);
      if (word.isName) note(0, at);
      if (meaning !== undefined) matches.push({ meaning, at: [at] });
    }
    note(2, sentence.length);
    for (const element of places.keys()) {
      for (const { meaning, sequences } of patterns.get(element) ?? []) {
        for (const at of matchesOf(sequences, places)) {
          matches.push({ meaning, at: at.filter((place) => place >= 0 && place < sentence.length) });
        }
      }
    }
    return matches;
  };
}

/** What is known of a word. */
interface Reading<Meaning> {
  readonly elements: readonly Element[];
  /** What words mean that are run together in it. */
  readonly together: Meaning | undefined;
}

/** The number of words that are remembered. */
const MAX_KNOWN = 10_000;

/** The words of a pattern run together in all ways, without accents; none if there are too many. */
function runTogether(pattern: string, language: LanguagePatterns): readonly string[] {
  if (/[&…=^$]|\{Name\}/.test(pattern)) return [];
  const elements = pattern.split(/[\s_]+/).map((text) => expanded(text, language));
  if (elements.length < 2) return [];
  if (elements.reduce((product, { length }) => product * length, 1) > MAX_TOGETHER) return [];
  return elements
    .reduce(
      (beginnings, words) => beginnings.flatMap((one) => words.map((word) => one + word.replaceAll('*', ''))),
      [''],
    )
    .map(withoutAccents)
    .filter(({ length }) => length >= MIN_TOGETHER);
}

function findTogether<Meaning>(
  together: ReadonlyMap<string, Meaning>,
  { folded }: Word,
): Meaning | undefined {
  for (let start = 0; start + MIN_TOGETHER <= folded.length; start++) {
    for (let end = start + MIN_TOGETHER; end <= folded.length; end++) {
      const meaning = together.get(folded.slice(start, end));
      if (meaning !== undefined) return meaning;
    }
  }
  return undefined;
}

const listed = (words: string): readonly string[] => words.split(/\s+/).filter((word) => word !== '');

/** The words of an element: `kill|{person}` with the list behind the name. */
function expanded(text: string, { words }: LanguagePatterns): readonly string[] {
  return text.split('|').flatMap((one) => {
    if (!one.startsWith('{')) return [one];
    const list = words[one.slice(1, -1)];
    if (list === undefined) throw new Error(`There is no list of words ${one}.`);
    return listed(list);
  });
}

function add(map: Map<string, Set<Element>>, key: string, element: Element): void {
  const others = map.get(key);
  if (others === undefined) map.set(key, new Set([element]));
  else others.add(element);
}

/** The key of a word in Cyrillic as it is written in Latin letters, apart from words that are Latin. */
const soundKey = (word: string): string => `~${soundsOf(word)}`;

function addTo(index: Index, written: string, element: Element): void {
  if (written.startsWith('=')) {
    const word = written.slice(1);
    if (word.endsWith('*')) add(index.stems, `=${word.slice(0, -1)}`, element);
    else add(index.words, `=${word}`, element);
    return;
  }
  const folded = withoutAccents(written);
  if (folded.startsWith('*')) {
    const word = folded.replaceAll('*', '');
    add(folded.endsWith('*') ? index.insides : index.endings, word, element);
    return;
  }
  const isStem = folded.endsWith('*');
  const word = isStem ? folded.slice(0, -1) : folded;
  add(isStem ? index.stems : index.words, word, element);
  if (/\p{Script=Cyrillic}/u.test(word)) add(isStem ? index.stems : index.words, soundKey(word), element);
  if (word.length < MIN_MISSPELT) return;
  for (const near of [word, ...withoutOneLetter(word)])
    add(isStem ? index.misspeltStems : index.misspeltWords, near, element);
}

function withoutOneLetter(word: string): readonly string[] {
  const found: string[] = [];
  // The first letter is hardly ever wrong.
  for (let at = 1; at < word.length; at++) found.push(word.slice(0, at) + word.slice(at + 1));
  return found;
}

function findElements(
  index: Index,
  { exact, folded }: Word,
  lookalikes: ReadonlySet<string>,
): readonly Element[] {
  const found = new Set<Element>();
  const take = (elements: Iterable<Element> | undefined): void => {
    for (const element of elements ?? []) found.add(element);
  };
  const keys = [folded, `=${exact}`];
  if (/(.)\1\1/u.test(exact)) keys.push(folded.replace(/(.)\1/gu, '$1'));
  if (/[a-z]/.test(folded)) keys.push(soundKey(folded));
  for (const key of keys) {
    take(index.words.get(key));
    for (let end = 1; end <= key.length; end++) take(index.stems.get(key.slice(0, end)));
  }
  for (let start = 0; start < folded.length; start++) {
    take(index.endings.get(folded.slice(start)));
    for (let end = start + 1; end <= folded.length; end++) take(index.insides.get(folded.slice(start, end)));
  }
  if (folded.length < MIN_MISSPELT - 1 || lookalikes.has(folded)) return [...found];
  for (const near of [folded, ...withoutOneLetter(folded)]) take(index.misspeltWords.get(near));
  for (let end = MIN_MISSPELT - 1; end <= folded.length; end++) {
    const beginning = folded.slice(0, end);
    take(index.misspeltStems.get(beginning));
    for (const near of withoutOneLetter(beginning)) take(index.misspeltStems.get(near));
  }
  return [...found];
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
