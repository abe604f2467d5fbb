/** The page on which mentees and mentors answer a form: by their link alone, once, and without losing what they typed. */

import assert from 'node:assert/strict';
import { after, before, beforeEach, suite, test } from 'node:test';
import { LANGUAGES } from '../../src/domain/languages.ts';
import { openSqlite } from '../../src/store/sqlite/sqlite.ts';
import { FEEDBACK_TEXTS } from '../../src/write/feedback/texts.ts';
import { EVERY_KIND, fillForms, newLinkPath, performAll, questionsFrom } from '../support/feedback-forms.ts';
import { type RawAnswer, send, sendForm } from '../support/http.ts';
import { plainDatabase } from '../support/plain-database.ts';
import { startService, type TestService } from '../support/service.ts';

type Fields = Readonly<Record<string, string>>;

const FULL: Fields = {
  do: 'send',
  version: '1',
  'answer.rating': '4',
  'answer.recommend': '10',
  'answer.often': 'weekly',
  'answer.topics.work': 'work',
  'answer.topics.life': 'life',
  'answer.contact': 'no',
  'answer.meetings': '2,5',
  'answer.word': 'Fine',
  'answer.change': 'More time.\r\nLess talk.',
};

const decoded = ({ body }: RawAnswer): string =>
  body
    .toString()
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
const says = (answer: RawAnswer, ...texts: readonly string[]): void => {
  for (const text of texts)
    assert.ok(decoded(answer).includes(text), `“${text}” is not on ${decoded(answer)}`);
};

