/** What stands beside a clause and is told with it: a short remark in brackets, or the amount that is wanted. */
import { foldKeepingLength, isIn } from '../languages/cues.ts';
import { type Patterns, patternOf } from './patterns.ts';

/** A longer remark is a sentence of its own. */
const MOST_WORDS = 6;
/** Names a day, which is told elsewhere. */
const DATED =
  /\b(?:jan|feb|mar|apr|may|mai|maj|jun|jul|lip|aug|sierp|sep|oct|okt|nov|dec|dez|grud|booked|abgabe|termin|deadline)|\d\.\d/u;
const WANTED =
  /\b(?:want|wants|chce|chcialabym|chcialbym|will|mochte|ziel|goal|cel|target)[ :]{1,2}((?:[€£$] ?)?\d[\d.,]*k?)(?![\p{L}\d])/u;

/** What of a remark is told with its clause; undefined where nothing surely can be. */
export function besideOf(
  remark: string,
  privates: readonly string[],
  patterns: Patterns,
): string | undefined {
  const folded = foldKeepingLength(remark);
  const wanted = WANTED.exec(folded)?.[1];
  if (wanted !== undefined) return wanted.replace(/[.,]$/u, '');
  const own = /^\s*\(([^()]+)\)/u.exec(remark)?.[1]?.trim() ?? '';
  const plain =
    own !== '' &&
    own.split(/\s+/).length <= MOST_WORDS &&
    !DATED.test(foldKeepingLength(own)) &&
    !/["“”„:;[\]{}<>|@#*_\\!?~=]|\d{5,}/u.test(own) &&
    !(['finite', 'unquotable', 'private', 'refusal'] as const).some((section) =>
      isIn(patternOf(patterns, section), foldKeepingLength(own)),
    ) &&
    !privates.some((name) => own.includes(name));
  return plain ? own : undefined;
}
