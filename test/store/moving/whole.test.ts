/** A move from SQLite to PostgreSQL: what comes over, and what the service on the copy is then. */

import assert from 'node:assert/strict';
import { chmod, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, suite, test } from 'node:test';
import { collectionPaths, jsonObject, post } from '../../support/documents.ts';
import { everything } from '../../support/everything.ts';
import { send } from '../../support/http.ts';
import { plainDatabase } from '../../support/plain-database.ts';
import { onlyWithPostgres, postgresTestDatabase } from '../../support/postgres.ts';
import { runProgram } from '../../support/program.ts';
import { startService } from '../../support/service.ts';
import { filesIn, type Workplace, workplace } from '../../support/workplace.ts';
import { move, runOnCopy } from './copying.ts';

/** What clients see besides the collections. */
const OTHERS = ['/smart-goals/?limit=5', '/smart-goals/?limit=5&offset=5', '/courses.ics'] as const;

/** What a service answers, and the id of a goal and of a course that it creates then. */
async function served(url: string): Promise<readonly unknown[]> {
  await using service = await startService({ DATABASE_URL: url });
  const answers: unknown[] = [];
  for (const path of [...OTHERS, ...(await collectionPaths(service.port))]) {
    const { status, body } = await send(service.port, { path });
    answers.push([
      path,
      status,
      body
        .toString()
        .replaceAll(`:${service.port}/`, '/')
        .replace(/^DTSTAMP.*$/gm, ''),
    ]);
  }
  const goal = jsonObject(await post(service.port, '/smart-goals/', { input: 'I want to learn to juggle.' }));
  const count = jsonObject(await send(service.port, { path: '/smart-goals/' }))['count'];
  return [...answers, goal['id'], count];
}

suite('a move to PostgreSQL', { ...onlyWithPostgres, concurrency: 2 }, () => {
  let full: Workplace;
  before(async () => {
    full = await everything();
    await full.done('token', 'create', 'dashboard', '--scope', 'goals:read', '--expires', '2030-06-30');
    using connection = plainDatabase(full.databaseFile);
    connection.exec(`
      INSERT INTO goal_tokens VALUES ('2026-05-04', 1200);
      INSERT INTO goal_requests VALUES ('ada', '2026-05-04T10:00:00.000000Z');
      INSERT INTO idempotency_keys VALUES (1, 'abc', 'f', '2026-05-04T10:00:00.000000Z', '2026-05-04T10:00:01.500000Z',
        'smart-goals', 3)`);
  });
  after(() => full[Symbol.asyncDispose]());

  test('brings over everything: the copy exports, lists and answers the same, and ids go on', async () => {
    await using place = await workplace(full.databaseFile);
    await using target = await postgresTestDatabase();
    const before = await readFile(place.databaseFile);
    const { status, output, errors } = await move(place, target);
    assert.deepEqual([status, errors], [0, ''], output);
    assert.match(output, /^relations +35$/m);
    assert.match(output, /^The PostgreSQL database .* now has the same content\.\nNow set DATABASE_URL to /m);
    assert.ok(before.equals(await readFile(place.databaseFile)), 'the source has changed');

    await place.done('export', 'source');
    assert.equal((await runOnCopy(place, target, 'export', 'copy')).status, 0);
    const exported = await filesIn(join(place.folder, 'source'));
    assert.deepEqual(await filesIn(join(place.folder, 'copy')), exported);
    for (const command of [
      ['feedbacks', '--as-of', '2026-06-15', '--json'],
      ['token', 'list', '--json'],
    ]) {
      assert.equal((await runOnCopy(place, target, ...command)).output, await place.done(...command));
    }
    // That it was moved stands in its audit, before what came over with it.
    const audit = await runOnCopy(place, target, 'audit');
    assert.match(audit.output, /^when.*\n.* migrate +database: rows \d+\n/);
    assert.deepEqual(await served(target.url), await served(`sqlite:${place.databaseFile}`));
  });

  test('tells programs what it copied with --json', async () => {
    await using place = await workplace(full.databaseFile);
    await using target = await postgresTestDatabase();
    const { status, output, errors } = await move(place, target, '--json');
    assert.deepEqual([status, errors], [0, '']);
    const { moved, same, tables } = JSON.parse(output);
    assert.deepEqual([moved, same], [true, true]);
    const goals = tables.find(({ table }: { table: string }) => table === 'smart_goals');
    assert.deepEqual([goals.source, goals.target], [{ rows: 11 }, { rows: 11 }]);
  });

  test('takes the password from the environment or a file, and shows it nowhere', async () => {
    await using place = await workplace(full.databaseFile);
    await using target = await postgresTestDatabase();
    const address = new URL(target.url);
    const password = decodeURIComponent(address.password);
    address.password = '';
    const run = (settings: Readonly<Record<string, string>>, to: string) =>
      runProgram(['migrate', '--to', to], {
        folder: place.folder,
        settings: { ...place.options.settings, ...settings },
      });
    assert.equal((await run({ PGPASSWORD: password }, address.href)).status, 0);
    await place.write('passwords', `*:*:*:*:${password.replace(/[:\\]/g, '\\$&')}\n`);
    await chmod(join(place.folder, 'passwords'), 0o600);
    const again = await run({ PGPASSFILE: join(place.folder, 'passwords') }, address.href);
    assert.match(again.errors, /^The target database already contains records/m);

    address.password = 'not-the-password';
    const wrong = await run({}, address.href);
    if (password !== '') {
      assert.deepEqual([wrong.status, wrong.output], [1, '']);
      assert.match(wrong.errors, /does not let this user in: .*Correct the user or password in --to\.$/m);
    }
    assert.doesNotMatch(wrong.errors + wrong.output, /not-the-password/);
  });
});
