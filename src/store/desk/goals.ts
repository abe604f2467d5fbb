/** Looks for smart goals by their texts and by when they were written, in bounded time. */

import { type RawBuilder, sql } from 'kysely';
import {
  type FoundGoals,
  type GoalFilter,
  type GoalPlace,
  type GoalSearch,
  SEARCHED_AT_A_TIME,
} from '../../domain/desk/desk-reader.ts';
import type { PageRequest } from '../../domain/page.ts';
import { smartGoalFields } from '../../domain/smart-goal.ts';
import { atOneMoment, type Database } from '../database.ts';
import { createSmartGoalStore } from '../records/smart-goals.ts';
import { idsOf, isAnyOf } from '../row-conditions.ts';
import { instantToColumn, type Queries, recordFromRow } from '../schema.ts';
import { foldedText, textContains } from '../sql-functions.ts';
import { allOf, paged, wordsOf } from './searching.ts';

type Condition = RawBuilder<unknown>;

/** The search over the goals of a database. */
export function createGoalSearch(database: Database): GoalSearch {
  const all = createSmartGoalStore(database);
  return {
    async search(filter, page) {
      const words = wordsOf(filter.search);
      const isWhole = filter.since === undefined && filter.until === undefined && filter.below === undefined;
      // The count of all is known, and pages of them cost the same at any depth.
      if (words.length === 0 && isWhole) return { ...(await all.page(page)), stopped: null };
      return atOneMoment(database.reader, (queries) =>
        words.length === 0 ? written(queries, filter, page) : holding(queries, words, filter, page),
      );
    },
  };
}

const NEWEST_FIRST = sql`order by smart_goals.created_at desc, smart_goals.id desc`;

const isBelow = ({ created_at, id }: GoalPlace): Condition => {
  const at = instantToColumn(created_at);
  return sql`(smart_goals.created_at <= ${at} and (smart_goals.created_at < ${at} or smart_goals.id < ${id}))`;
};

const rangeOf = ({ since, until, below }: GoalFilter): Condition =>
  allOf([
    since && sql`smart_goals.created_at >= ${instantToColumn(since)}`,
    until && sql`smart_goals.created_at < ${instantToColumn(until)}`,
    below && isBelow(below),
  ]);

/** The goals of some time. */
async function written(queries: Queries, filter: GoalFilter, page: PageRequest): Promise<FoundGoals> {
  const range = rangeOf(filter);
  const counted = await sql<{ readonly count: number }>`
    select count(*) as count from smart_goals where ${range}`.execute(queries);
  const { rows } = await sql<{ readonly id: number }>`
    select id from smart_goals where ${range} ${NEWEST_FIRST} ${paged(page)}`.execute(queries);
  return { count: counted.rows[0]?.count ?? 0, items: await goalsOf(queries, rows), stopped: null };
}

/** The goals of some time that hold all words, among as many as are looked through at a time. */
async function holding(
  queries: Queries,
  words: readonly string[],
  filter: GoalFilter,
  { limit, offset }: PageRequest,
): Promise<FoundGoals> {
  const near = await sql<NearGoal>`
    select id, created_at, length(input) + length(output) as size
    from smart_goals where ${rangeOf(filter)} ${NEWEST_FIRST} limit ${SEARCHED_AT_A_TIME.goals + 1}`.execute(
    queries,
  );
  const searched = countToSearch(near.rows);
  const last = searched < near.rows.length ? near.rows[searched - 1] : undefined;
  const looked = sql`looked as materialized (
    select id, created_at, ${foldedText(sql`input || ' ' || output`)} as folded_texts
    from smart_goals where ${rangeOf(filter)} ${NEWEST_FIRST} limit ${searched}
  )`;
  const { rows } = await sql<{ readonly id: number }>`
    with ${looked} select id from looked
    where ${allOf(words.map((word) => textContains(sql`folded_texts`, sql`${word}`)))}
    order by created_at desc, id desc`.execute(queries);
  return {
    count: rows.length,
    items: await goalsOf(queries, rows.slice(offset, offset + limit)),
    stopped: last
      ? { searched, at: { id: last.id, created_at: Temporal.Instant.from(last.created_at) } }
      : null,
  };
}

/** A goal that may be looked through. */
interface NearGoal {
  readonly id: number;
  readonly created_at: string;
  /** In characters. */
  readonly size: number;
}

/** How many of the goals are looked through at a time: one at the least. */
function countToSearch(goals: readonly NearGoal[]): number {
  let characters = 0;
  const beyond = goals.findIndex(({ size }, index) => {
    characters += size;
    return index > 0 && (index >= SEARCHED_AT_A_TIME.goals || characters > SEARCHED_AT_A_TIME.characters);
  });
  return beyond < 0 ? goals.length : beyond;
}

async function goalsOf(queries: Queries, found: readonly { readonly id: number }[]) {
  const { rows } = await sql<object>`
    select * from smart_goals where ${isAnyOf('id', idsOf(found))} ${NEWEST_FIRST}`.execute(queries);
  return rows.map((row) => recordFromRow(smartGoalFields, row));
}
