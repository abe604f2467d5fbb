/** Finds people by what somebody types: an id here or in another system, an e-mail address, or a part of a name. */

import { keptEmail } from './e-mail-address.ts';

export interface Findable {
  readonly id: number;
  readonly name: string;
  /** In lower case. */
  readonly email: string;
  /** Those of records that were merged into this one. */
  readonly former_emails?: readonly string[];
  readonly external_id?: string | null;
  readonly former_external_ids?: readonly string[];
}

/** Latin letters that are not a letter with an accent, and how people type them; the final sigma. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  ŋ: 'n',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ς: 'σ',
};

/** A text in lower case without accents; scripts other than Latin, Greek and Cyrillic keep their marks. */
export function folded(text: string): string {
  // A fast path: each of these letters folds on its own; lists fold thousands of names at a time.
  if (/^(?:[!-~À-ɏ]+ )*[!-~À-ɏ]+$/.test(text)) return text.replaceAll(/[À-ɏ]/g, foldedLetter).toLowerCase();
  return wholeFolded(text);
}

const LETTERS = new Map<string, string>();

function foldedLetter(letter: string): string {
  let known = LETTERS.get(letter);
  if (known === undefined) {
    known = wholeFolded(letter);
    LETTERS.set(letter, known);
  }
  return known;
}

const wholeFolded = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/(\p{Script=Latin})\p{M}+/gu, '$1')
    .replaceAll(/[łøđðħŧıŋßæœþς]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
    .normalize('NFC')
    .replaceAll(/\s+/g, ' ')
    .trim();

/**
 * The people whom a text may mean, by the first of these that matches anybody: id or e-mail; external id; the e-mail
 * or external id of a merged record; the whole name; whole words of the name; beginnings of words; any part. A number means an
 * id only, and a text with an “@” an e-mail or external id only.
 */
export function searchPeople<Person extends Findable>(people: readonly Person[], text: string): Person[] {
  const wanted = folded(text);
  if (wanted === '') return [];
  const email = keptEmail(text);
  const exact = people.filter((person) => String(person.id) === email || person.email === email);
  if (exact.length > 0) return exact;
  const elsewhere = text.normalize('NFC').trim();
  const ways: readonly ((one: Person) => boolean)[] = [
    ({ external_id }) => external_id === elsewhere,
    ({ former_emails, former_external_ids }) =>
      former_emails?.includes(email) === true || former_external_ids?.includes(elsewhere) === true,
  ];
  for (const isMeant of ways) {
    const found = people.filter(isMeant);
    if (found.length > 0) return found;
  }
  if (/^\d+$/.test(email) || email.includes('@')) return [];
  return peopleNamed(people, wanted);
}

function peopleNamed<Person extends Findable>(people: readonly Person[], wanted: string): Person[] {
  const known = people.map((person) => ({ person, name: folded(person.name) }));
  const words = wanted.split(' ');
  const wordsOf = (name: string): readonly string[] => name.split(/[\s-]+/);
  const ways: readonly ((one: (typeof known)[number]) => boolean)[] = [
    ({ name }) => name === wanted,
    ({ name }) => words.every((word) => wordsOf(name).includes(word)),
    ({ name }) => words.every((word) => wordsOf(name).some((own) => own.startsWith(word))),
    ({ name }) => name.includes(wanted) || words.every((word) => name.includes(word)),
  ];
  for (const isMeant of ways) {
    const found = known.filter(isMeant);
    if (found.length > 0) return found.map(({ person }) => person);
  }
  return [];
}

// People by the words of their names, so that a sheet of thousands of names does not look at everybody for each.

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

// Makes words of sheets comparable.

/** A text in lower case, without accents, with all but letters and digits as `_`: `E-Mail *` → `e_mail`. */
export function keyOf(name: string): string {
  const letters = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/\p{M}/gu, '')
    .replace(/[łđøßæœı]/g, (letter) => PLAIN_LETTERS[letter] ?? letter);
  const key = letters.replace(/[^\p{L}\p{N}]+/gu, '_').replace(/^_|_$/g, '');
  // A column named by a sign only, such as `#` of Typeform, keeps it.
  return key === '' ? name.trim() : key;
}
