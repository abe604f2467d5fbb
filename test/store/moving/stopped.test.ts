/** Moves to PostgreSQL that are stopped, killed, disturbed or overtaken, and what is there then. */

import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, suite, test } from 'node:test';
import { createSmartGoalStore } from '../../../src/store/records/smart-goals.ts';
import { openSqlite } from '../../../src/store/sqlite/sqlite.ts';
import { MOVED_TABLES } from '../../../src/store/tables.ts';
import { newGoal } from '../../contract/examples.ts';
import { importProgramme } from '../../support/examples.ts';
import { goalLines, span } from '../../support/goals.ts';
import { onlyWith } from '../../support/optional.ts';
import { plainDatabase } from '../../support/plain-database.ts';
import {
  inPostgres,
  onlyWithPostgres,
  type PostgresTestDatabase,
  postgresTestDatabase,
} from '../../support/postgres.ts';
import { postgresPrograms, startCluster } from '../../support/postgres-cluster.ts';
import { until } from '../../support/until.ts';
import { filesIn, type Workplace, workplace } from '../../support/workplace.ts';
import { heldMove, move, runOnCopy, startMove } from './copying.ts';

const GOALS = 4500;

const programs = await postgresPrograms();
const onlyWithPrograms = onlyWith(programs, 'PostgreSQL is not installed: apt-get install postgresql');

/** That the copy is the source, as their exports show. */
async function assertMoved(place: Workplace, target: PostgresTestDatabase): Promise<void> {
  await place.done('export', 'source', '--force');
  const { status, errors } = await runOnCopy(place, target, 'export', 'copy', '--force');
  assert.equal(status, 0, errors);
  const [source, copy] = [join(place.folder, 'source'), join(place.folder, 'copy')];
  assert.deepEqual(await filesIn(copy), await filesIn(source));
}

/** That commands do not take half a copy for a database. */
async function assertUnfinished(
  place: Workplace,
  target: PostgresTestDatabase,
  ...commands: readonly string[]
): Promise<void> {
  for (const command of commands) {
    const { status, output, errors } = await runOnCopy(place, target, command);
    assert.deepEqual([status, output], [1, ''], command);
    assert.match(errors, /The move from \S+mentoring\.db into this database is not finished\. Run the same/);
    assert.ok(errors.includes(place.databaseFile));
  }
}

