/** The service and its commands behind PgBouncer, which lends a connection for one transaction only. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openPostgres } from '../../src/store/postgres/postgres.ts';
import { assertDense, createTogether } from '../support/creating-together.ts';
import { onlyWith } from '../support/optional.ts';
import { startPgBouncer } from '../support/pgbouncer.ts';
import { inPostgres, onlyWithPostgres, wholePostgresDatabase } from '../support/postgres.ts';
import { runProgram, serveProgram } from '../support/program.ts';
import { programFile } from '../support/unprivileged.ts';
import { workplace } from '../support/workplace.ts';

const program = await programFile('pgbouncer');
const options = {
  ...onlyWithPostgres,
  ...onlyWith(program, 'PgBouncer is not installed: apt-get install pgbouncer'),
};
const GOALS = 100;
const CONNECTIONS = 2;

test('two processes behind PgBouncer share two connections', options, async (context) => {
  assert.ok(program !== undefined);
  await using opened = new AsyncDisposableStack();
  const database = opened.use(await wholePostgresDatabase());
  const pooler = opened.use(await startPgBouncer(program, database.url, CONNECTIONS));
  const place = opened.use(await workplace());
  const settings = { ...place.options.settings, DATABASE_URL: pooler.url, DATABASE_TIME_LIMIT: '20000' };
  const pooled = { folder: place.folder, settings };

  await context.test('they start, make the tables, create and read', async () => {
    await using processes = new AsyncDisposableStack();
    const serve = async () => processes.use(await serveProgram(pooled));
    const services = await Promise.all([serve(), serve()]);
    const ports = services.map(({ port }) => port);
    const { ids } = await createTogether(ports, GOALS);
    assert.equal(new Set(ids).size, GOALS);
    const [inUse] = await inPostgres<{ count: number }>(
      database.url,
      `select count(*)::integer as count from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    );
    assert.equal(inUse?.count, CONNECTIONS);
    await using direct = await openPostgres(database.url, {
      connections: 2,
      timeLimit: null,
      namedBy: 'DATABASE_URL',
    });
    await assertDense(direct, GOALS);
  });

  await context.test('an import is written', async () => {
    await place.write('managers.csv', 'first_name,email\nMaria,maria@example.org\n');
    const done = await runProgram(['import', 'managers.csv'], pooled);
    assert.equal(done.status, 0, done.errors);
  });

  await context.test('an export has everything', async () => {
    const { status, errors } = await runProgram(['export', 'out'], pooled);
    assert.equal(status, 0, errors);
    assert.match(await place.read('out/managers.csv'), /maria@example\.org/);
    assert.equal((await place.read('out/smart-goals.csv')).trimEnd().split('\n').length, 1 + GOALS);
  });
});
