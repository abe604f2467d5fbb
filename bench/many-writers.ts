/**
 * `node bench/many-writers.ts`: many processes of the service create goals on one PostgreSQL at once, while
 * pages are read through each of them. Every response is checked as in the tests; the result is printed as
 * JSON.
 */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openPostgres } from '../src/store/postgres/postgres.ts';
import { assertDense, createTogether } from '../test/support/creating-together.ts';
import { postgresPrograms, startCluster } from '../test/support/postgres-cluster.ts';
import { serveProgram } from '../test/support/program.ts';

const { values } = parseArgs({
  options: {
    processes: { type: 'string', default: '8' },
    goals: { type: 'string', default: '20000' },
    /** An empty PostgreSQL database; default: a server of its own, in memory if there is room. */
    database: { type: 'string' },
  },
});

await using opened = new AsyncDisposableStack();
const folder = await mkdtemp(join(tmpdir(), 'mentoring-writers-'));
opened.defer(() => rm(folder, { recursive: true, force: true }));
const url = values.database ?? (await ownServer());
const [processes, goals] = [Number(values.processes), Number(values.goals)];
// Generous timeouts, since this checks correctness, not the speed of a busy machine.
const settings = { DATABASE_URL: url, DATABASE_TIME_LIMIT: '20000', LOG_LEVEL: 'warn' };
const services = await Promise.all(
  Array.from({ length: processes }, async () => opened.use(await serveProgram({ folder, settings }))),
);

const start = performance.now();
const created = await createTogether(
  services.map(({ port }) => port),
  goals,
);
const seconds = (performance.now() - start) / 1000;
const distinct = new Set(created.ids).size;
if (distinct !== goals) throw new Error(`of ${goals} goals ${distinct} were answered`);
await using database = await openPostgres(url, { connections: 2, timeLimit: null, namedBy: 'DATABASE_URL' });
await assertDense(database, goals);
const { ids: _ids, ...counts } = created;
process.stdout.write(`${JSON.stringify({ processes, goals, seconds, ...counts })}\n`);

async function ownServer(): Promise<string> {
  const programs = await postgresPrograms();
  if (programs === undefined) throw new Error('PostgreSQL is not installed: name one by --database');
  return opened.use(await startCluster(programs, { fsync: 'on' })).url;
}
