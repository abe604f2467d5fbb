/** What Typeform delivers, signed and hostile. */

import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { suite, test } from 'node:test';
import { createProgrammeOperations } from '../../../src/store/operations/programme-operations.ts';
import { openSqlite } from '../../../src/store/sqlite/sqlite.ts';
import { jsonList, jsonObject } from '../../support/documents.ts';
import { send } from '../../support/http.ts';
import { fillProgramme } from '../../support/programme.ts';
import { startService } from '../../support/service.ts';

const SECRET = 'a-secret-for-tests';
const PATH = '/hooks/typeform/';

const signed = (body: string | Buffer, secret = SECRET) =>
  `sha256=${createHmac('sha256', secret).update(body).digest('base64')}`;

/** A response as Typeform documents it, with the parts that are read here. */
const response = (token: string, more: object = {}) => ({
  event_id: 'event-1',
  event_type: 'form_response',
  form_response: {
    form_id: 'form1',
    token,
    landed_at: '2025-05-18T21:50:00Z',
    submitted_at: '2025-05-18T22:30:00Z',
    definition: { id: 'form1', title: 'Feedback', fields: [{ id: 'field1', type: 'email', ref: 'email' }] },
    hidden: { person: 'ada@example.org', role: 'mentee', round: 'Chemistry' },
    answers: [
      { type: 'number', number: 5, field: { id: 'field2', type: 'opinion_scale', ref: 'scale' } },
      { type: 'email', email: 'cleo@example.org', field: { id: 'field1', type: 'email', ref: 'email' } },
    ],
    ...more,
  },
});

/** The address of a record of Ada that was merged into hers. */
const DOUBLE = 'ada.double@example.org';

async function mergeDouble(file: string): Promise<void> {
  await using database = openSqlite(file);
  const operations = createProgrammeOperations(database, () => Temporal.Now.plainDateISO());
  const by = { who: 'Nora', account_id: null, reason: null };
  const made = await operations.perform(
    { kind: 'create-person', role: 'mentee', full_name: 'A. Example', email: DOUBLE, external_id: null },
    by,
  );
  const merged = await operations.perform({ kind: 'merge-people', keep_id: 1, remove_id: 4 }, by);
  assert.ok('number' in made && 'number' in merged, JSON.stringify([made, merged]));
}

async function deliver(port: number, document: unknown, headers: Readonly<Record<string, string>> = {}) {
  const body = typeof document === 'string' ? document : JSON.stringify(document);
  const own = { 'Content-Type': 'application/json', 'Typeform-Signature': signed(body) };
  return send(port, { method: 'POST', path: PATH, headers: { ...own, ...headers }, body });
}

