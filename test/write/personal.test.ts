/** The page behind a personal link: what it shows of whom, what it changes, and when its link ends. */

import assert from 'node:assert/strict';
import { afterEach, beforeEach, suite, test } from 'node:test';
import { parseQuestions } from '../../src/domain/forms/question.ts';
import { LANGUAGES } from '../../src/domain/languages.ts';
import { createEraser } from '../../src/store/erasure/eraser.ts';
import { createReminderStore } from '../../src/store/mail/reminders.ts';
import { createProgrammeOperations } from '../../src/store/operations/programme-operations.ts';
import { openSqlite } from '../../src/store/sqlite/sqlite.ts';
import { PERSONAL_TEXTS } from '../../src/write/personal/texts.ts';
import { WRITE_TEXTS } from '../../src/write/texts.ts';
import { type DeskVisitor, startDesk, type TestDesk } from '../support/desk.ts';
import { type RawAnswer, send } from '../support/http.ts';
import { startMailServer } from '../support/mail-server.ts';
import { TEST_DIGESTS } from '../support/secret-key.ts';
import { until } from '../support/until.ts';

const OPERATOR = { who: 'a test', account_id: null, reason: null };

suite('the personal page', () => {
  let desk: TestDesk;
  let olga: DeskVisitor;
  beforeEach(async () => {
    desk = await startDesk();
    olga = await desk.enter('Olga', 'olga@example.org', 'manager');
  });
  afterEach(() => desk[Symbol.asyncDispose]());

  /** Has a link made at the desk. */
  const linkOf = async (person: number, who = olga): Promise<string> => {
    const path = `/desk/people/${person}/page/`;
    await who.post(path, {});
    const { text } = await who.get(path);
    return new URL(/value="(http[^"]+\/my-mentoring\/[\w-]{22}\/)"/.exec(text)?.[1] ?? assert.fail(text))
      .pathname;
  };
  const ask = (method: string, path: string, fields?: Readonly<Record<string, string>>): Promise<RawAnswer> =>
    send(desk.service.port, {
      method,
      path,
      headers: {
        Accept: 'text/html',
        ...(fields && { 'Content-Type': 'application/x-www-form-urlencoded' }),
      },
      ...(fields && { body: new URLSearchParams(fields).toString() }),
    });
  const page = async (path: string): Promise<string> => {
    const { status, body } = await ask('GET', path);
    assert.equal(status, 200, body.toString());
    return body.toString();
  };
  const open = () => openSqlite(desk.service.databaseFile);

  test('shows their own pairs with the first name of the partner, and nothing of anybody else', async () => {
    const ada = await linkOf(1);
    const { headers, body } = await ask('GET', ada);
    const text = body.toString();
    assert.equal(headers['cache-control'], 'no-store');
    assert.equal(headers['referrer-policy'], 'no-referrer');
    assert.equal(headers['x-robots-tag'], 'noindex, nofollow');
    assert.doesNotMatch(text, /<script/);
    assert.match(text, /<h2 dir="auto">Bea<\/h2>/);
    assert.match(text, /Chemistry – Bea – due on/);
    assert.doesNotMatch(text, /@example\.org|Cleo|Bea Example|Maria/);
    assert.match(await page(await linkOf(2)), /<h2 dir="auto">Ada<.*<h2 dir="auto">Cleo</s);
    const calendar = await ask('GET', `${ada}calendar.ics`);
    assert.match(calendar.headers['content-type'] ?? '', /text\/calendar/);
    assert.match(calendar.body.toString(), /SUMMARY:Chemistry – Bea/);
    for (const language of LANGUAGES) {
      const shown = await page(`${ada}?language=${language}`);
      assert.match(shown, new RegExp(`<html lang="${language}"`));
      assert.ok(shown.includes(PERSONAL_TEXTS[language].wrongText), language);
    }
  });

  test('calls a round as the programme does in the language of the page', async () => {
    const ada = await linkOf(1);
    const path = '/desk/rounds/1/';
    const { text, seen } = await olga.get(path);
    const rule = { title: 'Chemistry', counts_from: 'start', days: '14', order: '1', owed_by_mentee: 'true' };
    const refused = await olga.post(path, { ...rule, seen, titles: 'Kennenlernen' });
    assert.match(refused.text, /with its language before a colon/);
    assert.match(text, /Titles in other languages/);
    const changed = await olga.post(path, {
      ...rule,
      seen,
      titles: 'German : Kennenlernen\r\n\r\npl:Poznajmy się ',
    });
    assert.equal(changed.status, 303, changed.text);
    assert.match((await olga.get(path)).text, />\nde: Kennenlernen\npl: Poznajmy się</);
    assert.match(await page(`${ada}?language=de`), /Kennenlernen – Bea/);
    assert.match(await page(`${ada}?language=pl`), /Poznajmy się – Bea/);
    assert.match(await page(`${ada}?language=cs`), /První dojmy – Bea/);
    assert.match(await page(`${ada}?language=en`), /Chemistry – Bea/);
  });

  test('lets a mentee write goals, which the pair shows while the mentee agrees', async () => {
    const [ada, bea] = [await linkOf(1), await linkOf(2)];
    const wish = 'I want to learn Polish to level B1 by the end of June, two hours a week.';
    const address = `${ada}goals/`;
    const fieldsIn = (text: string) =>
      Object.fromEntries(
        [...text.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [
          name,
          value,
        ]),
      );
    const opened = await ask('GET', `${address}?language=de`);
    assert.equal(opened.headers['referrer-policy'], 'no-referrer');
    assert.match(opened.body.toString(), /sieht sie nur, wenn Sie auf Ihrer Seite zustimmen/);
    const written = await ask('POST', address, { input: wish, do: 'write' });
    const { draft = '' } = fieldsIn(written.body.toString());
    const keep = () => ask('POST', address, { input: wish, draft, do: 'keep' });
    const [kept] = await Promise.all([keep(), keep()]);
    assert.deepEqual([kept.status, kept.headers.location], [303, ada]);
    const own = await page(ada);
    assert.equal(own.match(/<ol class="goals"/g)?.length, 1);
    assert.match(own, /Polish/);
    assert.doesNotMatch(await page(bea), /Polish|goals\/|name="agreed"/);

    // The desk tells whose they are only while Ada agrees.
    const maria = await desk.enter('Maria', 'maria@example.org', 'coordinator');
    const wim = await desk.enter('Wim', 'wim@example.org', 'viewer');
    const seen = async (who = olga): Promise<boolean> =>
      /Polish/.test((await who.get('/desk/pairs/1/')).text);
    const named = async () => /Ada Example/.test((await olga.get('/desk/smart-goals/1/')).text);
    assert.deepEqual([await seen(), await seen(maria), await named()], [false, false, false]);
    await ask('POST', ada, { do: 'agree', agreed: 'true' });
    assert.match(await page(ada), /name="agreed" value="true" checked/);
    assert.deepEqual(
      [await seen(), await seen(maria), await seen(wim), await named()],
      [true, true, false, true],
    );
    await ask('POST', ada, { do: 'agree' });
    assert.deepEqual([await seen(), await seen(maria), await named()], [false, false, false]);
    const listed = await ask('GET', '/smart-goals/?format=json');
    assert.equal(listed.status, 401);

    // A manager says that they are Cleo's, and that they are nobody's.
    const tie = '/desk/smart-goals/1/mentee/';
    await ask('POST', ada, { do: 'agree', agreed: 'true' });
    assert.match((await olga.post(tie, { email: 'bea@example.org' })).text, /No mentee has this address/);
    assert.ok(await seen());
    assert.equal((await maria.post(tie, { email: 'cleo@example.org' })).status, 404);
    await olga.post(tie, { email: ' CLEO@example.org' });
    assert.deepEqual([await seen(), /Polish/.test(await page(await linkOf(3)))], [false, true]);
    await olga.post(tie, { email: 'ada@example.org' });
    assert.ok(await seen());

    // Only its own goals can be erased behind a link; erasing the person erases them too.
    await ask('POST', bea, { do: 'erase', goal: '1' });
    await ask('POST', await linkOf(3), { do: 'erase', goal: '1' });
    assert.ok(await seen());
    const again = await ask('POST', address, { input: wish, do: 'write' });
    await ask('POST', address, {
      input: wish,
      draft: fieldsIn(again.body.toString())['draft'] ?? '',
      do: 'keep',
    });
    await ask('POST', ada, { do: 'erase', goal: '2' });
    assert.equal((await page(ada)).match(/<ol class="goals"/g)?.length, 1);
    await using database = open();
    const eraser = createEraser(database, TEST_DIGESTS);
    const found = (await eraser.findPerson('ada@example.org')) ?? assert.fail();
    await eraser.erasePerson(found, Temporal.Now.plainDateISO());
    for (const table of ['mentee_goals', 'goal_agreements'] as const)
      assert.deepEqual(await database.reader.selectFrom(table).selectAll().execute(), []);
    assert.equal((await olga.get('/desk/smart-goals/1/')).status, 404);
    assert.equal((await ask('GET', address)).headers.location, ada);
  });

  test('shows the contacts of the partner that the programme chose', async () => {
    const ada = await linkOf(1);
    await using database = open();
    const store = createReminderStore(database);
    await store.saveSettings({ ...(await store.readSettings()), shown_contacts: ['email'] });
    const text = await page(ada);
    assert.match(text, /bea@example\.org/);
    assert.doesNotMatch(text, /cleo@|ada@/);
  });

  test('changes their language, in the history', async () => {
    const ada = await linkOf(1);
    assert.equal((await ask('POST', ada, { do: 'language', language: 'xx' })).status, 303);
    assert.equal((await ask('POST', ada, { do: 'language', language: 'pl' })).status, 303);
    assert.match(await page(ada), /<html lang="pl".*Mój mentoring/s);
    const history = (await olga.get('/desk/history/?person=1')).text;
    assert.match(history, /Changed the language of Ada Example.*a personal link/s);
    const number = /\/desk\/history\/(\d+)\/undo\//.exec(history)?.[1];
    await olga.post(`/desk/history/${number}/undo/`, { back: '/desk/' });
    assert.match(await page(ada), /<html lang="en"/);
  });

  test('pauses reminders until a day, or until they are resumed', async () => {
    const ada = await linkOf(1);
    await using database = open();
    const store = createReminderStore(database);
    const day = Temporal.Now.plainDateISO().add({ days: 9 });
    await ask('POST', ada, { do: 'pause', until: day.toString() });
    assert.match(await page(ada), /Reminders are paused until/);
    assert.match((await olga.get('/desk/people/1/')).text, /Stopped by themselves on .*, until /s);
    const stoppedOn = async (date: Temporal.PlainDate) =>
      (
        await store.readFacts(date.toZonedDateTime({ timeZone: 'UTC', plainTime: '10:00' }))
      ).history.stopped.has(1);
    assert.equal(await stoppedOn(day.subtract({ days: 1 })), true);
    assert.equal(await stoppedOn(day), false);
    await ask('POST', ada, { do: 'resume' });
    assert.equal(await stoppedOn(day.subtract({ days: 1 })), false);
    await ask('POST', ada, { do: 'pause', until: '' });
    assert.equal(await stoppedOn(day.add({ days: 900 })), true);
    await ask('POST', ada, { do: 'resume' });
    for (const wrong of ['2001-01-01', 'soon']) {
      const refused = await ask('POST', ada, { do: 'pause', until: wrong });
      assert.equal(refused.status, 422);
      assert.match(refused.body.toString(), /Choose a day after today/);
    }
  });

  test('takes a message to the managers of their pairs, seen until one of them answers with a note', async () => {
    const maria = await desk.enter('Maria', 'maria@example.org', 'coordinator');
    const otto = await desk.enter('Otto', 'otto@example.org', 'coordinator');
    const ada = await linkOf(1);
    const text = 'We <b>never</b> met & {person 3}';
    const sent = await ask('POST', ada, { do: 'report', text });
    assert.match(await page(sent.headers.location ?? ''), /Your message has arrived/);
    await ask('POST', ada, { do: 'report', text });
    const shown =
      /Something is wrong <span class="count">1<\/span>.*We &lt;b>never|We &lt;b&gt;never&lt;\/b&gt; met &amp; \{person 3\}/s;
    for (const who of [olga, maria]) assert.match((await who.get('/desk/')).text, shown);
    assert.doesNotMatch((await otto.get('/desk/')).text, /never/);
    assert.match((await maria.get('/desk/people/1/')).text, /from their personal page/);
    const { seen } = await maria.get('/desk/people/1/change/');
    const noted = await maria.post('/desk/people/1/notes/', { text: 'I called them', seen });
    assert.equal(noted.status, 303, noted.text);
    assert.doesNotMatch((await olga.get('/desk/')).text, /Something is wrong/);
    const number = /done=(\d+)/.exec(noted.location)?.[1];
    await maria.post(`/desk/history/${number}/undo/`, { back: '/desk/' });
    assert.match((await olga.get('/desk/')).text, /Something is wrong/);
    const empty = await ask('POST', ada, { do: 'report', text: ' ' });
    assert.equal(empty.status, 422);
    const long = await ask('POST', ada, { do: 'report', text: 'x'.repeat(2001) });
    assert.match(long.body.toString(), /2,001 characters.*x{2001}|x{2001}.*2,001 characters/s);
    for (let count = 2; count <= 10; count++)
      await ask('POST', ada, { do: 'report', text: `again ${count}` });
    const many = await ask('POST', ada, { do: 'report', text: 'once more' });
    assert.equal(many.status, 429);
    assert.match(many.body.toString(), /once more<\/textarea>/);
  });

  test('says where to find help after a message about harm, and only then', async () => {
    const ada = await linkOf(1);
    for (const [text, isAboutHarm] of [
      ['He beats me. I do not want to live any more.', true],
      ['We never met.', false],
    ] as const) {
      const sent = await ask('POST', ada, { do: 'report', text });
      const said = await page(sent.headers.location ?? '');
      assert.match(said, /Your message has arrived/);
      assert.equal(said.includes('findahelpline.com'), isAboutHarm, text);
    }
  });

  test('leads to the forms of their own feedback alone', async () => {
    const ada = await linkOf(1);
    assert.doesNotMatch(await page(ada), /Give feedback/);
    await using database = open();
    const operations = createProgrammeOperations(database, () => Temporal.Now.plainDateISO());
    const parsed = parseQuestions([{ name: 'met', kind: 'long_text', text: { en: 'Have you met?' } }]);
    assert.ok('questions' in parsed);
    for (const operation of [
      { kind: 'change-form', round_id: 1, questions: parsed.questions },
      { kind: 'switch-form', round_id: 1, is_on: true },
    ] as const) {
      const done = await operations.perform(operation, OPERATOR);
      assert.ok('number' in done || ('isDone' in done && done.isDone), JSON.stringify(done));
    }
    assert.match(
      await page(ada),
      /value="1-1-mentee">\s*<button type="submit" class="primary">Give feedback/,
    );
    const own = await ask('POST', ada, { feedback: '1-1-mentee' });
    assert.match(own.headers.location ?? '', /^\/feedback\/[\w-]{22}\/$/);
    for (const feedback of ['1-1-mentor', '2-1-mentee', '2-1-mentor', '9-1-mentee', 'x'])
      assert.equal((await ask('POST', ada, { feedback })).headers.location, ada, feedback);
    // A form opens two weeks before its feedback is due.
    const today = Temporal.Now.plainDateISO();
    const key = { relation_id: 1, round_id: 1, role: 'mentee' } as const;
    for (const [days, isOpen] of [
      [15, false],
      [14, true],
    ] as const) {
      await operations.perform({ kind: 'move-feedback', key, due_date: today.add({ days }) }, OPERATOR);
      assert.equal((await page(ada)).includes('value="1-1-mentee"'), isOpen, `${days} days`);
    }
  });

  test('ends when the link is replaced and when the person is erased, and was never there for others', async () => {
    const first = await linkOf(1);
    const second = await linkOf(1);
    assert.notEqual(first, second);
    const gone = await ask('GET', first);
    assert.equal(gone.status, 404);
    assert.match(gone.body.toString(), /This link is no longer valid/);
    assert.equal((await ask('POST', first, { do: 'language', language: 'de' })).status, 404);
    assert.equal((await ask('GET', `${first}calendar.ics`)).status, 404);
    await page(second);
    await using database = open();
    const eraser = createEraser(database, TEST_DIGESTS);
    const found = (await eraser.findPerson('ada@example.org')) ?? assert.fail();
    await eraser.erasePerson(found, Temporal.Now.plainDateISO());
    assert.equal((await ask('GET', second)).status, 404);
    assert.equal((await ask('GET', '/my-mentoring/AAAAAAAAAAAAAAAAAAAAAA/')).status, 404);
    assert.equal((await ask('GET', '/my-mentoring/x/')).status, 404);
  });

  test('has its link shown to nobody who may not see all pairs of the person', async () => {
    const maria = await desk.enter('Maria', 'maria@example.org', 'coordinator');
    const vera = await desk.enter('Vera', 'vera@example.org', 'viewer');
    const bea = await linkOf(2);
    const secret = bea.split('/')[2] ?? '';
    const shown = await maria.get('/desk/people/2/page/');
    assert.match(shown.text, /Only somebody who looks after all of them/);
    assert.ok(!shown.text.includes(secret));
    assert.equal((await maria.post('/desk/people/2/page/', {})).status, 404);
    assert.equal((await maria.get('/desk/people/3/page/')).status, 404);
    assert.equal((await maria.post('/desk/people/3/page/', {})).status, 404);
    assert.equal((await vera.get('/desk/people/2/page/')).status, 403);
    assert.equal((await vera.post('/desk/people/2/page/', {})).status, 403);
    await page(bea);
    await page(await linkOf(1, maria));
    // Nor in the messages that they look at before they are sent.
    const letters = await maria.post('/desk/messages/', { of: 'owed', row: '1-1-mentor', step: 'preview' });
    assert.match(letters.text, /Bea Example/);
    assert.ok(!letters.text.includes(secret));
  });

  test('is in the reminders, which say the same when they are sent later', async () => {
    await using mail = await startMailServer();
    await using other = await startDesk({
      MAIL_URL: mail.url,
      MAIL_FROM: 'mentoring@example.org',
      BASE_URL: 'http://127.0.0.1',
    });
    await using database = openSqlite(other.service.databaseFile);
    const store = createReminderStore(database);
    await store.saveSettings({
      ...(await store.readSettings()),
      enabled: true,
      days_after: [0],
      quiet_weekdays: [],
      opens: Temporal.PlainTime.from('00:00'),
      closes: Temporal.PlainTime.from('23:59'),
    });
    await until(() => mail.received.length >= 3);
    const toAda = mail.received.find(({ to }) => to === 'ada@example.org') ?? assert.fail();
    const raw = toAda.raw.replaceAll('=\r\n', '').replaceAll('=3D', '=');
    const path = /http:\/\/127\.0\.0\.1(\/my-mentoring\/[\w-]{22}\/)/.exec(raw)?.[1] ?? assert.fail(raw);
    const { status, body } = await send(other.service.port, { path, headers: { Accept: 'text/html' } });
    assert.equal(status, 200);
    assert.match(body.toString(), /<h2 dir="auto">Bea</);
    assert.ok(body.toString().includes(WRITE_TEXTS.en.languages));
  });
});
