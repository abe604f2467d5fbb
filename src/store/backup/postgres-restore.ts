/** Restores a backup of PostgreSQL. */

import { join } from 'node:path';
import { sql } from 'kysely';
import { isInUse } from '../moving/move.ts';
import { examine } from '../postgres/opening.ts';
import { openPostgres } from '../postgres/postgres.ts';
import { assertNoService, assertSameServices, type ServiceHeartbeats } from '../running-services.ts';
import { BackupError } from './backup-error.ts';
import { type Erasures, readErasures } from './erasures.ts';
import { readCopy } from './postgres-copy.ts';
import { accessOf, type Environment, findPrograms, runProgram } from './postgres-programs.ts';
import {
  assertErasuresRepeatable,
  prepareRestored,
  type RestoreOptions,
  type RestoreResult,
} from './restored.ts';

const TERMS = { connections: 2, timeLimit: null, namedBy: 'DATABASE_URL' };

/**
 * Replaces the tables of a database with those of a backup in one transaction. Nobody else may be connected.
 *
 * @param copy a pg_dump file in the custom format
 * @param environment of this process
 * @throws BackupError if it is refused or fails; DatabaseOpenError if the database cannot be reached
 */
export async function restorePostgres(
  copy: string,
  url: string,
  environment: Environment,
  terms: RestoreOptions,
): Promise<RestoreResult> {
  const { replace, signal } = terms;
  const { schema, version } = await examine(url, TERMS.namedBy);
  const programs = await findPrograms(version, environment);
  const tables = await readCopy(programs, copy, schema, environment, signal);
  const { erasures, services } = await lookAt(url, tables, replace, signal);
  await assertErasuresRepeatable(erasures, terms);
  const { address, environment: withPassword } = accessOf(url, environment);
  const parameters = [
    ...['--single-transaction', '--clean', '--if-exists', '--no-password', '--no-owner', '--no-privileges'],
    `--schema=${schema}`,
    `--dbname=${address}`,
    copy,
  ];
  await using database = await openPostgres(url, TERMS);
  {
    // Meanwhile no service starts and nobody changes anything: they wait for this lock, or are refused.
    await using workspace = await database.openWorkspace();
    await workspace.write(async () => {
      await assertSameServices(database, services);
      await runProgram(join(programs, 'pg_restore'), parameters, withPassword, signal);
    });
  }
  return { kept: null, ...(await prepareRestored(database, erasures, terms)) };
}

/** Checks that a database may be replaced, and reads its erasures. */
async function lookAt(
  url: string,
  copied: readonly string[],
  replace: boolean,
  signal: AbortSignal,
): Promise<{ readonly erasures: Erasures; readonly services: ServiceHeartbeats }> {
  await using database = await openPostgres(url, { ...TERMS, connections: 1 });
  const { reader } = database;
  const others = await sql<{ name: string | null }>`
    select application_name as name from pg_stat_activity
    where datname = current_database() and usename is not null and pid <> pg_backend_pid()
      and backend_type is distinct from 'parallel worker'`.execute(reader);
  if (others.rows.length > 0) {
    const names = new Set(others.rows.map(({ name }) => name || 'without a name'));
    throw new BackupError(
      `A service or another program is connected to the database: ${[...names].join(', ')}. Stop all of them, and restore again.`,
    );
  }
  const tables = await database.tables();
  if (tables.length > 0 && !tables.includes('migrations'))
    throw new BackupError('The database belongs to another program. Set DATABASE_URL to one of its own.');
  const services = await assertNoService(database, signal);
  if (!replace && (await isInUse(reader, tables))) {
    throw new BackupError(
      'The database contains records, so nothing was restored. Back them up, then give --replace to replace them with the copy.',
    );
  }
  const further = tables.filter((table) => !copied.includes(table));
  if (further.length > 0) {
    throw new BackupError(
      `The database has tables that the copy does not have: ${further.join(', ')}. Restore it into an empty database, such as a new one made by “createdb”.`,
    );
  }
  return { erasures: await readErasures(reader, tables), services };
}
