/**
 * Finds cues in words: the one way in which the language files say what to look for.
 *
 * A cue is written as words: `public speak*` is the word `public` and then one that starts with `speak`;
 * `*gespräch` is a word that holds `gespräch` anywhere (compounds) and `*en$` one that ends so; `find* .. job*` leaves up to three words
 * between; a leading `~` makes a cue weak. Several cues stand in one string, parted by `|`.
 * Diacritics do not matter, nor capitals but in a cue that is written in them (`IT`); one slip of the keyboard is forgiven in stems of six letters and more.
 */
import { type Cue, fits, foldDigraphs, parseCue, restEnd } from './cue.ts';
import { indexSlips, type SlipIndex } from './slips.ts';
import type { Word } from './words.ts';

/** A cue that was found. */
export interface Hit<Tag> {
  readonly tag: Tag;
  /** The first word, and the one after the last. */
  readonly start: number;
  readonly end: number;
  /** 1 for a weak cue, 3 for a usual one, one more for each further word. */
  readonly weight: number;
  /** Whether a slip of the keyboard had to be forgiven. */
  readonly slip: boolean;
  /** Whether other words stand between its own. */
  readonly gapped: boolean;
}

/** Cues made ready for finding. */
export interface CueFinder<Tag> {
  /** Every cue in the words, in order of place. Time is linear in the number of words. */
  readonly find: (words: readonly Word[]) => Hit<Tag>[];
}

const MOST_SLIP_WORDS = 400;
/** A name with an ending cut off is no shorter. */
const LEAST_NAME = 4;

function put<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}

/** Cues by how their first word is found. Several finders may share one. */
export interface CueTable<Tag> {
  readonly byWord: ReadonlyMap<string, readonly Cue<Tag>[]>;
  readonly byStem: ReadonlyMap<string, readonly Cue<Tag>[]>;
  readonly inside: readonly Cue<Tag>[];
  readonly slips: SlipIndex;
  readonly fold: (text: string) => string;
}

const AS_IT_IS = (text: string): string => text;

/**
 * Makes a table of cues.
 *
 * @param entries what a cue means, and the cues for it in one string
 * @param digraphs whether `ae`, `oe`, `ue` may stand for letters with two dots
 */
export function tableOf<Tag>(
  entries: Iterable<readonly [Tag, string]>,
  digraphs: boolean,
  forgives: (tag: Tag, stem: string) => boolean,
): CueTable<Tag> {
  const fold = digraphs ? foldDigraphs : AS_IT_IS;
  const byWord = new Map<string, Cue<Tag>[]>();
  const byStem = new Map<string, Cue<Tag>[]>();
  const inside: Cue<Tag>[] = [];
  const forgiven = new Set<string>();
  for (const [tag, text] of entries) {
    for (const piece of text.split('|')) {
      const cue = parseCue(piece.trim(), tag, fold);
      if (cue === undefined) continue;
      const { kind, text: first } = cue.first;
      if (kind === 'word') put(byWord, first, cue);
      else if (kind === 'stem') put(byStem, first, cue);
      else inside.push(cue);
      if (forgives(tag, first) && (kind === 'word' || kind === 'stem')) forgiven.add(first);
    }
  }
  return { byWord, byStem, inside, slips: indexSlips(forgiven), fold };
}

/** How a finder reads. */
export interface FinderOptions<Tag> {
  /** For which meanings and stems a slip of the keyboard is forgiven: a common word is too near to others. */
  readonly forgives: (tag: Tag, stem: string) => boolean;
  /** Endings that words of the last table may have beyond their cues. */
  readonly endings?: readonly string[];
}

/** Makes cues ready for finding: {@link tableOf} and {@link finderOf} in one. */
export function compileCues<Tag>(
  entries: Iterable<readonly [Tag, string]>,
  digraphs: boolean,
  forgives: (tag: Tag, stem: string) => boolean = () => true,
): CueFinder<Tag> {
  return finderOf([tableOf(entries, digraphs, forgives)], { forgives });
}

interface Candidate<Tag> {
  readonly cue: Cue<Tag>;
  readonly table: number;
  /** Whether one is forgiven in its further words. */
  readonly forgiven: boolean;
  /** Whether one was forgiven in its first word. */
  readonly slip: boolean;
}

