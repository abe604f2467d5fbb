/** The owed feedback as one query, equivalent to the rule in `domain/due-feedbacks.ts`. */

import { type RawBuilder, sql } from 'kysely';
import { type FeedbackNeeded, feedbackNeededFields } from '../domain/feedbacks-needed.ts';
import { recordFromRow } from './columns.ts';
import type { Database } from './database.ts';
import type { Queries } from './schema.ts';
import { daysBetween, plusDays } from './sql-functions.ts';

/** The due dates of rounds before holds, as `countingOf` of the domain computes them. */
const usualDate = sql`case
  when rounds.counts_from = 'start' then ${plusDays(sql`relations.start`, sql`rounds.days`)}
  when relations."end" is null then ${plusDays(sql`relations.start`, sql`rounds.days_without_end`)}
  when rounds.counts_from = 'end' then ${plusDays(sql`relations."end"`, sql`rounds.days`)}
  else ${plusDays(
    sql`relations.start`,
    sql`cast(floor(${daysBetween(sql`relations.start`, sql`relations."end"`)} * rounds.share) as integer)`,
  )}
end`;

const STORED_RULES = sql`
  select 'stored' as version, id as round_id, '' as cohort, counts_from, days, share, days_without_end,
    owed_by_mentee, owed_by_mentor, active
  from feedback_rounds
  union all
  select 'stored', round_id, cohort, counts_from, days, share, days_without_end,
    owed_by_mentee, owed_by_mentor, active
  from round_cohorts`;

/** Ended relations can owe again only after an undo, which recomputes them. */
const MAY_OWE = sql`status in ('proposed', 'matched', 'on_hold')`;

/** A relation may owe something on a day: its first day has come, or is out of date (`owed-refresh.ts`). */
export const mayOweOn = (day: Temporal.PlainDate | string): RawBuilder<unknown> =>
  sql`status = 'matched'
    and (owed_from <= ${day.toString()} or relations.id >= (select next_relation from owed_refresh))`;

/**
 * The CTEs that end in `dated`: every feedback of some relations that is neither received nor waived, with
 * its due date. Each hold is placed on the time line without the holds before it: a date moves by all holds
 * at or before it. CTEs used more than once are `materialized`, since planners might otherwise compute them
 * for every row.
 *
 * @param owing a query of the relations
 * @param isIn which feedbacks count as received; null: all, which are then looked up one by one. PostgreSQL would otherwise read
 * all feedbacks for a few hundred relations
 * @param rules a query of the rule of each round in all cohorts (''), and in those with their own rule, if they are not the
 * stored ones; each version on its own
 */
