/** Copies of a database of PostgreSQL, by its own programs, while others write in it. */

import { devNull } from 'node:os';
import { join } from 'node:path';
import { NEWEST_MIGRATION } from '../migrations/migrate.ts';
import { examine } from '../postgres-opening.ts';
import { TABLE_NAMES } from '../tables.ts';
import { BackupError } from './backup-error.ts';
import { accessOf, type Environment, findPrograms, type Programs, runProgram } from './postgres-programs.ts';

/** How long it waits for a table that somebody makes anew, in milliseconds. */
const LOCK_LIMIT = 60_000;

/**
 * Copies the schema of an address, as it is at one moment, and reads the copy to its end.
 *
 * @param copy a file that is there and empty
 * @param environment of this process
 * @throws BackupError if it cannot be copied; DatabaseOpenError if the database cannot be reached
 */
export async function copyPostgres(
  url: string,
  copy: string,
  environment: Environment,
  signal: AbortSignal,
): Promise<void> {
  const { schema, version } = await examine(url, 'DATABASE_URL');
  const programs = await findPrograms(version, environment);
  const { address, environment: withPassword } = accessOf(url, environment);
  const parameters = [
    ...['--format=custom', '--no-password', '--no-owner', '--no-privileges'],
    `--lock-wait-timeout=${LOCK_LIMIT}`,
    `--schema="${schema.replaceAll('"', '""')}"`,
    `--file=${copy}`,
    `--dbname=${address}`,
  ];
  await runProgram(join(programs, 'pg_dump'), parameters, withPassword, signal);
  const tables = await readCopy(programs, copy, schema, environment, signal);
  const missing = TABLE_NAMES.filter((table) => !tables.includes(table));
  if (missing.length > 0)
    throw new BackupError(`The copy has no ${missing.join(', ')}. May this user read all tables?`);
}

/**
 * Reads a copy to its end.
 *
 * @param schema the schema it must be of
 * @returns the names of its tables
 * @throws BackupError if it is not whole, of another schema, or of a newer version of the program
 */
export async function readCopy(
  programs: Programs,
  copy: string,
  schema: string,
  environment: Environment,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const read = (...parameters: readonly string[]) =>
    runProgram(join(programs, 'pg_restore'), [...parameters, copy], environment, signal);
  const list = await read('--list');
  const tables = list.split('\n').flatMap((line) => {
    const [, names = ''] = /^\d+; \d+ \d+ TABLE (?!DATA )(.+) \S+$/.exec(line) ?? [];
    return names.startsWith(`${schema} `) ? [names.slice(schema.length + 1)] : [];
  });
  if (!tables.includes('migrations')) {
    throw new BackupError(
      `${copy} holds nothing of the schema “${schema}”, into which DATABASE_URL leads. A copy goes into a schema of the same name: set the search_path to it.`,
    );
  }
  await read(`--file=${devNull}`);
  const rows = await read('--data-only', '--table=migrations', '--file=-');
  const numbers = [...rows.matchAll(/^(\d+)\t/gm)].map(([, number]) => Number(number));
  const newest = Math.max(0, ...numbers);
  if (newest > NEWEST_MIGRATION) {
    throw new BackupError(
      `${copy} is of a newer version of the program: it has the migrations up to ${newest}, this program knows ${NEWEST_MIGRATION}. Use the newer version.`,
    );
  }
  return tables;
}
