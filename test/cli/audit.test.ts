/** `mentoring audit`, after people and programs did things to a service. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { send } from '../support/http.ts';
import { serveProgram } from '../support/program.ts';
import { until } from '../support/until.ts';
import { type Workplace, workplace } from '../support/workplace.ts';

const secretOf = async (place: Workplace, account: string, scope: string): Promise<string> =>
  (await place.done('token', 'create', account, '--scope', scope)).trim();

const eventsOf = async (place: Workplace, ...options: readonly string[]): Promise<readonly object[]> =>
  JSON.parse(await place.done('audit', '--json', ...options));

test('who created and who read names is written down, and nothing of it; reads also from what was kept', async () => {
  await using place = await workplace();
  const reader = await secretOf(place, 'dashboard', 'feedbacks:read,courses:read');
  const writer = await secretOf(place, 'ada', 'goals:write');
  {
    await using program = await serveProgram({
      ...place.options,
      settings: { ...place.options.settings, AUTH: 'tokens' },
    });
    const ask = (secret: string, path: string, more: object = {}) =>
      send(program.port, {
        path,
        ...more,
        headers: { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json' },
      });
    const body = JSON.stringify({ input: 'My most secret wish is to lead.' });
    assert.equal((await ask(writer, '/smart-goals/', { method: 'POST', body })).status, 201);
    for (let time = 1; time <= 3; time += 1)
      assert.equal((await ask(reader, '/feedbacks_needed/')).status, 200);
    assert.equal((await ask(reader, '/feedbacks_needed/?format=xml')).status, 404);
    // However the address is written that leads there.
    for (const path of [
      '/feedbacks%5Fneeded/',
      '/feedbacks_needed/#x',
      'http://localhost/feedbacks_needed/',
    ]) {
      assert.equal((await ask(reader, path)).status, 200, path);
    }
    assert.equal((await ask(writer, '/feedbacks_needed/')).status, 403);
    assert.equal((await ask(reader, '/courses/')).status, 200);
    // While it runs, what was read is written down shortly after.
    await until(async () => (await eventsOf(place, '--action', 'read')).length > 0);
    assert.equal((await ask(reader, '/feedbacks_needed/')).status, 200);
    program.signal('SIGTERM');
    assert.equal((await program.ended).status, 0);
  }
  const reads = await eventsOf(
    place,
    '--action',
    'read',
    '--subject',
    'feedbacks_needed',
    '--account',
    'dashboard',
  );
  assert.equal(
    reads.reduce((sum, event) => sum + Reflect.get(event, 'times'), 0),
    7,
  );
  assert.deepEqual(reads, await eventsOf(place, '--action', 'read'));
  const [made, ...rest] = await eventsOf(place, '--account', 'ada');
  assert.deepEqual(rest, []);
  const { at, ...created } = Object(made);
  assert.match(at, /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}[+-]\d\d:\d\d$/);
  assert.deepEqual(created, {
    account: 'ada',
    account_id: 2,
    token: 2,
    action: 'create',
    subject: 'smart-goals',
    record: 1,
    times: 1,
    detail: null,
  });
  await place.done('erase', '--goal', '1', '--yes');
  const table = await place.done('audit');
  assert.match(table, /^when {17}who {11}token {2}did {5}what/);
  assert.match(table, /command line {2}– {6}issue {3}token 1\n/);
  assert.match(table, /ada {11}2 {6}create {2}smart-goals 1\n/);
  assert.match(table, /command line {2}– {6}erase {3}smart-goals 1\n$/);
  assert.doesNotMatch(table, /secret/);
});

test('days and moments bound what is shown, and wrong ones are told', async () => {
  await using place = await workplace();
  await place.done('migrate');
  const empty = await place.run('audit');
  assert.equal(empty.output, 'There are no entries yet.\n');
  assert.match(
    empty.errors,
    /^Without AUTH=tokens .* only commands are recorded\. To record requests, set AUTH=/,
  );
  await secretOf(place, 'ada', 'admin');
  assert.equal((await eventsOf(place, '--since', '2020-01-01', '--until', '2999-01-01')).length, 1);
  assert.deepEqual(await eventsOf(place, '--until', '2020-01-01'), []);
  assert.deepEqual(await eventsOf(place, '--since', '2999-01-01T00:00Z'), []);
  assert.equal(await place.done('audit', '--account', 'nobody'), 'No matching entries.\n');
  for (const [options, message] of [
    [['--since', 'yesterday'], /--since is “yesterday”; it must be a day such as 2026-05-18/],
    [['--since', '2026-06-01', '--until', '2026-05-01'], /2026-06-01 is not before --until 2026-05-01/],
    [['--until', '2026-02-30'], /--until is “2026-02-30”; it must be a day/],
    [
      ['--action', 'eat'],
      /Allowed choices are create, read, erase, allow, issue, revoke, import, pull, received, /,
    ],
  ] as const) {
    const { status, errors } = await place.run('audit', ...options);
    assert.equal(status, 2);
    assert.match(errors, message);
  }
});
