/** Pairs at the desk: found, made, changed, and taken back; and whose they are. */

import assert from 'node:assert/strict';
import { after, before, suite, test } from 'node:test';
import { type DeskVisitor, startDesk, type TestDesk } from '../support/desk.ts';
import { send } from '../support/http.ts';

/** The values of a new pair that nobody changes. */
const PAIR = {
  mentee_search: '',
  mentor_search: '',
  start: '2026-03-02',
  end: '2026-08-31',
  manager: '',
  cohort: '',
  new_cohort: '',
  status: 'matched',
  reason: '',
};

/** What was typed into a field. */
const typedInto = (text: string, name: string): string | undefined =>
  new RegExp(`name="${name}"[^>]* value="([^"]*)"`).exec(text)?.[1];

/** The address that an answer leads to, without the notice. */
const pathOf = (location: string): string => location.replace(/\?.*/, '');

suite('pairs at the desk', () => {
  let desk: TestDesk;
  let olga: DeskVisitor;
  let paul: DeskVisitor;
  let maria: DeskVisitor;
  before(async () => {
    desk = await startDesk();
    olga = await desk.enter('Olga', 'olga@example.org', 'manager');
    paul = await desk.enter('Paul', 'paul@example.org', 'manager');
    maria = await desk.enter('Maria', 'maria@example.org', 'coordinator');
  });
  after(() => desk[Symbol.asyncDispose]());

  test('coordinators see and change their own, and are told nothing of others', async () => {
    const list = await maria.get('/desk/pairs/');
    assert.match(list.text, /Ada Example/);
    assert.doesNotMatch(list.text, /Cleo/);
    assert.equal((await maria.get('/desk/pairs/1/')).status, 200);
    // Bea is in another pair as well, which would end with it.
    const refused = await maria.post('/desk/people/2/drop-out/', { seen: '0', on: '2026-01-05' });
    assert.equal(refused.status, 422);
    assert.match(refused.text, /other managers’ pairs/);
    assert.doesNotMatch(refused.text, /Cleo/);
    assert.match(
      (await olga.get('/desk/pairs/2/')).text,
      /Matched<\/span> since <time datetime="2025-02-03"/,
    );

    const unseen = await maria.post('/desk/pairs/new/', { ...PAIR, mentee: '3', mentor: '2' });
    assert.equal(unseen.status, 422);
    assert.match(unseen.text, /Find and choose the mentee/);
    const given = await maria.post('/desk/pairs/1/change/', {
      start: '2025-01-06',
      end: '2025-07-06',
      manager: '',
      cohort: '2025',
      seen: '99',
    });
    assert.equal(given.status, 303, 'the manager stays, so that the pair stays theirs');
    assert.equal((await maria.get('/desk/pairs/1/')).status, 200);
    // Whoever has an e-mail already is not named where they are not seen.
    const known = await maria.post('/desk/pairs/new/', {
      ...PAIR,
      mentee_name: 'Somebody',
      mentee_email: 'cleo@example.org',
      mentor: '2',
    });
    assert.equal(known.status, 422);
    assert.match(known.text, /This also concerns people in other managers’ pairs/);
    assert.doesNotMatch(known.text, /Cleo/);
    const changed = await maria.post('/desk/people/1/change/', {
      full_name: 'Ada Example',
      email: 'cleo@example.org',
      seen: '99',
    });
    assert.equal(changed.status, 422);
    assert.doesNotMatch(changed.text, /Cleo/);

    // A pair that they make is theirs, whatever the form says.
    const made = await maria.post('/desk/pairs/new/', {
      ...PAIR,
      mentee_name: 'Dora Example',
      mentee_email: 'dora@example.org',
      mentor: '2',
      cohort: '2025',
      manager: '',
      accepted: 'no',
    });
    assert.match(made.text, /Dora Example is new, and is added as a mentee\./);
    const accepted = /name="accepted" value="([^"]*)"/.exec(made.text)?.[1] ?? '';
    const done = await maria.post('/desk/pairs/new/', {
      ...PAIR,
      mentee_name: 'Dora Example',
      mentee_email: 'dora@example.org',
      mentor: '2',
      cohort: '2025',
      accepted,
    });
    assert.equal(done.status, 303, done.text);
    assert.match((await maria.get(done.location)).text, /<dt>Manager<\/dt><dd dir="auto">Maria Muster/);
  });

  test('people are found by typing, and nothing that was typed is lost', async () => {
    const typed = { ...PAIR, mentee_search: 'cleo', mentor_search: 'nobody', reason: 'asked for it' };
    const found = await olga.get(`/desk/pairs/new/?${new URLSearchParams({ ...typed, find: 'mentee' })}`);
    assert.match(found.text, /<option value="3" selected>Cleo Example, cleo@example.org, 1 open pair</);
    assert.match(found.text, /No mentor fits “nobody”/);
    assert.equal(typedInto(found.text, 'reason'), 'asked for it');
    assert.equal(typedInto(found.text, 'start'), '2026-03-02');
    const missing = await olga.post('/desk/pairs/new/', { ...typed, mentee: '3' });
    assert.equal(missing.status, 422);
    assert.match(missing.text, /Find and choose the mentor, or add them below/);
    assert.equal(typedInto(missing.text, 'reason'), 'asked for it');

    const wrong = { ...typed, mentee: '3', mentor: '2', end: '2026-01-31' };
    const refused = await olga.post('/desk/pairs/new/', wrong);
    assert.equal(refused.status, 422);
    assert.match(refused.text, /The end on 31 January 2026 is before the start on 2 March 2026/);
    assert.equal(typedInto(refused.text, 'end'), '2026-01-31');
    assert.match(refused.text, /<option value="3" selected>Cleo/);
  });

  test('a warning is shown once; two clicks make one pair, and one undo takes all of it back', async () => {
    const form = {
      ...PAIR,
      mentee: '3',
      mentor_name: 'Emil <b>"Example"</b>',
      mentor_email: 'emil@example.org',
      new_cohort: '2026',
    };
    const warned = await olga.post('/desk/pairs/new/', form);
    assert.equal(warned.status, 422);
    assert.match(warned.text, /Cleo Example already has a mentor: Bea Example \(matched, cohort 2025\)/);
    const accepted = (/name="accepted" value="([^"]*)"/.exec(warned.text)?.[1] ?? '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"');
    const twice = await Promise.all([
      olga.post('/desk/pairs/new/', { ...form, accepted, seen: warned.seen }),
      olga.post('/desk/pairs/new/', { ...form, accepted, seen: warned.seen }),
    ]);
    assert.deepEqual(
      twice.map(({ status }) => status),
      [303, 303],
    );
    const [notices, places] = [
      twice.map((one) => one.location.replace(/.*\?/, '')),
      twice.map(({ location }) => location),
    ];
    assert.equal(notices[0], notices[1], 'both tell of the same entry');
    const made = await olga.get(places.find((place) => /pairs\/\d/.test(place)) ?? '');
    assert.match(made.text, /Emil &lt;b&gt;&quot;Example&quot;&lt;\/b&gt;/);
    assert.doesNotMatch(made.text, /Emil <b>/);
    const undo = /action="(\/desk\/history\/\d+\/undo\/)"/.exec(made.text)?.[1] ?? '';
    const back = typedInto(made.text, 'back') ?? '';
    const undone = await olga.post(undo, { back });
    assert.equal(pathOf(undone.location), back);
    // The page of the pair is gone with it: the list tells so.
    const gone = await olga.get(undone.location);
    assert.equal(pathOf(gone.location), '/desk/pairs/');
    const list = await olga.get(gone.location);
    assert.match(list.text, /role="status"/);
    assert.doesNotMatch(list.text, /<a href="\/desk\/pairs\/\d+\/">Emil/);
    assert.doesNotMatch((await olga.get('/desk/people/?q=emil')).text, /emil@/);
  });

  test('of two who change one pair the second is shown what the first changed, and loses nothing', async () => {
    const [first, second] = [
      await olga.get('/desk/pairs/1/change/'),
      await paul.get('/desk/pairs/1/change/'),
    ];
    const form = { start: '2025-01-06', end: '2025-07-05', manager: '1', cohort: '2025', new_cohort: '' };
    const done = await olga.post('/desk/pairs/1/change/', { ...form, end: '2025-08-05', seen: first.seen });
    assert.equal(pathOf(done.location), '/desk/pairs/1/');
    const mine = { ...form, new_cohort: 'Spring <i>', reason: 'moved' };
    const conflict = await paul.post('/desk/pairs/1/change/', { ...mine, seen: second.seen });
    assert.equal(conflict.status, 409);
    assert.match(conflict.text, /Olga: Changed Ada Example .* end from 6 July 2025 to 5 August 2025/);
    assert.equal(typedInto(conflict.text, 'new_cohort'), 'Spring &lt;i&gt;');
    assert.equal(typedInto(conflict.text, 'reason'), 'moved');
    const again = await paul.post('/desk/pairs/1/change/', { ...mine, seen: conflict.seen });
    assert.equal(again.status, 303, again.text);
    const shown = await paul.get(again.location);
    assert.match(shown.text, /Spring &lt;i&gt;/);
    assert.doesNotMatch(shown.text, /Spring <i>/);
  });

  test('a feedback is received, withdrawn, moved and waived, each with its own undo', async () => {
    const path = '/desk/pairs/2/feedback/1/mentor/';
    const tomorrow = Temporal.Now.plainDateISO().add({ days: 2 }).toString();
    assert.match((await olga.get(path)).text, /<option value="received" selected>Received</);
    const early = await olga.post(path, { action: 'received', on: tomorrow, seen: '0' });
    assert.equal(early.status, 422);
    assert.match(early.text, /is in the future/);
    const steps = [
      [{ action: 'received', on: '2025-03-01' }, /Received<\/span>/],
      [{ action: 'withdraw', reason: 'a mix-up' }, /Owed<\/span>/],
      [{ action: 'move', on: '2025-06-01', reason: 'ill' }, /datetime="2025-06-01"/],
      [{ action: 'waive', reason: 'not needed' }, /Waived<\/span>.*Not needed/s],
      [{ action: 'regular' }, /datetime="2025-02-17"/],
    ] as const;
    for (const [fields, shows] of steps) {
      const { seen } = await olga.get(path);
      const done = await olga.post(path, { ...fields, seen });
      assert.equal(pathOf(done.location), '/desk/pairs/2/', done.text);
      assert.match((await olga.get(done.location)).text, /<button type="submit">Undo/);
      assert.match((await olga.get(path)).text, shows);
    }
    const silent = await olga.post(path, { action: 'waive', reason: '', seen: '0' });
    assert.equal(silent.status, 422);
    assert.match(silent.text, /Say why it is not needed/);
    assert.equal((await olga.get('/desk/pairs/2/feedback/99/mentor/')).status, 404);
  });

  test('whatever refuses a form says why and still has what was typed, also for somebody who may not see the form any more', async () => {
    const viewer = await desk.enter('Vera', 'vera@example.org', 'viewer');
    for (const [visitor, body, status, said] of [
      [
        maria,
        'seen=0&on=tomorrow&reason=<i>ill</i>',
        422,
        /Nothing has been changed yet.*value="&lt;i&gt;ill&lt;\/i&gt;"/s,
      ],
      [olga, 'x=1&'.repeat(3000), 400, /more than 2000 fields/],
      [olga, `reason=${'y'.repeat(3 * 2 ** 20)}`, 413, /That is too large/],
      [viewer, 'reason=typed-before', 403, /You may not do this.*value="typed-before"/s],
    ] as const) {
      const answer = await send(desk.service.port, {
        method: 'POST',
        path: '/desk/pairs/1/hold/',
        headers: {
          Accept: 'text/html',
          'Content-Type': 'application/x-www-form-urlencoded',
          'Sec-Fetch-Site': 'same-origin',
          Cookie: visitor.cookie,
        },
        body,
      });
      const text = answer.body.toString();
      assert.deepEqual([answer.status, said.test(text)], [status, true], text);
      assert.equal(answer.headers['cache-control'], 'no-store');
    }
  });

  test('a pair is deleted where it has no history, and comes back', async () => {
    const kept = await olga.get('/desk/pairs/1/delete/');
    assert.match(kept.text, /cannot be deleted: it has a history/);
    const { seen } = await olga.get('/desk/pairs/2/delete/');
    const { location } = await olga.post('/desk/pairs/2/delete/', { seen, reason: '' });
    assert.equal(pathOf(location), '/desk/pairs/');
    assert.equal((await olga.get('/desk/pairs/2/')).status, 404);
    const undo = /action="(\/desk\/history\/\d+\/undo\/)"/.exec((await olga.get(location)).text)?.[1] ?? '';
    assert.equal((await olga.post(undo, { back: '/desk/pairs/2/' })).status, 303);
    assert.equal((await olga.get('/desk/pairs/2/')).status, 200);
  });
});
