/** Finds people by what somebody types: an id here or in another system, an e-mail address, or a part of a name. */

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
export const PLAIN_LETTERS: Readonly<Record<string, string>> = {
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
  const email = text.trim().toLowerCase();
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
