/** A move by `mentoring migrate --to`, for tests: run to its end, or held at any moment. */

import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { Client } from 'pg';
import { MOVE_TABLE } from '../../../src/store/unfinished-move.ts';
import { inPostgres, type PostgresTestDatabase } from '../../support/postgres.ts';
import { type Ended, type ProgramOptions, runProgram, startProgram } from '../../support/program.ts';
import { until } from '../../support/until.ts';
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

/** A move that stands still: it waits until it may note how far it has come. */
export interface HeldMove extends AsyncDisposable {
  readonly kill: (signal: NodeJS.Signals) => void;
  /** How many rows have come over. */
  readonly rows: number;
  /** Lets it go on to its end. */
  release(): Promise<Ended>;
}

/** Starts a move, and holds it as soon as so many rows came over. */
export async function heldMove(
  place: Workplace,
  target: PostgresTestDatabase,
  rows: number,
): Promise<HeldMove> {
  const { program, ended } = startMove(place, target);
  const client = new Client(target.url);
  client.on('error', () => undefined);
  await client.connect();
  const held: HeldMove = {
    kill: (signal) => void program.kill(signal),
    rows: await holdAt(client, rows).catch(async (error: unknown) => {
      program.kill('SIGKILL');
      await client.end();
      throw new Error(`it could not be held: ${JSON.stringify(await ended)}`, { cause: error });
    }),
    async release() {
      await client.end();
      return await ended;
    },
    async [Symbol.asyncDispose]() {
      program.kill('SIGKILL');
      await held.release();
    },
  };
  return held;
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

/**
 * Takes the right to change the note, in turn with the move, until so many rows came over.
 *
 * @returns how many it is
 */
async function holdAt(client: Client, rows: number): Promise<number> {
  await until(async () => {
    const { rows: found } = await client.query(`select to_regclass('${MOVE_TABLE}') is not null as begun`);
    return found[0]?.begun === true;
  });
  for (;;) {
    await client.query(`begin; lock table ${MOVE_TABLE} in share row exclusive mode`);
    const { rows: found } = await client.query(`select rows from ${MOVE_TABLE}`);
    const done = Number(found[0]?.rows);
    if (done >= rows) return done;
    await client.query('commit');
  }
}