suite('a move to PostgreSQL that is interrupted', { ...onlyWithPostgres, concurrency: 2 }, () => {
  let full: Workplace;
  /** How many rows there are to be moved. */
  let total = 0;
  before(async () => {
    full = await workplace();
    await importProgramme(full);
    await full.write('goals.jsonl', goalLines(span(1, GOALS)));
    await full.done('import', 'goals.jsonl');
    using connection = plainDatabase(full.databaseFile, { readOnly: true });
    for (const table of MOVED_TABLES) {
      total += Number(connection.prepare(`select count(*) as count from ${table}`).get()?.['count']);
    }
  });
  after(() => full[Symbol.asyncDispose]());

  async function addGoal(place: Workplace): Promise<void> {
    await using database = openSqlite(place.databaseFile);
    await createSmartGoalStore(database).add(newGoal());
  }

  for (const [moment, rows] of [
    ['before the first rows', () => 0],
    ['among the small tables', () => 20],
    ['among the goals', () => 2500],
    ['when all rows have come over, before the copy is checked', () => total],
  ] as const) {
    test(`killed ${moment}, it leaves nothing that serves, and goes on from there`, async () => {
      await using place = await workplace(full.databaseFile);
      await using target = await postgresTestDatabase();
      await using held = await heldMove(place, target, rows());
      held.kill('SIGKILL');
      await held.release();
      await assertUnfinished(place, target, 'serve', 'migrate');
      const { status, output, errors } = await move(place, target);
      assert.deepEqual(
        [status, errors],
        [0, `${held.rows} rows were already copied; the move resumes there.\n`],
      );
      assert.match(output, new RegExp(`^smart_goals +${GOALS} +\\w+ +the same$`, 'm'));
      await assertMoved(place, target);
    });
  }

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    test(`stops between two parts at ${signal}, and says how to go on`, async () => {
      await using place = await workplace(full.databaseFile);
      await using target = await postgresTestDatabase();
      await using held = await heldMove(place, target, 1000);
      held.kill(signal);
      const { status, output, errors } = await held.release();
      assert.deepEqual(
        [status, output, errors],
        [1, '', 'Stopped: what was copied is kept, and the same command resumes there.\n'],
      );
      await assertUnfinished(place, target, 'audit');
      const again = await move(place, target);
      assert.equal(again.status, 0, again.errors);
      assert.match(again.errors, /^[1-4]\d{3} rows were already copied; the move resumes there\.$/m);
    });
  }

  test('fails at its end where somebody wrote into the source meanwhile, and begins anew', async () => {
    await using place = await workplace(full.databaseFile);
    await using target = await postgresTestDatabase();
    await using held = await heldMove(place, target, 1000);
    await addGoal(place);
    const { status, output, errors } = await held.release();
    assert.deepEqual([status, output], [1, '']);
    assert.match(errors, /^The source has changed since the copy began.* Stop the service, and/);
    await assertUnfinished(place, target, 'audit');
    const again = await move(place, target);
    assert.deepEqual(
      [again.status, again.errors],
      [0, 'An earlier copy differs from the source, so the copy starts over.\n'],
    );
    await assertMoved(place, target);
  });

  test('finds what somebody changed in the copy meanwhile, does not release it, and begins anew', async () => {
    await using place = await workplace(full.databaseFile);
    await using target = await postgresTestDatabase();
    await using held = await heldMove(place, target, 2500);
    held.kill('SIGKILL');
    await held.release();
    await inPostgres(target.url, "update smart_goals set output = 'another' where id = 5");
    const { status, output } = await move(place, target);
    assert.equal(status, 1);
    assert.match(output, new RegExp(`^smart_goals +${GOALS} +\\w+ +DIFFERS$`, 'm'));
    assert.match(output, /^The copy is not what the source holds: smart_goals\. No service starts on it\.$/m);
    await assertUnfinished(place, target, 'audit');
    const again = await move(place, target);
    assert.equal(again.status, 0, again.errors + again.output);
  });

  test('is one of two at the most: the other ends, and harms nothing', async () => {
    await using place = await workplace(full.databaseFile);
    await using target = await postgresTestDatabase();
    await using held = await heldMove(place, target, 1000);
    const other = startMove(place, target);
    await until(() => /were already copied/.test(other.errors()));
    const ended = await Promise.all([held.release(), other.ended]);
    assert.deepEqual(ended.map(({ status }) => status).toSorted(), [0, 1]);
    assert.match(
      ended.map(({ errors }) => errors).join(''),
      /^Another process moves a database into this one at this moment\. Let it come to its end\.$/m,
    );
    await assertMoved(place, target);
  });

  test('is not gone on with from another source', async () => {
    await using place = await workplace(full.databaseFile);
    await using elsewhere = await workplace();
    await elsewhere.done('migrate');
    await using target = await postgresTestDatabase();
    await using held = await heldMove(place, target, 1000);
    held.kill('SIGKILL');
    await held.release();
    const { status, errors } = await move(elsewhere, target);
    assert.equal(status, 1);
    assert.match(
      errors,
      /is an incomplete copy of another one, \S+mentoring\.db\. Finish that move, or name an empty/,
    );
    assert.equal((await move(place, target)).status, 0);
  });

  test('goes on from there after PostgreSQL broke down', onlyWithPrograms, async () => {
    await using cluster = await startCluster(programs ?? '');
    await using place = await workplace(full.databaseFile);
    const target = await postgresTestDatabase(cluster.url);
    await using held = await heldMove(place, target, 1000);
    await cluster.stop('immediate');
    const { status, output, errors } = await held.release();
    assert.deepEqual([status, output], [1, '']);
    assert.match(
      errors,
      /^Temporarily unavailable: the database cannot be used: .* the same command resumes there/,
    );
    await cluster.start();
    const again = await move(place, target);
    assert.equal(again.status, 0, again.errors);
    assert.match(again.errors, /^[1-4]\d{3} rows were already copied; the move resumes there\.$/m);
    await assertMoved(place, target);
  });
});
