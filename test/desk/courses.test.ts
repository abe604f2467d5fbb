/** Courses at the desk: made, changed, recorded, switched off; and who may only look. */

import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import { unescapeHtml } from '../http/browsable/examples.ts';
import { type DeskVisitor, startDesk, type TestDesk } from '../support/desk.ts';
import { jsonObject } from '../support/documents.ts';
import { send } from '../support/http.ts';

const COURSE = {
  title: '<img src=x onerror=alert(1)>',
  gsheet_name: 'FYD',
  code: '12',
  date_w1: '2026-05-04T18:00',
  date_w2: '',
  date_w3: '',
  event_w1: '',
  event_w2: '',
  event_w3: '',
};

/** The hidden fields with what the form showed first. */
const shownIn = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...text.matchAll(/name="(first-\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [
      name,
      unescapeHtml(value),
    ]),
  );

suite('courses at the desk', () => {
  let desk: TestDesk;
  let olga: DeskVisitor;
  before(async () => {
    desk = await startDesk({ TIME_ZONE: 'Europe/Berlin' });
    olga = await desk.enter('Olga', 'olga@example.org', 'manager');
  });
  after(() => desk[Symbol.asyncDispose]());

  test('are made once, with times of the programme, and no title breaks a page', async () => {
    const wrong = await olga.post('/desk/courses/new/', {
      ...COURSE,
      code: 'twelve',
      date_w1: '2026-03-29T02:30',
    });
    assert.equal(wrong.status, 422);
    // The words of the API are for its clients.
    assert.match(wrong.text, /Code: Write a whole number, such as 12\./);
    assert.match(wrong.text, /Week 1 starts: The clocks of Europe\/Berlin change at this time\./);
    const empty = await olga.post('/desk/courses/new/', { ...COURSE, title: ' ', code: '', gsheet_name: '' });
    assert.match(empty.text, /Title: Write a title\./);
    assert.match(empty.text, /Short name: Write a short name\./);
    const long = { title: 'x'.repeat(256), code: '99999999999', date_w1: 'soon', event_w1: '\0' };
    const odd = await olga.post('/desk/courses/new/', { ...COURSE, ...long });
    for (const { text } of [empty, odd]) {
      assert.doesNotMatch(text, /This field|Ensure this|valid integer|wrong format|Null characters/);
    }
    assert.match(wrong.text, /name="date_w1"[^>]* value="2026-03-29T02:30"/);
    const made = await olga.post('/desk/courses/new/', COURSE);
    assert.match(made.location, /^\/desk\/courses\/1\/\?done=\d+$/);
    assert.match(
      (await olga.post('/desk/courses/new/', COURSE)).location,
      /^\/desk\/courses\/1\/\?(?:saved|done)=/,
    );
    for (const path of [
      '/desk/courses/',
      '/desk/courses/?q=fyd+12&state=on',
      '/desk/courses/1/',
      '/desk/courses/1/change/',
    ]) {
      const { status, text } = await olga.get(path);
      assert.equal(status, 200, path);
      assert.match(text, /&lt;img src=x/, path);
      assert.doesNotMatch(text, /<img src=x/, path);
    }
    const { text } = await olga.get('/desk/courses/');
    assert.match(text, /datetime="2026-05-04T16:00:00Z">4 May 2026, 18:00/);
    assert.match(text, /href="\/desk\/courses\/calendar\/"/);
    const { text: entry } = await olga.get('/desk/history/1/');
    assert.match(entry, /Date of week 1/);
    assert.match(entry, /Deactivated/);
    assert.match(entry, /datetime="2026-05-04T16:00:00Z">4 May 2026, 18:00/);
    assert.match((await olga.get('/desk/courses/?state=off')).text, /No course fits/);
  });

  test('change as two managers ask for it, and nobody overwrites the other', async () => {
    const { text } = await olga.get('/desk/courses/1/change/');
    const shown = shownIn(text);
    assert.equal(
      (await olga.post('/desk/courses/1/change/', { ...COURSE, title: 'Ours', ...shown })).status,
      303,
    );
    // Somebody else has the page open still, and changes another field.
    assert.equal(
      (await olga.post('/desk/courses/1/change/', { ...COURSE, code: '13', ...shown })).status,
      303,
    );
    assert.match((await olga.get('/desk/courses/1/')).text, /<h1>Ours<\/h1>.*<dd dir="auto">13<\/dd>/s);
    const other = { ...COURSE, title: 'Theirs', event_w1: 'evt1', ...shown };
    const conflict = await olga.post('/desk/courses/1/change/', other);
    assert.equal(conflict.status, 409);
    assert.match(conflict.text, /Title<\/a> is now “Ours”\. You typed “Theirs”/);
    assert.match(conflict.text, /name="title"[^>]* value="Theirs"/);
    assert.match(conflict.text, /name="code"[^>]* value="13"/);
    const again = { ...other, code: '13', ...shownIn(conflict.text) };
    assert.equal((await olga.post('/desk/courses/1/change/', again)).status, 303);
    assert.match((await olga.get('/desk/courses/1/')).text, /<h1>Theirs<\/h1>.*13.*evt1/s);
  });

  test('get their recordings, and are switched off and on', async () => {
    const path = '/desk/courses/1/change/';
    const course = { ...COURSE, title: 'Theirs', event_w1: 'evt1', code: '13' };
    const wrong = await olga.post(path, { ...course, recording_w1: 'nowhere' });
    assert.equal(wrong.status, 422);
    assert.match(wrong.text, /Write the whole web address, with https:\/\/ at its beginning/);
    const recorded = { ...course, recording_w1: 'https://video.example.org/w1' };
    assert.equal((await olga.post(path, { ...recorded, deactivated: 'true' })).status, 303);
    const calendar = await send(desk.service.port, {
      path: '/courses.ics',
      headers: { Cookie: olga.cookie },
    });
    assert.match(calendar.body.toString(), /STATUS:CANCELLED/);
    assert.match((await olga.get('/desk/courses/?state=off')).text, /Theirs.*1 of 3.*Switched off/s);
    // The undo beside the notice switches it off again.
    const on = await olga.get((await olga.post(path, recorded)).location);
    assert.match(on.text, /Switched the course “Theirs” on/);
    const undo = /action="(\/desk\/history\/\d+\/undo\/)"/.exec(on.text)?.[1] ?? '';
    const back = '/desk/courses/1/';
    assert.equal((await olga.post(undo, { back })).status, 303);
    assert.match((await olga.get(back)).text, /class="badge">Switched off/);
    assert.equal((await olga.post(path, recorded)).status, 303);
    assert.match((await olga.get(back)).text, /badge-good">On/);
    assert.equal((await olga.get('/desk/courses/9/')).status, 404);
  });

  test('that programs make and change at the API stand in the history, and are taken back from there', async () => {
    const { port } = desk.service;
    const ask = (method: string, path: string, document: object) =>
      send(port, {
        method,
        path,
        headers: {
          Cookie: olga.cookie,
          Origin: `http://127.0.0.1:${port}`,
          'Content-Type': 'application/json',
        },
        body: JSON.stringify(document),
      });
    const sent = { title: 'By a program', code: 7, gsheet_name: 'P', date_w1: '2026-05-04T18:00:00+02:00' };
    const made = jsonObject(await ask('POST', '/courses/', sent));
    const path = `/courses/${made['id']}/`;
    assert.equal((await ask('PATCH', path, { title: 'Otherwise', deactivated: true })).status, 200);
    // What is so already leaves no entry.
    assert.equal((await ask('PATCH', path, { code: 7 })).status, 200);
    const history = await olga.get('/desk/history/');
    assert.match(
      history.text,
      /Changed the course “Otherwise”: title, switched on or off.*Created the course “By a program”/s,
    );
    const numbers = [...history.text.matchAll(/\/desk\/history\/(\d+)\/undo\//g)].map(([, number]) =>
      Number(number),
    );
    const undo = (number: number) => olga.post(`/desk/history/${number}/undo/`, { back: '/desk/history/' });
    const read = async () => send(port, { path, headers: { Cookie: olga.cookie } });
    assert.equal((await undo(Math.max(...numbers))).status, 303);
    assert.deepEqual(jsonObject(await read()), made);
    assert.equal((await undo(Math.max(...numbers) - 1)).status, 303);
    assert.equal((await read()).status, 404);
  });

  test('are followed by calendar programs at addresses that are made and revoked here', async () => {
    const path = '/desk/courses/calendar/';
    assert.equal((await olga.post(path, { name: '' })).status, 422);
    const made = await olga.post(path, { name: '<b>Nora’s</b> telephone' });
    assert.equal(made.status, 200);
    assert.equal((await olga.get(path)).text.match(/name="revoke"/g)?.length, 1);
    assert.match(made.text, /&lt;b&gt;Nora’s&lt;\/b&gt; telephone/);
    const address = /class="address">[^<]*(\/courses\.ics\?token=[^<]+)</.exec(made.text)?.[1] ?? '';
    const calendar = async () => (await send(desk.service.port, { path: address })).status;
    assert.equal(await calendar(), 200);
    const { text } = await olga.get(path);
    assert.doesNotMatch(text, /token=mentoring_/, 'it is shown there alone');
    const revoke = /name="revoke" value="(\d+)"/.exec(text)?.[1] ?? '';
    for (const [name, role] of [
      ['Vito', 'viewer'],
      ['Cora', 'coordinator'],
    ] as const) {
      const other = await desk.enter(name, `${name.toLowerCase()}@example.org`, role);
      assert.ok([403, 404].includes((await other.get(path)).status), role);
      assert.ok([403, 404].includes((await other.post(path, { revoke })).status), role);
    }
    assert.equal(await calendar(), 200);
    assert.equal((await olga.post(path, { revoke })).status, 303);
    assert.equal(await calendar(), 401);
    assert.match((await olga.get(path)).text, /No calendar program has an address yet/);
  });
});
