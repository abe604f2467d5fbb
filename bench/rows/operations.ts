/** What operations on a large programme and their previews cost the processor, in both kinds of databases. */

import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { changeOf, type ProgrammeRows } from '../../src/domain/operations/rows.ts';
import type { Signature } from '../../src/domain/origin.ts';
import type { Database } from '../../src/store/database.ts';
import { createEraser } from '../../src/store/erasure/eraser.ts';
import { createErasureDigests } from '../../src/store/erasures.ts';
import { createProgrammeOperations } from '../../src/store/operations/programme-operations.ts';
import { openPostgres } from '../../src/store/postgres/postgres.ts';
import { readAllRows } from '../../src/store/programme-reading.ts';
import { writeChanges } from '../../src/store/row-writing.ts';
import { openSqlite } from '../../src/store/sqlite/sqlite.ts';
import type { BenchContext } from '../context.ts';
import { casesFor } from '../operations.ts';
import { runProgram } from '../processes.ts';
import type { Result, Row } from '../row.ts';
import { median } from '../statistics.ts';
import { writeProgrammeTables } from '../tables.ts';

const TODAY = Temporal.PlainDate.from('2026-11-21');
const BY: Signature = { who: 'bench', account_id: null, reason: null };
const DEED = ['preview', 'perform', 'preview of the undo', 'undo'] as const;

/** Tells the processor time that this process and the one that serves its only connection have used, in milliseconds. */
async function processorClock(database: Database, isServer: boolean): Promise<() => number> {
  const servers = isServer
    ? (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(database.reader)).rows
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

const giveAllTo = (database: Database, manager: number): Promise<unknown> =>
  database.write((transaction) =>
    transaction.updateTable('relations').set({ manager_id: manager }).execute(),
  );

const giveBack = (database: Database, relations: ProgrammeRows['relations']): Promise<void> =>
  database.write((transaction) =>
    writeChanges(
      transaction,
      relations.map((one) => changeOf('relations', { ...one, manager_id: null }, one)),
    ),
  );

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
  for (const { name: what, operation, after, manages } of casesFor(rows, TODAY)) {
    if (manages !== undefined) await giveAllTo(database, manages);
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
    }
    if (manages !== undefined) await giveBack(database, rows.relations);
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

/** Fills a database by an import of a programme, which joins the first where it has a name. */
async function fill(url: string, pairs: number, folder: string, name?: string): Promise<void> {
  const importing = runProgram(['import', ...(await writeProgrammeTables(folder, pairs, name))], url);
  importing.stdout?.resume();
  const [status] = await once(importing, 'exit');
  if (status !== 0) throw new Error(`the import ended with ${status}`);
}

/** Times steps of several rounds by their names. */
function createTimes() {
  const times = new Map<string, number[]>();
  return {
    async timed<Outcome>(clock: () => number, step: string, doIt: () => Promise<Outcome>): Promise<Outcome> {
      const begin = clock();
      const outcome = await doIt();
      times.set(step, [...(times.get(step) ?? []), clock() - begin]);
      return outcome;
    },
    results: (pairs: number, name: string, note?: string): readonly Result[] =>
      [...times].map(([step, measured]) => ({
        what: `${step}, ${pairs} pairs, ${name}`,
        against: '',
        unit: 'ms of processor time',
        measured: median(measured),
        target: { of: 'measured', bound: 'at most', value: 50 },
        ...(note !== undefined && { note }),
      })),
  };
}

/** Imports nearly as many rows as the history keeps of an import, and undoes that, so often. */
async function measureImportUndo(
  database: Database,
  name: string,
  pairs: number,
  { sizes, folder }: BenchContext,
  url: string,
): Promise<readonly Result[]> {
  const operations = createProgrammeOperations(database, () => TODAY);
  const { timed, results } = createTimes();
  let rows = 0;
  for (let round = 0; round < sizes.rounds; round += 1) {
    await fill(url, Math.floor(pairs / 10.5), folder, 'second');
    // A connection that waited for the import may have been closed.
    const clock = await processorClock(database, name === 'PostgreSQL');
    const [entry] = await operations.history({ limit: 1 });
    if (entry?.kind !== 'import' || entry.lasting !== null) throw new Error('the import cannot be undone');
    rows = entry.rows;
    const undoing = await timed(clock, 'preview of the undo of an import', () =>
      operations.previewUndo(entry.number),
    );
    if ('refused' in undoing) throw new Error(JSON.stringify(undoing.refused));
    const done = await timed(clock, 'undo of an import', () => operations.undo(entry.number, BY, undoing));
    if (!('number' in done)) throw new Error(JSON.stringify(done));
  }
  return results(pairs, name, `an import of ${rows} rows`);
}

/** Erases mentors, each with three relations and in an import that the history keeps, one a round. */
async function measureErasure(
  database: Database,
  name: string,
  pairs: number,
  { sizes, folder }: BenchContext,
  url: string,
): Promise<readonly Result[]> {
  await fill(url, Math.floor(pairs / 10.5), folder, 'third');
  // The import has named a key of its own.
  await database.write((transaction) => transaction.deleteFrom('erasure_key').execute());
  const eraser = createEraser(database, createErasureDigests('the secret key of the benchmark'));
  const { timed, results } = createTimes();
  const clock = await processorClock(database, name === 'PostgreSQL');
  for (let round = 0; round < sizes.rounds; round += 1) {
    const person = await timed(clock, 'preview of an erasure', () =>
      eraser.findPerson(`thirdr${round}@example.org`),
    );
    if (person === null) throw new Error('there is nobody to erase');
    await timed(clock, 'erasing a person', () => eraser.erasePerson(person, TODAY));
  }
  const { count } = await database.reader
    .selectFrom('history_changes')
    .select((of) => of.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return results(
    pairs,
    name,
    `the history keeps ${count} rows${name === 'SQLite' ? '' : '; without VACUUM'}`,
  );
}

/** Any operation, with its preview and its undo. */
export const operations: Row = {
  name: 'operations',
  async measure(surroundings) {
    const { folder, postgres, sizes } = surroundings;
    const pairs = Math.min(10_000, sizes.relations);
    const measureAll = async (database: Database, name: string, url: string): Promise<readonly Result[]> => {
      const results: Result[] = [];
      for (const measure of [measureOn, measureImportUndo, measureErasure])
        results.push(...(await measure(database, name, pairs, surroundings, url)));
      return results;
    };
    const file = join(folder, 'operations.db');
    await fill(`sqlite:${file}`, pairs, folder);
    await using sqlite = openSqlite(file);
    const results = await measureAll(sqlite, 'SQLite', `sqlite:${file}`);
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
    return [...results, ...(await measureAll(server, 'PostgreSQL', schema.url))];
  },
};
