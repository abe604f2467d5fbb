/** Finds the rows of the history that tell of somebody, by indexes: most of a long history tells of others. */

import { type RawBuilder, sql } from 'kysely';
import { isOf, type RowChange } from '../../domain/operations/row-changes.ts';
import { RECORD_TABLES } from '../../domain/operations/setting-rows.ts';
import { changeFromRow } from '../operations/history-rows.ts';
import { readRows } from '../programme-reading.ts';
import { either, idsOf, isAnyOf } from '../row-conditions.ts';
import type { Queries, Schema } from '../schema.ts';
import { textContains } from '../sql-functions.ts';
import { MAY_NAME } from './may-name.ts';
import { mentionsEmail } from './people-in-history.ts';
import type { PersonIdentity } from './person-identity.ts';
import { isNamedIn, mayName } from './person-names.ts';
import { cohortsNaming } from './text-erasure.ts';

type Row = Schema['history_changes'];

const OF_PEOPLE = new Set(['participants', 'managers', 'former_emails', 'former_external_ids']);

/** The tables whose rows have free texts of a relation. */
const WITH_TEXTS = ['relation_changes', 'feedback_exceptions', 'feedbacks'];

/** All that concerns them: their records, their relations, and what names them in rows of others. */
export async function rowsAbout(queries: Queries, person: PersonIdentity): Promise<readonly Row[]> {
  const { participantIds: ids, managerIds: managers, emails } = person;
  const known = await select(
    queries,
    sql`${MAY_NAME} and (${mayName(['before', 'after'], person)} or ${mayPair(ids)})`,
  );
  const areTheirs = either([isAnyOf('mentor_id', ids), isAnyOf('mentee_id', ids)]);
  const now = await readRows(queries, 'relations', areTheirs);
  const own = new Set([
    ...idsOf(now),
    ...known.filter((row) => pairsAny(changeFromRow(row), ids)).map((row) => row.record_id),
  ]);
  const inCohorts = [
    ...idsOf(await readRows(queries, 'relations', isAnyOf('cohort', await cohortsNaming(queries, person)))),
    ...known.filter((row) => row.table_name === 'relations').map((row) => row.record_id),
  ];
  const rows = [
    ...(await select(
      queries,
      sql`(${ofRecords(['former_emails', 'former_external_ids', 'participants'], ids)}
        or ${ofRecords(['managers'], managers)} or ${ofRecords(['relations'], inCohorts)}
        or ${ofRecords(['relations', ...WITH_TEXTS], [...own])})`,
    )),
    ...(await select(queries, sql`table_name in ('participants', 'managers') and ${mentionsEmail(emails)}`)),
    ...(await select(
      queries,
      sql`table_name in (${sql.join([...RECORD_TABLES, 'import_mappings', ...(hasOneWord(person) ? WITH_TEXTS : [])])})
        and ${mayName(['before', 'after'], person)}`,
    )),
  ];
  const each = new Map([...known, ...rows].map((row) => [`${row.number} ${row.position}`, row]));
  return [...each.values()].filter(
    (row) =>
      OF_PEOPLE.has(row.table_name) ||
      own.has(row.record_id) ||
      // What a reason says of them stands in relations of others, too.
      isNamedIn(row.before, person) ||
      isNamedIn(row.after, person),
  );
}

const select = (queries: Queries, which: RawBuilder<unknown>): Promise<readonly Row[]> =>
  queries.selectFrom('history_changes').selectAll().where(sql<boolean>`${which}`).execute();

const ofRecords = (tables: readonly string[], ids: readonly number[]): RawBuilder<unknown> =>
  sql`(table_name in (${sql.join(tables)}) and ${isAnyOf('record_id', ids.length > 0 ? ids : [-1])})`;

/** The index has only texts of several words. */
const hasOneWord = ({ names }: PersonIdentity): boolean => names.some((name) => !/\s/.test(name));

/** Whether a row of the history may be of a relation that some people are or were in. */
function mayPair(ids: readonly number[]): RawBuilder<unknown> {
  const text = sql`(coalesce("before", '') || coalesce("after", ''))`;
  const parts = ids.flatMap((id) =>
    ['mentor_id', 'mentee_id'].map((column) => textContains(text, sql`${`"${column}":${id},`}`)),
  );
  return sql`(table_name = 'relations' and ${either(parts)})`;
}

const pairsAny = (change: RowChange, ids: readonly number[]): boolean =>
  isOf('relations', change) &&
  [change.before, change.after].some(
    (row) => row !== null && (ids.includes(row.mentor_id) || ids.includes(row.mentee_id)),
  );
