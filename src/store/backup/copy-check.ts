/** Verifies a copy of an SQLite database. */

import { DatabaseSync } from 'node:sqlite';
import { MIGRATIONS, NEWEST_MIGRATION } from '../migrations/migrate.ts';
import { COLLECTION_NAMES, COLLECTIONS } from '../schema.ts';

/** The content of a copy. */
export interface CopySummary {
  readonly goals: number;
  /** Whether it is of an older version of the program. */
  readonly isOlder: boolean;
}

/**
 * Checks every page and every reference of a copy, and counts its records. Afterwards the copy is a single
 * file without neighbours. Takes long for large files.
 *
 * @param file the copy, which nobody else uses
 * @throws BackupError if something is wrong with it
 */
export function checkCopy(file: string): CopySummary {
  using connection = new DatabaseSync(file);
  connection.exec('PRAGMA journal_mode = DELETE');
  const [verdict] = connection.prepare('PRAGMA integrity_check(1)').all();
  if (verdict?.['integrity_check'] !== 'ok') throw wrong(String(verdict?.['integrity_check']));
  const [reference] = connection.prepare('PRAGMA foreign_key_check').all();
  if (reference !== undefined)
    throw wrong(`a row of ${reference['table']} refers to one that is not in ${reference['parent']}`);
  const isOlder = isOlderCopy(connection);
  for (const collection of COLLECTION_NAMES) {
    const table = COLLECTIONS[collection];
    if (table === null) continue;
    const numbered = table === 'smart_goals';
    const counting = `select count, last_position,
        (select count(*) from ${table} where ${numbered ? 'position > last_position - count' : '1'}) as rows,
        ${numbered ? `(select max(position) from ${table})` : 'null'} as newest
      from collections where name = ?`;
    const found = connection.prepare(counting).get(collection);
    const { count, rows, newest, last_position: last } = found ?? {};
    if (found === undefined || count !== rows || (newest !== null && newest !== last))
      throw wrong(`it counts ${count} ${collection}, and holds ${rows}`);
  }
  const goals = connection.prepare("select count from collections where name = 'smart-goals'").get();
  return { goals: Number(goals?.['count']), isOlder };
}

function isOlderCopy(connection: DatabaseSync): boolean {
  const rows = connection.prepare("select name from sqlite_master where type = 'table'").all();
  const tables = rows.map(({ name }) => name);
  if (!tables.includes('migrations') || !tables.includes('collections')) {
    throw new BackupError(
      'It is empty or does not belong to this service. The first start of the service creates its tables.',
    );
  }
  const done = connection.prepare('select number from migrations').all();
  const numbers = done.map(({ number }) => Number(number));
  assertNotNewer('It', numbers);
  return done.length < MIGRATIONS.length;
}

/** @throws BackupError if a copy, which its message begins with, has migrations that this program does not know */
function assertNotNewer(copy: string, migrations: readonly number[]): void {
  const newest = Math.max(0, ...migrations);
  if (newest <= NEWEST_MIGRATION) return;
  throw new BackupError(
    `${copy} is of a newer version of the program: it has the migrations up to ${newest}, this program knows ${NEWEST_MIGRATION}. Use the newer version.`,
  );
}

const wrong = (what: string) =>
  new BackupError(`The database is damaged: ${what}. Keep the copies that were made before.`);

/** A backup cannot be made or restored; the message says why and what to do. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
