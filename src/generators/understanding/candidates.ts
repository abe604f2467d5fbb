/** What may be wishes: what the models find, set right by what the grammar makes certain. */
import type { ClauseGrammar, LanguageFile } from '../languages/language-file.ts';
import type { Token } from '../tagging/tokens.ts';
import { isQuestionBehind } from './asked.ts';
import { isLinkedClause } from './clause-end.ts';
import type { Span, SureSpan } from './marks.ts';
import { type PhraseFinder, phrasesOf } from './phrases.ts';
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
  /** What stands before its opening and goes before its words. */
  readonly front?: { readonly start: number; readonly end: number };
  /** Whether it begins with a form of the conditional. */
  readonly conditional?: boolean;
  /** Where it begins with its opening, if it is only repeated with it. */
  readonly from?: number;
}

/** How sure a clause is that stands behind “I want to”. */
const CERTAIN = 0.9;
const LIKELY = 0.6;
const LIKELY_WHOLE = 0.8;
/** As many letters apart, two clauses are parts of one. */
const NEAR = 6;
/** As many words a clause may have before what a model found of it. */
const MOST_BEFORE = 4;

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
  for (const { start, end, leaning, closed, conditional, from, front, said } of clauses) {
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
          { ...first, end: Math.min(first.end, end), from },
        ];
      continue;
    }
    if (first === undefined || said !== undefined) {
      const own = said === undefined ? {} : { said };
      all = [...all.filter((one) => !inside.includes(one)), { ...certain, ...lean, ...own, start, end }];
      continue;
    }
    const others = all.filter((one) => !inside.includes(one));
    const gap = withoutTimes(text, { start, end: Math.max(start, first.start) }, marks).trim();
    const isSame = gap === '' || gap.split(/\s+/).length <= MOST_BEFORE;
    const parts: Candidate[] = isSame
      ? inside.map((one, index) => ({ ...one, ...certain, ...(index === 0 ? { ...lean, start } : {}) }))
      : [{ ...certain, ...lean, start, end: first.start }, ...inside.map((one) => ({ ...one, ...certain }))];
    const last = parts.pop();
    if (last !== undefined) parts.push({ ...last, end: endOf(text, last.end, { end, closed }, marks) });
    all = [...others, ...joined(text, parts, file)];
  }
  return all.filter(({ start, end }) => end > start).sort((one, other) => one.start - other.start);
}

/** A part of a text without the limits of time in it. */
function withoutTimes(
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
  marks: readonly Span[],
): string {
  return marks
    .filter((mark) => mark.kind === 'by' && mark.start >= start && mark.end <= end + 1)
    .reduce((left, mark) => left.replace(text.slice(mark.start, mark.end), ''), text.slice(start, end));
}

/** Where a clause ends that a model ended elsewhere: a time limit behind it is no part of it. */
function endOf(
  text: string,
  found: number,
  { end, closed }: Pick<WantedClause, 'end' | 'closed'>,
  marks: readonly Span[],
): number {
  if (found >= end) return closed ? end : found;
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
        isQuestionBehind(text.slice(before.end, part.end), file.grammar) ||
        (!/[,;]/u.test(between) &&
          (/^\s*$/u.test(between) || refersBack(text.slice(part.start, part.end), file))));
    if (isPart) whole.splice(-1, 1, { ...before, end: part.end });
    else whole.push(part);
  }
  return whole;
}

/** So few words are no clause that goes with the one before. */
const FEW_WORDS = 3;

function refersBack(clause: string, file: LanguageFile): boolean {
  return clause.split(/\s+/u).length > FEW_WORDS && refersElsewhere(clause, file, true);
}

/** Reasons why a clause is no wish of the mentee. */
interface Surroundings {
  readonly past: PhraseFinder;
  readonly feared: PhraseFinder;
  readonly others: PhraseFinder;
  readonly declined: PhraseFinder;
  readonly postponed: PhraseFinder;
  readonly content: PhraseFinder;
  readonly spends: PhraseFinder;
}

const surroundings = new WeakMap<ClauseGrammar, Surroundings>();

function surroundingsOf(grammar: ClauseGrammar): Surroundings {
  const known = surroundings.get(grammar);
  if (known !== undefined) return known;
  const made = {
    past: phrasesOf(grammar.past),
    feared: phrasesOf(grammar.feared),
    others: phrasesOf(grammar.others),
    declined: phrasesOf(grammar.declined),
    postponed: phrasesOf(grammar.postponed ?? ''),
    content: phrasesOf(grammar.content),
    spends: phrasesOf(grammar.spends ?? ''),
  };
  surroundings.set(grammar, made);
  return made;
}

function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}'’-]+|,/gu) ?? [];
}

const REACH = 50;

/** A clause that says what something else is done without. */
const WITHOUT =
  /^(?:fără să|without \p{L}+ing|aniž|sin \p{L}+(?:ar|er|ir)|senza \p{L}+[aei]re|sem \p{L}+[aei]r|sans (?:\p{L}+er|avoir|être|faire))(?!\p{L})/iu;

/** Why the words around a clause make it no wish of the mentee: it lies behind, takes too much time, somebody else wants it, it is declined. */
export function reasonAround(
  text: string,
  { start, end }: { readonly start: number; readonly end: number },
  { grammar }: LanguageFile,
): 'past' | 'feared' | 'takes time' | 'wanted by others' | 'declined' | undefined {
  const { past, feared, others, declined, spends } = surroundingsOf(grammar);
  const sentence = /[^.!?…\n]*$/u.exec(text.slice(Math.max(0, start - REACH), start))?.[0] ?? '';
  const before = wordsIn(sentence);
  if (before.length > 0 && past.endsBefore(before, before.length)) return 'past';
  if (WITHOUT.test(text.slice(start, end))) return 'past';
  if (spends.isIn(before.slice(before.lastIndexOf(',') + 1))) return 'takes time';
  if (before.length > 0 && others.endsBefore(before, before.length)) return 'wanted by others';
  if (isBehind(declined, text, end)) return 'declined';
  return before.length > 0 && feared.endsBefore(before, before.length) ? 'feared' : undefined;
}

/** Whether a clause that ends at a place is put off behind it. */
export function isPostponed(text: string, end: number, { grammar }: LanguageFile): boolean {
  return isBehind(surroundingsOf(grammar).postponed, text, end);
}

/** Whether one of the phrases begins right behind a place. */
function isBehind(phrases: PhraseFinder, text: string, place: number): boolean {
  const behind = wordsIn(/^[^.!?…\n]*/u.exec(text.slice(place, place + REACH))?.[0] ?? '');
  const from = behind.findIndex((word) => word !== ',');
  return from >= 0 && phrases.lengthAt(behind, from) > 0;
}

/** Whether a text says that nothing is wanted. */
export function isContent(tokens: readonly Token[], { grammar }: LanguageFile): boolean {
  return surroundingsOf(grammar).content.isIn(tokens.map(({ text }) => text.toLowerCase()));
}