suite('the page for feedback', () => {
  let service: TestService;
  let path: string;
  before(async () => {
    service = await startService();
    await fillForms(service.databaseFile);
  });
  beforeEach(async () => {
    using database = plainDatabase(service.databaseFile);
    database.exec('delete from feedback_answers; delete from feedbacks; delete from feedback_exceptions');
    path = await newLinkPath(service.databaseFile);
  });
  after(() => service[Symbol.asyncDispose]());

  const get = (at = path, headers: Fields = {}, method = 'GET') =>
    send(service.port, { path: at, method, headers: { Accept: 'text/html', ...headers } });
  const post = (fields: Fields, at = path, headers: Fields = {}) =>
    sendForm(service.port, {
      path: at,
      headers: { Accept: 'text/html', 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams(fields).toString(),
    });
  const rows = (sql: string): readonly object[] => {
    using database = plainDatabase(service.databaseFile, { readOnly: true });
    return database.prepare(sql).all();
  };
  const answers = () => rows('select question, value from feedback_answers order by question');
  const entries = () => rows("select number from history where kind = 'receive-feedback'").length;
  const operate = async (
    ...operations: Parameters<typeof performAll> extends [unknown, ...infer Rest] ? Rest : never
  ) => {
    await using database = openSqlite(service.databaseFile);
    await performAll(database, ...operations);
  };

  test('greets, asks, thanks, and shows what was written, in any of the languages', async () => {
    const asked = await get();
    assert.equal(asked.status, 200);
    says(
      asked,
      'Hello Ada',
      'Chemistry – Bea',
      'Bea sees only the answers',
      'How is it going?',
      '1 = badly, 5 = well',
    );
    says(asked, 'Time needed: 3 minutes', 'Bea sees this answer as well.');
    const page = decoded(asked);
    assert.doesNotMatch(page, /example\.org|Example|as a mentor/);
    assert.deepEqual(
      ['cache-control', 'referrer-policy', 'x-robots-tag'].map((name) => asked.headers[name]),
      ['no-store', 'no-referrer', 'noindex, nofollow'],
    );
    for (const language of LANGUAGES) {
      const { hello, send: button } = FEEDBACK_TEXTS[language];
      says(await get(`${path}?language=${language}`), hello.replace('{name}', 'Ada'), button);
    }
    const before = entries();
    const sent = await post(FULL);
    assert.deepEqual([sent.status, sent.headers.location], [303, `${path}?language=en`]);
    const thanked = await get();
    says(
      thanked,
      'Thank you, Ada',
      'Every week',
      'Work, Life',
      'More time.\nLess talk.',
      'Correct my answers',
    );
    assert.deepEqual(
      answers().map((row) => Object.values(row)),
      [
        ['change', '"More time.\\nLess talk."'],
        ['contact', '"no"'],
        ['meetings', '2.5'],
        ['often', '"weekly"'],
        ['rating', '4'],
        ['recommend', '10'],
        ['topics', '["work","life"]'],
        ['word', '"Fine"'],
      ],
    );
    assert.equal(entries(), before + 1);
  });

  test('changes nothing when a mail program opens the link, and once when the button is pressed twice', async () => {
    const count = () => rows('select count(*) as n from history').concat(answers());
    const before = count();
    for (const method of ['GET', 'HEAD']) assert.equal((await get(path, {}, method)).status, 200);
    assert.deepEqual(count(), before);
    const received = entries();
    const all = await Promise.all([post(FULL), post(FULL), post(FULL)]);
    assert.deepEqual(new Set(all.map(({ status }) => status)), new Set([303]));
    assert.equal(entries(), received + 1);
    // Back, and sent once more.
    assert.equal((await post(FULL)).status, 303);
    assert.equal(entries(), received + 1);
    says(await get(), 'Thank you, Ada');
  });

  test('keeps everything that was typed where an answer is wrong or missing, and says where', async () => {
    const wrong = {
      ...FULL,
      'answer.rating': '',
      'answer.meetings': 'often',
      'answer.change': '<b>"x" & y</b>',
    };
    const refused = await post(wrong);
    assert.equal(refused.status, 422);
    says(refused, 'Check your answers', 'href="#rating"', 'href="#meetings"', 'Answer this question.');
    says(refused, 'Enter a number, such as 3.', 'value="often"', '<b>"x" & y</b>', 'value="Fine"');
    assert.ok(!refused.body.toString().includes('<b>"x"'));
    assert.match(refused.body.toString(), /name="answer\.topics\.life" value="life" checked/);
    // The same in another language: nothing is sent, and nothing is lost.
    const shown = await post({ ...wrong, do: 'show' }, `${path}?language=tr`);
    assert.equal(shown.status, 200);
    says(shown, 'Nasıl gidiyor?', 'value="often"', '<b>"x" & y</b>');
    assert.deepEqual(answers(), []);
  });

  test('takes hostile answers as texts, or refuses them', async () => {
    const hostile = {
      ...FULL,
      'answer.word': '<script>alert(1)</script>',
      'answer.change': "=cmd|'/c calc'!A1\u0000\u001b[31m\u202e]]>",
    };
    assert.equal((await post(hostile)).status, 303);
    const page = (await get()).body.toString();
    assert.ok(!page.includes('<script>') && page.includes('&lt;script&gt;'));
    assert.ok(!/[\0\u001b]/.test(page));
    const long = await post({ ...FULL, 'answer.change': 'x'.repeat(100_000) }, `${path}?language=de`);
    assert.equal(long.status, 422);
    says(long, 'Das sind 100.000 Zeichen. Kürzen Sie auf höchstens 5.000.', 'x'.repeat(100_000));
    for (const [name, value] of [
      ['answer.rating', '6'],
      ['answer.often', 'daily'],
      ['answer.rating', '1e0'],
    ] as const)
      assert.equal((await post({ ...FULL, [name]: value })).status, 422, value);
    // What no browser sends.
    assert.equal((await post({ ...FULL, 'answer.topics.other': 'x', 'answer.unknown': 'kept' })).status, 422);
    const big = await post({ ...FULL, 'answer.change': 'x'.repeat(2_000_000) });
    assert.equal(big.status, 413);
  });

  test('lets answers be corrected, and says until when', async () => {
    await post(FULL);
    const again = await get(`${path}?change=1`);
    says(again, 'Correct my answers', 'value="2.5"', 'More time.\nLess talk.');
    assert.match(again.body.toString(), /name="answer\.rating" value="4" checked/);
    assert.equal((await post({ ...FULL, 'answer.rating': '5', 'answer.word': '' })).status, 303);
    assert.deepEqual(
      answers().filter((row) => /rating|word/.test(JSON.stringify(row))),
      [{ __proto__: null, question: 'rating', value: '5' }],
    );
    using database = plainDatabase(service.databaseFile);
    database.exec("update feedback_answers set submitted_at = '2026-01-01T00:00:00.000000Z'");
    says(await get(`${path}?change=1`), 'They cannot be corrected any more.');
    const late = await post({ ...FULL, 'answer.word': 'Typed too late' });
    assert.equal(late.status, 409);
    says(late, 'Typed too late', 'It was not stored.');
  });

  test('says why a link does not work any more, and what to do, and shows what was typed', async () => {
    await operate({ kind: 'waive-feedback', key: { relation_id: 1, round_id: 1, role: 'mentee' } });
    const ended = await get();
    assert.equal(ended.status, 200);
    says(ended, 'no longer needed', 'reply to the message');
    const typed = await post({ ...FULL, 'answer.change': 'My whole story.' });
    assert.equal(typed.status, 409);
    says(typed, 'My whole story.', 'It was not stored.');
    assert.deepEqual(answers(), []);
    const unknown = await post(FULL, `/feedback/${'A'.repeat(22)}/`);
    assert.equal(unknown.status, 404);
    says(unknown, 'Less talk.', 'incomplete or no longer valid');
  });

  test('shows what was typed where the database is away, and sends it again', async () => {
    using database = plainDatabase(service.databaseFile);
    database.exec('alter table form_links rename to form_links_away');
    const failed = await post(FULL, `${path}?language=pl`);
    database.exec('alter table form_links_away rename to form_links');
    assert.ok(failed.status >= 500, String(failed.status));
    says(failed, 'More time.', '<html lang="pl"', 'name="answer.topics.life" value="life"');
    assert.deepEqual(answers(), []);
    assert.equal((await post(FULL, `${path}?language=pl`)).status, 303);
  });

  test('asks what was seen, however the form has changed since', async () => {
    await post({ ...FULL, 'answer.word': '' });
    const other = await newLinkPath(service.databaseFile, { relation_id: 1, round_id: 1, role: 'mentor' });
    says(await get(other), 'as a mentor', 'Hello Bea', 'Chemistry – Ada');
    await operate({ kind: 'change-form', round_id: 1, questions: questionsFrom(EVERY_KIND.slice(0, 2)) });
    says(await get(other), 'How is it going?');
    assert.ok(!decoded(await get(other)).includes('as a mentor'));
    assert.equal((await post({ ...FULL, 'answer.mentors': 'A guide.' }, other)).status, 303);
    says(await get(other), 'A guide.');
    // Nobody has answered the newest version, so it is replaced, and what was typed for it is shown.
    const third = await newLinkPath(service.databaseFile, { relation_id: 2, round_id: 1, role: 'mentee' });
    await operate({ kind: 'change-form', round_id: 1, questions: questionsFrom(EVERY_KIND.slice(0, 3)) });
    const sent = { ...FULL, version: '2', 'answer.gone': 'Typed for nothing?' };
    const shown = await post(sent, third);
    assert.equal(shown.status, 422);
    says(shown, 'Typed for nothing?', 'Check your answers');
    await operate({ kind: 'change-form', round_id: 1, questions: EVERY_KIND });
  });

  test('gives help to whoever writes about harm, and tells nobody unless they say so', async () => {
    await post(
      { ...FULL, version: '1', 'answer.change': 'Ich will nicht mehr leben.' },
      `${path}?language=de`,
    );
    const thanked = await get(`${path}?language=de`);
    says(thanked, 'tel:112', 'Darf jemand aus dem Programm Sie anrufen?', 'Ihre Antworten');
    const open = () => rows("select question, value from feedback_answers where attention = 'open'");
    assert.deepEqual(open(), []);
    assert.equal((await post({ do: 'call' }, `${path}?language=de`)).status, 303);
    assert.deepEqual(open(), [{ __proto__: null, question: 'call_requested', value: '"yes"' }]);
    says(await get(`${path}?language=de`), 'Sie haben um einen Anruf gebeten.');
    // Of others nothing is asked.
    await post({ ...FULL, 'answer.change': 'Everything is fine.' });
    assert.ok(!decoded(await get()).includes('tel:112'));
  });

  test('slows down whoever guesses links', async () => {
    const statuses = new Set<number>();
    for (let guess = 0; guess < 15; guess++) {
      const { status } = await get(`/feedback/${String(guess).padStart(22, 'A')}/`);
      statuses.add(status);
    }
    assert.deepEqual([...statuses], [404, 429]);
    // Whoever has a link is let in from the same network.
    assert.equal((await get()).status, 200);
    assert.equal((await get('/feedback/short/')).status, 429);
  });
});
