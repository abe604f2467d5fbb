/** Copies a PostgreSQL database with pg_dump while others write to it. */

import { devNull } from 'node:os';
import { join } from 'node:path';
import { examine } from '../postgres/opening.ts';
import { TABLE_NAMES } from '../tables.ts';
import { BackupError } from './backup-error.ts';
import { assertNotNewer } from './copy-check.ts';
import { accessOf, type Environment, findPrograms, runProgram } from './postgres-programs.ts';

/** The timeout for a lock on a table that is being replaced, in milliseconds. */
const LOCK_LIMIT = 60_000;

/**
 * Copies a snapshot of the schema of an address, and reads the copy to its end.
 *
 * @param copy an existing empty file
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
 * @param schema the expected schema
 * @returns the names of its tables
 * @throws BackupError if it is incomplete, of another schema, or of a newer version of the program
 */
export async function readCopy(
  programs: string,
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
  assertNotNewer(copy, numbers);
  return tables;
}
