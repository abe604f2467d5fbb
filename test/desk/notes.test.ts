/** Notes at the desk: who reads and changes them, and what becomes of them. */

import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import { type DeskVisitor, startDesk, type TestDesk } from '../support/desk.ts';

suite('notes at the desk', () => {
  let desk: TestDesk;
  let olga: DeskVisitor;
  let maria: DeskVisitor;
  let vera: DeskVisitor;
  before(async () => {
    desk = await startDesk();
    olga = await desk.enter('Olga', 'olga@example.org', 'manager');
    maria = await desk.enter('Maria', 'maria@example.org', 'coordinator');
    vera = await desk.enter('Vera', 'vera@example.org', 'viewer');
  });
  after(() => desk[Symbol.asyncDispose]());

  /** Sends the form of a page as it is shown, with some fields filled in. */
  const send = async (by: DeskVisitor, page: string, fields: Readonly<Record<string, string>>, to = page) => {
    const { text, seen } = await by.get(page);
    const at = /name="at" value="([^"]+)"/.exec(text)?.[1];
    return by.post(to, { seen, ...(at !== undefined && { at }), ...fields });
  };
  const links = (text: string) =>
    [...text.matchAll(/href="([^"]+\/notes\/[^"]+\/)"/g)].map(([, to = '']) => to);

  test('stand on the pages of people, pairs and managers, with who made them and a link to change them', async () => {
    for (const page of ['/desk/people/1/', '/desk/pairs/1/', '/desk/managers/1/']) {
      const made = await send(olga, page, { text: `Likes\r\n<b>tea</b> ${page}` }, `${page}notes/`);
      assert.equal(made.status, 303, made.text);
      const { text } = await olga.get(page);
      assert.match(text, new RegExp(`Likes\n&lt;b&gt;tea&lt;/b&gt; ${page}</p>`));
      assert.match(text, /Olga, <time/);
      assert.equal(links(text).length, 1);
    }
    const shown = (await vera.get('/desk/people/1/')).text;
    assert.match(shown, /&lt;b&gt;tea/);
    assert.deepEqual(links(shown), []);
  });

  test('are one note if the form is sent twice, and need a text that fits', async () => {
    const { text, seen } = await olga.get('/desk/people/2/');
    const at = /name="at" value="([^"]+)"/.exec(text)?.[1] ?? '';
    const form = { seen, at, text: 'Twice' };
    assert.equal((await olga.post('/desk/people/2/notes/', form)).status, 303);
    assert.equal((await olga.post('/desk/people/2/notes/', form)).status, 303);
    assert.equal((await olga.get('/desk/people/2/')).text.match(/Twice/g)?.length, 1);
    for (const [wrong, why] of [
      ['  ', /Type the note/],
      ['x'.repeat(2001), /Shorten it to 2000 characters/],
    ] as const) {
      const refused = await send(olga, '/desk/people/2/notes/', { text: wrong });
      assert.equal(refused.status, 422);
      assert.match(refused.text, why);
    }
  });

  test('are changed by whoever made them and by managers, with what was before in the history', async () => {
    const [ofOlga = ''] = links((await olga.get('/desk/people/1/')).text);
    assert.equal((await maria.get(ofOlga)).status, 404);
    assert.deepEqual(links((await maria.get('/desk/people/1/')).text), []);
    assert.notEqual((await maria.post(ofOlga, { seen: '9', text: 'Mine' })).status, 303);
    await send(maria, '/desk/people/1/', { text: 'By Maria' }, '/desk/people/1/notes/');
    const [own = ''] = links((await maria.get('/desk/people/1/')).text);
    assert.equal((await send(maria, own, { text: 'By Maria, again' })).status, 303);
    const changed = await send(olga, own, { text: 'By Olga' });
    assert.equal(changed.status, 303);
    const entry = /done=(\d+)/.exec(changed.location)?.[1] ?? '';
    const { text } = await olga.get(`/desk/history/${entry}/`);
    assert.match(text, /Changed a note on Ada Example/);
    assert.match(text, /By Maria, again.*By Olga/s);
    assert.match((await olga.get('/desk/history/?person=1')).text, /Changed a note on Ada Example/);
  });

  test('are deleted, and come back with an undo', async () => {
    const [own = ''] = links((await maria.get('/desk/people/1/')).text);
    const form = { text: 'By Olga', delete: 'true', seen: (await maria.get(own)).seen };
    const gone = await maria.post(own, form);
    assert.equal(gone.status, 303);
    const [, done] = gone.location.split('?');
    assert.equal((await maria.post(own, form)).location.split('?')[1], done, 'a double click');
    assert.doesNotMatch((await olga.get('/desk/people/1/')).text, /By Olga/);
    const undo = `/desk/history/${done?.replace('done=', '')}/undo/`;
    assert.equal((await send(maria, undo, {})).status, 303);
    assert.match((await olga.get('/desk/people/1/')).text, /By Olga/);
  });

  test('go with a person who is erased, those on their pairs too, and their text with the history', async () => {
    await send(olga, '/desk/people/3/', { text: 'Of Cleo' }, '/desk/people/3/notes/');
    await send(olga, '/desk/people/3/', { text: 'Knows Ada Example from school' }, '/desk/people/3/notes/');
    const erased = await send(olga, '/desk/people/1/erase/', { name: 'Ada Example' });
    assert.equal(erased.status, 303, erased.text);
    for (const page of ['/desk/people/1/', '/desk/pairs/1/']) {
      assert.doesNotMatch((await olga.get(page)).text, /tea|By Olga/);
    }
    const { text } = await olga.get('/desk/people/3/');
    assert.match(text, /Of Cleo/);
    assert.doesNotMatch(text, /Ada/);
    for (let entry = 1; entry < 12; entry++) {
      const { text: shown } = await olga.get(`/desk/history/${entry}/`);
      assert.doesNotMatch(shown, /tea &#|By Maria|from school/, `entry ${entry}`);
    }
  });
});
