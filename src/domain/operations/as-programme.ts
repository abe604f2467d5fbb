/** Rows of the programme as the records that the rule of due feedbacks is written for. */

import type {
  DueRule,
  FeedbackRound,
  ParticipantRole,
  Programme,
  RoundRule,
  StatusChange,
} from '../programme.ts';
import type { ProgrammeRows, RoundRuleRow } from './rows.ts';

/** Reads days, each different one once: thousands of rows share a few hundred. */
function dayReader(): (text: string) => Temporal.PlainDate {
  const known = new Map<string, Temporal.PlainDate>();
  return (text) => {
    const day = known.get(text) ?? Temporal.PlainDate.from(text);
    known.set(text, day);
    return day;
  };
}

/** The records that rows hold: relations in the order of their ids, rounds in theirs. */
export function programmeOf(rows: ProgrammeRows): Programme {
  const day = dayReader();
  const optionalDay = (text: string | null) => (text === null ? null : day(text));
  const histories = Map.groupBy(rows.relation_changes, ({ relation_id }) => relation_id);
  const former = Map.groupBy(rows.former_emails, ({ participant_id }) => participant_id);
  return {
    managers: rows.managers,
    participants: rows.participants.map((one) => {
      const emails = former.get(one.id)?.map(({ email }) => email);
      return emails === undefined ? one : { ...one, former_emails: emails };
    }),
    relations: rows.relations
      .toSorted((one, other) => one.id - other.id)
      .map(({ status: _status, start, end, ...relation }) => ({
        ...relation,
        start: day(start),
        end: optionalDay(end),
        history: (histories.get(relation.id) ?? [])
          .toSorted((one, other) => one.number - other.number)
          .map(
            ({ status, since, reason }): StatusChange => ({
              status,
              since: day(since),
              reason,
            }),
          ),
      })),
    rounds: roundsOf(rows),
    exceptions: rows.feedback_exceptions.map(({ due_date, ...exception }) => ({
      ...exception,
      due_date: optionalDay(due_date),
    })),
    feedbacks: rows.feedbacks.map((feedback) => ({ ...feedback, received_on: day(feedback.received_on) })),
  };
}

/** The rounds that rows hold, in their order. */
export function roundsOf({
  feedback_rounds,
  round_cohorts,
}: Pick<ProgrammeRows, 'feedback_rounds' | 'round_cohorts'>): readonly FeedbackRound[] {
  const cohorts = Map.groupBy(round_cohorts, ({ round_id }) => round_id);
  return feedback_rounds
    .toSorted((one, other) => one.order - other.order)
    .map(({ id, title, order, ...rule }) => ({
      id,
      title,
      order,
      ...roundRule(rule),
      cohorts: (cohorts.get(id) ?? [])
        .toSorted((one, other) => (one.cohort < other.cohort ? -1 : 1))
        .map((own) => ({ cohort: own.cohort, ...roundRule(own) })),
    }));
}

/** The rule of a round that columns hold. */
export function roundRule(columns: RoundRuleRow): RoundRule {
  const roles: ParticipantRole[] = [];
  if (columns.owed_by_mentee) roles.push('mentee');
  if (columns.owed_by_mentor) roles.push('mentor');
  return { due: dueRule(columns), roles, active: columns.active };
}

function dueRule({ counts_from, days, share, days_without_end }: RoundRuleRow): DueRule {
  if (counts_from === 'start') return { counts_from, days: days ?? 0 };
  const without = { days_without_end: days_without_end ?? 0 };
  return counts_from === 'share'
    ? { counts_from, share: share ?? 0, ...without }
    : { counts_from, days: days ?? 0, ...without };
}

/** The columns that hold the rule of a round. */
export const ruleColumns = ({ due, roles, active }: RoundRule): RoundRuleRow => ({
  counts_from: due.counts_from,
  days: 'days' in due ? due.days : null,
  share: 'share' in due ? due.share : null,
  days_without_end: 'days_without_end' in due ? due.days_without_end : null,
  owed_by_mentee: roles.includes('mentee'),
  owed_by_mentor: roles.includes('mentor'),
  active,
});
