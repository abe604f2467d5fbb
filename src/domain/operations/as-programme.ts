/** Rows of the programme as the records that the rule of due feedbacks is written for. */

import { type DueFeedback, dueName, openFeedbacks, statusOn } from '../due-feedbacks.ts';
import {
  type DueRule,
  type FeedbackKey,
  type FeedbackRound,
  isOver,
  type Programme,
  ROLES,
  type RoundRule,
  type StatusChange,
} from '../programme.ts';
import {
  type ProgrammeRows,
  type ProgrammeTable,
  type RoundRuleRow,
  type RowChange,
  withChanges,
} from './rows.ts';

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
function programmeLike(rows: ProgrammeRows, known: Made | null): Programme {
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

// The effects of row changes on owed feedbacks, as a preview shows them.

type PlainDate = Temporal.PlainDate;

export interface AffectedFeedback extends FeedbackKey {
  readonly round: string;
  readonly person_id: number;
  readonly full_name: string;
  /** The other of the two. */
  readonly with_id: number;
  readonly with_name: string;
  /** When it is due before and after; null where it is not asked for. */
  readonly before: PlainDate | null;
  readonly after: PlainDate | null;
}

export interface OwedCount {
  readonly feedbacks: number;
  readonly people: number;
}

export interface Effects {
  /** Those whose due date moves, and that are not in. */
  readonly moved: readonly AffectedFeedback[];
  /** Those that are owed today, and are not after the change. */
  readonly noLongerOwed: readonly AffectedFeedback[];
  /** Those that are owed after the change, and are not today. */
  readonly newlyOwed: readonly AffectedFeedback[];
  /** Where too many may be concerned to list them: what is owed of the rounds whose rules change. */
  readonly owed: { readonly before: OwedCount; readonly after: OwedCount } | null;
}

/** The effects of row changes on the feedbacks of the changed relations. */
export function effectsOf(rows: ProgrammeRows, changes: readonly RowChange[], today: PlainDate): Effects {
  const before = programmeOf(rows);
  const after = programmeLike(withChanges(rows, changes), { rows, programme: before });
  const [open, opened] = [openByKey(before, today), openByKey(after, today)];
  const [people, peopleAfter] = [namesOf(before), namesOf(after)];
  const moved: AffectedFeedback[] = [];
  const noLongerOwed: AffectedFeedback[] = [];
  const newlyOwed: AffectedFeedback[] = [];
  for (const key of new Set([...open.keys(), ...opened.keys()])) {
    const [one, other] = [open.get(key), opened.get(key)];
    const due = other ?? one;
    if (due === undefined) continue;
    const affected = affectedOf(due, one === undefined ? peopleAfter : people, one, other);
    if (one !== undefined && other !== undefined && !one.due_date.equals(other.due_date))
      moved.push(affected);
    const [wasOwed, isOwed] = [isOwedOn(one, today), isOwedOn(other, today)];
    if (wasOwed && !isOwed) noLongerOwed.push(affected);
    if (isOwed && !wasOwed) newlyOwed.push(affected);
  }
  return { moved, noLongerOwed, newlyOwed, owed: null };
}

/** The feedbacks of all relations that are not over, by relation, round and role. */
function openByKey(programme: Programme, today: PlainDate): ReadonlyMap<string, DueFeedback> {
  const open = openFeedbacks(programme, today, (relation) => {
    const status = statusOn(relation, today);
    return status !== undefined && !isOver(status);
  });
  return new Map(open.map((due) => [dueName(due), due]));
}

const namesOf = ({ participants }: Programme): ReadonlyMap<number, string> =>
  new Map(participants.map(({ id, full_name }) => [id, full_name]));

const isOwedOn = (due: DueFeedback | undefined, today: PlainDate): boolean =>
  due !== undefined &&
  statusOn(due.relation, today) === 'matched' &&
  Temporal.PlainDate.compare(due.due_date, today) <= 0;

function affectedOf(
  { relation, round, role, person }: DueFeedback,
  people: ReadonlyMap<number, string>,
  before: DueFeedback | undefined,
  after: DueFeedback | undefined,
): AffectedFeedback {
  const with_id = role === 'mentee' ? relation.mentor_id : relation.mentee_id;
  return {
    relation_id: relation.id,
    round_id: round.id,
    round: round.title,
    role,
    person_id: person.id,
    full_name: person.full_name,
    with_id,
    with_name: people.get(with_id) ?? '',
    before: before?.due_date ?? null,
    after: after?.due_date ?? null,
  };
}
