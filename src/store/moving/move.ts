/** Moves an SQLite database into an empty PostgreSQL database, in one transaction, and compares the counts. */

import { sql } from 'kysely';
import { auditRow, byOperator } from '../audit.ts';
import { type Database, DatabaseOpenError, type ReadableDatabase, type SnapshotReader } from '../database.ts';
import { migrate } from '../migrations/migrate.ts';
import { codeOf } from '../postgres/errors.ts';
import { partsOf } from '../row-conditions.ts';
import {
  instantToColumn,
  MOVED_TABLES,
  type Queries,
  TABLES,
  type TableName,
  type Transaction,
} from '../schema.ts';

/** The number of the audit event about the move, which only the copy has. */
const MOVE_EVENT = 0;

/** How many rows a table has in both databases. */
export interface MovedTable {
  readonly table: TableName;
  readonly rows: number;
}

/** Whether a database has records, of whichever version it is. */
export async function isInUse(queries: Queries, tables: readonly string[]): Promise<boolean> {
  for (const table of MOVED_TABLES) {
    if (!tables.includes(table) || TABLES[table].shipped) continue;
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(queries);
    if (rows.length > 0) return true;
  }
  if (!tables.includes('collections')) return false;
  const changed = await queries.selectFrom('collections').select('name').where('revision', '>', 0).execute();
  return changed.length > 0;
}

const IN_USE =
  'The target database already contains records, so nothing was moved. Name an empty one, such as a new one created with “createdb”.';

/**
 * Moves a database. The source is only read; if it changes meanwhile, nothing was moved.
 *
 * @param source a migrated database
 * @param signal aborts it; the target then has no records
 * @returns the tables with what they have in both databases
 * @throws DatabaseOpenError if the source cannot be moved, or the target may not be filled
 */
export async function moveDatabase(
  source: ReadableDatabase & SnapshotReader,
  target: Database,
  signal: AbortSignal,
): Promise<readonly MovedTable[]> {
  const tables = await target.tables();
  // A database without migrations is empty or belongs to another program, which migrating it finds out.
  if (tables.includes('migrations') && (await isInUse(target.reader, tables)))
    throw new DatabaseOpenError(IN_USE);
  await migrate(target);
  await using workspace = await target.openWorkspace();
  return await workspace.write(async (transaction) => {
    if (await isInUse(transaction, MOVED_TABLES)) throw new DatabaseOpenError(IN_USE);
    const copied = await source.read(async (queries) => {
      await copyRows(queries, transaction, signal);
      const counts: MovedTable[] = [];
      for (const table of MOVED_TABLES) {
        const rows = await countOf(queries, table);
        if (rows !== (await countOf(transaction, table)))
          throw new DatabaseOpenError(`The copy lacks rows of ${table}. Nothing was moved.`);
        counts.push({ table, rows });
      }
      return { counts, revisions: await revisionsOf(queries) };
    });
    if ((await revisionsOf(source.reader)) !== copied.revisions) {
      throw new DatabaseOpenError(
        'The source has changed since the copy began, so nothing was moved. Stop the service, and run the same command again.',
      );
    }
    const rows = copied.counts.reduce((sum, one) => sum + one.rows, 0);
    const deed = byOperator('migrate', 'database', null, { rows });
    const event = auditRow(deed, MOVE_EVENT, instantToColumn(Temporal.Now.instant()));
    await transaction.insertInto('audit_events').values(event).execute();
    signal.throwIfAborted();
    return copied.counts;
  });
}

async function copyRows(queries: Queries, transaction: Transaction, signal: AbortSignal): Promise<void> {
  for (const table of MOVED_TABLES) {
    if (TABLES[table].shipped) await sql`delete from ${sql.table(table)}`.execute(transaction);
    for await (const rows of partsOf(queries, table)) {
      signal.throwIfAborted();
      await insert(transaction, table, rows);
    }
  }
}

/**
 * PostgreSQL parses the values from texts by the types of their columns, including 0 and 1 as booleans.
 *
 * @throws DatabaseOpenError if it does not take a value or a row (error classes 22 and 23)
 */
async function insert(transaction: Transaction, table: TableName, rows: readonly object[]): Promise<void> {
  try {
    await sql`insert into ${sql.table(table)}
      select * from json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`.execute(
      transaction,
    );
  } catch (error) {
    if (!/^2[23]/.test(codeOf(error) ?? '')) throw error;
    throw new DatabaseOpenError(
      `PostgreSQL does not take a row of ${table}: ${error instanceof Error ? error.message : error}. Nothing was moved: correct it in the source, and run the same command again.`,
      { cause: error },
    );
  }
}

async function countOf(queries: Queries, table: TableName): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(
    queries,
  );
  return Number(rows[0]?.count);
}

/** Another text after every change of records. */
const revisionsOf = async (queries: Queries): Promise<string> =>
  JSON.stringify(await queries.selectFrom('collections').selectAll().orderBy('name').execute());
