/** How many feedbacks of changed rounds are owed, as the rounds are and as they would be. */

import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Effects } from '../../domain/operations/effects.ts';
import { type RowChange, rowOf } from '../../domain/operations/row-changes.ts';
import type { ProgrammeRows } from '../../domain/operations/rows.ts';
import { datedFeedbacks, mayOweOn } from '../due-feedbacks.ts';
import type { Schema } from '../schema.ts';
import { changesRule, recordIdOf, touchedRelations } from './checking.ts';
import { isAnyOf } from './slice.ts';

/** The rounds and their rules in cohorts. */
export type Rounds = Pick<ProgrammeRows, 'feedback_rounds' | 'round_cohorts'>;

/** In which version of the rounds a rule holds. */
type Version = 'before' | 'after';

/** The rules of some rounds as a query, whether they are stored or not; null where there are none. */
function rulesOf(
  { feedback_rounds, round_cohorts }: Rounds,
  version: Version,
  isMeant: (round: number) => boolean,
): RawBuilder<unknown> | null {
  const rules = [
    ...feedback_rounds.map((round) => ({ ...round, round_id: round.id, cohort: '' })),
    ...round_cohorts,
  ]
    .filter(({ round_id }) => isMeant(round_id))
    .map(
      (rule) => sql`select ${sql.lit(version)} as version, cast(${rule.round_id} as integer) as round_id,
        cast(${rule.cohort} as text) as cohort, cast(${rule.counts_from} as text) as counts_from,
        cast(${rule.days} as integer) as days, cast(${rule.share} as double precision) as share,
        cast(${rule.days_without_end} as integer) as days_without_end,
        ${sql.lit(rule.owed_by_mentee)} as owed_by_mentee, ${sql.lit(rule.owed_by_mentor)} as owed_by_mentor,
        ${sql.lit(rule.active)} as active`,
    );
  return rules.length === 0 ? null : sql.join(rules, sql` union all `);
}

/** The rounds whose rules changes change, in all cohorts or in some. */
const changedRounds = (changes: readonly RowChange[]): ReadonlySet<number> =>
  new Set(
    changes.flatMap((change) => {
      if (change.table === 'feedback_rounds')
        return changesRule(change) ? recordIdOf(change.table, rowOf(change)) : [];
      return change.table === 'round_cohorts' ? recordIdOf(change.table, rowOf(change)) : [];
    }),
  );

/**
 * How many feedbacks of the rounds that are changed are owed, and by how many people, before and after it, in one pass. What is
 * owed for other rounds stays, and in a large programme takes longer to count.
 *
 * @param before the rounds as they are
 * @param after the rounds as they would be
 */
export async function countOwed(
  queries: Kysely<Schema>,
  today: Temporal.PlainDate,
  changes: readonly RowChange[],
  before: Rounds,
  after: Rounds,
): Promise<NonNullable<Effects['owed']>> {
  const day = today.toString();
  const { cohorts } = touchedRelations(changes);
  const isConcerned = cohorts === 'all' ? sql`true` : isAnyOf('cohort', cohorts);
  const changed = changedRounds(changes);
  const isChanged = (round: number): boolean => changed.has(round);
  const versions = [rulesOf(before, 'before', isChanged), rulesOf(after, 'after', isChanged)];
  const rules = sql.join(
    versions.filter((version) => version !== null),
    sql` union all `,
  );
  const owing = sql`select * from relations
    where status = 'matched' and (${mayOweOn(day)} or ${isConcerned})`;
  // Before the change only relations can owe something whose first day has come.
  const isAsked = sql`(rounds.version = 'after' or ${mayOweOn(day)})`;
  const { rows } = await sql<Readonly<Record<'owed' | 'people' | 'owed_after' | 'people_after', unknown>>>`
    with ${datedFeedbacks(owing, sql`feedbacks.received_on <= ${day}`, { rules, isAsked })}
    select count(case when version = 'before' then 1 end) as owed,
      count(distinct case when version = 'before' then person_id end) as people,
      count(case when version = 'after' then 1 end) as owed_after,
      count(distinct case when version = 'after' then person_id end) as people_after
    from dated where due_date <= ${day}`.execute(queries);
  const [row] = rows;
  return {
    before: { feedbacks: Number(row?.owed), people: Number(row?.people) },
    after: { feedbacks: Number(row?.owed_after), people: Number(row?.people_after) },
  };
}
