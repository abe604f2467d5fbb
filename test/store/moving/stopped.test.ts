/** Moves to PostgreSQL that are stopped, killed or disturbed: then nothing was moved, and the next one moves everything. */

import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { Client } from 'pg';
import { createSmartGoalStore } from '../../../src/store/records/smart-goals.ts';
import { openSqlite } from '../../../src/store/sqlite/sqlite.ts';
import { newGoal } from '../../contract/examples.ts';
import { onlyWithPostgres, postgresTestDatabase } from '../../support/postgres.ts';
import { smallProgramme } from '../../support/small-programme.ts';
import { until } from '../../support/until.ts';
import { contentOf, move, runOnCopy, startMove } from './copying.ts';

/** Holds the last table of a move, so that the move stands still in the middle. */
async function holdCollections(url: string): Promise<Client> {
  const client = new Client(url);
  await client.connect();
  await client.query('begin; lock table collections in share mode');
  return client;
}

/** Waits until a move waits for the held table. */
const untilHeld = (client: Client): Promise<unknown> =>
  until(async () => {
    const { rows } = await client.query(
      "select 1 from pg_locks where relation = 'collections'::regclass and not granted",
    );
    return rows.length > 0;
  });

suite('a move to PostgreSQL that is interrupted', { ...onlyWithPostgres, concurrency: 2 }, () => {
  for (const signal of ['SIGKILL', 'SIGTERM'] as const) {
    test(`by ${signal} leaves an empty database, and the next one moves everything`, async () => {
      await using place = await smallProgramme();
      await using target = await postgresTestDatabase();
      assert.equal((await runOnCopy(place, target, 'migrate')).status, 0);
      const client = await holdCollections(target.url);
      const { program, ended } = startMove(place, target);
      await untilHeld(client);
      program.kill(signal);
      if (signal === 'SIGKILL') await ended;
      await client.end();
      const { status, errors } = await ended;
      if (signal === 'SIGTERM') {
        assert.deepEqual([status, errors], [1, 'Stopped: nothing was moved; run the same command again.\n']);
      }
      assert.deepEqual((await contentOf(target)).get('relations'), []);
      const again = await move(place, target);
      assert.equal(again.status, 0, again.errors);
      assert.notEqual((await contentOf(target)).get('relations')?.length, 0);
    });
  }

  test('by a change of the source moves nothing', async () => {
    await using place = await smallProgramme();
    await using target = await postgresTestDatabase();
    assert.equal((await runOnCopy(place, target, 'migrate')).status, 0);
    const client = await holdCollections(target.url);
    const { ended } = startMove(place, target);
    await untilHeld(client);
    {
      await using database = openSqlite(place.databaseFile);
      await createSmartGoalStore(database).add(newGoal());
    }
    await client.end();
    const { status, errors } = await ended;
    assert.equal(status, 1);
    assert.match(
      errors,
      /^The source has changed since the copy began, so nothing was moved\. Stop the service/,
    );
    assert.deepEqual((await contentOf(target)).get('relations'), []);
  });
});
