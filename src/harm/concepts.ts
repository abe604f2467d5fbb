/**
 * What the words of a text are about: for each of some sixty concepts, such as `kill`, `child` or `business`, each language lists
 * its words in `concepts/<code>.txt`, one line per concept: `name: word | stem* | *ending | *inside* | up to four words`.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { splitAtApostrophe, withoutAccents } from './reading.ts';

/** The concepts of each word, by their names; what takes several words is at the first of them. */
export type ConceptsOf = (words: readonly string[]) => readonly ReadonlySet<string>[];

/** Entries of several words: what stands behind the first one. */
interface Phrase {
  readonly rest: readonly string[];
  readonly concept: string;
}

interface Index {
  readonly words: Map<string, string[]>;
  readonly stems: Map<string, string[]>;
  readonly endings: Map<string, string[]>;
  readonly insides: Map<string, string[]>;
  /** By their first word or stem, written as an entry. */
  readonly phrases: Map<string, Phrase[]>;
}

/** The number of words that are remembered. */
const MAX_KNOWN = 10_000;
const MIN_ENDING = 3;

let loaded: ReadonlyMap<string, ConceptsOf> | undefined;

/** The lists of each language, by its code. */
export function conceptLists(): ReadonlyMap<string, ConceptsOf> {
  if (loaded === undefined) {
    const folder = new URL('concepts/', import.meta.url);
    const files = readdirSync(folder).filter((name) => name.endsWith('.txt'));
    loaded = new Map(
      files.map((name) => [name.slice(0, 2), readConcepts([readFileSync(new URL(name, folder), 'utf8')])]),
    );
  }
  return loaded;
}

/** Reads lists of words. */
export function readConcepts(lists: readonly string[]): ConceptsOf {
  const index: Index = {
    words: new Map(),
    stems: new Map(),
    endings: new Map(),
    insides: new Map(),
    phrases: new Map(),
  };
  for (const line of lists.flatMap((list) => list.split('\n'))) {
    const [concept = '', entries] = line.split(/:(.*)/);
    for (const entry of entries?.split('|') ?? []) addEntry(index, concept, entry.trim());
  }
  const known = new Map<string, Entries>();
  return (words) => {
    const found = words.map((word) => {
      const own = known.get(word) ?? entriesOf(index, word);
      if (known.size < MAX_KNOWN) known.set(word, own);
      return own;
    });
    return found.map(({ concepts, phrases }, at) => {
      const here = phrases.filter(({ rest }) =>
        rest.every((part, next) => isOne(part, words[at + 1 + next])),
      );
      return here.length === 0 ? concepts : new Set([...concepts, ...here.map(({ concept }) => concept)]);
    });
  };
}

function addEntry(index: Index, concept: string, entry: string): void {
  const folded = withoutAccents(entry.normalize('NFC'));
  const isWord = !/[\s'-]/.test(folded);
  const [first = '', ...rest] = isWord ? [folded] : folded.split(/[\s-]+/).flatMap(splitAtApostrophe);
  if (first === '' || first === '*') return;
  if (rest.length > 0) {
    const phrases = index.phrases.get(first) ?? [];
    index.phrases.set(first, [...phrases, { rest, concept }]);
    return;
  }
  const plain = first.replaceAll('*', '');
  const kind = first.endsWith('*') ? (first.startsWith('*') ? 'insides' : 'stems') : 'words';
  const map = kind === 'words' && first.startsWith('*') ? index.endings : index[kind];
  const others = map.get(plain);
  if (others === undefined) map.set(plain, [concept]);
  else others.push(concept);
}

/** What a word is, and the phrases that it may begin. */
interface Entries {
  readonly concepts: ReadonlySet<string>;
  readonly phrases: readonly Phrase[];
}

function entriesOf({ words, stems, endings, insides, phrases }: Index, word: string): Entries {
  const concepts = new Set(words.get(word));
  const begun = [...(phrases.get(word) ?? [])];
  const add = (some: readonly string[] | undefined) => {
    for (const concept of some ?? []) concepts.add(concept);
  };
  for (let length = 1; length <= word.length; length++) {
    add(stems.get(word.slice(0, length)));
    begun.push(...(phrases.get(`${word.slice(0, length)}*`) ?? []));
  }
  for (let start = 0; start <= word.length - MIN_ENDING; start++) {
    add(endings.get(word.slice(start)));
    for (let end = start + MIN_ENDING; end <= word.length; end++) add(insides.get(word.slice(start, end)));
  }
  return { concepts, phrases: begun };
}

const isOne = (entry: string, word: string | undefined): boolean =>
  word !== undefined && (entry.endsWith('*') ? word.startsWith(entry.slice(0, -1)) : entry === word);
