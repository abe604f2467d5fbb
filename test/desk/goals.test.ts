/** Smart goals at the desk: found, read and erased by managers, and shown to nobody else. */

import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import { type DeskVisitor, startDesk, type TestDesk } from '../support/desk.ts';
import { post } from '../support/documents.ts';

const INPUT = '<img src=x onerror=alert(1)> I want to meet Zoë and become a team lead.';

suite('smart goals at the desk', () => {
  let desk: TestDesk;
  let olga: DeskVisitor;
  before(async () => {
    desk = await startDesk();
    olga = await desk.enter('Olga', 'olga@example.org', 'manager');
    const headers = { Cookie: olga.cookie };
    for (const input of [INPUT, 'I want to learn Java.']) {
      assert.equal((await post(desk.service.port, '/smart-goals/', { input }, { headers })).status, 201);
    }
  });
  after(() => desk[Symbol.asyncDispose]());

  test('are found by words and days, and no wish breaks a page', async () => {
    const found = await olga.get('/desk/smart-goals/?q=ZOE+lead');
    assert.match(found.text, /1–1 of 1/);
    for (const { status, text } of [
      found,
      await olga.get('/desk/smart-goals/1/'),
      await olga.get('/desk/smart-goals/1/erase/'),
    ]) {
      assert.equal(status, 200);
      assert.match(text, /&lt;img src=x/);
      assert.doesNotMatch(text, /<img src=x/);
    }
    assert.match((await olga.get('/desk/smart-goals/?until=2020-01-01')).text, /No smart goal fits/);
    assert.match((await olga.get('/desk/smart-goals/?since=2020-01-01&q=java')).text, /1–1 of 1/);
    assert.match((await olga.get('/desk/smart-goals/?since=2020-02-31&page=0')).text, /1–2 of 2/);
  });

  test('are erased by managers, who are named', async () => {
    const erased = await olga.post('/desk/smart-goals/1/erase/', {});
    assert.equal(erased.location, '/desk/smart-goals/?erased=1');
    assert.match((await olga.get(erased.location)).text, /Smart goal 1 was erased for good/);
    assert.equal((await olga.get('/desk/smart-goals/1/')).status, 404);
    assert.equal((await olga.post('/desk/smart-goals/1/erase/', {})).status, 303);
  });
});
