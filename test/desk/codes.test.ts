/** Codes with which the mentees of a cohort write goals: made by managers, for a time, and revoked by them. */

import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import { type DeskVisitor, startDesk, type TestDesk } from '../support/desk.ts';
import { send } from '../support/http.ts';

const PATH = '/desk/smart-goals/codes/';

suite('codes for mentees', () => {
  let desk: TestDesk;
  let olga: DeskVisitor;
  before(async () => {
    desk = await startDesk();
    olga = await desk.enter('Olga', 'olga@example.org', 'manager');
  });
  after(() => desk[Symbol.asyncDispose]());

  const until = Temporal.Now.plainDateISO().add({ days: 30 }).toString();
  const make = async (fields: Readonly<Record<string, string>> = {}) => {
    const { text } = await olga.post(PATH, { name: '2025', until, ...fields });
    return { text, code: /<p class="address">([a-z2-9]{5}(?:-[a-z2-9]{5}){3})<\/p>/.exec(text)?.[1] ?? '' };
  };
  /** Signs in with a code as the page for mentees does. Returns the cookie; empty if it is refused. */
  const enter = async (token: string): Promise<string> => {
    const answer = await send(desk.service.port, {
      method: 'POST',
      path: '/sign-in/',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html' },
      body: new URLSearchParams({ token, next: '/write/' }).toString(),
    });
    return answer.headers['set-cookie']?.[0]?.replace(/;.*/, '') ?? '';
  };
  const open = async (path: string, Cookie: string): Promise<number> =>
    (await send(desk.service.port, { path, headers: { Cookie, Accept: 'text/html' } })).status;

  test('let mentees write goals and nothing else, until they end or are revoked', async () => {
    assert.match((await olga.get('/desk/smart-goals/')).text, new RegExp(`href="${PATH}"`));
    const { text, code } = await make();
    assert.match(text, /<section class="card sheet"[^>]*lang="en">.*Write my goals.*\/write\/.*Your code/s);
    assert.match(text, /This is the sheet for Mentees, 2025/);
    const cookie = await enter(code);
    assert.equal(await open('/write/', cookie), 200);
    for (const path of ['/desk/', '/smart-goals/', PATH, '/desk/people/1/'])
      assert.ok([401, 403].includes(await open(path, cookie)), path);
    const list = (await olga.get(PATH)).text;
    assert.ok(!list.includes(code), 'it is shown once');
    const id = /name="revoke" value="(\d+)"/.exec(list)?.[1] ?? '';
    assert.equal((await olga.post(PATH, { revoke: id })).status, 303);
    assert.notEqual(await open('/write/', cookie), 200);
    assert.equal(await enter(code), '');
    assert.match((await olga.get(PATH)).text, /There is no code yet/);
  });

  test('are valid for a time that must be given', async () => {
    for (const day of ['', '2001-01-01', 'soon'])
      assert.match((await make({ until: day })).text, /field-until-error/);
    assert.equal(
      (await make({ until: Temporal.Now.plainDateISO('Europe/Berlin').toString() })).text.includes(
        'sheet for',
      ),
      true,
    );
  });

  test('are made by managers alone, and of no token for anything else is told or revoked', async () => {
    const { token } = await desk.service.issue(['goals:read', 'goals:write']);
    assert.doesNotMatch((await olga.get(PATH)).text, new RegExp(`value="${token.id}"`));
    await olga.post(PATH, { revoke: String(token.id) });
    assert.ok((await desk.service.tokens.findById(token.id)) !== null);
    const maria = await desk.enter('Maria', 'maria@example.org', 'coordinator');
    const vera = await desk.enter('Vera', 'vera@example.org', 'viewer');
    assert.equal((await maria.get(PATH)).status, 404);
    assert.equal((await maria.post(PATH, { name: '2025', until })).status, 404);
    assert.equal((await vera.post(PATH, { name: '2025', until })).status, 403);
    assert.equal((await send(desk.service.port, { path: PATH })).status, 401);
  });
});
