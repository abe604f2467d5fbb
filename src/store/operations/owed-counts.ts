/** How many feedbacks are owed, as the rounds are and as they would be. */

import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { OwedCount } from '../../domain/operations/effects.ts';
import type { RowChange } from '../../domain/operations/row-changes.ts';
import type { ProgrammeRows } from '../../domain/operations/rows.ts';
import { datedFeedbacks } from '../due-feedbacks.ts';
import type { Schema } from '../schema.ts';
import { touchedRelations } from './checking.ts';
import { among } from './slice.ts';

type Rounds = Pick<ProgrammeRows, 'feedback_rounds' | 'round_cohorts'>;

/** Rules as a query, whether they are stored or not; null where there are none. */
function rulesOf(
  { feedback_rounds, round_cohorts }: Rounds,
  isMeant: (round: number) => boolean,
): RawBuilder<unknown> | null {
  const rules = [
    ...feedback_rounds.map((round) => ({ ...round, round_id: round.id, cohort: '' })),
    ...round_cohorts,
  ]
    .filter(({ round_id }) => isMeant(round_id))
    .map(
      (
        rule,
      ) => sql`select cast(${rule.round_id} as integer) as round_id, cast(${rule.cohort} as text) as cohort,
        cast(${rule.counts_from} as text) as counts_from, cast(${rule.days} as integer) as days,
        cast(${rule.share} as double precision) as share, cast(${rule.days_without_end} as integer) as days_without_end,
        ${sql.lit(rule.owed_by_mentee)} as owed_by_mentee, ${sql.lit(rule.owed_by_mentor)} as owed_by_mentor,
        ${sql.lit(rule.active)} as active`,
    );
  return rules.length === 0 ? null : sql.join(rules, sql` union all `);
}

/** How many feedbacks are owed on a day, and by how many people. */
export const countOwed = (queries: Kysely<Schema>, today: Temporal.PlainDate): Promise<OwedCount> =>
  count(queries, [owedBy(today, sql`owed_from <= ${today.toString()}`)]);

/**
 * The same where rounds are changed. All relations are looked at for the changed rounds alone: for the others, those that owe
 * something by what they keep (`relations.owed_from`).
 *
 * @param planned the rounds as they would be
 */
export async function countOwedWith(
  queries: Kysely<Schema>,
  today: Temporal.PlainDate,
  changes: readonly RowChange[],
  planned: Rounds,
): Promise<OwedCount> {
  const { cohorts } = touchedRelations(changes);
  const changed = new Set(
    changes.flatMap(({ table, before, after }) => {
      if (table === 'feedback_rounds') return [(before ?? after)?.id];
      return table === 'round_cohorts' ? [(before ?? after)?.round_id] : [];
    }),
  );
  const owes = sql`owed_from <= ${today.toString()}`;
  const isConcerned = cohorts === 'all' ? sql`true` : among('cohort', cohorts);
  const all = rulesOf(planned, () => true);
  const kept = rulesOf(planned, (round) => !changed.has(round));
  const fresh = rulesOf(planned, (round) => changed.has(round));
  return count(queries, [
    ...(cohorts === 'all' || all === null ? [] : [owedBy(today, sql`${owes} and not (${isConcerned})`, all)]),
    ...(kept === null ? [] : [owedBy(today, sql`${owes} and ${isConcerned}`, kept)]),
    ...(fresh === null ? [] : [owedBy(today, isConcerned, fresh)]),
  ]);
}

/** Who owes something by some rules on a day, a row a feedback. */
function owedBy(
  today: Temporal.PlainDate,
  which: RawBuilder<unknown>,
  rules?: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const day = today.toString();
  const owing = sql`select * from relations where status = 'matched' and ${which}`;
  return sql`select person_id from (
    with ${datedFeedbacks(owing, sql`feedbacks.received_on <= ${day}`, rules)}
    select person_id from dated where due_date <= ${day}
  ) as owed`;
}

async function count(queries: Kysely<Schema>, parts: readonly RawBuilder<unknown>[]): Promise<OwedCount> {
  if (parts.length === 0) return { feedbacks: 0, people: 0 };
  const { rows } = await sql<OwedCount>`
    select count(*) as feedbacks, count(distinct person_id) as people
    from (${sql.join(parts, sql` union all `)}) as every`.execute(queries);
  return { feedbacks: Number(rows[0]?.feedbacks), people: Number(rows[0]?.people) };
}
