/** The pair that an answer is about: by whoever answered, and by what else stands in the row. */

import { plainDueDate } from '../domain/due-feedbacks.ts';
import { roundCalled } from '../domain/feedback-selection.ts';
import { type Guess, LEAVE, type PairCandidate, pairAnswer } from '../domain/import-decisions.ts';
import type { ParticipantPair, PeopleFinder } from '../domain/import-people.ts';
import { keyOf } from '../domain/people-search.ts';
import { ROLES, ruleIn } from '../domain/programme.ts';
import { quoted } from './formats/wording.ts';
import { hasUndecodedLetters } from './values/texts.ts';

/** A row of answers. */
export interface AnswerRow {
  /** Who answered: an e-mail address, or a name. */
  readonly respondent: string;
  /** Whom the row names as their partner; empty if no column is for that. */
  readonly partner: string;
  readonly cells: readonly string[];
  /** Their role, as far as it is said. */
  readonly role: string;
  readonly round: string;
  readonly received: Temporal.PlainDate | null;
}

/** The pair, or those that it may be. */
export type FoundPair =
  | { readonly pair: PairCandidate }
  | {
      /** It quotes the respondent. */
      readonly reason: string;
      /** Null: nobody can choose, the row has to be corrected. */
      readonly candidates: readonly PairCandidate[] | null;
      readonly guess?: Guess;
    };

/** So many days before its start somebody may write about a pair. */
const EARLY = 14;
/** Pairs whose feedback was due within so many days of each other are equally likely. */
const NEAR = 5;
/** Longer cells are answers in the words of whoever wrote them, and name nobody. */
const MAX_LENGTH = 80;

/**
 * Finds the pair. Certain or likely is only one in which whoever answered has the role that the row says, which had begun, and
 * whose partner has the name that stands in the row as the partner's.
 *
 * @param given the answers of this import so far: nobody answers twice about the same round of a pair
 */
export function answeredPair(row: AnswerRow, finder: PeopleFinder, given: ReadonlySet<string>): FoundPair {
  const respondent = row.respondent.trim().toLowerCase();
  const own = pairsOfRespondent(respondent, row, finder);
  if (own.length === 0) return nobodysPair(respondent, row, finder, given);
  const others = mentions(row, finder).filter((email) => email !== respondent);
  const isPartner = ({ pair }: ParticipantPair): boolean => others.includes(otherOf(pair).email);
  const texts = new Set(row.cells.filter((cell) => cell.length <= MAX_LENGTH).map(keyOf));
  const possible = own.filter((one) => mayBeMeant(one, row, finder));
  const left = narrowed(possible, [
    isPartner,
    ({ pair }) => pair.cohort !== '' && texts.has(keyOf(pair.cohort)),
    ({ isOpen }) => isOpen,
  ]);
  const pairs = left.map(({ pair }) => pair);
  const [one] = pairs;
  const isOther =
    others.length > 0 && !left.some(isPartner) && others.some((email) => isOfRole(email, left, finder));
  if (one !== undefined && pairs.length === 1 && (row.partner !== '' || !isOther)) return { pair: one };
  if (one === undefined) {
    const reason =
      row.partner === ''
        ? `No pair of ${quoted(respondent)} had begun, or they have another role in it.`
        : `The row says ${quoted(row.partner)}, who was in no pair with ${quoted(respondent)} then.`;
    return { reason, candidates: own.map(({ pair }) => pair) };
  }
  const named = pairs.map((pair) => `${pair.mentor_email} and ${pair.mentee_email}`).join('; ');
  const reason = isOther
    ? `The row names somebody who is in no pair with ${quoted(respondent)}.`
    : `${quoted(respondent)} has ${pairs.length} relations that may be meant: ${named}. Name the pair under mentor_email and mentee_email.`;
  return { reason, candidates: pairs, ...guessAmong(left, row, given, finder) };
}

/** Whoever answers about a pair in a role. */
const selfOf = ({ role, mentor_email, mentee_email, mentor_name, mentee_name }: PairCandidate) =>
  role === 'mentor'
    ? ({ role, email: mentor_email, name: mentor_name } as const)
    : ({ role, email: mentee_email, name: mentee_name } as const);

