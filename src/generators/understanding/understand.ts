/** Understands a text: which of its clauses are wishes, what plan each needs, its times, and what is left out and why. */
import type { LanguageFile } from '../languages/language-file.ts';
import { type Candidate as SurePlace, spanFeatures } from '../tagging/clause-features.ts';
import { tokenFeatures } from '../tagging/features.ts';
import { classesOf } from '../tagging/model.ts';
import { modelsOf } from '../tagging/model-file.ts';
import { namesIn } from '../text/names-in.ts';
import { withPointing, withWanted } from './candidates.ts';
import { limitsIn, monthsIn } from './limits.ts';
import { itemsOf, withItems, withKeywords } from './lists.ts';
import { candidatesOf, spansOf } from './marks.ts';
import { likeliestSentence, withOwnWords } from './own-sentence.ts';
import { isTime, type MarkedReading, meet, type Place, readText, type Span } from './reading.ts';
import { isBehind, isContent, isPurpose, isRefusedAt, reasonAgainst, reasonAround } from './reasons.ts';
import { onlyTimeOf, timesOf, withoutOtherWords } from './said-times.ts';
import { withoutSame } from './same-wishes.ts';
import { hoursOf, isTimeAlone, isVerbWithTime, withRoles } from './time-roles.ts';
import type { Candidate, LeftOut, Understanding, Wish } from './understanding.ts';
import { wantedClauses } from './wanted.ts';
import { type WishClause, wishOf } from './wish.ts';
import { withSentences } from './with-sentences.ts';
import { startWithLeaning } from './words.ts';

/** From this likelihood on a clause is taken for a wish. */
const WISH = 0.5;
/** In texts of more tokens, mostly stories, it must be likelier. */
const WISH_IN_LONG_TEXT = 0.7;
const LONG_TEXT = 110;
/** A clause that is less sure than this is one only where its label is at least so sure, or it is the only one. */
const SURE_WISH = 0.75;
const KNOWN_LABEL = 0.4;
const UNSURE = 'not sure to be a wish';
/** From this one on the likeliest clause is, where no other is. */
const LONE_WISH = 0.1;
/** Below this one, not even what stands behind “I want to” is one. */
const NO_WISH = 0.1;
/** Below this one, not even a sentence with “I would like a” is one. */
const MIN_OF_WHOLE = 0.2;
/** From this one on there may be a wish, though it cannot be told which. */
const HINT = 0.02;
/** From this likelihood on, a clause is one wish, whatever joins its parts. */
const SURE_OF_ONE = 0.95;
/** A bias for dates and names: a missed one does more harm than one too many. */
const AGAINST_NOTHING = 1;

/** Where a clause ends, with the whole of a time that it holds a part of: `înainte de 15 | mai`. */
function endWithTime({ start, end }: Place, marks: readonly Span[]): number {
  const isCut = (mark: Span): boolean => start < mark.start && mark.start < end && end < mark.end;
  return marks.find((mark) => isTime(mark) && isCut(mark))?.end ?? end;
}

/** A text with its marks, and the places that the models take for possible wishes. */
interface Found {
  readonly reading: MarkedReading;
  readonly read: readonly Candidate[];
  /** The likelihood that a place is a wish, seen in its sentence. */
  readonly check: (place: SurePlace, order: number) => number;
}

/** Asks the models for the marks and the possible wishes of a text. */
function find(text: string, file: LanguageFile, today: Temporal.PlainDate): Found {
  const models = modelsOf(file.code);
  const plain = readText(text, file);
  const { tokens } = plain;
  const features = tokenFeatures(tokens, file);
  const learned = spansOf(models.marks, tokens, features, AGAINST_NOTHING);
  const marks = limitsIn(plain, withoutOtherWords(learned, plain), today);
  const textsOf = (kind: string): string[] =>
    marks.filter((mark) => mark.kind === kind).map(({ start, end }) => text.slice(start, end));
  // What goes on behind the name of a technology is a part of it: `AWS | Cloud Practitioner`.
  const isOfTool = (name: string): boolean =>
    namesIn(/(?<!\S)\S+\s*$/u.exec(text.slice(0, text.indexOf(name)))?.[0] ?? '').length > 0;
  const privates = [...textsOf('name').filter((name) => !isOfTool(name)), ...textsOf('private')];
  const reading = { ...plain, marks, privates, refusals: marks.filter(({ kind }) => kind === 'no') };
  const check = (place: SurePlace, order: number): number =>
    classesOf(models.checks, spanFeatures(tokens, place, order)).get('yes') ?? 0;
  const read = candidatesOf(models.wishes, tokens, features)
    .map((place, order) => ({ ...place, edges: place.sure, sure: check(place, order), wanted: false }))
    .filter((place) => !isTimeAlone(place, marks, reading));
  return { reading, read, check };
}