/** A finder of the cues of all tables. */
export function finderOf<Tag>(
  tables: readonly CueTable<Tag>[],
  { forgives, endings = [] }: FinderOptions<Tag>,
): CueFinder<Tag> {
  const known = new Map<string, readonly Candidate<Tag>[]>();
  const candidate = (cue: Cue<Tag>, table: number, slip: boolean): Candidate<Tag> => ({
    cue,
    table,
    forgiven: forgives(cue.tag, cue.first.text),
    slip,
  });

  function candidates(word: string, maySlip: boolean): readonly Candidate<Tag>[] {
    const kept = known.get(word);
    if (kept !== undefined) return kept;
    const exact = tables.flatMap((table, index) =>
      exactly(table, table.fold(word)).map((cue) => candidate(cue, index, false)),
    );
    const named = exact.some(({ table }) => table === tables.length - 1);
    const found = named ? exact : [...exact, ...ended(word)];
    const result = found.length === 0 && maySlip ? slipped(word) : found;
    // Kept for the words of all texts, as people mostly use the same ones; bounded, as some do not.
    if (known.size > 4_000) known.clear();
    if (found.length > 0 || maySlip) known.set(word, result);
    return result;
  }

  /** The cues of a name that has an ending of the language: `pythonu`, `excelem`, `javě`. */
  function ended(word: string): Candidate<Tag>[] {
    const index = tables.length - 1;
    for (const ending of endings) {
      if (!word.endsWith(ending)) continue;
      const bare = word.slice(0, -ending.length);
      for (const name of [bare, `${bare}a`]) {
        if (name.length < LEAST_NAME) continue;
        const cues = tables[index]?.byWord.get(name) ?? [];
        if (cues.length > 0) return cues.map((cue) => candidate(cue, index, false));
      }
    }
    return [];
  }

  function slipped(word: string): Candidate<Tag>[] {
    for (const [index, { byWord, byStem, slips, fold }] of tables.entries()) {
      const typed = fold(word);
      for (const { stem, length } of slips.near(typed)) {
        const words = length === typed.length ? (byWord.get(stem) ?? []) : [];
        const cues = [...words, ...(byStem.get(stem) ?? [])].filter(({ tag }) => forgives(tag, stem));
        // One letter more at the end is another form of the word rather than a slip: `textes`.
        const slip = typed.length !== stem.length + 1 || !typed.startsWith(stem);
        if (cues.length > 0) return cues.map((cue) => candidate(cue, index, slip));
      }
    }
    return [];
  }

  function find(words: readonly Word[]): Hit<Tag>[] {
    const folds = words.map((word) => word.fold);
    const folded = tables.map(({ fold }) => (fold === AS_IT_IS ? folds : folds.map(fold)));
    const hits: Hit<Tag>[] = [];
    folds.forEach((word, start) => {
      for (const { cue, table, forgiven, slip } of candidates(word, start < MOST_SLIP_WORDS)) {
        const { tag, first, rest, weight } = cue;
        if (first.capitals && words[start]?.text !== words[start]?.text.toUpperCase()) continue;
        if (rest.length === 0) {
          hits.push({ tag, start, end: start + 1, weight, slip, gapped: false });
          continue;
        }
        const further = restEnd(rest, folded[table] ?? folds, start + 1, forgiven);
        if (further === undefined) continue;
        const gapped = further.end - start > rest.length + 1;
        hits.push({ tag, start, end: further.end, weight, slip: slip || further.slip, gapped });
      }
    });
    return hits;
  }

  return { find };
}

/** The cues whose first word a word is, without a slip. */
function exactly<Tag>({ byWord, byStem, inside }: CueTable<Tag>, word: string): Cue<Tag>[] {
  const found = [...(byWord.get(word) ?? [])];
  for (let length = 1; length <= word.length; length++) {
    const cues = byStem.get(word.slice(0, length));
    if (cues !== undefined) found.push(...cues);
  }
  for (const cue of inside) if (fits(cue.first, word)) found.push(cue);
  return found;
}
