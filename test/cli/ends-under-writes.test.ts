/**
 * The service ends while clients write: killed at random moments, and told to stop. KILLS says how often it is killed on
 * each kind of database.
 */

import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../../src/store/database.ts';
import { DATABASE_KINDS } from '../store/database-kinds.ts';
import { type ServingProgram, serveProgram } from '../support/program.ts';
import { temporaryFolder } from '../support/service.ts';
import { until } from '../support/until.ts';
import { acknowledged, assertKept, nothingWritten, writeUntilGone } from '../support/writing-clients.ts';

const KILLS = Number(process.env['KILLS'] ?? 2);
const CLIENTS = 8;
/** How many are acknowledged at the most before the service is killed. */
const MAX_BEFORE = 60;

/** Whether SQLite finds the file as it must be; PostgreSQL looks after its own. */
async function assertIntact(url: string, { reader }: Database): Promise<void> {
  if (!url.startsWith('sqlite:')) return;
  const { rows } = await sql<{ integrity_check: string }>`PRAGMA integrity_check`.execute(reader);
  assert.deepEqual(
    rows.map(({ integrity_check }) => integrity_check),
    ['ok'],
  );
}

for (const { name, options = {}, create } of DATABASE_KINDS) {
  suite(`a service on ${name} to which ${CLIENTS} clients write`, options, () => {
    test(`is killed ${KILLS} times: all that it acknowledged is there, and it starts as it is`, async (context) => {
      await using database = await create();
      await using folder = await temporaryFolder();
      const open = await database.open();
      const settings = { DATABASE_URL: database.url, DATABASE_TIME_LIMIT: '20000', LOG_LEVEL: 'warn' };
      const written = nothingWritten();

      /** Starts it, which must say nothing but that it listens, and looks at what is there. */
      const start = async (): Promise<ServingProgram> => {
        const service = await serveProgram({ folder: folder.path, settings });
        await assertKept(service.port, open, written);
        return service;
      };
      for (let kill = 1; kill <= KILLS; kill += 1) {
        await using service = await start();
        const before = acknowledged(written);
        const enough = Math.floor(Math.random() * MAX_BEFORE);
        const writing = writeUntilGone(service.port, CLIENTS, written);
        await until(() => acknowledged(written) - before >= enough);
        await wait(Math.random() * 30);
        service.signal('SIGKILL');
        const { output, errors } = await service.ended;
        assert.deepEqual([output, errors], [`listening on ${service.address}\n`, '']);
        await writing;
      }
      await using last = await start();
      await assertIntact(database.url, open);
      const records = await assertKept(last.port, open, written);
      assert.ok(acknowledged(written) > 0);
      context.diagnostic(
        `${KILLS} kills: ${acknowledged(written)} acknowledged, all there; ` +
          `${written.unanswered} unanswered, ${records - acknowledged(written)} of them there`,
      );
    });

    test('is told to stop: what it had taken is answered, and nothing else is done', async (context) => {
      await using database = await create();
      await using folder = await temporaryFolder();
      const settings = { DATABASE_URL: database.url, DATABASE_TIME_LIMIT: '20000', LOG_LEVEL: 'warn' };
      const written = nothingWritten();
      await using service = await serveProgram({ folder: folder.path, settings });
      const writing = writeUntilGone(service.port, CLIENTS, written);
      // Until the first goal is there, what goals are written with is loaded, which takes long on a busy machine.
      await until(() => written.goals.size > 0 && acknowledged(written) >= MAX_BEFORE);
      service.signal('SIGTERM');
      // It would not be 0 where it had taken longer than the ten seconds it has.
      assert.equal((await service.ended).status, 0);
      await writing;
      await using again = await serveProgram({ folder: folder.path, settings });
      const records = await assertKept(again.port, await database.open(), written);
      assert.equal(records, acknowledged(written));
      context.diagnostic(`${records} written, ${acknowledged(written)} acknowledged`);
    });
  });
}
