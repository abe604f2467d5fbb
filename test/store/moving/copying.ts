/** A move by `mentoring migrate --to`, for tests: run to its end, or held at any moment. */

import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { inPostgres, type PostgresTestDatabase } from '../../support/postgres.ts';
import { type Ended, type ProgramOptions, runProgram, startProgram } from '../../support/program.ts';
import type { Workplace } from '../../support/workplace.ts';

/** Moves the database of a place. */
export const move = (
  place: Workplace,
  target: PostgresTestDatabase,
  ...parameters: readonly string[]
): Promise<Ended> => place.run('migrate', '--to', target.url, ...parameters);

/** The settings of a place, but for its database, which is the copy. */
const inCopy = ({ options, folder }: Workplace, { url }: PostgresTestDatabase): ProgramOptions => ({
  folder,
  settings: { ...options.settings, DATABASE_URL: url },
});

/** Runs a command on the copy. */
export const runOnCopy = (
  place: Workplace,
  target: PostgresTestDatabase,
  ...parameters: readonly string[]
): Promise<Ended> => runProgram(parameters, inCopy(place, target));

/** Every row of every table of a database of PostgreSQL, so that two moments can be compared. */
export async function contentOf({
  url,
}: Pick<PostgresTestDatabase, 'url'>): Promise<ReadonlyMap<string, readonly string[]>> {
  const tables = await inPostgres<{ name: string }>(
    url,
    'select tablename as name from pg_tables where schemaname = current_schema() order by 1',
  );
  const content = new Map<string, readonly string[]>();
  for (const { name } of tables) {
    const rows = await inPostgres<{ row: string }>(url, `select t::text as row from "${name}" t`);
    content.set(name, rows.map(({ row }) => row).toSorted());
  }
  return content;
}

/** Starts a move, without waiting for its end. */
export function startMove(
  { options }: Workplace,
  { url }: PostgresTestDatabase,
): { readonly program: ChildProcess; readonly errors: () => string; readonly ended: Promise<Ended> } {
  const program = startProgram(['migrate', '--to', url], options);
  let [output, errors] = ['', ''];
  program.stdout.setEncoding('utf8').on('data', (piece: string) => {
    output += piece;
  });
  program.stderr.setEncoding('utf8').on('data', (piece: string) => {
    errors += piece;
  });
  const ended = once(program, 'close').then(() => ({ status: program.exitCode, output, errors }));
  return { program, errors: () => errors, ended };
}
