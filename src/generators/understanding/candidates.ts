/** Possible wishes: the finds of the models, set right by what the grammar makes certain. */
import { isBreak, isLinkedClause, isQuestionBehind, wordsToBreak } from './clauses.ts';
import { openingLength } from './openings.ts';
import {
  byStart,
  type MarkedReading,
  meet,
  type Place,
  type Span,
  sentenceAt,
  withoutMarks,
} from './reading.ts';
import { refersElsewhere } from './references.ts';
import { capitalized, sayableSentence } from './sentences.ts';
import type { Candidate } from './understanding.ts';
import { isVerbal } from './verbs.ts';
import type { WantedClause } from './wanted.ts';

/** How sure a clause is that stands behind “I want to”. */
const CERTAIN = { sure: 0.9, edges: 0.9, wanted: true };
const LIKELY = 0.2;
const LIKELY_WHOLE = 0.8;
/** Two clauses that are at most so many characters apart may be parts of one. */
const NEAR = 6;
/** With more words before it, what a model found is a clause of its own. */
const MAX_WORDS_BEFORE = 4;

/**
 * The candidates with those the grammar makes certain: a clause that a model cut short is made whole, two of which the second refers to the
 * first are made one, and what no model found is added.
 */
export function withWanted(
  candidates: readonly Candidate[],
  clauses: readonly WantedClause[],
  reading: MarkedReading,
): Candidate[] {
  let all = [...candidates];
  for (const clause of clauses) {
    const { start, end, leaning, conditional, from, front, said, lacked } = clause;
    const lean = { ...(leaning === undefined ? {} : { leaning }), ...(front === undefined ? {} : { front }) };
    const certain = { ...CERTAIN, conditional };
    const inside = all.filter((one) => meet(one, clause));
    const others = all.filter((one) => !inside.includes(one));
    const [first] = inside;
    if (from !== undefined) {
      // Only where a model finds a wish there as well.
      if (first === undefined) all.push({ ...CERTAIN, start, end, sure: LIKELY_WHOLE, wanted: false, from });
      else if (first.sure >= LIKELY && first.end >= end - NEAR)
        all = [
          ...others,
          { ...first, sure: Math.max(first.sure, LIKELY_WHOLE), end: Math.min(first.end, end), from },
        ];
      continue;
    }
    if (first === undefined || said !== undefined) {
      const own = said === undefined ? {} : { said, lacked: lacked === true };
      all = [...others, { ...certain, ...lean, ...own, start, end }];
      continue;
    }
    const gap = withoutLimits({ start, end: Math.max(start, first.start) }, reading).trim();
    const isSame = gap === '' || gap.split(/\s+/).length <= MAX_WORDS_BEFORE;
    const parts: Candidate[] = isSame
      ? inside.map((one, index) => ({ ...one, ...certain, ...(index === 0 ? { ...lean, start } : {}) }))
      : [{ ...certain, ...lean, start, end: first.start }, ...inside.map((one) => ({ ...one, ...certain }))];
    const last = parts.pop();
    if (last !== undefined) parts.push({ ...last, end: endOf(last.end, clause, reading) });
    all = [...others, ...joined(parts, reading)];
  }
  return all.filter(({ start, end }) => end > start).sort(byStart);
}

/**
 * The candidates with wishes whose object is what is said before them, in the place of what is found there: “I never speak up in meetings.
 * That I would like to change.”
 */
export function withPointing(
  candidates: readonly Candidate[],
  wanted: readonly Place[],
  reading: MarkedReading,
): Candidate[] {
  const clauses = pointingClauses(reading, wanted);
  const left = candidates.filter((one) => !clauses.some((clause) => meet(one, clause)));
  return [...left, ...clauses.map((clause) => ({ ...CERTAIN, ...clause }))].sort(byStart);
}

/** A part of a text without the limits of time in it. */
function withoutLimits(place: Place, { text, marks }: MarkedReading): string {
  const isInside = ({ kind, start, end }: Span): boolean =>
    kind === 'by' && start >= place.start && end <= place.end + 1;
  return withoutMarks(text, place, marks.filter(isInside), '');
}

/** The end of a sentence, with the beginning of the next. */
const SENTENCE_END = /[.!?…]\s+\p{Lu}|\n/u;

