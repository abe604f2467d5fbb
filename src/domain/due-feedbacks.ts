/** The rule of who owes which feedback. The store keeps its result in the table `due_feedbacks`, from which lists are read. */

import { date, integer, type RecordOf, text } from './fields.ts';
import type { Versioned } from './page.ts';
import {
  type DueRule,
  type FeedbackException,
  type FeedbackRound,
  feedbackName,
  type Participant,
  type ParticipantRole,
  type Programme,
  type Relation,
  type RelationStatus,
  ROLES,
  type RoundRule,
  ruleIn,
} from './programme.ts';

type PlainDate = Temporal.PlainDate;

/** A due feedback, with everything that determines its date. */
export interface DueFeedback {
  readonly relation: Relation;
  readonly round: FeedbackRound;
  readonly role: ParticipantRole;
  readonly person: Participant;
  readonly due_date: PlainDate;
  /** The date from which the rule counts, and the number of days after it. */
  readonly counted_from: PlainDate;
  readonly days: number;
  /** By how many days time on hold has moved it. */
  readonly days_on_hold: number;
  /** The exception that sets another date; null if the rule applies. */
  readonly exception: FeedbackException | null;
}

/** The status of a relation on a day: the last one that began by then; undefined before the first. */
export function statusOn({ history }: Relation, day: PlainDate): RelationStatus | undefined {
  return history.findLast(({ since }) => Temporal.PlainDate.compare(since, day) <= 0)?.status;
}

/** A half-open range of days. */
interface Hold {
  readonly from: PlainDate;
  readonly until: PlainDate;
}

/** The finished times on hold. */
function holdsOf({ history }: Relation): Hold[] {
  return history.flatMap(({ status, since }, index) => {
    const next = history[index + 1];
    return status === 'on_hold' && next !== undefined ? [{ from: since, until: next.since }] : [];
  });
}

/** The facts that the usual date of a round depends on. */
type Span = Pick<Relation, 'start' | 'end'>;

/** The date from which a round counts, and the number of days after it at which it is due. */
function countingOf(
  { start, end }: Span,
  { due }: RoundRule,
): { readonly from: PlainDate; readonly days: number } {
  if (due.counts_from === 'start') return { from: start, days: due.days };
  if (end === null) return { from: start, days: due.days_without_end };
  if (due.counts_from === 'end') return { from: end, days: due.days };
  return { from: start, days: Math.floor(start.until(end).days * due.share) };
}

/** When a round is due in a relation that was never on hold and has no exception. */
export function plainDueDate(relation: Span, rule: RoundRule): PlainDate {
  const { from, days } = countingOf(relation, rule);
  return from.add({ days });
}

/** Moves a date by the length of each time on hold that begins before it. */
export function shiftedByHolds(date: PlainDate, holds: readonly Hold[]): PlainDate {
  let shifted = date;
  for (const { from, until } of holds) {
    if (Temporal.PlainDate.compare(shifted, from) >= 0)
      shifted = shifted.add({ days: from.until(until).days });
  }
  return shifted;
}

/** When a round is due in a relation and why, before exceptions. */
function usualDueDate(
  relation: Relation,
  round: FeedbackRound,
): Pick<DueFeedback, 'due_date' | 'counted_from' | 'days' | 'days_on_hold'> {
  const { from, days } = countingOf(relation, ruleIn(round, relation.cohort));
  const unmoved = from.add({ days });
  const due_date = shiftedByHolds(unmoved, holdsOf(relation));
  const days_on_hold = due_date === unmoved ? 0 : unmoved.until(due_date).days;
  return { due_date, counted_from: from, days, days_on_hold };
}

/** The name of a feedback: see {@link feedbackName}. */
export const dueName = ({
  relation,
  round,
  role,
}: Pick<DueFeedback, 'relation' | 'round' | 'role'>): string =>
  feedbackName({ relation_id: relation.id, round_id: round.id, role });

/** How far ahead coming feedback is listed and can be written about, in days. */
export const FARTHEST_AHEAD = 30;

/** All owed feedback on a day, in the order of rounds, roles and people; of one person the longest overdue first. */
export function owedFeedbacks(programme: Programme, today: PlainDate): DueFeedback[] {
  return feedbacksDueBy(programme, today, today);
}

/** The open feedback that is due by a day, which may be in the future, as things stand today. In the same order. */
export function feedbacksDueBy(programme: Programme, today: PlainDate, until: PlainDate): DueFeedback[] {
  const isMatched = (relation: Relation): boolean => statusOn(relation, today) === 'matched';
  return openFeedbacks(programme, today, isMatched)
    .filter(({ due_date }) => Temporal.PlainDate.compare(due_date, until) <= 0)
    .sort(inOrder);
}

/** All feedback of some relations that is neither received nor waived, in the order of relations, rounds and roles. */
export function openFeedbacks(
  programme: Programme,
  today: PlainDate,
  isAsked: (relation: Relation) => boolean,
): DueFeedback[] {
  const people = new Map(programme.participants.map((person) => [person.id, person]));
  return openDates({
    ...programme,
    relations: programme.relations.filter(isAsked),
    feedbacks: programme.feedbacks.filter(
      ({ received_on }) => Temporal.PlainDate.compare(received_on, today) <= 0,
    ),
  }).flatMap((date) => {
    const person = people.get(personIn(date.relation, date.role));
    return person === undefined ? [] : [{ ...date, person }];
  });
}

/** Who gives a feedback of a relation, by id. */
export const personIn = (
  { mentee_id, mentor_id }: Pick<Relation, 'mentee_id' | 'mentor_id'>,
  role: ParticipantRole,
): number => (role === 'mentee' ? mentee_id : mentor_id);

