/** What browsers keep of responses to people who sign in: nothing, or Back would show it after signing out. */

import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import { type DeskVisitor, startDesk, type TestDesk } from '../../support/desk.ts';
import { send } from '../../support/http.ts';

/** Pages, data and files: everything that somebody who is signed in can open, and errors. */
const PATHS = [
  '/',
  '/feedbacks_needed/',
  '/feedbacks_needed/?format=json',
  '/feedbacks/',
  '/smart-goals/',
  '/smart-goals/1/',
  '/courses/',
  '/courses',
  '/courses.ics',
  '/pre-lead-statuses/',
  '/docs/',
  '/openapi.json',
  '/metrics',
  '/nowhere/',
  '/write/',
  '/desk/',
  '/desk/people/',
  '/desk/people/999/',
  '/desk/owed/file/',
  '/desk/courses/',
  '/desk/history/',
];

suite('somebody who is signed in', () => {
  let desk: TestDesk;
  let visitor: DeskVisitor;
  before(async () => {
    desk = await startDesk();
    visitor = await desk.enter('Maria', 'maria@example.org', 'manager');
  });
  after(() => desk[Symbol.asyncDispose]());

  test('gets nothing that a browser keeps, from the response cache either', async () => {
    for (const path of PATHS) {
      // The third is what the second kept.
      for (const method of ['GET', 'GET', 'GET', 'HEAD']) {
        const { headers } = await send(desk.service.port, {
          method,
          path,
          headers: { Accept: '*/*', Cookie: visitor.cookie },
        });
        assert.equal(headers['cache-control'], 'no-store', `${method} ${path}`);
        assert.equal(headers['expires'], undefined, path);
      }
    }
  });

  test('keeps style sheets, which say nothing of anybody', async () => {
    const { text } = await visitor.get('/desk/');
    const [, href = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(text) ?? [];
    const { headers } = await send(desk.service.port, { path: href, headers: { Cookie: visitor.cookie } });
    assert.equal(headers['cache-control'], 'max-age=31536000, immutable');
  });
});
