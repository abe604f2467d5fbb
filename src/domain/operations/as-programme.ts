/** Rows of the programme as the records that the rule of due feedbacks is written for. */

import {
  type DueRule,
  type FeedbackRound,
  type Programme,
  ROLES,
  type RoundRule,
  type StatusChange,
} from '../programme.ts';
import type { ProgrammeRows, ProgrammeTable, RoundRuleRow } from './rows.ts';

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
export const programmeOf = (rows: ProgrammeRows): Programme => programmeLike(rows, null);

interface Made {
  readonly rows: ProgrammeRows;
  readonly programme: Programme;
}

/** The same for rows most of whose tables were converted before; those are not converted again. */
export function programmeLike(rows: ProgrammeRows, known: Made | null): Programme {
  const day = dayReader();
  const optionalDay = (text: string | null) => (text === null ? null : day(text));
  const made = <Part extends keyof Programme>(
    part: Part,
    tables: readonly ProgrammeTable[],
    make: () => Programme[Part],
  ): Programme[Part] =>
    known !== null && tables.every((table) => known.rows[table] === rows[table])
      ? known.programme[part]
      : make();
  return {
    managers: rows.managers,
    participants: made('participants', ['participants', 'former_emails', 'former_external_ids'], () => {
      const emails = Map.groupBy(rows.former_emails, ({ participant_id }) => participant_id);
      const ids = Map.groupBy(rows.former_external_ids, ({ participant_id }) => participant_id);
      return rows.participants.map((one) => {
        const former_emails = emails.get(one.id)?.map(({ email }) => email);
        const former_external_ids = ids.get(one.id)?.map(({ external_id }) => external_id);
        if (former_emails === undefined && former_external_ids === undefined) return one;
        return {
          ...one,
          ...(former_emails && { former_emails }),
          ...(former_external_ids && { former_external_ids }),
        };
      });
    }),
    relations: made('relations', ['relations', 'relation_changes'], () => {
      const histories = Map.groupBy(rows.relation_changes, ({ relation_id }) => relation_id);
      return rows.relations
        .toSorted((one, other) => one.id - other.id)
        .map(({ status: _status, start, end, ...relation }) => ({
          ...relation,
          start: day(start),
          end: optionalDay(end),
          history: (histories.get(relation.id) ?? [])
            .toSorted((one, other) => one.number - other.number)
            .map(({ status, since, reason }): StatusChange => ({ status, since: day(since), reason })),
        }));
    }),
    rounds: made('rounds', ['feedback_rounds', 'round_cohorts'], () => roundsOf(rows)),
    exceptions: made('exceptions', ['feedback_exceptions'], () =>
      rows.feedback_exceptions.map(({ due_date, ...exception }) => ({
        ...exception,
        due_date: optionalDay(due_date),
      })),
    ),
    feedbacks: made('feedbacks', ['feedbacks'], () =>
      rows.feedbacks.map((feedback) => ({ ...feedback, received_on: day(feedback.received_on) })),
    ),
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
    .map(({ id, title, titles, order, ...rule }) => ({
      id,
      title,
      titles,
      order,
      ...roundRule(rule),
      cohorts: (cohorts.get(id) ?? [])
        .toSorted((one, other) => (one.cohort < other.cohort ? -1 : 1))
        .map((own) => ({ cohort: own.cohort, ...roundRule(own) })),
    }));
}

/** The rule of a round that columns hold. */
export function roundRule(columns: RoundRuleRow): RoundRule {
  const roles = ROLES.filter((role) => columns[`owed_by_${role}`]);
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