/** When relations, whatever their status, have to give the feedbacks that are neither received nor waived; in the same order. */
export function openDates({
  relations,
  rounds,
  exceptions: allExceptions,
  feedbacks,
}: Pick<Programme, 'relations' | 'rounds' | 'exceptions' | 'feedbacks'>): Omit<DueFeedback, 'person'>[] {
  const exceptions = new Map(allExceptions.map((one) => [feedbackName(one), one]));
  const received = new Set(feedbacks.map(feedbackName));
  return relations.flatMap((relation) => rounds.flatMap((round) => datesIn(relation, round)));

  function datesIn(relation: Relation, round: FeedbackRound): Omit<DueFeedback, 'person'>[] {
    const { active, roles } = ruleIn(round, relation.cohort);
    if (!active) return [];
    return roles.flatMap((role) => {
      const key = dueName({ relation, round, role });
      const exception = exceptions.get(key) ?? null;
      if (received.has(key) || exception?.waived) return [];
      const usual = usualDueDate(relation, round);
      const due_date = exception?.due_date ?? usual.due_date;
      return [{ relation, round, role, exception, ...usual, due_date }];
    });
  }
}

/** Of the owed feedback, the longest overdue for each person and round, as the interface lists them. */
export function longestOverdue(owed: readonly DueFeedback[]): DueFeedback[] {
  const first = new Map<string, DueFeedback>();
  for (const one of owed) {
    const key = `${one.person.id} ${one.round.id}`;
    if (!first.has(key)) first.set(key, one);
  }
  return [...first.values()];
}

function inOrder(one: DueFeedback, other: DueFeedback): number {
  return (
    one.round.order - other.round.order ||
    ROLES.indexOf(one.role) - ROLES.indexOf(other.role) ||
    one.person.id - other.person.id ||
    Temporal.PlainDate.compare(one.due_date, other.due_date) ||
    one.relation.id - other.relation.id
  );
}

/** How days and shares are written. */
export interface DueWords {
  /** @param text a day: `2026-05-31` */
  day(text: string): string;
  percent(count: number): string;
}

const PLAIN: DueWords = { day: (text) => text, percent: (count) => `${count} %` };

/** Why a feedback is due on its day. */
export type DueReason =
  /** The reason that somebody typed who moved it. */
  | { readonly moved: string | null }
  | {
      readonly days: number;
      readonly from: 'start' | 'end';
      readonly on: string;
      /** The share of the way to the expected end, in per cent; null where days count. */
      readonly share: number | null;
      readonly isWithoutEnd: boolean;
      readonly days_on_hold: number;
    };

/** The rule, the date from which it counts, and what moved it. */
export function dueReason({
  round,
  relation,
  counted_from,
  days,
  days_on_hold,
  exception,
}: DueFeedback): DueReason {
  if (exception?.due_date != null) return { moved: exception.reason };
  const { due } = ruleIn(round, relation.cohort);
  const hasEnd = relation.end !== null;
  return {
    days,
    from: due.counts_from === 'end' && hasEnd ? 'end' : 'start',
    on: counted_from.toString(),
    share: due.counts_from === 'share' && hasEnd ? Math.round(due.share * 100) : null,
    isWithoutEnd: due.counts_from !== 'start' && !hasEnd,
    days_on_hold,
  };
}

/** A reason in words, without a full stop. */
export function dueReasonText(reason: DueReason, say: DueWords = PLAIN): string {
  if ('moved' in reason) return `another date was set${reason.moved === null ? '' : `: ${reason.moved}`}`;
  const { days, from, on, share, isWithoutEnd, days_on_hold } = reason;
  const since = `the ${from === 'end' ? 'expected end' : 'start'} on ${say.day(on)}`;
  const usual = days === 0 ? since : `${days} days after ${since}`;
  const why = share === null ? '' : `, ${say.percent(share)} of the way to the expected end`;
  const open = isWithoutEnd ? ', because there is no end' : '';
  return `${usual}${why}${open}${days_on_hold > 0 ? `, and ${days_on_hold} days on hold` : ''}`;
}

/** `14 days after the start`, without a full stop. */
export function dueInWords(due: DueRule, say: Pick<DueWords, 'percent'> = PLAIN): string {
  const days = (count: number): string => `${count} ${count === 1 ? 'day' : 'days'}`;
  if (due.counts_from === 'start') return `${days(due.days)} after the start`;
  const usual =
    due.counts_from === 'share'
      ? `${say.percent(Math.round(due.share * 1000) / 10)} of the way to the expected end`
      : `${due.days === 0 ? 'on' : `${days(due.days)} after`} the expected end`;
  return `${usual}; without one ${days(due.days_without_end)} after the start`;
}

// The feedbacks that should already have been filled in.

export const feedbackNeededFields = {
  role: text({
    readOnly: true,
    choices: ROLES,
    description: 'Who owes it: `mentee` or `mentor`.',
    example: 'mentee',
  }),
  model_id: integer({ readOnly: true, description: 'The person the feedback belongs to.', example: 7 }),
  full_name: text({ readOnly: true, description: 'Their full name.', example: 'Ada Example' }),
  title: text({
    readOnly: true,
    description: 'The feedback round, such as `Chemistry`.',
    example: 'Chemistry',
  }),
  manager: text({
    readOnly: true,
    description: 'First name of the responsible programme manager.',
    example: 'Maria',
  }),
  due_date: date({ readOnly: true, description: 'The day the feedback was due.', example: '2026-05-18' }),
  mr_status: text({ readOnly: true, description: 'Status of the mentoring relation.', example: 'matched' }),
};

export type FeedbackNeeded = RecordOf<typeof feedbackNeededFields>;

export interface FeedbackNeededReader extends Versioned {
  list(): Promise<readonly FeedbackNeeded[]>;
}
