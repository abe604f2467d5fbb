/** The calendar by an address that carries a token, since calendar programs can send no header. */

import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import { type GuardedService, startGuarded } from '../../support/auth.ts';
import { json, send } from '../../support/http.ts';
import { serveProgram } from '../../support/program.ts';
import { workplace } from '../../support/workplace.ts';

suite('a token in the address', () => {
  let service: GuardedService;
  before(async () => {
    service = await startGuarded();
  });
  after(() => service[Symbol.asyncDispose]());

  const calendar = (secret: string, headers: Readonly<Record<string, string>> = {}) =>
    send(service.port, { path: `/courses.ics?token=${secret}`, headers });

  test('opens the calendar, again and again, until it is revoked', async () => {
    const { secret, token } = await service.issue(['calendar']);
    const first = await calendar(secret);
    assert.equal(first.status, 200);
    assert.match(first.body.toString(), /^BEGIN:VCALENDAR/);
    assert.equal(first.headers['cache-control'], 'private, no-cache');
    assert.equal((await calendar(secret, { 'If-None-Match': first.headers.etag ?? '' })).status, 304);
    assert.equal(
      (await send(service.port, { method: 'HEAD', path: `/courses.ics?x=1&token=${secret}` })).status,
      200,
    );
    await service.tokens.revoke(token.id);
    assert.equal((await calendar(secret)).status, 401);
  });

  test('opens nothing else, however it is sent', async () => {
    const { secret } = await service.issue(['calendar']);
    for (const path of [
      '/courses/',
      '/smart-goals/',
      '/feedbacks_needed/',
      '/',
      '/openapi.json',
      '/docs/',
      '/metrics',
    ]) {
      assert.equal((await send(service.port, { path: `${path}?token=${secret}` })).status, 401, path);
      const answer = await service.ask(secret, { path });
      assert.deepEqual([answer.status, json(answer)], [401, { detail: 'Invalid token.' }], path);
    }
    assert.equal((await service.ask(secret, { path: '/courses.ics' })).status, 200);
  });

  test('must be one that is good for nothing else', async () => {
    const { secret } = await service.issue(['courses:read']);
    assert.equal((await calendar(secret)).status, 401);
    assert.equal((await service.ask(secret, { path: '/courses.ics' })).status, 200);
    const { secret: other } = await service.issue(['goals:read']);
    assert.equal((await service.ask(other, { path: '/courses.ics' })).status, 403);
    for (const wrong of ['', 'mentoring_x']) assert.equal((await calendar(wrong)).status, 401);
  });
});

test('the address stands in no log, whatever comes of the request', async () => {
  await using place = await workplace();
  const made = JSON.parse(await place.done('token', 'create', 'calendar', '--scope', 'calendar', '--json'));
  const { secret } = Object(made);
  assert.match(secret, /^mentoring_/);
  const settings = { ...place.options.settings, AUTH: 'tokens', LOG_LEVEL: 'trace' };
  await using program = await serveProgram({ ...place.options, settings });
  for (const [path, status] of [
    ['/courses.ics', 200],
    ['/courses/', 401],
    ['/nowhere', 401],
  ] as const) {
    assert.equal((await send(program.port, { path: `${path}?token=${secret}` })).status, status);
  }
  const headers = { Authorization: `Bearer ${secret}` };
  assert.equal((await send(program.port, { path: '/courses/', headers })).status, 401);
  program.signal('SIGTERM');
  const { output, errors } = await program.ended;
  assert.match(errors, /"route":"\/courses\.ics"/);
  assert.ok(!`${output}${errors}`.includes('mentoring_'), 'the token is in the log');
});
