/** People by the words of their names, so that a sheet of thousands of names does not look at everybody for each. */

import { type Findable, folded } from './people-search.ts';

/** Somebody with the words of their name, in small letters without accents. */
interface Named {
  readonly one: Findable;
  readonly own: readonly string[];
}

export class NameWords {
  readonly #byWord: ReadonlyMap<string, readonly Named[]>;
  /** All words in their order, in which those that begin alike stand together. */
  readonly #sorted: readonly string[];

  constructor(people: readonly Findable[]) {
    const words = people.flatMap((one) => {
      const named = namedAs(one);
      return [...new Set(named.own)].map((word) => ({ word, ...named }));
    });
    this.#byWord = Map.groupBy(words, ({ word }) => word);
    this.#sorted = [...this.#byWord.keys()].sort();
  }

  /** Those in whose names a word stands. */
  with(word: string): readonly Findable[] {
    return (this.#byWord.get(word) ?? []).map(({ one }) => one);
  }

  /** Those in whose names all of these words stand, or else begin a word; else one of the longer words, as a name may have changed. */
  meantBy(words: readonly string[]): readonly Findable[] {
    if (words.length === 0) return [];
    const beginnings = beginningsOf(words);
    const ways: readonly (() => readonly Named[])[] = [
      () => smallest(words.map((word) => this.#byWord.get(word) ?? [])).filter(hasAll(words)),
      () => smallest(beginnings.map((word) => this.#beginningWith(word))).filter(beginsWithAll(beginnings)),
      () => words.filter((word) => word.length > 2).flatMap((word) => this.#byWord.get(word) ?? []),
    ];
    for (const way of ways) {
      const found = new Set(way().map(({ one }) => one));
      if (found.size > 0) return [...found];
    }
    return [];
  }

  /** Those with a word that begins so. */
  #beginningWith(beginning: string): readonly Named[] {
    let [low, high] = [0, this.#sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#sorted[middle] ?? '') < beginning) low = middle + 1;
      else high = middle;
    }
    const found: Named[] = [];
    for (let index = low; this.#sorted[index]?.startsWith(beginning) === true; index += 1) {
      found.push(...(this.#byWord.get(this.#sorted[index] ?? '') ?? []));
    }
    return found;
  }
}

/** The words of a name that is folded. */
export const wordsOf = (name: string): readonly string[] =>
  name.split(/[\s-]+/).filter((word) => word !== '');

/** Whether each word of a name is a word of somebody's, or begins one: a surname alone may be that of a namesake. */
export const hasAllWords = (name: string, person: Findable): boolean =>
  beginsWithAll(beginningsOf(wordsOf(name)))(namedAs(person));

const namedAs = (one: Findable): Named => ({ one, own: folded(one.name).split(/[\s-]+/) });

/** An initial may have a full stop. */
const beginningsOf = (words: readonly string[]): readonly string[] =>
  words.map((word) => word.replace(/\.$/, ''));

const smallest = (lists: readonly (readonly Named[])[]): readonly Named[] =>
  lists.reduce((one, other) => (other.length < one.length ? other : one));

const hasAll =
  (words: readonly string[]) =>
  ({ own }: Named): boolean =>
    words.every((word) => own.includes(word));

const beginsWithAll =
  (words: readonly string[]) =>
  ({ own }: Named): boolean =>
    words.every((word) => own.some((one) => one.startsWith(word)));
