/** Parts a tidied text into sentences and list items. */
import { foldKeepingLength, isIn, placesOf } from '../languages/cues.ts';
import { type SentenceMarks, splitText } from '../offline/split.ts';
import { OPENINGS, type Patterns, patternOf } from './patterns.ts';

/** A sentence or an item of a list. */
export interface Piece {
  readonly text: string;
  readonly folded: string;
  readonly listed: boolean;
  /** Where it begins in the text. */
  readonly start: number;
}

/** A line of a list without marks has no more words. */
const MOST_ITEM_WORDS = 16;
/** Nor has one of several in a line. */
const MOST_PART_WORDS = 12;

/** The pieces of a text. Lines without verbs, and the parts of a lone sentence without any, are items too. */
export function piecesOf(text: string, marks: SentenceMarks, patterns: Patterns): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  const split = splitText(text, marks);
  const lines = text.split('\n').filter((line) => line.trim() !== '').length;
  const marked = split.some(({ listed }) => listed);
  for (const { text: part, listed } of split) {
    const at = text.indexOf(part, from);
    const start = at < 0 ? from : at;
    from = Math.min(text.length, start + part.length);
    const folded = foldKeepingLength(part);
    const piece = { text: part, folded, listed, start };
    const bare = listed || isBare(folded, patterns);
    if (!bare) pieces.push(piece);
    else if (!listed && marked) pieces.push(...headed(piece));
    else if (listed) pieces.push(piece);
    else if (lines > 1 || split.length === 1) pieces.push(...partsOf(piece));
    else pieces.push(piece);
  }
  return pieces;
}

/** Whether a sentence has no verb that makes it one, and opens no wish. */
export function isBare(folded: string, patterns: Patterns): boolean {
  const own = folded.replace(/\([^)]*\)?/g, (remark) => ' '.repeat(remark.length));
  const head =
    own.split(
      / [-–—] |, (?=(?:i|i've|i'm|takes|we'll|we|it|ich|hab|habe|da|mam|jestem|wiem|umiem|ucze|mysle|teraz|na razie|ale|bo|but|because|weil|я|маю|бо|але|но|зараз|сеичас|потому|це|это|вона|він|она|он) )/,
    )[0] ?? own;
  return isWithoutVerb(head, patterns);
}

function isWithoutVerb(head: string, patterns: Patterns): boolean {
  return (
    head.split(/\s+/).length <= 60 &&
    !isIn(patternOf(patterns, 'finite'), head) &&
    !isIn(patternOf(patterns, 'direction'), head) &&
    !isIn(patternOf(patterns, 'machine'), head) &&
    OPENINGS.every((opening) => placesOf(patternOf(patterns, opening), head).every(({ start }) => start > 40))
  );
}

/** What stands before a marked list is its heading. */
function headed(piece: Piece): Piece[] {
  return /:/.test(piece.text) ? partsOf(piece).filter(({ text }) => text.length > 1) : [piece];
}

/** A line without verbs as items: parted at its commas, where it has several and each is short. */
function partsOf(piece: Piece): Piece[] {
  const heading = /^[^:,.()]{1,40}:\s+(?=\S)/.exec(piece.text)?.[0] ?? '';
  if (heading === '' && /:\s*$/.test(piece.text)) return [piece];
  const parts = [...partsAtCommas(piece.text.slice(heading.length))];
  const isList =
    parts.length >= (heading === '' && !parts.every(({ text }) => DEGREE.test(text)) ? 3 : 2) &&
    parts.every(
      ({ text }) =>
        text
          .replace(/\([^)]*\)/g, '')
          .trim()
          .split(/\s+/).length <= MOST_PART_WORDS,
    );
  const items = isList ? parts : [{ text: piece.text.slice(heading.length), at: 0 }];
  return items.flatMap(({ text, at }) => {
    const trimmed = text.trim();
    if (trimmed === '' || trimmed.split(/\s+/).length > MOST_ITEM_WORDS * 2)
      return trimmed === '' ? [] : [piece];
    const start = piece.start + heading.length + at + (text.length - text.trimStart().length);
    return [{ text: trimmed, folded: foldKeepingLength(trimmed), listed: true, start }];
  });
}

/** “more sleep, less stress” is a list of two. */
const DEGREE = /^\s*(?:more|less|fewer|better|mehr|weniger|bessere\p{L}*|więcej|mniej|lepsz\p{L}*|lepiej) /iu;

/** The parts of a line between commas that are not in brackets. */
function* partsAtCommas(text: string): Generator<{ readonly text: string; readonly at: number }> {
  let depth = 0;
  let start = 0;
  for (let index = 0; index <= text.length; index++) {
    const letter = text[index];
    if (letter === '(') depth++;
    if (letter === ')') depth = Math.max(0, depth - 1);
    const parts = letter === ';' || (letter === ',' && !/\d/.test(text[index + 1] ?? ''));
    if (index === text.length || (depth === 0 && parts)) {
      yield { text: text.slice(start, index), at: start };
      start = index + 1;
    }
  }
}

/** Where the part between marks begins that ends at a place: all of „в айти“ is refused in „в айти | не хочу“. */
export function startOfPart(folded: string, end: number): number {
  const before = /[^,.;!?]*$/u.exec(folded.slice(0, end))?.[0] ?? '';
  return /\p{L}/u.test(before) ? end - before.trimStart().length : end;
}
