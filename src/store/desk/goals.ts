/** Looks for smart goals by their texts and by when they were written, in bounded time. */

import { type RawBuilder, sql } from 'kysely';
import {
  type FoundGoals,
  type GoalFilter,
  type GoalSearch,
  MAX_SEARCHED,
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
      const isWhole = filter.since === undefined && filter.until === undefined;
      // The count of all is known, and pages of them cost the same at any depth.
      if (words.length === 0 && isWhole) return { ...(await all.page(page)), isPartial: false };
      return atOneMoment(database.reader, (queries) =>
        words.length === 0 ? written(queries, filter, page) : holding(queries, words, filter, page),
      );
    },
  };
}

const NEWEST_FIRST = sql`order by smart_goals.created_at desc, smart_goals.id desc`;

const rangeOf = ({ since, until }: GoalFilter): Condition =>
  allOf([
    since && sql`smart_goals.created_at >= ${instantToColumn(since)}`,
    until && sql`smart_goals.created_at < ${instantToColumn(until)}`,
  ]);

/** The goals of some time. */
async function written(queries: Queries, filter: GoalFilter, page: PageRequest): Promise<FoundGoals> {
  const range = rangeOf(filter);
  const counted = await sql<{ readonly count: number }>`
    select count(*) as count from smart_goals where ${range}`.execute(queries);
  const { rows } = await sql<{ readonly id: number }>`
    select id from smart_goals where ${range} ${NEWEST_FIRST} ${paged(page)}`.execute(queries);
  return { count: counted.rows[0]?.count ?? 0, items: await goalsOf(queries, rows), isPartial: false };
}

/** The goals that hold all words, among the newest of some time. */
async function holding(
  queries: Queries,
  words: readonly string[],
  filter: GoalFilter,
  { limit, offset }: PageRequest,
): Promise<FoundGoals> {
  const { rows } = await sql<{ readonly id: number }>`
    with looked as materialized (
      select id, created_at, ${foldedText(sql`input || ' ' || output`)} as folded_texts
      from smart_goals where ${rangeOf(filter)} ${NEWEST_FIRST} limit ${MAX_SEARCHED}
    ) select id from looked
    where ${allOf(words.map((word) => textContains(sql`folded_texts`, sql`${word}`)))}
    order by created_at desc, id desc`.execute(queries);
  const { rows: earlier } = await sql<object>`
    select id from smart_goals where ${rangeOf(filter)} ${NEWEST_FIRST} limit 1 offset ${MAX_SEARCHED}`.execute(
    queries,
  );
  return {
    count: rows.length,
    items: await goalsOf(queries, rows.slice(offset, offset + limit)),
    isPartial: earlier.length > 0,
  };
}

async function goalsOf(queries: Queries, found: readonly { readonly id: number }[]) {
  const { rows } = await sql<object>`
    select * from smart_goals where ${isAnyOf('id', idsOf(found))} ${NEWEST_FIRST}`.execute(queries);
  return rows.map((row) => recordFromRow(smartGoalFields, row));
}
