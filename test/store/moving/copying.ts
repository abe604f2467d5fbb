/** A move by `mentoring migrate --to`, for tests: run to its end, or held at any moment. */

import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { Client } from 'pg';
import { MOVE_TABLE } from '../../../src/store/moving/unfinished.ts';
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
}: PostgresTestDatabase): Promise<ReadonlyMap<string, readonly string[]>> {
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

/** A move that stands still: it waits for its turn to write. */
export interface HeldMove extends AsyncDisposable {
  readonly kill: (signal: NodeJS.Signals) => void;
  /** How many rows have come over. */
  readonly rows: number;
  /** Resolves once so many moves wait for their turn. */
  waiting(count: number): Promise<void>;
  /** Lets it go on to its end. */
  release(): Promise<Ended>;
}

const TURN = '(1835364980, hashtext(current_schema()))';

/** Starts a move, and holds it as soon as so many rows came over. */
export async function heldMove(
  place: Workplace,
  target: PostgresTestDatabase,
  rows: number,
): Promise<HeldMove> {
  const program = startProgram(['migrate', '--to', target.url], place.options);
  const closed = once(program, 'close');
  const ended = Promise.all([text(program.stdout), text(program.stderr), closed]).then(
    ([output, errors]): Ended => ({ status: program.exitCode, output, errors }),
  );
  const client = new Client(target.url);
  client.on('error', () => undefined);
  await client.connect();
  const done = async (): Promise<number> => {
    const found = await client.query(`select to_regclass('${MOVE_TABLE}') is not null as begun`);
    if (!found.rows[0]?.begun) return -1;
    const progress = await client.query(`select rows from ${MOVE_TABLE}`);
    return Number(progress.rows[0]?.rows ?? -1);
  };
  for (;;) {
    // It is given after whoever waits already: one part comes over between two looks.
    await client.query(`select pg_advisory_lock ${TURN}`);
    if ((await done()) >= rows) break;
    if (program.exitCode !== null) {
      await client.end();
      throw new Error(`the move was over: ${JSON.stringify(await ended)}`);
    }
    await client.query(`select pg_advisory_unlock ${TURN}`);
  }
  const held = await done();
  const release = async (): Promise<Ended> => {
    await client.end();
    return await ended;
  };
  return {
    kill: (signal) => void program.kill(signal),
    rows: held,
    async waiting(count) {
      await until(async () => {
        const { rowCount } = await client.query(
          `select 1 from pg_locks where locktype = 'advisory' and not granted and classid = 1835364980
             and objid::bigint = hashtext(current_schema())::bigint & 4294967295`,
        );
        return (rowCount ?? 0) >= count;
      });
    },
    release,
    async [Symbol.asyncDispose]() {
      program.kill('SIGKILL');
      await ended;
      await client.end();
    },
  };
}
