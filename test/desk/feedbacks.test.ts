/** What came from elsewhere, at the desk: feedback that forms delivered is assigned or dismissed, and remembered sheets are changed. */

import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import { createFeedbackIntake } from '../../src/store/feedbacks/feedback-intake.ts';
import { openSqlite } from '../../src/store/sqlite/sqlite.ts';
import { type DeskVisitor, startDesk, type TestDesk } from '../support/desk.ts';

const NAME = '<img src=x onerror=alert(1)>';

suite('what came from elsewhere', () => {
  let desk: TestDesk;
  let olga: DeskVisitor;
  before(async () => {
    desk = await startDesk();
    olga = await desk.enter('Olga', 'olga@example.org', 'manager');
    await using database = openSqlite(desk.service.databaseFile);
    const intake = createFeedbackIntake(database, () => Temporal.Now.plainDateISO());
    for (const [index, person] of [NAME, 'ada@private.example.org'].entries()) {
      await intake.take({
        source: 'form',
        external_id: `response ${index}`,
        received_on: Temporal.PlainDate.from('2025-03-04'),
        role: null,
        person,
        partner: null,
        relation: null,
        round: 'Chemistry',
      });
    }
  });
  after(() => desk[Symbol.asyncDispose]());

  test('feedback to assign is named on the first page, and listed; no name breaks a page', async () => {
    for (const path of ['/desk/', '/desk/feedbacks/', '/desk/feedbacks/1/']) {
      const { status, text } = await olga.get(path);
      assert.equal(status, 200);
      assert.match(text, /Feedback to assign/);
      assert.match(text, /&lt;img src=x/);
      assert.doesNotMatch(text, /<img src=x/);
    }
  });

  test('it is assigned to a pair that somebody finds, which can be undone', async () => {
    const path = '/desk/feedbacks/2/';
    const asked = await olga.get(`${path}?q=ada+bea`);
    assert.match(asked.text, /One pair fits.*<option value="1" selected>Ada Example and Bea Example, 2025/s);
    const fields = { relation: '1', role: '', round: 'Chemistry', reason: '', seen: asked.seen };
    const refused = await olga.post(`${path}?q=ada+bea`, fields);
    assert.equal(refused.status, 422);
    assert.match(refused.text, /Given by: Choose one of these/);
    const preview = await olga.post(path, { ...fields, role: 'mentee', step: 'preview' });
    assert.match(preview.text, /What would change/);
    const done = await olga.post(path, { ...fields, role: 'mentee' });
    assert.match(done.location, /^\/desk\/feedbacks\/\?done=\d+$/);
    const after = await olga.get(done.location);
    assert.doesNotMatch(after.text, /ada@private/);
    assert.match((await olga.get('/desk/pairs/1/feedback/1/mentee/')).text, /4 March 2025/);
    assert.equal((await olga.post(path, { ...fields, role: 'mentee' })).location, done.location);
    const undo = /action="(\/desk\/history\/\d+\/undo\/)"/.exec(after.text)?.[1] ?? '';
    assert.equal((await olga.post(undo, { back: '/desk/feedbacks/' })).status, 303);
    assert.match((await olga.get('/desk/feedbacks/')).text, /ada@private/);
  });

  test('it is dismissed with a reason, and coordinators see none of it', async () => {
    const maria = await desk.enter('Maria', 'maria@example.org', 'coordinator');
    assert.doesNotMatch((await maria.get('/desk/')).text, /Feedback to assign/);
    for (const path of ['/desk/feedbacks/', '/desk/feedbacks/1/']) {
      assert.equal((await maria.get(path)).status, 404);
    }
    const why = 'a test of the form';
    assert.equal((await maria.post('/desk/feedbacks/1/', { step: 'dismiss', why })).status, 404);
    const wordless = await olga.post('/desk/feedbacks/1/', { step: 'dismiss', why: '' });
    assert.equal(wordless.status, 422);
    assert.match(wordless.text, /Say why it is dismissed/);
    const dismissed = await olga.post('/desk/feedbacks/1/', { step: 'dismiss', why });
    assert.match(dismissed.location, /^\/desk\/feedbacks\/\?done=\d+$/);
    const { text } = await olga.get(dismissed.location);
    assert.match(text, /Dismissed feedback 1/);
    assert.doesNotMatch(text, /img src=x/);
    const undo = /action="(\/desk\/history\/\d+\/undo\/)"/.exec(text)?.[1] ?? '';
    // Nobody but a manager has a way to it.
    assert.equal((await maria.post(undo, { back: '/desk/' })).status, 404);
    assert.equal((await olga.post(undo, { back: '/desk/feedbacks/' })).status, 303);
    assert.equal((await olga.get('/desk/feedbacks/1/')).status, 200);
    assert.equal((await olga.post('/desk/feedbacks/1/', { step: 'dismiss', why })).status, 303);
    const viewer = await desk.enter('Vera', 'vera@example.org', 'viewer');
    assert.doesNotMatch((await viewer.get('/desk/feedbacks/')).text, /href="\/desk\/feedbacks\/2/);
    assert.equal((await viewer.post('/desk/feedbacks/2/', { step: 'dismiss', why })).status, 403);
  });
});
