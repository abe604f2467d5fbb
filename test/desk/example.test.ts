/** The example programme at the desk: it goes as it came, whatever was tried with it, and nothing real goes with it. */

import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import { migrate } from '../../src/store/migrations/migrate.ts';
import { openSqlite } from '../../src/store/sqlite/sqlite.ts';
import { type DeskVisitor, startDesk, type TestDesk } from '../support/desk.ts';
import { send } from '../support/http.ts';

const UNDO = '/desk/history/1/undo/';
const REMOVAL = `${UNDO}?extent=everything`;

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
    assert.match((await olga.get('/desk/upload/')).text, new RegExp(`href="${REMOVAL.replace('?', '\\?')}"`));
    assert.match((await olga.get(UNDO)).text, /What would change/);
    await change('/desk/pairs/1/hold/', { on: '2026-06-01' });
    await change('/desk/pairs/3/hold/', { on: '2026-06-01' });
    await change('/desk/history/2/undo/', {});
    await change('/desk/people/9/change/', { full_name: 'Somebody Renamed', email: 'renamed@example.org' });
    const { text } = await olga.get(UNDO);
    assert.match(text, /This cannot be undone/);
    const ways = [...text.matchAll(/<a href="\/desk\/history\/(\d+)\/undo\/">/g)].map(([, number]) => number);
    assert.deepEqual(ways, ['5', '3']);
    assert.ok(text.includes(REMOVAL));
    assert.equal((await olga.post(UNDO, { seen: '5' })).status, 422);
    // Only the example goes so, and nobody else's import.
    const other = await olga.get('/desk/history/3/undo/?extent=everything');
    assert.doesNotMatch(other.text, /What would change/);
    assert.equal((await olga.post('/desk/history/3/undo/', { extent: 'everything' })).status, 422);
  });

  test('is removed with all that was changed, comes back as it was, and leaves what is real', async () => {
    const form = {
      mentor: '1',
      mentee_name: 'Real Person',
      mentee_email: 'real@example.org',
      status: 'matched',
      start: '2026-06-01',
      seen: (await olga.get('/desk/pairs/new/')).seen,
    };
    const warned = await olga.post('/desk/pairs/new/', form);
    const accepted = /name="accepted" value="([^"]*)"/.exec(warned.text)?.[1] ?? '';
    const paired = await olga.post('/desk/pairs/new/', { ...form, accepted, seen: warned.seen });
    assert.equal(paired.status, 303, paired.text);
    const before = (await olga.get('/desk/owed/')).text;
    assert.equal(await courses(), 3);

    const preview = await olga.get(REMOVAL);
    assert.match(preview.text, /This would undo: imported files/);
    assert.match(
      preview.text,
      /Removed with all feedback and dates: 35 pairs, 44 people, 4 managers, 3 courses\./,
    );
    assert.match(preview.text, /Real Person with Ada Example.* stays with both people/);
    const { seen } = preview;
    const removed = await olga.post(UNDO, { seen, extent: 'everything', back: '/desk/pairs/' });
    const pairs = await olga.get(removed.location);
    assert.match(pairs.text, /Real Person/);
    assert.doesNotMatch(pairs.text, /Beispiel|Przykład/);
    assert.equal(await courses(), 0);
    assert.doesNotMatch((await olga.get('/desk/upload/')).text, /extent=everything/);

    const entry = /done=(\d+)/.exec(removed.location)?.[1] ?? '';
    assert.equal((await olga.post(`/desk/history/${entry}/undo/`, { back: '/desk/' })).status, 303);
    assert.equal((await olga.get('/desk/owed/')).text, before);
    assert.equal(await courses(), 3);
  });
});
