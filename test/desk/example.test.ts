/** The example programme at the desk: it goes as it came, once what was tried with it is undone. */

import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import { migrate } from '../../src/store/migrations/migrate.ts';
import { openSqlite } from '../../src/store/sqlite/sqlite.ts';
import { type DeskVisitor, startDesk, type TestDesk } from '../support/desk.ts';
import { send } from '../support/http.ts';

const UNDO = '/desk/history/1/undo/';

suite('the example programme at the desk', () => {
  let desk: TestDesk;
  let olga: DeskVisitor;
  before(async () => {
    desk = await startDesk({}, async (file) => {
      await using database = openSqlite(file);
      await migrate(database);
    });
    olga = await desk.enter('Olga', 'olga@example.org', 'manager');
  });
  after(() => desk[Symbol.asyncDispose]());

  const courses = async (): Promise<number> => {
    const { body } = await send(desk.service.port, { path: '/courses/', headers: { Cookie: olga.cookie } });
    const list: unknown = JSON.parse(body.toString());
    return Array.isArray(list) ? list.length : -1;
  };
  const change = async (path: string, fields: Readonly<Record<string, string>>) => {
    const { seen } = await olga.get(path);
    const answer = await olga.post(path, { seen, ...fields });
    assert.equal(answer.status, 303, answer.text);
    return answer.location;
  };

  test('cannot be undone once it was changed, and what is in the way is linked, without what was undone', async () => {
    assert.equal((await olga.post('/desk/upload/example/', {})).location, '/desk/?done=1');
    assert.match((await olga.get('/desk/upload/')).text, new RegExp(`href="${UNDO}"`));
    assert.match((await olga.get(UNDO)).text, /What would change/);
    await change('/desk/pairs/1/hold/', { on: '2026-06-01' });
    await change('/desk/pairs/3/hold/', { on: '2026-06-01' });
    await change('/desk/history/2/undo/', {});
    await change('/desk/people/9/change/', { full_name: 'Somebody Renamed', email: 'renamed@example.org' });
    const { text } = await olga.get(UNDO);
    assert.match(text, /This cannot be undone/);
    const ways = [...text.matchAll(/<a href="\/desk\/history\/(\d+)\/undo\/">/g)].map(([, number]) => number);
    assert.deepEqual(ways, ['5', '3']);
    assert.equal((await olga.post(UNDO, { seen: '5' })).status, 422);
  });

  test('is removed by undoing what was changed and its import, and comes back as it was', async () => {
    assert.equal(await courses(), 3);
    for (const entry of [5, 3]) await change(`/desk/history/${entry}/undo/`, {});
    const gone = await change(UNDO, { back: '/desk/pairs/' });
    assert.doesNotMatch((await olga.get(gone)).text, /Beispiel|Przykład/);
    assert.equal(await courses(), 0);
    assert.doesNotMatch((await olga.get('/desk/upload/')).text, /Remove the example programme/);
    const entry = /done=(\d+)/.exec(gone)?.[1] ?? '';
    await change(`/desk/history/${entry}/undo/`, {});
    assert.equal(await courses(), 3);
    assert.match((await olga.get('/desk/pairs/')).text, /Beispiel|Przykład/);
  });
});
