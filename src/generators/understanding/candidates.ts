/** What may be wishes: what the models find, set right by what the grammar makes certain. */
import type { LanguageFile } from '../languages/language-file.ts';
import { isQuestionBehind } from './asked.ts';
import { isLinkedClause } from './clause-end.ts';
import { grammarOf } from './grammar.ts';
import type { Span, SureSpan } from './marks.ts';
import type { PointingClause } from './pointing.ts';
import type { Place } from './reading.ts';
import { refersElsewhere } from './references.ts';
import type { WantedClause } from './wanted.ts';

/** What may be a wish: how sure it is to be one, and how sure its edges are. */
export interface Candidate extends SureSpan {
  readonly edges: number;
  /** Whether the grammar makes it a wish: it stands behind “I want to”. */
  readonly wanted: boolean;
  /** A word that leans on its verb and stands before the opening. */
  readonly leaning?: string;
  /** How it is said, where that is not as it stands. */
  readonly said?: string;
  /** Whether it is what the mentee cannot do yet. */
  readonly lacked?: boolean;
  /** What stands before its opening and goes before its words. */
  readonly front?: Place;
  /** Whether it begins with a form of the conditional. */
  readonly conditional?: boolean;
  /** The sentences that it is said with, where its words cannot be said without what they point to. */
  readonly whole?: string;
  /** What they point to, which tells the theme. */
  readonly about?: string;
  /** Where it begins with its opening, if it is only repeated with it. */
  readonly from?: number;
  /** Whether it is an item of a list that no mark shows. */
  readonly listed?: boolean;
}

/** How sure a clause is that stands behind “I want to”. */
const CERTAIN = 0.9;
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
  text: string,
  candidates: readonly Candidate[],
  clauses: readonly WantedClause[],
  marks: readonly Span[],
  file: LanguageFile,
): Candidate[] {
  let all = [...candidates];
  for (const { start, end, leaning, closed, conditional, from, front, said, lacked } of clauses) {
    const lean = { ...(leaning === undefined ? {} : { leaning }), ...(front === undefined ? {} : { front }) };
    const certain = { kind: '', sure: CERTAIN, edges: CERTAIN, wanted: true, conditional };
    const inside = all.filter((one) => one.start < end && start < one.end);
    const [first] = inside;
    if (from !== undefined) {
      // Only where a model finds a wish there as well.
      if (first === undefined)
        all.push({ kind: '', start, end, sure: LIKELY_WHOLE, edges: CERTAIN, wanted: false, from });
      else if (first.sure >= LIKELY && first.end >= end - NEAR)
        all = [
          ...all.filter((one) => !inside.includes(one)),
          { ...first, sure: Math.max(first.sure, LIKELY_WHOLE), end: Math.min(first.end, end), from },
        ];
      continue;
    }
    if (first === undefined || said !== undefined) {
      const own = said === undefined ? {} : { said, lacked: lacked === true };
      all = [...all.filter((one) => !inside.includes(one)), { ...certain, ...lean, ...own, start, end }];
      continue;
    }
    const others = all.filter((one) => !inside.includes(one));
    const gap = withoutTimes(text, { start, end: Math.max(start, first.start) }, marks).trim();
    const isSame = gap === '' || gap.split(/\s+/).length <= MAX_WORDS_BEFORE;
    const parts: Candidate[] = isSame
      ? inside.map((one, index) => ({ ...one, ...certain, ...(index === 0 ? { ...lean, start } : {}) }))
      : [{ ...certain, ...lean, start, end: first.start }, ...inside.map((one) => ({ ...one, ...certain }))];
    const last = parts.pop();
    if (last !== undefined) parts.push({ ...last, end: endOf(text, last.end, { end, closed }, marks) });
    all = [...others, ...joined(text, parts, file)];
  }
  return all.filter(({ start, end }) => end > start).sort((one, other) => one.start - other.start);
}

/** The candidates with those that point to what is said before them, in the place of what is found there. */
export function withPointing(
  candidates: readonly Candidate[],
  clauses: readonly PointingClause[],
): Candidate[] {
  const left = candidates.filter(
    (one) => !clauses.some(({ start, end }) => one.start < end && start < one.end),
  );
  const own = clauses.map((clause) => ({ kind: '', sure: CERTAIN, edges: CERTAIN, wanted: true, ...clause }));
  return [...left, ...own].sort((one, other) => one.start - other.start);
}

/** A part of a text without the limits of time in it. */
function withoutTimes(text: string, { start, end }: Place, marks: readonly Span[]): string {
  return marks
    .filter((mark) => mark.kind === 'by' && mark.start >= start && mark.end <= end + 1)
    .reduce((left, mark) => left.replace(text.slice(mark.start, mark.end), ''), text.slice(start, end));
}

/** What ends a sentence, with what follows. */
const SENTENCE_END = /[.!?…]\s+\p{Lu}|\n/u;

/** Where a clause ends that a model ended elsewhere: a time limit or another sentence behind it is no part of it. */
function endOf(
  text: string,
  found: number,
  { end, closed }: Pick<WantedClause, 'end' | 'closed'>,
  marks: readonly Span[],
): number {
  if (found >= end) return closed || SENTENCE_END.test(text.slice(end, found)) ? end : found;
  const rest = withoutTimes(text, { start: found, end }, marks);
  return /\p{L}/u.test(rest) ? end : found;
}

/** Parts of one clause: one that begins in the middle of a phrase, or refers to the one before, goes with it. */
function joined(text: string, parts: readonly Candidate[], file: LanguageFile): Candidate[] {
  const whole: Candidate[] = [];
  for (const part of parts) {
    const before = whole.at(-1);
    const between = before === undefined ? '' : text.slice(before.end, part.start);
    const isLinked = /^,\s*$/u.test(between) && isLinkedClause(text.slice(part.start, part.end), file);
    const isPart =
      before !== undefined &&
      between.length <= NEAR &&
      (isLinked ||
        isQuestionBehind(text.slice(before.end, part.end), file) ||
        (!/[,;]/u.test(between) &&
          (/^\s*$/u.test(between) ||
            isLone(text, part, file) ||
            refersBack(text.slice(part.start, part.end), file))));
    if (isPart) whole.splice(-1, 1, { ...before, end: part.end });
    else whole.push(part);
  }
  return whole;
}

/** Fewer words are too short for a clause that goes with the one before. */
const FEW_WORDS = 3;

/** Whether a clause is a verb alone, which goes with the wish before it: `prestať odkladať kontrolu a | objednať sa`. */
function isLone(text: string, { start, end }: Place, file: LanguageFile): boolean {
  return (
    !grammarOf(file).secondWord.test(text.slice(start, end)) && /^\s*(?:[.!?…,;]|$)/u.test(text.slice(end))
  );
}

function refersBack(clause: string, file: LanguageFile): boolean {
  return clause.split(/\s+/u).length > FEW_WORDS && refersElsewhere(clause, file, true);
}
