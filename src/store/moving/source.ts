/** Inspects a database before it is moved, and finds what prevents the move. */

import { hash } from 'node:crypto';
import { sql } from 'kysely';
import { DatabaseOpenError, type SnapshotReader } from '../database.ts';
import { readIdentity } from '../identity.ts';
import { describeRow } from '../parts.ts';
import { isImportingGoals } from '../running-goal-import.ts';
import type { Queries } from '../schema.ts';
import { textContains } from '../sql-functions.ts';
import { MOVED_TABLES, TABLES } from '../tables.ts';

/** A summary of a database. */
export interface SourceSummary {
  readonly identity: string;
  /** Its migrations: number and name of each. */
  readonly steps: string;
  readonly rows: number;
  /** Changes with every change of records: of the counts, and of the rows of the collections. */
  readonly digest: string;
}

/** Inspects a database. */
export async function summarizeSource(queries: Queries): Promise<SourceSummary> {
  const collections = await queries.selectFrom('collections').selectAll().orderBy('name').execute();
  const counts: number[] = [];
  for (const table of MOVED_TABLES) {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${sql.table(table)}`.execute(queries);
    counts.push(rows[0]?.count ?? 0);
  }
  return {
    identity: await readIdentity(queries),
    steps: await appliedMigrations(queries),
    rows: counts.reduce((sum, count) => sum + count, 0),
    digest: hash('sha256', JSON.stringify([counts, collections])),
  };
}

/** The migrations of a database. */
export async function appliedMigrations(queries: Queries): Promise<string> {
  const steps = await queries.selectFrom('migrations').select(['number', 'name']).orderBy('number').execute();
  return steps.map(({ number, name }) => `${number} ${name}`).join(', ');
}

/**
 * Checks that a database can be moved now.
 *
 * @throws DatabaseOpenError if an import is running, or a text contains what PostgreSQL cannot store
 */
export async function assertMovable(queries: Queries): Promise<void> {
  if (await isImportingGoals(queries)) {
    throw new DatabaseOpenError(
      'An import is writing goals, or was until a moment ago. Nothing was moved: run the command again when the import has ended, or ten seconds after it failed.',
    );
  }
  for (const table of MOVED_TABLES) {
    const { rows } = await sql<object>`select * from ${sql.table(table)} limit 1`.execute(queries);
    for (const column of Object.keys(rows[0] ?? {})) {
      const found = await sql<object>`
        select ${sql.join(TABLES[table].key.map((name) => sql.ref(name)))} from ${sql.table(table)}
        where ${textContains(sql.ref(column), sql.val('\0'))} limit 1`.execute(queries);
      const [row] = found.rows;
      if (row === undefined) continue;
      throw new DatabaseOpenError(
        `${describeRow(table, row)}: its ${column} contains a null character (U+0000), which PostgreSQL cannot store. Nothing was moved: remove the character from the source, or erase the record, and run the same command again.`,
      );
    }
  }
}

/**
 * Checks that a database has not changed.
 *
 * @throws DatabaseOpenError if it has
 */
export async function assertUnchanged(source: SnapshotReader, stock: SourceSummary): Promise<void> {
  const now = await source.read(summarizeSource);
  if (now.digest === stock.digest) return;
  throw new DatabaseOpenError(
    'The source has changed since the copy began, and the copy lacks the change. Stop the service, and run the same command again, which starts over.',
  );
}
