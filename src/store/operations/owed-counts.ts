/** Counts the owed feedbacks of changed rounds, as the rounds are and as they would be. */

import { type RawBuilder, sql } from 'kysely';
import { plainDueDate } from '../../domain/due-feedbacks.ts';
import { roundsOf } from '../../domain/operations/as-programme.ts';
import type { Effects, OwedCount } from '../../domain/operations/effects.ts';
import { type RowChange, rowOf } from '../../domain/operations/row-changes.ts';
import type { ProgrammeRows } from '../../domain/operations/rows.ts';
import { type FeedbackRound, ruleIn } from '../../domain/programme.ts';
import { datedFeedbacks } from '../due-feedbacks.ts';
import { isAnyOf } from '../row-conditions.ts';
import type { Queries } from '../schema.ts';
import { recordIdOf } from './checking.ts';
import { changesRule } from './touched.ts';

/** The rounds and their rules in cohorts. */
export type Rounds = Pick<ProgrammeRows, 'feedback_rounds' | 'round_cohorts'>;

/** In which version of the rounds a rule holds. */
type Version = 'before' | 'after';

const VERSIONS: readonly Version[] = ['before', 'after'];

/** The rules of some rounds as queries, whether they are stored or not. */
const rulesOf = (
  { feedback_rounds, round_cohorts }: Rounds,
  version: Version,
  meant: ReadonlySet<number>,
): readonly RawBuilder<unknown>[] =>
  [...feedback_rounds.map((round) => ({ ...round, round_id: round.id, cohort: '' })), ...round_cohorts]
    .filter(({ round_id }) => meant.has(round_id))
    .map(
      (rule) => sql`select ${sql.lit(version)} as version, cast(${rule.round_id} as integer) as round_id,
        cast(${rule.cohort} as text) as cohort, cast(${rule.counts_from} as text) as counts_from,
        cast(${rule.days} as integer) as days, cast(${rule.share} as double precision) as share,
        cast(${rule.days_without_end} as integer) as days_without_end,
        ${sql.lit(rule.owed_by_mentee)} as owed_by_mentee, ${sql.lit(rule.owed_by_mentor)} as owed_by_mentor,
        ${sql.lit(rule.active)} as active`,
    );

/** The rounds whose rules changes change, in all cohorts or in some. */
const changedRounds = (changes: readonly RowChange[]): ReadonlySet<number> =>
  new Set(
    changes
      .filter(({ table }) => table === 'feedback_rounds' || table === 'round_cohorts')
      .filter((change) => change.table === 'round_cohorts' || changesRule(change))
      .map((change) => recordIdOf(change.table, rowOf(change))),
  );

/** The people who owe a feedback in each version, each as often as they owe one. */
type Owing = Readonly<Record<Version, number[]>>;

const counted = (people: readonly number[]): OwedCount => ({
  feedbacks: people.length,
  people: new Set(people).size,
});

/**
 * Counts the owed feedbacks of the rounds that are changed, and the people who owe them, before and after it. Those of
 * other rounds stay, and in a large programme take longer to count.
 *
 * Most relations were never on hold and have no exception. Those that have the same cohort, start and end have the same due
 * dates, so the rule is applied once to all of them. The query behind lists, which takes several times as long, looks at the others.
 *
 * @param before the rounds as they are
 * @param after the rounds as they would be
 */
export async function countOwed(
  queries: Queries,
  today: Temporal.PlainDate,
  changes: readonly RowChange[],
  before: Rounds,
  after: Rounds,
): Promise<NonNullable<Effects['owed']>> {
  const versions = { before, after };
  const changed = changedRounds(changes);
  const owing: Owing = { before: [], after: [] };
  for (const round of changed) await countPlain(queries, today, versions, round, changed, owing);
  await countOthers(queries, today, versions, changed, owing);
  return { before: counted(owing.before), after: counted(owing.after) };
}

/** The matched relations that were on hold, or have an exception for one of some rounds. */
const othersFor = (rounds: Iterable<number>): RawBuilder<unknown> => sql`(
  id in (select relation_id from relation_changes where status = 'on_hold')
  or id in (select relation_id from feedback_exceptions where ${isAnyOf('round_id', [...rounds])})
)`;

/** Relations with the same due dates, and who among them has not given the feedback; ids with commas between them. */
interface Group {
  readonly cohort: string;
  readonly start: string;
  readonly end: string | null;
  readonly mentee: string | null;
  readonly mentor: string | null;
}

/** Counts what is owed for one of the changed rounds in relations without holds, and without exceptions for any of them. */
async function countPlain(
  queries: Queries,
  today: Temporal.PlainDate,
  versions: Readonly<Record<Version, Rounds>>,
  round_id: number,
  changed: ReadonlySet<number>,
  owing: Owing,
): Promise<void> {
  const roundIn = (version: Version): FeedbackRound | undefined =>
    roundsOf(versions[version]).find(({ id }) => id === round_id);
  const rounds = { before: roundIn('before'), after: roundIn('after') };
  const { rows } = await sql<Group>`
    with given as materialized (
      select relation_id, max(case role when 'mentee' then 1 else 0 end) as by_mentee,
        max(case role when 'mentor' then 1 else 0 end) as by_mentor
      from feedbacks where round_id = ${round_id} and received_on <= ${today.toString()}
      group by relation_id
    )
    select cohort, start, "end",
      string_agg(case when coalesce(by_mentee, 0) = 0 then cast(mentee_id as text) end, ',') as mentee,
      string_agg(case when coalesce(by_mentor, 0) = 0 then cast(mentor_id as text) end, ',') as mentor
    from relations left join given on given.relation_id = relations.id
    where status = 'matched' and coalesce(by_mentee + by_mentor, 0) < 2 and not ${othersFor(changed)}
    group by cohort, start, "end"`.execute(queries);
  for (const { cohort, start, end, ...ids } of rows) {
    const span = {
      start: Temporal.PlainDate.from(start),
      end: end === null ? null : Temporal.PlainDate.from(end),
    };
    const people = { mentee: idsIn(ids.mentee), mentor: idsIn(ids.mentor) };
    for (const version of VERSIONS) {
      const round = rounds[version];
      if (round === undefined) continue;
      const rule = ruleIn(round, cohort);
      if (!rule.active || Temporal.PlainDate.compare(plainDueDate(span, rule), today) > 0) continue;
      for (const role of rule.roles) for (const person of people[role]) owing[version].push(person);
    }
  }
}

const idsIn = (text: string | null): readonly number[] => text?.split(',').map(Number) ?? [];

/** Counts what is owed for some rounds in the relations with holds or exceptions. */
async function countOthers(
  queries: Queries,
  today: Temporal.PlainDate,
  versions: Readonly<Record<Version, Rounds>>,
  changed: ReadonlySet<number>,
  owing: Owing,
): Promise<void> {
  const rules = VERSIONS.flatMap((version) => rulesOf(versions[version], version, changed));
  if (rules.length === 0) return;
  const day = today.toString();
  const relations = sql`select * from relations where status = 'matched' and ${othersFor(changed)}`;
  const all = sql.join(rules, sql` union all `);
  const { rows } = await sql<{ readonly version: Version; readonly person_id: number }>`
    with ${datedFeedbacks(relations, sql`feedbacks.received_on <= ${day}`, all)}
    select version, person_id from dated where due_date <= ${day}`.execute(queries);
  for (const { version, person_id } of rows) owing[version].push(person_id);
}
