/**
 * Finds cues in words: the one way in which the language files say what to look for.
 *
 * A cue is written as words: `public speak*` is the word `public` and then one that starts with `speak`;
 * `*gespräch` is a word that holds `gespräch` anywhere (compounds) and `*en$` one that ends so; `find* .. job*` leaves up to three words
 * between; a leading `~` makes a cue weak. Several cues stand in one string, parted by `|`.
 * Diacritics do not matter, nor capitals but in a cue that is written in them (`IT`); one slip of the keyboard is forgiven in stems of six letters and more.
 */
import { foldText, type Word } from './words.ts';

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

interface Part {
  readonly kind: 'word' | 'stem' | 'inside' | 'ending';
  readonly text: string;
  /** How many other words may stand before this one. */
  readonly gap: number;
  /** Whether it was written in capitals and must be typed so: `IT` is no `it`. */
  readonly capitals: boolean;
}

interface Cue<Tag> {
  readonly tag: Tag;
  readonly first: Part;
  readonly rest: readonly Part[];
  readonly weight: number;
}

/** Cues made ready for finding. */
export interface CueFinder<Tag> {
  /** Every cue in the words, in order of place. Time is linear in the number of words. */
  readonly find: (words: readonly Word[]) => Hit<Tag>[];
}

const GAP = 3;
const LEAST_SLIP_STEM = 6;
const MOST_SLIP_WORDS = 400;
const LONGEST_SLIP_WORD = 26;

/** Typed instead of an umlaut: folding takes both to the plain letter. */
function foldDigraphs(text: string): string {
  return text.replace(/([aou])e/g, '$1');
}

function parseCue<Tag>(text: string, tag: Tag, fold: (text: string) => string): Cue<Tag> | undefined {
  const weak = text.startsWith('~');
  const parts: Part[] = [];
  let gap = 0;
  for (const piece of (weak ? text.slice(1) : text).split(' ')) {
    if (piece === '') continue;
    if (piece === '..') {
      gap = GAP;
      continue;
    }
    const bare = fold(foldText(piece.replaceAll(/[*$]/g, '')));
    const kind = kindOf(piece);
    const capitals = piece.length > 1 && piece !== piece.toLowerCase() && piece === piece.toUpperCase();
    parts.push({ kind, text: bare, gap, capitals });
    gap = 0;
  }
  const [first, ...rest] = parts;
  if (first === undefined) return undefined;
  return { tag, first, rest, weight: weak ? 1 : 3 + rest.length };
}

function kindOf(piece: string): Part['kind'] {
  if (piece.startsWith('*')) return piece.endsWith('$') ? 'ending' : 'inside';
  return piece.endsWith('*') ? 'stem' : 'word';
}

function fits(part: Part, word: string): boolean {
  if (part.kind === 'ending') return word.endsWith(part.text) && word.length > part.text.length + 1;
  if (part.kind === 'word') return part.text === word;
  return part.kind === 'stem' ? word.startsWith(part.text) : word.includes(part.text);
}

/** All texts that come from leaving out one letter. */
function withoutOneLetter(text: string): string[] {
  const found: string[] = [];
  for (let index = 0; index < text.length; index++) found.push(text.slice(0, index) + text.slice(index + 1));
  return found;
}

/** Whether one letter more, less, other, or two swapped make the texts alike. */
export function isOneSlipAway(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false;
  let start = 0;
  while (start < one.length && one[start] === other[start]) start++;
  let ends = 0;
  const most = Math.min(one.length, other.length) - start;
  while (ends < most && one[one.length - 1 - ends] === other[other.length - 1 - ends]) ends++;
  const oneLeft = one.slice(start, one.length - ends);
  const otherLeft = other.slice(start, other.length - ends);
  if (oneLeft.length <= 1 && otherLeft.length <= 1) return true;
  return oneLeft.length === 2 && oneLeft[0] === otherLeft[1] && oneLeft[1] === otherLeft[0];
}

function put<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}

/**
 * Makes cues ready for finding.
 *
 * @param entries what a cue means, and the cues for it in one string
 * @param forgives for which meanings a slip of the keyboard is forgiven: a common word is too near to others
 * @param digraphs whether `ae`, `oe`, `ue` may stand for letters with two dots
 */