/** Where a clause ends that a model ended elsewhere: a time limit or another sentence behind it is no part of it. */
function endOf(found: number, { end, closed }: WantedClause, reading: MarkedReading): number {
  if (found >= end) return closed || SENTENCE_END.test(reading.text.slice(end, found)) ? end : found;
  return /\p{L}/u.test(withoutLimits({ start: found, end }, reading)) ? end : found;
}

/** Parts of one clause: one that begins in the middle of a phrase, or refers to the one before, goes with it. */
function joined(parts: readonly Candidate[], reading: MarkedReading): Candidate[] {
  const whole: Candidate[] = [];
  for (const part of parts) {
    const before = whole.at(-1);
    if (before !== undefined && isPartOf(before, part, reading))
      whole.splice(-1, 1, { ...before, end: part.end });
    else whole.push(part);
  }
  return whole;
}

/** Fewer words are too short for a clause that goes with the one before. */
const FEW_WORDS = 3;

/** Whether a clause goes with the one before. */
function isPartOf(before: Place, part: Place, { text, file, grammar }: MarkedReading): boolean {
  const between = text.slice(before.end, part.start);
  const clause = text.slice(part.start, part.end);
  if (between.length > NEAR) return false;
  if (/^,\s*$/u.test(between) && isLinkedClause(clause, grammar)) return true;
  if (isQuestionBehind(text.slice(before.end, part.end), grammar)) return true;
  if (/[,;]/u.test(between)) return false;
  // `prestať odkladať kontrolu a | objednať sa` has a verb alone.
  const isLone = !grammar.secondWord.test(clause) && /^\s*(?:[.!?…,;]|$)/u.test(text.slice(part.end));
  const refersBack = clause.split(/\s+/u).length > FEW_WORDS && refersElsewhere(clause, file, true);
  return /^\s*$/u.test(between) || isLone || refersBack;
}

/** A wish with what it points to, as both can be said. */
type PointingClause = Place & Required<Pick<Candidate, 'whole' | 'about'>>;

/** Behind its opening, such a wish has so many words at most. */
const MAX_POINTING_WORDS = 8;
/** Its referent in the same sentence has so many words at least. */
const MIN_WORDS_BEFORE = 4;

/** The clauses that begin with a word for what is said before them, unless that is a wish itself. */
function pointingClauses(reading: MarkedReading, wanted: readonly Place[]): PointingClause[] {
  const { text, file, own, words, grammar, sentences } = reading;
  return words.flatMap((_, index) => {
    const start = own[index]?.start ?? 0;
    if (!isOpenedAt(reading, index)) return [];
    const at = sentenceAt(reading, start);
    const sentence = sentences[at];
    if (sentence === undefined) return [];
    const before = text.slice(sentence.start, start).match(/[\p{L}\p{N}]+/gu) ?? [];
    const isFirst = before.length === 0 || (before.length === 1 && grammar.and.test(words[index - 1] ?? ''));
    // “That embarrasses me, there I want to …” points farther back.
    const pointsBack = grammar.pointers.lengthAt([before[0]?.toLowerCase() ?? ''], 0) > 0;
    if (!isFirst && (before.length < MIN_WORDS_BEFORE || pointsBack)) return [];
    const previous = isFirst ? sentences[at - 1] : { start: sentence.start, end: start };
    if (previous === undefined || wanted.some((one) => meet(one, previous))) return [];
    const referent = isFirst ? sayableSentence(previous, reading) : '';
    const said = sayableSentence(sentence, reading, { leans: isFirst });
    if (said === '' || (isFirst && referent === '')) return [];
    const whole = isFirst ? `${referent}. ${capitalized(said, file)}` : said;
    const about = text.slice(previous.start, previous.end);
    return [{ start: previous.start, end: sentence.end, whole, about }];
  });
}

/** Whether a pointing word stands at a place, with the opening of a wish and its verb behind it. */
function isOpenedAt(reading: MarkedReading, index: number): boolean {
  const { words, grammar, file } = reading;
  const length = grammar.pointers.lengthAt(words, index);
  const before = words[index - 1];
  if (length === 0 || !(isBreak(before) || grammar.and.test(before ?? ''))) return false;
  const opening = openingLength(reading, index + length);
  if (opening === 0) return false;
  const rest = wordsToBreak(words, index + length + opening);
  if (rest.length > MAX_POINTING_WORDS || rest.some((word) => grammar.negation.test(word))) return false;
  return isVerbal(rest.join(' '), file, true);
}
