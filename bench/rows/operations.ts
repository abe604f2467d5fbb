/** What operations on a large programme and their previews cost the processor, in both kinds of databases. */

import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Signature } from '../../src/domain/signature.ts';
import type { Database } from '../../src/store/database.ts';
import { createProgrammeOperations } from '../../src/store/operations/programme-operations.ts';
import { finishOwedRefresh } from '../../src/store/owed-refresh.ts';
import { openPostgres } from '../../src/store/postgres.ts';
import { readAllRows } from '../../src/store/programme-reading.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import type { BenchContext } from '../context.ts';
import { casesFor } from '../operations.ts';
import { runProgram } from '../processes.ts';
import type { Result, Row } from '../row.ts';
import { median } from '../statistics.ts';
import { writeProgrammeTables } from '../tables.ts';

const TODAY = Temporal.PlainDate.from('2026-11-21');
const BY: Signature = { who: 'bench', account_id: null, reason: null };
const DEED = ['preview', 'perform', 'preview of the undo', 'undo'] as const;

/** Tells the processor time that this process and those that serve the database have used, in milliseconds. */
async function processorClock(database: Database, isServer: boolean): Promise<() => number> {
  const servers = isServer
    ? (
        await sql<{
          pid: number;
        }>`select pid from pg_stat_activity where datname = current_database()`.execute(database.reader)
      ).rows
    : [];
  return () => {
    const { user, system } = process.cpuUsage();
    return servers.reduce(
      // proc(5): of a thread the nanoseconds on a processor.
      (sum, { pid }) => sum + Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6,
      (user + system) / 1000,
    );
  };
}

/** Does each of the operations and takes it back, so often, and tells of each deed the slowest operation. */
async function measureOn(
  database: Database,
  name: string,
  pairs: number,
  { sizes, say }: BenchContext,
): Promise<readonly Result[]> {
  const operations = createProgrammeOperations(database, () => TODAY);
  const rows = await database.reader.transaction().execute(readAllRows);
  const told: { readonly what: string; readonly medians: readonly number[] }[] = [];
  const numberOf = (done: object): number => {
    if ('number' in done && typeof done.number === 'number') return done.number;
    throw new Error(JSON.stringify(done));
  };
  for (const { name: what, operation, after } of casesFor(rows, TODAY)) {
    const times = DEED.map((): number[] => []);
    for (let round = 0; round < sizes.rounds; round += 1) {
      const before = after === undefined ? undefined : await operations.perform(after, BY);
      const made =
        before !== undefined && 'changes' in before
          ? before.changes.find(({ table, before: none }) => table === 'feedback_rounds' && none === null)
          : undefined;
      const wanted = operation(
        made?.after !== null && made?.after !== undefined && 'id' in made.after ? made.after.id : 0,
      );
      await finishOwedRefresh(database);
      const clock = await processorClock(database, name === 'PostgreSQL');
      const timed = async <Outcome>(deed: number, doIt: () => Promise<Outcome>): Promise<Outcome> => {
        const begin = clock();
        const outcome = await doIt();
        times[deed]?.push(clock() - begin);
        return outcome;
      };
      const preview = await timed(0, () => operations.preview(wanted, null));
      if ('refused' in preview) throw new Error(`${what}: ${preview.refused}`);
      const number = numberOf(await timed(1, () => operations.perform(wanted, BY, preview)));
      const undoing = await timed(2, () => operations.previewUndo(number));
      if ('refused' in undoing) throw new Error(`${what}: ${undoing.refused}`);
      numberOf(await timed(3, () => operations.undo(number, BY, undoing)));
      if (before !== undefined) numberOf(await operations.undo(numberOf(before), BY));
      await finishOwedRefresh(database);
    }
    const medians = times.map(median);
    say(`  ${what}: ${DEED.map((deed, index) => `${deed} ${medians[index]?.toFixed(1)} ms`).join(', ')}`);
    told.push({ what, medians });
  }
  return DEED.map((deed, index): Result => {
    const slowest = told.reduce((one, other) =>
      (other.medians[index] ?? 0) > (one.medians[index] ?? 0) ? other : one,
    );
    return {
      what: `${deed} of any operation, ${pairs} pairs, ${name}`,
      against: '',
      unit: 'ms of processor time',
      measured: slowest.medians[index] ?? Number.NaN,
      target: { of: 'measured', bound: 'at most', value: 50 },
      note: `the slowest of ${told.length}: ${slowest.what}`,
    };
  });
}

/** Fills a database by an import. */
async function fill(url: string, pairs: number, folder: string): Promise<void> {
  const importing = runProgram(['import', ...(await writeProgrammeTables(folder, pairs))], url);
  importing.stdout?.resume();
  const [status] = await once(importing, 'exit');
  if (status !== 0) throw new Error(`the import ended with ${status}`);
}

/** Any operation, with its preview and its undo. */
export const operations: Row = {
  name: 'operations',
  async measure(surroundings) {
    const { folder, postgres, sizes } = surroundings;
    const pairs = Math.min(10_000, sizes.relations);
    const file = join(folder, 'operations.db');
    await fill(`sqlite:${file}`, pairs, folder);
    await using sqlite = openSqlite(file);
    const results = [...(await measureOn(sqlite, 'SQLite', pairs, surroundings))];
    if (postgres !== undefined) process.env['TEST_DATABASE_URL'] = postgres;
    const { onlyWithPostgres, postgresTestDatabase } = await import('../../test/support/postgres.ts');
    if (onlyWithPostgres.skip) return results;
    await using schema = await postgresTestDatabase();
    await fill(schema.url, pairs, folder);
    await using server = await openPostgres(schema.url, {
      connections: 1,
      timeLimit: null,
      namedBy: 'bench',
    });
    return [...results, ...(await measureOn(server, 'PostgreSQL', pairs, surroundings))];
  },
};
