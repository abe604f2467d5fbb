/** Who owes a feedback, on the interface. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openSqlite } from '../../../src/store/sqlite/sqlite.ts';
import { jsonList, jsonObject, post } from '../../support/documents.ts';
import { send } from '../../support/http.ts';
import { fillProgramme } from '../../support/programme.ts';
import { createProgrammeStore } from '../../support/programme-store.ts';
import { startService } from '../../support/service.ts';
import { UNKNOWN_PAIR, UNKNOWN_PERSON } from '../../support/unknown-person.ts';

const LIST = { path: '/feedbacks_needed/' };

test('the list names each person and round once, in the order of rounds, roles and people', async () => {
  await using service = await startService();
  assert.deepEqual(jsonList(await send(service.port, LIST)), []);
  await fillProgramme(service.databaseFile);
  const entry = (
    role: string,
    model_id: number,
    name: string,
    title: string,
    manager: string,
    due_date: string,
  ) => ({
    role,
    model_id,
    full_name: `${name} Example`,
    title,
    manager,
    due_date,
    mr_status: 'matched',
  });
  assert.deepEqual(jsonList(await send(service.port, LIST)), [
    entry('mentee', 1, 'Ada', 'Chemistry', 'Maria', '2025-01-20'),
    entry('mentee', 3, 'Cleo', 'Chemistry', '', '2025-02-17'),
    entry('mentor', 2, 'Bea', 'Chemistry', 'Maria', '2025-01-20'),
    // Ten days on hold come before the middle.
    entry('mentee', 1, 'Ada', 'Mid Program', 'Maria', '2025-04-16'),
    entry('mentee', 3, 'Cleo', 'Mid Program', '', '2025-05-04'),
    entry('mentor', 2, 'Bea', 'Mid Program', 'Maria', '2025-04-16'),
    entry('mentee', 1, 'Ada', 'Final', 'Maria', '2025-07-15'),
    entry('mentee', 3, 'Cleo', 'Final', '', '2025-08-02'),
    entry('mentor', 2, 'Bea', 'Final', 'Maria', '2025-07-15'),
  ]);
});

test('what another process records is seen at once, and what nothing changed in is answered 304', async () => {
  await using service = await startService();
  await fillProgramme(service.databaseFile);
  const first = await send(service.port, LIST);
  const headers = { 'If-None-Match': first.headers.etag ?? '' };
  assert.equal((await send(service.port, { ...LIST, headers })).status, 304);
  assert.equal(first.headers['cache-control'], 'private, no-cache');
  {
    await using database = openSqlite(service.databaseFile);
    const store = createProgrammeStore(database, () => Temporal.Now.plainDateISO());
    await store.change((writer) =>
      writer.recordFeedback({
        relation_id: 1,
        round_id: 1,
        role: 'mentor',
        received_on: Temporal.PlainDate.from('2025-01-21'),
        source: null,
        external_id: null,
      }),
    );
  }
  const second = await send(service.port, { ...LIST, headers });
  assert.equal(second.status, 200);
  const bea = jsonList(second).find(({ model_id, title }) => model_id === 2 && title === 'Chemistry');
  // The next of her mentees shows.
  assert.deepEqual([bea?.['due_date'], bea?.['manager']], ['2025-02-17', '']);
});

test('a day begins at midnight of TIME_ZONE', async () => {
  // These two are 26 hours apart, so that it is never the same day in both.
  const [first, last] = ['Pacific/Kiritimati', 'Etc/GMT+12'];
  await using there = await startService({ TIME_ZONE: first });
  const { databaseFile } = there;
  const today = Temporal.Now.plainDateISO(first);
  await using database = openSqlite(databaseFile);
  await createProgrammeStore(database, () => today).change(async (writer) => {
    const person = (role: 'mentee' | 'mentor') =>
      writer.addParticipant({
        role,
        full_name: role,
        email: `${role}@example.org`,
        ...UNKNOWN_PERSON,
      });
    const start = today.subtract({ days: 14 });
    await writer.addRelation({
      mentor_id: await person('mentor'),
      mentee_id: await person('mentee'),
      manager_id: null,
      cohort: '',
      ...UNKNOWN_PAIR,
      start,
      end: null,
      history: [{ status: 'matched', since: start, reason: null }],
    });
  });
  await using elsewhere = await startService({
    TIME_ZONE: last,
    DATABASE_URL: `sqlite:${databaseFile}`,
  });
  const due = jsonList(await send(there.port, LIST)).map(({ due_date }) => due_date);
  assert.deepEqual(due, [today.toString(), today.toString()]);
  assert.deepEqual(jsonList(await send(elsewhere.port, LIST)), []);
});

test('a form reports a feedback, which is listed and no longer owed', async () => {
  await using service = await startService();
  await fillProgramme(service.databaseFile);
  const report = { role: 'mentee', person: 'ada@example.org', round: 'Chemistry', source: 'form' };
  const owed = jsonList(await send(service.port, LIST)).length;
  const sent = { ...report, external_id: 'response-1', received_on: '2025-01-21' };
  const first = await post(service.port, '/feedbacks/', sent);
  assert.equal(first.status, 201);
  assert.deepEqual(jsonObject(first), {
    model_id: 1,
    role: 'mentee',
    person: 'ada@example.org',
    full_name: 'Ada Example',
    round: 'Chemistry',
    partner: 'bea@example.org',
    relation: 1,
    received_on: '2025-01-21',
    source: 'form',
    external_id: 'response-1',
  });
  const again = await post(service.port, '/feedbacks/', sent);
  assert.deepEqual([again.status, again.body], [first.status, first.body]);
  assert.equal(jsonList(await send(service.port, LIST)).length, owed - 1);

  const key = { 'Content-Type': 'application/json', 'Idempotency-Key': 'one' };
  for (const replayed of [undefined, 'true']) {
    const answer = await post(service.port, '/feedbacks/', { ...report, round: 2 }, { headers: key });
    assert.equal(answer.status, 201, answer.body.toString());
    assert.equal(answer.headers['idempotency-replayed'], replayed);
  }

  const unclear = await post(service.port, '/feedbacks/', { ...report, role: 'mentor', person: '2' });
  assert.equal(unclear.status, 409);
  const { relations } = jsonObject(unclear);
  assert.ok(Array.isArray(relations));
  assert.deepEqual(
    relations.map(({ relation, partner }) => [relation, partner]),
    [
      [1, 'ada@example.org'],
      [2, 'cleo@example.org'],
    ],
  );
  const refused = await post(service.port, '/feedbacks/', { role: 'friend', person: 'nobody' });
  assert.equal(refused.status, 400);
  assert.deepEqual(jsonObject(refused), {
    role: ['"friend" is not a valid choice.'],
    round: ['This field is required.'],
  });
  const unknown = await post(service.port, '/feedbacks/', { ...report, person: 'nobody@example.org' });
  assert.equal(unknown.status, 400);
  assert.deepEqual(Object.keys(jsonObject(unknown)), ['person']);

  const list = await send(service.port, { path: '/feedbacks/?limit=1&role=mentee' });
  assert.equal(list.headers['cache-control'], 'private, no-cache');
  const { count, next, results } = jsonObject(list);
  assert.deepEqual(
    [count, next],
    [2, `http://127.0.0.1:${service.port}/feedbacks/?limit=1&offset=1&role=mentee`],
  );
  assert.ok(Array.isArray(results));
  const counts: readonly (readonly [string, number])[] = [
    ['round=final', 0],
    ['round=chemistry&relation=1', 1],
    ['relation=2', 0],
    ['role=', 2],
  ];
  for (const [query, expected] of counts) {
    const answer = jsonObject(await send(service.port, { path: `/feedbacks/?${query}` }));
    assert.equal(answer['count'], expected, query);
  }
  for (const [query, name] of [
    ['round=Sports', 'round'],
    ['role=friend', 'role'],
    ['relation=x', 'relation'],
  ] as const) {
    const answer = await send(service.port, { path: `/feedbacks/?${query}` });
    assert.equal(answer.status, 400, query);
    assert.deepEqual(Object.keys(jsonObject(answer)), [name]);
  }

  const options = jsonObject(await send(service.port, { method: 'OPTIONS', path: '/feedbacks/' }));
  assert.match(
    JSON.stringify(options['actions']),
    /"role":\{"type":"choice","required":true,"read_only":false,"label":"Role","choices":\[\{"value":"mentee","display_name":"mentee"\}/,
  );
});