suite('the webhook of Typeform', () => {
  test('records what is clear and keeps the rest, once for each response, whoever is asked for a token', async () => {
    await using service = await startService({
      AUTH: 'tokens',
      TYPEFORM_SECRET: SECRET,
      TYPEFORM_FORMS: 'form1=mentor Final, form2=2',
    });
    await fillProgramme(service.databaseFile);
    await mergeDouble(service.databaseFile);
    const { port } = service;
    const recorded = await deliver(port, response('one'));
    assert.equal(recorded.status, 200, recorded.body.toString());
    assert.equal(recorded.headers['cache-control'], 'no-store');
    assert.deepEqual(jsonObject(recorded), {
      status: 'recorded',
      relation: 1,
      round: 'Chemistry',
      role: 'mentee',
      // In Berlin it was past midnight.
      received_on: '2025-05-19',
    });
    assert.deepEqual((await deliver(port, response('one'))).body, recorded.body);

    // Without hidden fields: the answer to the question for the e-mail address, and the round and the role of the form.
    const answers = [{ type: 'email', email: 'Bea@example.org ', field: {} }];
    const hidden = { relation: '2' };
    const byForm = jsonObject(await deliver(port, response('two', { hidden, answers })));
    assert.deepEqual([byForm['round'], byForm['role'], byForm['relation']], ['Final', 'mentor', 2]);
    const other = response('three', { hidden: { email: DOUBLE }, form_id: 'form2' });
    assert.deepEqual(jsonObject(await deliver(port, other))['round'], 'Mid Program');

    // A clock that is wrong does not make a feedback older than the relation, which began on 2025-01-06, or newer than today.
    for (const [number, submitted_at] of [
      '0001-01-01T00:00:00Z',
      '2025-01-05T12:00:00Z',
      '9999-12-31T00:00:00Z',
      '-271821-04-20T00:00:00Z',
    ].entries()) {
      const today = String(Temporal.Now.plainDateISO('Europe/Berlin'));
      const taken = jsonObject(await deliver(port, response(`clock ${number}`, { submitted_at })));
      assert.deepEqual([taken['status'], taken['received_on']], ['recorded', today], submitted_at);
    }

    const unassigned: readonly (readonly [object, string])[] = [
      [{ hidden: { person: 'nobody@example.org' } }, 'unknown person'],
      [{ hidden: {}, answers: [] }, 'no person'],
      [{ hidden: { person: '2', role: 'mentor', round: 'Chemistry' } }, 'several relations'],
      [{ hidden: { person: 'ada@example.org', role: 'mentee', round: 'Sports' } }, 'unknown round'],
      [{ form_id: 'form3', hidden: {}, submitted_at: '+275760-09-13T00:00:00Z' }, 'no round'],
      [{ hidden: null, answers: { type: 'email' }, submitted_at: 'soon' }, 'no person'],
      [{ hidden: { person: `${'x'.repeat(300)}@example.org` }, answers: null }, 'no person'],
      [
        { hidden: { person: '\0\ud800', relation: 7, role: ['mentee'] }, submitted_at: null },
        'unknown person',
      ],
      [{ hidden: { person: 'ada@example.org', relation: '99999999999' } }, 'unknown person'],
    ];
    for (const [index, [more, reason]] of unassigned.entries()) {
      const document = response(`unassigned ${index}`, more);
      const kept = await deliver(port, document);
      assert.deepEqual(
        [kept.status, jsonObject(kept)],
        [202, { status: 'unassigned', number: index + 1, reason }],
      );
      assert.deepEqual((await deliver(port, document)).body, kept.body);
    }
    assert.deepEqual(jsonObject(await deliver(port, { event_type: 'form_response_partial' })), {
      status: 'ignored',
    });
  });

  test('rejects what is not signed with the secret, is no document, or is too large, and keeps nothing of it', async () => {
    await using service = await startService({ TYPEFORM_SECRET: SECRET, BODY_LIMIT: '4096' });
    await fillProgramme(service.databaseFile);
    const { port } = service;
    const owed = jsonList(await send(port, { path: '/feedbacks_needed/' }));
    const body = JSON.stringify(response('one'));
    const right = signed(body);
    for (const signature of [
      signed(body, 'another'),
      signed(`${body} `),
      right.toUpperCase(),
      right.replace('sha256=', ''),
      right.replace('=', '==').slice(0, -1),
      `${right}, ${right}`,
      'sha256=',
      'sha1=abc',
      '',
    ]) {
      const refused = await deliver(port, body, { 'Typeform-Signature': signature });
      assert.equal(refused.status, 403, signature);
      assert.doesNotMatch(refused.body.toString(), /sha256=/);
    }
    const unsigned = await send(port, { method: 'POST', path: PATH, body });
    assert.deepEqual(
      [unsigned.status, jsonObject(unsigned)],
      [403, { detail: 'The Typeform-Signature header is missing or invalid.' }],
    );
    for (const document of [
      '',
      'no JSON',
      '{"form_response":',
      '[]',
      '7',
      'null',
      '{}',
      '"text"',
      '[['.repeat(1000),
    ]) {
      assert.equal((await deliver(port, document)).status, 400, document);
    }
    for (const form_response of [null, 7, [], {}, { token: 7 }, { token: ' ' }, { token: 'x'.repeat(256) }]) {
      assert.equal((await deliver(port, { form_response })).status, 400, JSON.stringify(form_response));
    }
    const latin = Buffer.from('{"form_response":{"token":"\xe4"}}', 'latin1');
    const headers = { 'Typeform-Signature': signed(latin) };
    assert.equal((await send(port, { method: 'POST', path: PATH, headers, body: latin })).status, 400);
    assert.equal((await deliver(port, response('large', { ending: 'x'.repeat(5000) }))).status, 413);
    for (const method of ['GET', 'PUT', 'DELETE', 'OPTIONS']) {
      const refused = await send(port, { method, path: PATH });
      assert.deepEqual([refused.status, refused.headers.allow], [405, 'POST'], method);
    }
    assert.deepEqual(jsonList(await send(port, { path: '/feedbacks_needed/' })), owed);
    assert.equal((await deliver(port, body)).status, 200);
    const metrics = (await send(port, { path: '/metrics' })).body.toString();
    assert.match(metrics, /mentoring_incoming_feedbacks_total\{outcome="recorded"\} 1/);
  });

  test('does not exist without the setting', async () => {
    await using service = await startService();
    const answer = await deliver(service.port, response('one'));
    assert.deepEqual([answer.status, jsonObject(answer)], [404, { detail: 'Not found.' }]);
  });
});
