/** The list of pairs. */

import { type RawBuilder, sql } from 'kysely';
import type { PairFilter, PairRow, PairSort } from '../../domain/desk/pairs.ts';
import { owedFeedbacks } from '../../domain/due-feedbacks.ts';
import type { Page, PageRequest } from '../../domain/page.ts';
import { RELATION_STATUSES } from '../../domain/programme.ts';
import type { Queries } from '../schema.ts';
import { foldedText } from '../sql-functions.ts';
import { personInScope, type Scope } from './scope.ts';
import {
  allOf,
  isManagedBy,
  isNotErased,
  isPairFound,
  MANAGER_ORDER,
  ordered,
  paged,
  withFound,
  withNames,
  wordsOf,
} from './searching.ts';
import { LAST_SIGN, lastSigns, silentSince } from './sign-of-life.ts';
import { readSlice, type Slice } from './slices.ts';

type Condition = RawBuilder<unknown>;

/** The reader's scope, and the current day. */
export interface DeskQueryContext {
  readonly scope: Scope;
  readonly today: Temporal.PlainDate;
}

const STATUS_ORDER = sql`case relations.status ${sql.join(
  RELATION_STATUSES.map((status, index) => sql`when ${sql.lit(status)} then ${sql.lit(index)}`),
  sql` `,
)} end`;

const ORDERS: Readonly<Record<PairSort['by'], readonly Condition[]>> = {
  mentee: [foldedText(sql`mentee.full_name`)],
  mentor: [foldedText(sql`mentor.full_name`)],
  manager: MANAGER_ORDER,
  cohort: [foldedText(sql`relations.cohort`)],
  start: [sql`relations.start`],
  end: [sql`relations."end" is null`, sql`relations."end"`],
  status: [STATUS_ORDER],
  last_sign_of_life: [LAST_SIGN],
};

/** One page of the pairs. */
export async function pairPage(
  queries: Queries,
  asked: DeskQueryContext,
  filter: PairFilter,
  sort: PairSort,
  page: PageRequest,
): Promise<Page<PairRow>> {
  const words = wordsOf(filter.search);
  const which = allOf([asked.scope.sees, isMeant(filter, asked)]);
  // What takes long is looked at once, for the page and the count together.
  const takesLong = words.length > 0 || filter.silentFor !== undefined;
  const { rows } = await sql<{ readonly id: number; readonly count?: number }>`
    ${
      words.length === 0
        ? sql``
        : sql`with ${withNames(allOf([isNotErased('participants'), personInScope(asked.scope)]))}, ${withFound(words)}`
    }
    select relations.id ${takesLong ? sql`, count(*) over () as count` : sql``}
    from relations
    left join participants as mentee on mentee.id = relations.mentee_id
    left join participants as mentor on mentor.id = relations.mentor_id
    left join managers on managers.id = relations.manager_id
    ${words.length === 0 ? sql`` : FOUND}
    where ${words.length === 0 ? which : allOf([which, isPairFound(words)])}
    ${ordered(ORDERS[sort.by], sort, [sort.descending ? sql`relations.id desc` : sql`relations.id`])}
    ${paged(page)}`.execute(queries);
  const ids = rows.map(({ id }) => id);
  return { count: await count(), items: await pairRows(queries, asked, ids) };

  async function count(): Promise<number> {
    if (!takesLong) {
      const counted = await sql<{ readonly count: number }>`
        select count(*) as count from relations where ${which}`.execute(queries);
      return Number(counted.rows[0]?.count ?? 0);
    }
    if (rows.length > 0 || page.offset === 0) return Number(rows[0]?.count ?? 0);
    return (await pairPage(queries, asked, filter, sort, { limit: 1, offset: 0 })).count;
  }
}

const FOUND = sql`
  left join found as mentee_found on mentee_found.id = relations.mentee_id
  left join found as mentor_found on mentor_found.id = relations.mentor_id`;

function isMeant(
  { manager, cohort, statuses, silentFor }: PairFilter,
  { today }: DeskQueryContext,
): Condition {
  return allOf([
    ...isManagedBy(manager),
    ...(cohort === undefined ? [] : [sql`relations.cohort = ${cohort}`]),
    ...(statuses === undefined
      ? []
      : [statuses.length === 0 ? sql`false` : sql`relations.status in (${sql.join([...statuses])})`]),
    ...(silentFor === undefined ? [] : [silentSince(today.subtract({ days: silentFor }))]),
  ]);
}

/** The rows of pairs that are seen, in the order of the ids. */
async function pairRows(
  queries: Queries,
  asked: DeskQueryContext,
  ids: readonly number[],
): Promise<readonly PairRow[]> {
  return ids.length === 0 ? [] : rowsOfSlice(queries, asked, await readSlice(queries, ids, asked.scope), ids);
}

/** The same of a slice that was read. */
export async function rowsOfSlice(
  queries: Queries,
  { today }: DeskQueryContext,
  { programme, relations, pairs }: Slice,
  ids: readonly number[],
): Promise<readonly PairRow[]> {
  const owed = Map.groupBy(owedFeedbacks(programme, today), ({ relation }) => relation.id);
  const signs = await lastSigns(queries, [...relations.keys()]);
  return ids.flatMap((id) => {
    const [pair, relation, sign] = [pairs.get(id), relations.get(id), signs.get(id)];
    const last = relation?.history.at(-1);
    if (pair === undefined || relation === undefined || last === undefined || sign === undefined) return [];
    return [
      {
        ...pair,
        start: relation.start,
        end: relation.end,
        status: last.status,
        since: last.since,
        owed: owed.get(id)?.length ?? 0,
        last_sign_of_life: sign,
      },
    ];
  });
}