export function datedFeedbacks(
  owing: RawBuilder<unknown>,
  isIn: RawBuilder<unknown> | null,
  rules: RawBuilder<unknown> = STORED_RULES,
): RawBuilder<unknown> {
  const isThis = sql`feedbacks.relation_id = relations.id
        and feedbacks.round_id = rounds.round_id and feedbacks.role = roles.role`;
  return sql`
    owing as materialized (${owing}),
    -- Few relations are ever on hold: what follows is looked up for those alone.
    spans as (
      select relation_id, number, since, (
        select later.since from relation_changes as later
        where later.relation_id = changes.relation_id and later.number > changes.number
        order by later.number limit 1
      ) as until
      from relation_changes as changes
      where status = 'on_hold' and relation_id in (select id from owing)
    ),
    lengths as (
      select relation_id, number, since, ${daysBetween(sql`since`, sql`until`)} as days
      from spans where until is not null
    ),
    holds as materialized (
      select relation_id, days, ${plusDays(
        sql`since`,
        sql`-coalesce(sum(days) over (
          partition by relation_id order by number rows between unbounded preceding and 1 preceding
        ), 0)`,
      )} as place
      from lengths
    ),
    -- What each round is in all cohorts (''), and in those where it is another.
    rules as materialized (${rules}),
    own_rules as materialized (select version, round_id, cohort from rules where cohort <> ''),
    roles as (
      select 'mentee' as role, 1 as role_order union all select 'mentor', 2
    ),
    -- What each round is in each cohort that there is.
    cohorts as materialized (select distinct cohort from owing),
    cohort_rules as materialized (
      select cohorts.cohort as in_cohort, rules.*
      from cohorts cross join rules
      where rules.active and rules.cohort = coalesce((
        select cohort from own_rules as own
        where own.version = rules.version and own.round_id = rules.round_id and own.cohort = cohorts.cohort
      ), '')
    ),
    usual as materialized (
      select relations.id as relation_id, relations.manager_id, rounds.version, rounds.round_id,
        roles.role, roles.role_order, exceptions.due_date as own_date,
        case roles.role when 'mentee' then relations.mentee_id else relations.mentor_id end as person_id,
        ${usualDate} as usual_date
      from owing as relations
      join cohort_rules as rounds on rounds.in_cohort = relations.cohort
      cross join roles
      ${isIn === null ? sql`` : sql`left join feedbacks on ${isThis} and ${isIn}`}
      left join feedback_exceptions as exceptions on exceptions.relation_id = relations.id
        and exceptions.round_id = rounds.round_id and exceptions.role = roles.role
      where ${
        isIn === null
          ? // The offset keeps PostgreSQL from turning this into a join.
            sql`not exists (select 1 from feedbacks where ${isThis} limit 1 offset 0)`
          : sql`feedbacks.relation_id is null`
      }
        and (exceptions.waived is null or not exceptions.waived)
        and case roles.role when 'mentee' then rounds.owed_by_mentee else rounds.owed_by_mentor end
    ),
    moved as (
      select usual.relation_id, usual.version, usual.round_id, usual.role, sum(holds.days) as days
      from usual cross join holds
      where usual.relation_id = holds.relation_id and usual.usual_date >= holds.place
      group by usual.relation_id, usual.version, usual.round_id, usual.role
    ),
    dated as (
      select usual.relation_id, usual.manager_id, usual.version, usual.round_id, usual.role, usual.role_order,
        usual.person_id, coalesce(own_date, case
          when moved.days is null then usual_date
          else ${plusDays(sql`usual_date`, sql`moved.days`)}
        end) as due_date
      from usual left join moved on moved.relation_id = usual.relation_id
        and moved.version = usual.version and moved.round_id = usual.round_id and moved.role = usual.role
    )`;
}

/** The feedbacks that should be in today and are not; looks only at relations that may owe something. */
export async function listDueFeedbacks(
  { reader }: Database,
  today: Temporal.PlainDate,
): Promise<readonly FeedbackNeeded[]> {
  const day = today.toString();
  const owing = sql`select * from relations where ${mayOweOn(day)}`;
  const query = sql<object>`
    with ${datedFeedbacks(owing, sql`feedbacks.received_on <= ${day}`)},
    ranked as (
      select *, row_number() over (partition by person_id, round_id order by due_date, relation_id) as place
      from dated where due_date <= ${day}
    )
    select ranked.role, ranked.person_id as model_id, participants.full_name, rounds.title,
      coalesce(managers.first_name, '') as manager, ranked.due_date, 'matched' as mr_status
    from ranked
    -- Left joins only: from the few that are owed to their people, and never the other way round.
    left join participants on participants.id = ranked.person_id
    left join managers on managers.id = ranked.manager_id
    left join feedback_rounds as rounds on rounds.id = ranked.round_id
    where ranked.place = 1
    order by rounds."order", ranked.role_order, ranked.person_id`;
  const { rows } = await reader.transaction().execute((transaction) => query.execute(transaction));
  return rows.map((row) => recordFromRow(feedbackNeededFields, row));
}

/**
 * Updates, of relations that fulfil a condition, the first day on which they owe a feedback that is not received
 * (`owed_from`), so that lists read only the few for which it has come. Ended relations have none.
 */
export async function refreshOwedWhere(queries: Queries, which: RawBuilder<unknown>): Promise<void> {
  const owing = sql`select * from relations where ${which} and ${MAY_OWE}`;
  await sql`
    with ${datedFeedbacks(owing, null)},
    first as materialized (select relation_id, min(due_date) as day from dated group by relation_id),
    fresh as materialized (
      select owing.id, first.day from owing left join first on first.relation_id = owing.id
      where owing.owed_from is distinct from first.day
    )
    update relations set owed_from = fresh.day from fresh where fresh.id = relations.id`.execute(queries);
  await sql`update relations set owed_from = null
    where ${which} and not (${MAY_OWE}) and owed_from is not null`.execute(queries);
}