/** Their partner. */
const otherOf = (pair: PairCandidate) =>
  selfOf({ ...pair, role: pair.role === 'mentor' ? 'mentee' : 'mentor' });

/** Whether nothing in a row speaks against a pair: the role, the day, the partner. */
function mayBeMeant({ pair, start }: ParticipantPair, row: AnswerRow, finder: PeopleFinder): boolean {
  const { received, partner } = row;
  const role = ROLES.find((one) => one === keyOf(row.role));
  const hasBegun =
    received === null || Temporal.PlainDate.compare(start.subtract({ days: EARLY }), received) <= 0;
  return (
    hasBegun &&
    (role === undefined || pair.role === role) &&
    (partner === '' || finder.isCalled(otherOf(pair), withLetters(partner, finder)))
  );
}

/** Keeps to what some of them fulfil. */
function narrowed(
  all: readonly ParticipantPair[],
  tests: readonly ((one: ParticipantPair) => boolean)[],
): readonly ParticipantPair[] {
  return tests.reduce((left, test) => {
    const some = left.length > 1 ? left.filter(test) : left;
    return some.length > 0 ? some : left;
  }, all);
}

/** Whether somebody could be a partner, by their role. */
const isOfRole = (email: string, own: readonly ParticipantPair[], finder: PeopleFinder): boolean =>
  own.some(({ pair }) => finder.knows(pair.role === 'mentor' ? 'mentee' : 'mentor', email));

/** The pairs of the respondent, found by their address, or by names where there is none. */
function pairsOfRespondent(
  respondent: string,
  row: AnswerRow,
  finder: PeopleFinder,
): readonly ParticipantPair[] {
  if (respondent.includes('@')) return finder.pairsOf(respondent);
  const named = finder.mentioned(respondent);
  return named
    .flatMap(({ email }) => finder.pairsOf(email))
    .filter(({ pair }) => isAnswering(pair, named, row));
}

/** A name alone may be that of a namesake in the other role. */
const isAnswering = (
  pair: PairCandidate,
  named: readonly { readonly email: string }[],
  { role }: AnswerRow,
): boolean =>
  named.some(({ email }) => email === (pair.role === 'mentor' ? pair.mentor_email : pair.mentee_email)) &&
  (role === '' || !ROLES.some((one) => one === keyOf(role)) || keyOf(role) === pair.role);

/** The people whom the cells of a row name. */
function mentions({ cells }: AnswerRow, finder: PeopleFinder): readonly string[] {
  return cells.flatMap((cell) => {
    const text = cell.trim();
    if (text === '' || text.length > MAX_LENGTH) return [];
    return finder.mentioned(withLetters(text, finder)).map(({ email }) => email);
  });
}

/** A name with the letters that it lost, if that can only be one name. */
const withLetters = (text: string, finder: PeopleFinder): string =>
  hasUndecodedLetters(text) ? (only(finder.withLetters(text)) ?? text) : text;

const only = <Item>(items: readonly Item[]): Item | undefined => (items.length === 1 ? items[0] : undefined);

