/** The browsable pages: the very JSON of a response, for people. */

import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startGuarded } from '../../support/auth.ts';
import { jsonObject } from '../../support/documents.ts';
import { send } from '../../support/http.ts';
import { startService, type TestService } from '../../support/service.ts';
import { textContent } from './examples.ts';

let service: TestService;
before(async () => {
  service = await startService();
});
after(() => service[Symbol.asyncDispose]());

const get = (path: string, Accept: string) => send(service.port, { path, headers: { Accept } });

test('a page shows the very bytes that JSON has, indented, with the same status and headers', async () => {
  const form = { Accept: 'text/html', 'Content-Type': 'application/x-www-form-urlencoded' };
  const sent = { method: 'POST', path: '/courses/', headers: form };
  const created = await send(service.port, { ...sent, body: 'title=Lead+<well>&code=7&gsheet_name=LW' });
  assert.equal(created.status, 201);
  assert.ok(textContent(created.body.toString()).includes('"title": "Lead <well>"'));
  const refused = await send(service.port, { ...sent, body: 'title=x&code=seven' });
  assert.equal(refused.status, 400);
  assert.ok(textContent(refused.body.toString()).includes('A valid integer is required.'));
  for (const path of ['/', '/smart-goals/', '/courses/', '/courses/1/', '/pre-lead-statuses/', '/nowhere/']) {
    const plain = await get(path, 'application/json; indent=2');
    const shown = await get(path, 'text/html');
    assert.equal(shown.status, plain.status);
    assert.ok(textContent(shown.body.toString()).includes(plain.body.toString()), path);
    for (const name of ['allow', 'vary', 'cache-control', 'link'] as const) {
      assert.equal(shown.headers[name], plain.headers[name]);
    }
  }
});

test('who may have goals written and not read them sees what was just written', async () => {
  await using guarded = await startGuarded();
  const { secret } = await guarded.issue(['goals:write']);
  const body = JSON.stringify({ input: 'I want to learn Python.' });
  const ask = (Accept: string) =>
    guarded.ask(secret, {
      method: 'POST',
      path: '/smart-goals/',
      headers: { Accept, 'Content-Type': 'application/json', 'Idempotency-Key': 'once' },
      body,
    });
  for (const isAgain of [false, true]) {
    const record = jsonObject(await ask('application/json'));
    assert.match(String(record['output']), /Python/, String(isAgain));
    const shown = await ask('text/html');
    assert.ok(textContent(shown.body.toString()).includes(JSON.stringify(record['output'])));
  }
});
