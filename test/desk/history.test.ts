/** The history at the desk: what was undone already. */

import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import { type DeskVisitor, startDesk, type TestDesk } from '../support/desk.ts';

suite('the history at the desk', () => {
  let desk: TestDesk;
  let olga: DeskVisitor;
  let petra: DeskVisitor;
  before(async () => {
    desk = await startDesk();
    olga = await desk.enter('Olga', 'olga@example.org', 'manager');
    petra = await desk.enter('Petra', 'petra@example.org', 'manager');
  });
  after(() => desk[Symbol.asyncDispose]());

  const numberIn = (location: string): string =>
    /done=(\d+)/.exec(location)?.[1] ?? assert.fail(`${location} names no entry`);

  test('a second undo says that it is undone, by whom, and how to have it again', async () => {
    const hold = '/desk/pairs/1/hold/';
    const { seen } = await olga.get(hold);
    const held = numberIn((await olga.post(hold, { on: '2025-05-02', reason: 'ill', seen })).location);
    const path = `/desk/history/${held}/undo/`;
    const undo = () => olga.post(path, { back: '/desk/pairs/1/' });
    const undone = numberIn((await undo()).location);
    assert.equal(numberIn((await undo()).location), undone, 'the second click of whoever did it');
    const shown = await petra.get(path);
    assert.equal(shown.status, 200);
    const refused = await petra.post(path, { back: '/desk/pairs/1/' });
    assert.equal(refused.status, 409);
    for (const { text } of [shown, refused]) {
      assert.match(text, /<h1>This is undone already<\/h1>/);
      assert.match(text, /Undone: Changed Ada Example.*<p class="quiet">Olga, /s);
      assert.ok(text.includes(`href="/desk/history/${undone}/undo/">Redo</a>`));
      assert.doesNotMatch(text, /Nothing was changed/);
    }
    const entry = await petra.get(`/desk/history/${held}/`);
    assert.ok(entry.text.includes(`<a href="/desk/history/${undone}/">undone since</a>`));
    const again = numberIn((await petra.post(`/desk/history/${undone}/undo/`, {})).location);
    const last = await olga.get(`/desk/history/${undone}/undo/`);
    assert.match(last.text, /<h1>This is done again already<\/h1>/);
    assert.ok(last.text.includes(`href="/desk/history/${again}/undo/">Undo</a>`));
  });
});