/** The possible wishes of a text, set right by its grammar and its lists, and the clauses that its grammar makes wishes. */
function candidatesIn({ reading, read, check }: Found): {
  readonly candidates: readonly Candidate[];
  readonly wanted: readonly Place[];
} {
  const isOne = (place: number): boolean =>
    read.some(({ start, end, edges }) => start < place && place < end && edges >= SURE_OF_ONE);
  const wanted = wantedClauses(reading, isOne).filter((clause) => {
    if (clause.lacked === true) return true;
    // “When I was small I wanted to …”: what a model is sure of to be none is none.
    const own = read.filter((one) => meet(one, clause)).map(({ sure }) => sure);
    const known = own.length > 0 ? own : [check({ start: clause.start, end: clause.end, sure: 1 }, 0)];
    return Math.max(...known) >= (clause.from === undefined ? NO_WISH : MIN_OF_WHOLE);
  });
  const opened = withPointing(withWanted(read, wanted, reading), wanted, reading);
  const items = itemsOf(reading);
  // The lines over and under marked items are headings and remarks, and no keywords.
  const candidates = items.length > 0 ? withItems(opened, items, reading) : withKeywords(opened, reading);
  return { candidates, wanted };
}

/** Why a possible wish is none of its own beside those before it; undefined where it is one. */
function reasonOf(
  candidate: WishClause,
  wish: Wish,
  before: readonly Wish[],
  isAlone: boolean,
  reading: MarkedReading,
): string | undefined {
  const { start, end, sure, wanted, lacked = false } = candidate;
  if (!lacked && isRefusedAt(candidate, reading)) return 'refused';
  if (isPurpose(start, before, reading)) return 'purpose of another';
  if (isBehind(reading.grammar.postponed, reading.text, end)) return 'postponed';
  const around = wanted ? undefined : reasonAround(candidate, reading);
  // What is feared is a wish where it is something to be done.
  if (around !== undefined && (around !== 'feared' || wish.group !== 'performing')) return around;
  if (sure < SURE_WISH && wish.sure < KNOWN_LABEL && !isAlone) return UNSURE;
  return reasonAgainst(wish, before, reading, !lacked);
}

/** Understands a tidied text. */
export function understand(text: string, file: LanguageFile, today: Temporal.PlainDate): Understanding {
  const models = find(text, file, today);
  const { reading } = models;
  const { tokens, marks, privates, refusals } = reading;
  const { candidates, wanted } = candidatesIn(models);
  const most = candidates.reduce((highest, { sure }) => Math.max(highest, sure), 0);
  const bound = tokens.length > LONG_TEXT ? WISH_IN_LONG_TEXT : WISH;
  const least = most >= bound ? bound : Math.max(most, LONE_WISH);
  const found = candidates
    .filter(({ sure }) => sure >= least)
    .map((one) => ({
      ...one,
      start: one.wanted ? one.start : startWithLeaning(text, one.start, file),
      end: one.sure >= SURE_WISH ? endWithTime(one, marks) : one.end,
      read: one.start,
    }));
  const leftOut: LeftOut[] = candidates
    .filter(({ sure }) => sure < least)
    .map(({ start, end }) => ({ text: text.slice(start, end), reason: UNSURE }));
  const told = withRoles(reading, marks);
  const timed = [...told, ...monthsIn(reading, found, told)];
  const said = timesOf(found, timed, reading, today);
  const wishes: Wish[] = [];
  for (const [index, candidate] of found.entries()) {
    const wish = wishOf(candidate, said[index], { ...reading, marks: told });
    const reason = reasonOf(candidate, wish, wishes, found.length === 1, reading);
    if (reason === undefined) wishes.push(wish);
    else leftOut.push({ text: wish.clause, reason });
  }
  // Who names a wish knows a direction, unless it is wanted in so many words.
  const named = withoutSame(wishes).filter((wish) => wish.label !== 'direction' || wish.wanted);
  const hours = hoursOf(marks, reading);
  const full = named.filter((wish) => !isVerbWithTime(wish, timed, reading));
  const chosen = [full, named, wishes.slice(0, 1)].find(({ length }) => length > 0);
  const isHinted = most >= HINT || marks.some(({ kind }) => kind === 'by');
  const likeliest = (): readonly Wish[] =>
    likeliestSentence(candidates, timed, reading).map(({ start, end, whole }) => ({
      ...wishOf({ start, end, sure: LONE_WISH, edges: 0, read: start, wanted: false }, undefined, reading),
      words: '',
      whole,
    }));
  const own =
    chosen !== undefined
      ? withOwnWords(withSentences(chosen, reading), reading)
      : isHinted
        ? likeliest()
        : [];
  const only = onlyTimeOf(timed, reading, today);
  const withOnlyTime = (wish: Wish): Wish =>
    wish.time === undefined && only !== undefined ? { ...wish, time: only } : wish;
  return {
    wishes: own.length === 1 ? own.map(withOnlyTime) : own,
    isHinted,
    ...(hours === undefined ? {} : { hours }),
    excluded: refusals.map(({ start, end }) => text.slice(start, end)),
    private: privates,
    // In a letter, “I need no help with that” is said of something else.
    isContent: tokens.length <= LONG_TEXT && isContent(reading, wanted),
    leftOut,
  };
}
