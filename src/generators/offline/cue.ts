/** One cue: its words, and how they fit the words of a text. How cues are written is told in `cues.ts`. */
import { isNearly } from './slips.ts';
import { foldText } from './words.ts';

/** One word of a cue. */
export interface Part {
  readonly kind: 'word' | 'stem' | 'inside' | 'ending';
  readonly text: string;
  /** How many other words may stand before this one. */
  readonly gap: number;
  /** Whether it was written in capitals and must be typed so: `IT` is no `it`. */
  readonly capitals: boolean;
}

/** A cue and what it means. */
export interface Cue<Tag> {
  readonly tag: Tag;
  readonly first: Part;
  readonly rest: readonly Part[];
  readonly weight: number;
}

const GAP = 3;

/** Typed instead of an umlaut: folding takes both to the plain letter. */
export function foldDigraphs(text: string): string {
  return text.replace(/([aou])e/g, '$1');
}

/** A cue as it is written, or undefined where there is none. */
export function parseCue<Tag>(text: string, tag: Tag, fold: (text: string) => string): Cue<Tag> | undefined {
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

/** Whether a word is what a part asks for. */
export function fits(part: Part, word: string): boolean {
  if (part.kind === 'ending') return word.endsWith(part.text) && word.length > part.text.length + 1;
  if (part.kind === 'word') return part.text === word;
  return part.kind === 'stem' ? word.startsWith(part.text) : word.includes(part.text);
}

/** Whether a word is a part but for one slip, as `speeking` after `public`. */
function nearlyFits({ kind, text }: Part, word: string): boolean {
  return (kind === 'word' || kind === 'stem') && isNearly(word, text, kind === 'stem');
}

/** The first of some words that a part fits; -1 where it fits none. */
function firstFit(
  part: Part,
  words: readonly string[],
  [from, to]: readonly [number, number],
  matches: (part: Part, word: string) => boolean,
): number {
  for (let index = from; index <= to; index++) {
    const word = words[index];
    if (word !== undefined && matches(part, word)) return index;
  }
  return -1;
}

/** Where the further words of a cue end, or undefined where they are not there. */
export function restEnd(
  rest: readonly Part[],
  words: readonly string[],
  from: number,
  maySlip: boolean,
): { readonly end: number; readonly slip: boolean } | undefined {
  let at = from;
  let slip = false;
  for (const part of rest) {
    const range = [at, Math.min(at + part.gap, words.length - 1)] as const;
    let found = firstFit(part, words, range, fits);
    if (found < 0 && maySlip) {
      found = firstFit(part, words, range, nearlyFits);
      slip = true;
    }
    if (found < 0) return undefined;
    at = found + 1;
  }
  return { end: at, slip };
}
