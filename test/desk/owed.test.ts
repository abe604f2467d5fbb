/** The list of what is owed: all rows of a filter at once, and texts to start from. */

import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import { type DeskVisitor, startDesk, type TestDesk } from '../support/desk.ts';

const rowsIn = (text: string): readonly string[] =>
  [...new Set([...text.matchAll(/name="row" value="([^"]+)"/g)].map(([, row = '']) => row))].toSorted();

suite('what is owed, at the desk', () => {
  let desk: TestDesk;
  let olga: DeskVisitor;
  before(async () => {
    desk = await startDesk();
    olga = await desk.enter('Olga', 'olga@example.org', 'manager');
  });
  after(() => desk[Symbol.asyncDispose]());

  test('all rows of a filter are chosen at once, for whoever sees them', async () => {
    const all = rowsIn((await olga.get('/desk/owed/')).text);
    const mentors = rowsIn((await olga.get('/desk/owed/?role=mentor')).text);
    assert.ok(mentors.length > 0 && mentors.length < all.length);
    const chosen = encodeURIComponent('role=mentor&page=2&sort=person');
    for (const path of ['owed/change/?do=waive&', 'messages/?of=owed&']) {
      const { status, text } = await olga.get(`/desk/${path}all=${chosen}&row=${all[0]}`);
      assert.equal(status, 200);
      assert.deepEqual(rowsIn(text), mentors, path);
    }
    const maria = await desk.enter('Maria', 'maria@example.org', 'coordinator');
    const own = rowsIn((await maria.get('/desk/owed/')).text);
    assert.ok(own.length < all.length);
    assert.deepEqual(rowsIn((await maria.get('/desk/owed/change/?do=waive&all=')).text), own);
    // What the form shows is what is done, whatever is owed by then.
    const { text, seen } = await olga.get(`/desk/owed/change/?do=waive&all=${chosen}`);
    const [row = ''] = rowsIn(text);
    const done = await olga.post('/desk/owed/change/', { do: 'waive', row, reason: 'a test', seen });
    assert.equal(done.status, 303);
    assert.equal(rowsIn((await olga.get('/desk/owed/')).text).length, all.length - 1);
  });

  test('what somebody wrote themselves stands in the history, and is undone by its notice', async () => {
    /** How many rows show a last reminder. */
    const reminded = async () =>
      [...(await olga.get('/desk/owed/')).text.matchAll(/data-label="Last reminder"[^>]*><time/g)].length;
    assert.equal(await reminded(), 0);
    const [row = ''] = rowsIn((await olga.get('/desk/owed/')).text);
    const write = () =>
      olga.post('/desk/messages/', { of: 'owed', row, step: 'written', back: '/desk/owed/?sort=due' });
    const written = await write();
    assert.match(written.location, /^\/desk\/owed\/\?sort=due&done=\d+$/);
    const number = /done=(\d+)/.exec(written.location)?.[1] ?? '';
    const list = (await olga.get(written.location)).text;
    assert.match(list, /Noted messages that were sent by hand: \w+ Example/);
    assert.ok((await reminded()) > 0);
    assert.match((await olga.get('/desk/history/')).text, /Noted messages that were sent by hand/);
    // Sent twice, it is noted once, and leads to the same notice with its undo.
    assert.equal((await write()).location, written.location);
    const other = await desk.enter('Otto', 'otto@example.org', 'manager');
    const again = await other.post('/desk/messages/', { of: 'owed', row, step: 'written' });
    assert.match((await other.get(again.location)).text, /<h2>These messages were written already\.<\/h2>/);

    const undo = await olga.post(`/desk/history/${number}/undo/`, { back: '/desk/owed/' });
    assert.equal(undo.status, 303, undo.text);
    assert.equal(await reminded(), 0);
    // And may be noted again.
    assert.match((await write()).location, /done=/);
    assert.ok((await reminded()) > 0);
  });

  test('the day of the last reminder is that of the programme', async () => {
    const todayIn = (zone: string) => Temporal.Now.plainDateISO(zone);
    // At any time it is another day in one of them than in UTC.
    const zones = ['Pacific/Kiritimati', 'Pacific/Niue'];
    const zone = zones.find((one) => !todayIn(one).equals(todayIn('UTC'))) ?? '';
    await using far = await startDesk({ TIME_ZONE: zone });
    const otto = await far.enter('Otto', 'otto@example.org', 'manager');
    const [row = ''] = rowsIn((await otto.get('/desk/owed/')).text);
    await otto.post('/desk/messages/', { of: 'owed', row, step: 'written' });
    const { text } = await otto.get('/desk/owed/');
    assert.equal(
      /data-label="Last reminder"[^>]*><time datetime="([^"]+)"/.exec(text)?.[1],
      `${todayIn(zone)}`,
    );
    const csv = (await otto.get('/desk/owed/?download=csv')).text;
    assert.ok(
      csv.split('\n').some((line) => line.trimEnd().endsWith(`,${todayIn(zone)}`)),
      csv,
    );
  });

  test('a message starts from the templates, which can be changed in each language', async () => {
    const [row = ''] = rowsIn((await olga.get('/desk/owed/')).text);
    const taken = await olga.post('/desk/messages/', { of: 'owed', row, step: 'use' });
    assert.match(taken.text, /<textarea[^>]*>[^<]*feedback[^<]*\{owed\}/);
    const german = { 'subject-de': 'Ihr Feedback', 'body-de': 'Hallo {name}\n\n{owed}' };
    const usual = await olga.post('/desk/messages/', { of: 'owed', row, step: 'preview', ...german });
    assert.match(
      usual.text,
      /class="letter"[^>]*>[^{]*Kind regards/,
      'whose language has no text gets the template',
    );
  });

  test('people are written to about what is not due yet, from the list of what is coming and from others', async () => {
    await using own = await startDesk();
    const otto = await own.enter('Otto', 'otto@example.org', 'manager');
    const { text } = await otto.get('/desk/owed/');
    const due_date = Temporal.Now.plainDateISO('UTC').add({ days: 25 });
    const chosen = rowsIn(text).filter((row) => row.startsWith('1-'));
    for (const row of chosen) {
      const { seen } = await otto.get(`/desk/owed/change/?do=move&row=${row}`);
      const move = { do: 'move', row, on: `${due_date}`, seen };
      assert.equal((await otto.post('/desk/owed/change/', move)).status, 303);
    }
    const coming = rowsIn((await otto.get('/desk/owed/?within=30')).text).filter(
      (row) => row === '1-1-mentee',
    );
    assert.equal(coming.length, 1);
    const day = due_date.toLocaleString('en-GB', { dateStyle: 'long' });
    const letter = { of: 'owed', row: '1-1-mentee', step: 'preview' };
    assert.match(
      (await otto.post('/desk/messages/', letter)).text,
      new RegExp(`Bea Example – due on ${day}`),
    );
    const noted = await otto.post('/desk/messages/', { ...letter, step: 'written' });
    assert.match(noted.location, /done=/);
    const next = { 'subject-en': '{round}', 'body-en': 'Your next feedback is due on {date}.' };
    const person = { of: 'people', row: '1', step: 'preview', ...next };
    assert.ok((await otto.post('/desk/messages/', person)).text.includes(`is due on ${day}.`));
  });

  test('a text in the language of the programme has its dates for whoever reads another', async () => {
    await using own = await startDesk();
    const otto = await own.enter('Otto', 'otto@example.org', 'manager');
    for (const id of [1, 2, 3]) {
      const path = `/desk/people/${id}/change/`;
      const { text, seen } = await otto.get(path);
      const typed = (name: string): string =>
        new RegExp(`name="${name}"[^>]* value="([^"]*)"`).exec(text)?.[1] ?? '';
      const fields = { full_name: typed('full_name'), email: typed('email'), language: 'de', seen };
      assert.equal((await otto.post(path, fields)).status, 303);
    }
    const [row = ''] = rowsIn((await otto.get('/desk/owed/')).text);
    const english = { 'subject-en': 'Your feedback', 'body-en': 'Hello {name}\n\n{owed}' };
    const { text } = await otto.post('/desk/messages/', { of: 'owed', row, step: 'preview', ...english });
    assert.match(text, /class="letter" lang="en"[^>]*>Hello [^<]* due on \d/);
    assert.match(text, /name="body-de"/, 'a text in their own language can be written still');
  });

  test('a text of one’s own must have what the template has', async () => {
    const [row = ''] = rowsIn((await olga.get('/desk/owed/')).text);
    const own = {
      of: 'owed',
      row,
      'subject-en': 'About your feedback',
      'body-en': 'Hello {name}, how is it going?',
    };
    const settings = { MAIL_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'mentoring@example.org' };
    await using sending = await startDesk({ ...settings, BASE_URL: 'http://localhost' });
    const otto = await sending.enter('Otto', 'otto@example.org', 'manager');
    // Without a mail server there is nothing that the link could stop.
    for (const [writer, lacked] of [
      [olga, /the text must have the field \{owed\}\./],
      [otto, /the text must have the fields \{owed\} and \{stop_link\}\./],
    ] as const) {
      for (const step of ['preview', 'written']) {
        const { status, text } = await writer.post('/desk/messages/', { ...own, step });
        assert.equal(status, 422);
        assert.match(text, lacked);
        assert.match(text, /<textarea[^>]*>\s*Hello \{name\}, how is it going\?</);
      }
    }
    const unknown = await olga.post('/desk/messages/', {
      ...own,
      'body-en': 'Hello {nmae}',
      step: 'preview',
    });
    assert.match(unknown.text, /This text cannot be used: there is no field \{nmae\}/);
    assert.match(unknown.text, /<textarea[^>]* aria-invalid="true"[^>]* autofocus[^>]*>/);
    assert.doesNotMatch(unknown.text, /class="letter"/);
    const plus = await olga.post('/desk/people/new/', {
      role: 'mentee',
      full_name: 'Plus Example',
      email: "o'plus+50%@example.org",
    });
    assert.match((await olga.get(plus.location)).text, /href="mailto:o&#39;plus\+50%25@example\.org">/);
  });

  test('a template is shown with what was typed, and nothing is saved', async () => {
    const path = '/desk/settings/templates/reminder/en/';
    const before = await olga.get(path);
    assert.match(before.text, /The text must have \{owed\} and \{stop_link\}/);
    assert.match(before.text, /Example with fictional people/);
    // Days are written as in messages of that language, and as everywhere.
    assert.match(before.text, /Chemistry – Bea Example – due on 18 May 2026/);
    assert.match((await olga.get(path.replace('/en/', '/de/'))).text, /fällig am 18\. Mai 2026/);
    const typed = { subject: 'News', body: 'Dear {name}\n\n{owed}\n\n{stop_link}', step: 'preview' };
    const shown = await olga.post(path, typed);
    assert.equal(shown.status, 200);
    assert.match(shown.text, /<p><b>News<\/b><\/p><p class="letter" dir="auto">Dear Ada Example\n/);
    assert.match(shown.text, /name="subject"[^>]* value="News"/);
    const wrong = await olga.post(path, { ...typed, body: 'Dear {name}' });
    assert.equal(wrong.status, 422);
    assert.match(wrong.text, /must have the fields \{owed\} and \{stop_link\}/);
    // Nothing else stands beside a text that cannot be shown; one that can stands above its buttons.
    assert.doesNotMatch(wrong.text, /class="letter"/);
    assert.match(
      shown.text,
      /<form action="[^"]*" method="post">[\s\S]*tabindex="-1" autofocus><h2 id="example">[\s\S]*Save the text[\s\S]*<\/form>/,
    );
    assert.equal((await olga.get(path)).text, before.text);
  });
});
