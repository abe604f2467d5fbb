/** Who owes which feedback, as one query: the same answer as the definition in `domain/due-feedbacks.ts` gives. */

import { type Kysely, type RawBuilder, sql } from 'kysely';
import { type FeedbackNeeded, feedbackNeededFields } from '../domain/feedbacks-needed.ts';
import { recordFromRow } from './columns.ts';
import type { Database } from './database.ts';
import type { Schema } from './schema.ts';
import { daysBetween, plusDays } from './sql-functions.ts';

/** The days by which a round is due, before holds: what `countingOf` of the domain says. */
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
  select id as round_id, '' as cohort, counts_from, days, share, days_without_end,
    owed_by_mentee, owed_by_mentor, active
  from feedback_rounds
  union all
  select round_id, cohort, counts_from, days, share, days_without_end,
    owed_by_mentee, owed_by_mentor, active
  from round_cohorts`;

/**
 * The parts of a query that ends in `dated`: every feedback that some relations owe and that is not in or waived, with
 * its due date. Of a relation's holds each is placed where it lies in the time without the holds before it: a date is
 * moved by all that lie at it or before. What is used more than once is made once (`materialized`): left to themselves,
 * planners may make it anew for every row.
 *
 * @param owing a query of the relations
 * @param isIn which feedbacks count as received
 * @param rules a query of what each round is in all cohorts (''), and in those where it is another
 */
export function datedFeedbacks(
  owing: RawBuilder<unknown>,
  isIn: RawBuilder<unknown>,
  rules: RawBuilder<unknown> = STORED_RULES,
): RawBuilder<unknown> {
  return sql`
    owing as materialized (${owing}),
    spans as (
      select relation_id, number, status, since,
        lead(since) over (partition by relation_id order by number) as until
      from relation_changes
      where relation_id in (select id from owing)
    ),
    lengths as (
      select relation_id, number, since, ${daysBetween(sql`since`, sql`until`)} as days
      from spans where status = 'on_hold' and until is not null
    ),
    holds as (
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
    own_rules as materialized (select round_id, cohort from rules where cohort <> ''),
    roles as (
      select 'mentee' as role, 1 as role_order union all select 'mentor', 2
    ),
    usual as materialized (
      select relations.id as relation_id, relations.manager_id, rounds.round_id,
        roles.role, roles.role_order, exceptions.due_date as own_date,
        case roles.role when 'mentee' then relations.mentee_id else relations.mentor_id end as person_id,
        ${usualDate} as usual_date
      from owing as relations
      cross join rules as rounds
      cross join roles
      left join feedbacks on feedbacks.relation_id = relations.id
        and feedbacks.round_id = rounds.round_id and feedbacks.role = roles.role and ${isIn}
      left join feedback_exceptions as exceptions on exceptions.relation_id = relations.id
        and exceptions.round_id = rounds.round_id and exceptions.role = roles.role
      where rounds.active
        and rounds.cohort = coalesce((
          select cohort from own_rules as own
          where own.round_id = rounds.round_id and own.cohort = relations.cohort
        ), '')
        and feedbacks.relation_id is null
        and (exceptions.waived is null or not exceptions.waived)
        and case roles.role when 'mentee' then rounds.owed_by_mentee else rounds.owed_by_mentor end
    ),
    moved as (
      select usual.relation_id, usual.round_id, usual.role, sum(holds.days) as days
      from holds join usual on usual.relation_id = holds.relation_id and usual.usual_date >= holds.place
      group by usual.relation_id, usual.round_id, usual.role
    ),
    dated as (
      select usual.relation_id, usual.manager_id, usual.round_id, usual.role, usual.role_order,
        usual.person_id, coalesce(own_date, case
          when moved.days is null then usual_date
          else ${plusDays(sql`usual_date`, sql`moved.days`)}
        end) as due_date
      from usual left join moved on moved.relation_id = usual.relation_id
        and moved.round_id = usual.round_id and moved.role = usual.role
    )`;
}

/**
 * The feedbacks that should be in today and are not. Only relations for which the first owed day has come are looked at
 * (`relations.owed_from`).
 */
export async function listDueFeedbacks(
  { reader }: Database,
  today: Temporal.PlainDate,
): Promise<readonly FeedbackNeeded[]> {
  const day = today.toString();
  const owing = sql`select * from relations where status = 'matched' and owed_from <= ${day}`;
  const { rows } = await sql<object>`
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
    order by rounds."order", ranked.role_order, ranked.person_id`.execute(reader);
  return rows.map((row) => recordFromRow(feedbackNeededFields, row));
}

/**
 * Keeps with relations the earliest day on which a feedback of theirs is owed that is not in, so that the list need look
 * at those only for which that day has come, which are few.
 *
 * @param queries on the connection that changed something about them
 * @param ids a query of their ids
 */
export async function refreshOwedFrom(queries: Kysely<Schema>, ids: RawBuilder<unknown>): Promise<void> {
  const owing = sql`select * from relations where id in (${ids})`;
  await sql`
    with ${datedFeedbacks(owing, sql`true`)},
    first as (
      select owing.id, min(dated.due_date) as day
      from owing left join dated on dated.relation_id = owing.id group by owing.id
    )
    update relations set owed_from = first.day from first
    where first.id = relations.id and relations.owed_from is distinct from first.day`.execute(queries);
}