export function compileCues<Tag>(
  entries: Iterable<readonly [Tag, string]>,
  digraphs: boolean,
  forgives: (tag: Tag) => boolean = () => true,
): CueFinder<Tag> {
  const fold = digraphs ? foldDigraphs : (text: string) => text;
  const byWord = new Map<string, Cue<Tag>[]>();
  const byStem = new Map<string, Cue<Tag>[]>();
  const inside: Cue<Tag>[] = [];
  for (const [tag, text] of entries) {
    for (const piece of text.split('|')) {
      const cue = parseCue(piece.trim(), tag, fold);
      if (cue === undefined) continue;
      if (cue.first.kind === 'word') put(byWord, cue.first.text, cue);
      else if (cue.first.kind === 'stem') put(byStem, cue.first.text, cue);
      else inside.push(cue);
    }
  }
  const slips = new Map<string, string[]>();
  for (const stem of [...byStem.keys(), ...byWord.keys()]) {
    if (stem.length < LEAST_SLIP_STEM) continue;
    put(slips, stem, stem);
    for (const shorter of withoutOneLetter(stem)) put(slips, shorter, stem);
  }
  const known = new Map<string, Candidates<Tag>>();

  function candidates(word: string, maySlip: boolean): Candidates<Tag> {
    const kept = known.get(word);
    if (kept !== undefined) return kept;
    const found = [...(byWord.get(word) ?? [])];
    for (let length = 1; length <= word.length; length++) {
      const cues = byStem.get(word.slice(0, length));
      if (cues !== undefined) found.push(...cues);
    }
    for (const cue of inside) if (fits(cue.first, word)) found.push(cue);
    const slip = found.length === 0 && maySlip;
    const result = { cues: slip ? slipped(word) : found, slip };
    // Kept for the words of all texts, as people mostly use the same ones; bounded, as some do not.
    if (known.size > 20_000) known.clear();
    if (found.length > 0 || maySlip) known.set(word, result);
    return result;
  }

  function slipped(word: string): Cue<Tag>[] {
    if (word.length < LEAST_SLIP_STEM - 1 || word.length > LONGEST_SLIP_WORD || /\d/.test(word)) return [];
    for (let length = word.length; length >= LEAST_SLIP_STEM - 1; length--) {
      const start = word.slice(0, length);
      for (const tried of [start, ...withoutOneLetter(start)]) {
        for (const stem of slips.get(tried) ?? []) {
          const cues =
            length === word.length
              ? [...(byWord.get(stem) ?? []), ...(byStem.get(stem) ?? [])]
              : byStem.get(stem);
          const forgiven = cues?.filter(({ tag }) => forgives(tag)) ?? [];
          if (forgiven.length > 0 && isOneSlipAway(start, stem)) return forgiven;
        }
      }
    }
    return [];
  }

  function find(words: readonly Word[]): Hit<Tag>[] {
    const folds = words.map((word) => fold(word.fold));
    const hits: Hit<Tag>[] = [];
    folds.forEach((word, start) => {
      const { cues, slip } = candidates(word, start < MOST_SLIP_WORDS);
      for (const cue of cues) {
        if (cue.first.capitals && words[start]?.text !== words[start]?.text.toUpperCase()) continue;
        const rest = restEnd(cue.rest, folds, start + 1, forgives(cue.tag));
        if (rest !== undefined) {
          hits.push({
            tag: cue.tag,
            start,
            end: rest.end,
            weight: cue.weight,
            slip: slip || rest.slip,
            gapped: rest.end - start > cue.rest.length + 1,
          });
        }
      }
    });
    return hits;
  }

  return { find };
}

interface Candidates<Tag> {
  readonly cues: readonly Cue<Tag>[];
  readonly slip: boolean;
}

const LEAST_SLIP_REST = 5;

/** Whether a word is a part but for one slip, as `speeking` after `public`. */
function nearlyFits({ kind, text }: Part, word: string): boolean {
  if (
    kind === 'inside' ||
    kind === 'ending' ||
    text.length < LEAST_SLIP_REST ||
    word.length > LONGEST_SLIP_WORD
  )
    return false;
  return isOneSlipAway(kind === 'stem' ? word.slice(0, text.length) : word, text);
}

/** Where the further words of a cue end, or undefined where they are not there. */
function restEnd(
  rest: readonly Part[],
  words: readonly string[],
  from: number,
  maySlip: boolean,
): { readonly end: number; readonly slip: boolean } | undefined {
  let at = from;
  let slip = false;
  for (const part of rest) {
    const last = Math.min(at + part.gap, words.length - 1);
    let found = -1;
    for (let index = at; index <= last && found < 0; index++) {
      const word = words[index];
      if (word !== undefined && fits(part, word)) found = index;
    }
    for (let index = at; index <= last && maySlip && found < 0; index++) {
      const word = words[index];
      if (word === undefined || !nearlyFits(part, word)) continue;
      found = index;
      slip = true;
    }
    if (found < 0) return undefined;
    at = found + 1;
  }
  return { end: at, slip };
}
