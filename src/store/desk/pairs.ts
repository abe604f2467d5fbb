/** The list of pairs. */

import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { PairFilter, PairRow, PairSort } from '../../domain/desk/pairs.ts';
import { owedFeedbacks } from '../../domain/due-feedbacks.ts';
import type { Page, PageRequest } from '../../domain/page.ts';
import { RELATION_STATUSES } from '../../domain/programme.ts';
import type { Schema } from '../schema.ts';
import { foldedText } from '../sql-functions.ts';
import type { Scope } from './scope.ts';
import { both, isManagedBy, isPairFound, MANAGER_ORDER, ordered, paged, wordsOf } from './searching.ts';
import { LAST_SIGN, lastSigns, silentSince } from './sign-of-life.ts';
import { readSlice, type Slice } from './slices.ts';

type Queries = Kysely<Schema>;
type Condition = RawBuilder<unknown>;

/** Who asks, and on which day. */
export interface Asked {
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
  asked: Asked,
  filter: PairFilter,
  sort: PairSort,
  page: PageRequest,
): Promise<Page<PairRow>> {
  return pairsWhere(queries, asked, isMeant(filter, asked), sort, page);
}

/** One page of the pairs for which a condition on `relations` holds. */
export async function pairsWhere(
  queries: Queries,
  asked: Asked,
  condition: Condition,
  sort: PairSort,
  page: PageRequest,
): Promise<Page<PairRow>> {
  const which = both([asked.scope.sees, condition]);
  const { rows } = await sql<{ readonly id: number }>`
    select relations.id from relations
    left join participants as mentee on mentee.id = relations.mentee_id
    left join participants as mentor on mentor.id = relations.mentor_id
    left join managers on managers.id = relations.manager_id
    where ${which}
    ${ordered(ORDERS[sort.by], sort, [sort.descending ? sql`relations.id desc` : sql`relations.id`])}
    ${paged(page)}`.execute(queries);
  const counted = await sql<{ readonly count: number }>`
    select count(*) as count from relations where ${which}`.execute(queries);
  const items = await pairRows(
    queries,
    asked,
    rows.map(({ id }) => id),
  );
  return { count: Number(counted.rows[0]?.count ?? 0), items };
}

function isMeant({ manager, cohort, statuses, search, silentFor }: PairFilter, { today }: Asked): Condition {
  const words = wordsOf(search);
  return both([
    ...isManagedBy(manager),
    ...(cohort === undefined ? [] : [sql`relations.cohort = ${cohort}`]),
    ...(statuses === undefined
      ? []
      : [statuses.length === 0 ? sql`false` : sql`relations.status in (${sql.join([...statuses])})`]),
    ...(silentFor === undefined ? [] : [silentSince(today.subtract({ days: silentFor }))]),
    ...(words.length === 0 ? [] : [isPairFound(words)]),
  ]);
}

/** The rows of pairs that are seen, in the order of the ids. */
export async function pairRows(
  queries: Queries,
  asked: Asked,
  ids: readonly number[],
): Promise<readonly PairRow[]> {
  return ids.length === 0 ? [] : rowsOfSlice(queries, asked, await readSlice(queries, ids, asked.scope), ids);
}

/** The same of a slice that was read. */
export async function rowsOfSlice(
  queries: Queries,
  { today }: Asked,
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