/** Whoever answered is in no pair: the row may name both people, or the address may be another one of somebody. */
function nobodysPair(
  respondent: string,
  row: AnswerRow,
  finder: PeopleFinder,
  given: ReadonlySet<string>,
): FoundPair {
  const people = [...new Set(mentions(row, finder))];
  const isNamed = ({ pair }: ParticipantPair): boolean =>
    people.includes(pair.mentor_email) && people.includes(pair.mentee_email);
  const role = ROLES.find((one) => one === keyOf(row.role));
  const named = people.flatMap((email) => finder.pairsOf(email)).filter(isNamed);
  const told = named.filter((one) => one.pair.role === role && mayBeMeant(one, row, finder));
  const distinct = new Map(told.map(({ pair }) => [pairAnswer(pair), pair]));
  const [pair, another] = distinct.values();
  if (pair !== undefined && another === undefined) return { pair };
  if (!respondent.includes('@')) {
    const candidates = named.map((one) => one.pair);
    return candidates.length > 0
      ? { reason: `${quoted(respondent)} is not the name of anyone here. Choose the pair.`, candidates }
      : {
          reason: `${respondent === '' ? 'It' : quoted(respondent)} must be the e-mail address of the respondent. Write it, or name the pair.`,
          candidates: respondent === '' ? null : [],
          ...(respondent !== '' && finder.directory.relations.length === 0 && { guess: WITHOUT_PAIRS }),
        };
  }
  const namedOne = only(people);
  const like =
    namedOne === undefined
      ? finder.pairsLike(respondent)
      : finder
          .pairsOf(namedOne)
          // Whoever says that they are the mentor names the mentee.
          .map((one) => ({ ...one, pair: { ...one.pair, role: role ?? one.pair.role } }));
  const reason = `Nobody with the e-mail ${quoted(respondent)} has a relation here. Correct it, or name the pair.`;
  const candidates = like.map((one) => one.pair);
  if (like.length === 0) {
    return { reason, candidates, guess: { answer: LEAVE, why: [{ code: 'unknown-address' }] } };
  }
  // Of one person alone, whom the row names, or whose first name is in the address: a family shares the last one.
  const likely = like.filter(
    (one) =>
      mayBeMeant(one, row, finder) &&
      (selfOf(one.pair).email === namedOne || hasFirstName(respondent, selfOf(one.pair).name)),
  );
  if (new Set(like.map(({ email }) => email)).size > 1 || likely.length === 0) return { reason, candidates };
  const [first] = likely.map(({ pair }) => pair);
  const { guess } = guessAmong(likely, row, given, finder);
  if (first === undefined || (guess === undefined && likely.length > 1)) return { reason, candidates };
  const code = selfOf(first).email === namedOne ? 'row-names-them' : 'address-names-them';
  const { answer = pairAnswer(first), why = [] } = guess ?? {};
  return { reason, candidates, guess: { answer, why: [{ code }, ...why] } };
}

const WITHOUT_PAIRS: Guess = { answer: LEAVE, why: [{ code: 'no-pairs' }] };

/** Whether a first name is a word of an address. */
const hasFirstName = (email: string, name: string): boolean => {
  const [first = ''] = keyOf(name).split('_');
  return (
    first.length > 2 &&
    keyOf(email.split('@', 1)[0] ?? '')
      .split(/[^\p{L}]+/u)
      .includes(first)
  );
};

/** The pair whose feedback of the round was due nearest to the answer, and did not come in yet. */
function guessAmong(
  pairs: readonly ParticipantPair[],
  { round: title, received }: AnswerRow,
  given: ReadonlySet<string>,
  { directory: { rounds } }: PeopleFinder,
): { readonly guess?: Guess } {
  const round = roundCalled(rounds, title);
  if (round === undefined || received === null) return {};
  const open = pairs.filter(({ pair }) => !given.has(answerKey(pair, round.title)));
  const [best, next] = (open.length > 0 ? open : pairs)
    .map(({ pair, start, end }) => {
      const due = plainDueDate({ start, end }, ruleIn(round, pair.cohort));
      return { pair, due, apart: Math.abs(due.until(received).days) };
    })
    .toSorted((one, other) => one.apart - other.apart);
  if (best === undefined) return {};
  // Both are due on nearly the same day, or neither is yet: that one is some days nearer says nothing.
  const isFarOff = (due: Temporal.PlainDate): boolean => received.until(due).days > EARLY;
  if (next !== undefined && Math.abs(best.due.until(next.due).days) <= NEAR) return {};
  if (next !== undefined && isFarOff(best.due) && isFarOff(next.due)) return {};
  const why: Guess['why'] = [{ code: 'due', round: round.title, day: `${best.due}` }];
  return { guess: { answer: pairAnswer(best.pair), why } };
}

/** Tells the answer of somebody about a round of a pair. */
export const answerKey = (pair: PairCandidate, round: string): string =>
  `${pairAnswer(pair)}\n${keyOf(round)}`;
