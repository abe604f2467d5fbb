/** What stands around a clause and may hold its date. */
import { foldKeepingLength, isIn } from '../languages/cues.ts';
import type { Clause } from './clauses.ts';
import { type Patterns, patternOf } from './patterns.ts';
import type { Piece } from './pieces.ts';

/** What stands beside a clause and may hold its date: brackets right after it, or the rest of a list item. */
export function remarkOf(piece: Piece, clause: Clause, patterns: Patterns): string {
  const { grammar } = patterns.file;
  const rest = piece.text.slice(clause.end);
  const remark = grammar?.remark?.exec(rest)?.[0];
  // “it is already on the 12th” is no past.
  if (remark !== undefined) return remark.replace(/ (?:вже|уже) /u, ' ');
  if (piece.listed) return rest;
  const tail = grammar?.infinitive === undefined ? undefined : /^,\s[^.;!?]{1,45}/u.exec(rest)?.[0];
  if (tail !== undefined && !holdsVerb(tail, patterns)) return tail;
  return (
    /^\s*(\([^)]*\)?|[-–—]\s[^.;!?]*|,?\s(?:before|bevor|zanim|antes|перш ніж|прежде чем) [^.;!?]*)/u.exec(
      rest,
    )?.[1] ?? ''
  );
}

/** Whether a text holds a verb. */
function holdsVerb(text: string, patterns: Patterns): boolean {
  const folded = foldKeepingLength(text);
  return (
    isIn(patternOf(patterns, 'finite'), folded) ||
    folded.split(/[\s,]+/u).some((word) => patterns.file.grammar?.infinitive?.test(word) === true)
  );
}

/** What stands before the opening of a wish in its sentence and may hold its date: “by summer I want to …”. */
export function beforeOpening(piece: Piece, clause: Clause, patterns: Patterns): string {
  const infinitive = patterns.file.grammar?.infinitive;
  if (infinitive === undefined || clause.opening === 'item') return '';
  const before = /[^.,;:!?()]*$/u.exec(piece.text.slice(0, clause.start))?.[0] ?? '';
  const isWish = foldKeepingLength(before)
    .split(' ')
    .some((word) => infinitive.test(word));
  return isWish ? '' : before;
}
