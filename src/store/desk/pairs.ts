/** The list of pairs. */

import { type RawBuilder, sql } from 'kysely';
import type { PairFilter, PairRow, PairSort } from '../../domain/desk/pairs.ts';
import type { Page, PageRequest } from '../../domain/page.ts';
import { RELATION_STATUSES } from '../../domain/programme.ts';
import { IS_NOT_ERASED, personInScope, type Sight } from '../read-scope.ts';
import { idsOf, isAnyOf } from '../row-conditions.ts';
import { foldedText } from '../sql-functions.ts';
import {
  allOf,
  countedRows,
  isManagedBy,
  isPairFound,
  MANAGER_ORDER,
  ordered,
  paged,
  withFound,
  withNames,
  wordsOf,
} from './searching.ts';
import { readSlice, type Slice } from './slices.ts';

type Condition = RawBuilder<unknown>;

/** The last sign of life of the pair in the row of `relations`: what `SignOfLife` of the domain says. */
const LAST_SIGN: RawBuilder<string> = sql`(
  select max(day) from (
    select max(received_on) as day from feedbacks where feedbacks.relation_id = relations.id
    union all
    select max(since) from relation_changes where relation_changes.relation_id = relations.id
  ) as signs
)`;

/**
 * That the pair in the row of `relations` is matched, and its last sign of life was on a day or before. It looks at what
 * came since, not at what came in all the years before.
 */
const silentSince = (day: Temporal.PlainDate): Condition => sql`(
  relations.status = 'matched'
  and relations.id not in (select relation_id from feedbacks where received_on > ${day.toString()})
  and relations.id not in (select relation_id from relation_changes where since > ${day.toString()})
)`;

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
  sight: Sight,
  { manager, cohort, statuses, silentFor, search }: PairFilter,
  sort: PairSort,
  page: PageRequest,
): Promise<Page<PairRow>> {
  const words = wordsOf(search);
  const isSearch = words.length > 0;
  const which = allOf([
    sight.sees,
    isManagedBy(manager),
    cohort !== undefined && sql`relations.cohort = ${cohort}`,
    statuses && isAnyOf('relations.status', statuses),
    silentFor !== undefined && silentSince(sight.today.subtract({ days: silentFor })),
  ]);
  // What takes long is looked at once, for the page and the count together.
  const takesLong = isSearch || silentFor !== undefined;
  const count = takesLong ? sql`count(*) over ()` : sql`(select count(*) from relations where ${which})`;
  const names = withNames(allOf([IS_NOT_ERASED, personInScope(sight)]));
  const found = await countedRows(page, async (part) => {
    const { rows } = await sql<{ readonly id: number; readonly count: number }>`
      ${isSearch ? sql`with ${names}, ${withFound(words)}` : sql``}
      select relations.id, ${count} as count
      from relations
      left join participants as mentee on mentee.id = relations.mentee_id
      left join participants as mentor on mentor.id = relations.mentor_id
      left join managers on managers.id = relations.manager_id
      ${isSearch ? FOUND : sql``}
      where ${allOf([which, isSearch && isPairFound(words)])}
      ${ordered(ORDERS[sort.by], sort, [sort.descending ? sql`relations.id desc` : sql`relations.id`])}
      ${paged(part)}`.execute(sight.queries);
    return rows;
  });
  const ids = idsOf(found.rows);
  const items = ids.length === 0 ? [] : await rowsOfSlice(sight, await readSlice(sight, ids), ids);
  return { count: found.count, items };
}

const FOUND = sql`
  left join found as mentee_found on mentee_found.id = relations.mentee_id
  left join found as mentor_found on mentor_found.id = relations.mentor_id`;

/** The rows of pairs of a slice, in the order of the ids. */
export async function rowsOfSlice(
  { queries, today }: Sight,
  { relations, pairs }: Slice,
  ids: readonly number[],
): Promise<readonly PairRow[]> {
  const { rows } = await sql<{ readonly id: number; readonly sign: string; readonly owed: number }>`
    select relations.id, ${LAST_SIGN} as sign, (
      select count(*) from due_feedbacks as due
      where due.relation_id = relations.id and due.due_on <= ${today.toString()}
    ) as owed
    from relations where ${isAnyOf('relations.id', [...relations.keys()])}`.execute(queries);
  const read = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const [pair, relation, own] = [pairs.get(id), relations.get(id), read.get(id)];
    const last = relation?.history.at(-1);
    if (pair === undefined || relation === undefined || last === undefined || own === undefined) return [];
    return [
      {
        ...pair,
        start: relation.start,
        end: relation.end,
        status: last.status,
        since: last.since,
        owed: own.owed,
        last_sign_of_life: Temporal.PlainDate.from(own.sign),
      },
    ];
  });
}
