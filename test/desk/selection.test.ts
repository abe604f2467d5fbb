/** One text to people who were ticked in a list: who gets it in which language, who is left out, and what can still be stopped. */

import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { createReminderStore } from '../../src/store/mail/reminders.ts';
import { openSqlite } from '../../src/store/sqlite/sqlite.ts';
import { type DeskVisitor, startDesk, type TestDesk } from '../support/desk.ts';
import { type MailFaults, type ReceivedMail, startMailServer } from '../support/mail-server.ts';
import { createProgrammeStore } from '../support/programme-store.ts';
import { UNKNOWN_PERSON } from '../support/unknown-person.ts';
import { until } from '../support/until.ts';

const TEXT = {
  'subject-en': 'News for {first_name}',
  'body-en': 'Hello {first_name},\n\nyou owe {round} about {partner} since {date}.',
};

async function start(faults: MailFaults = {}) {
  await using opened = new AsyncDisposableStack();
  const mail = opened.use(await startMailServer(faults));
  const desk = opened.use(
    await startDesk({
      MAIL_URL: mail.url,
      MAIL_FROM: 'mentoring@example.org',
      MAIL_WITHOUT_TLS: 'true',
      BASE_URL: 'http://127.0.0.1',
    }),
  );
  const held = opened.move();
  return { mail, desk, [Symbol.asyncDispose]: () => held.disposeAsync() };
}

/** Adds mentees without a pair. */
async function addMentees(
  desk: TestDesk,
  people: readonly (readonly [name: string, language: string | null])[],
) {
  await using database = openSqlite(desk.service.databaseFile);
  await createProgrammeStore(database, () => Temporal.Now.plainDateISO()).change(async (writer) => {
    for (const [full_name, language] of people) {
      const email = `${full_name.toLowerCase().replaceAll(/\W+/g, '-')}x@example.org`;
      await writer.addParticipant({ ...UNKNOWN_PERSON, role: 'mentee', full_name, email, language });
    }
  });
}

/** The form as the page has it, with the people of a list. */
const people = (form: Readonly<Record<string, string>>) => ({
  of: 'people',
  all: '',
  step: 'preview',
  ...form,
});
const sentTo = (received: readonly ReceivedMail[]) => received.map(({ to }) => to).toSorted();
const bodyOf = ({ raw }: ReceivedMail) =>
  raw
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

suite('messages to a selection', () => {
  test('each gets the text in their language with their own data, once, and has it in their history', async () => {
    await using started = await start();
    const { desk, mail } = started;
    await addMentees(desk, [['Dora {partner}', 'pl']]);
    const olga = await desk.enter('Olga', 'olga@example.org', 'manager');
    const texts = {
      'subject-en': 'To {first_name}',
      'body-en': 'Hello {name}',
      'subject-pl': 'Do {name}',
      'body-pl': 'Cześć {first_name}',
    };
    const list = (await olga.get('/desk/people/')).text;
    assert.match(list, /formaction="?|action="\/desk\/messages\/"/);
    const first = await olga.get('/desk/messages/?of=people&all=&back=/desk/people/');
    assert.match(first.text, /name="body-pl"/, 'a text for each language that somebody has');
    const preview = await olga.post('/desk/messages/', people(texts));
    assert.match(preview.text, /Send 4 messages/);
    assert.match(preview.text, /Hello Ada Example/);
    assert.match(preview.text, /Do Dora \{partner\}/, 'what somebody is called is no placeholder');
    assert.match(preview.text, /And 1 more like these/);
    const sent = await olga.post('/desk/messages/', people({ ...texts, step: 'send' }));
    assert.equal(sent.status, 303, sent.text);
    assert.match((await olga.get(sent.location)).text, /Wrote to [^<]* and 1 more/);
    const again = await olga.post('/desk/messages/', people({ ...texts, step: 'send' }));
    assert.doesNotMatch(again.location, /done=/, 'a form that is sent twice sends nothing');
    await until(() => mail.received.length === 4);
    assert.deepEqual(sentTo(mail.received), [
      'ada@example.org',
      'bea@example.org',
      'cleo@example.org',
      'dora-partner-x@example.org',
    ]);
    const toAda = mail.received.find(({ to }) => to === 'ada@example.org') ?? assert.fail();
    assert.match(toAda.header('Reply-To'), /maria@example\.org/);
    assert.match(bodyOf(toAda), /Hello Ada Example/);
    assert.doesNotMatch(bodyOf(toAda), /Bea|Cleo|Dora/);
    await until(async () => /Messages<\/h2>.*Sent</s.test((await olga.get('/desk/people/1/')).text));
    assert.match((await olga.get('/desk/history/?person=1')).text, /Wrote to/);
    const number = /done=(\d+)/.exec(sent.location)?.[1];
    await until(async () =>
      /Sent<\/dt><dd dir="auto">4</.test((await olga.get(`/desk/history/${number}/`)).text),
    );
  });

  test('goes to those alone whose language has a text, where the usual one has none', async () => {
    await using started = await start();
    const { desk, mail } = started;
    await addMentees(desk, [['Dora Polska', 'pl']]);
    const olga = await desk.enter('Olga', 'olga@example.org', 'manager');
    const texts = { 'subject-pl': 'Do {name}', 'body-pl': 'Cześć {first_name}' };
    const { text } = await olga.post('/desk/messages/', people(texts));
    assert.match(text, /Left out: 3/);
    assert.match(text, /Ada Example<\/bdi> <span class="quiet">there is no text in their language/);
    assert.equal((await olga.post('/desk/messages/', people({ ...texts, step: 'send' }))).status, 303);
    await until(() => mail.received.length === 1);
    assert.match(bodyOf(mail.received[0] ?? assert.fail()), /^Cze\S+ Dora\r$/m);
  });

  test('those are left out, and said why, whom it would not reach or who lack what the text uses', async () => {
    await using started = await start({
      recipient: (address) => (address.startsWith('cleo') ? '550 no such user' : undefined),
    });
    const { desk, mail } = started;
    await addMentees(desk, [['Emil Alone', null]]);
    const olga = await desk.enter('Olga', 'olga@example.org', 'manager');
    const one = { of: 'people', row: '3', 'subject-en': 'Hello', 'body-en': 'Hello' };
    await olga.post('/desk/messages/', { ...one, step: 'send' });
    await until(async () => /Could not be sent/.test((await olga.get('/desk/people/3/')).text));
    await using database = openSqlite(desk.service.databaseFile);
    await createReminderStore(database).setStopped('bea@example.org', true);
    const { text } = await olga.post('/desk/messages/', people(TEXT));
    assert.match(text, /Left out: 3/);
    assert.match(text, /Bea Example<\/bdi> <span class="quiet">stopped/);
    assert.match(
      text,
      /Cleo Example<\/bdi> <span class="quiet">the last message to this address could not be delivered/,
    );
    assert.match(text, /Emil Alone<\/bdi> <span class="quiet">nothing to fill in for \{partner\}|\{round\}/);
    assert.match(text, /you owe Chemistry about Bea Example since/);
    await olga.post('/desk/messages/', people({ ...TEXT, step: 'send' }));
    await until(() => mail.received.length === 1);
    assert.equal(mail.received[0]?.to, 'ada@example.org');
  });

  test('what has not left is withdrawn, and sent after all if that is undone', async () => {
    const gate = Promise.withResolvers<undefined>();
    await using started = await start({ message: () => gate.promise });
    const { desk, mail } = started;
    await addMentees(
      desk,
      Array.from({ length: 9 }, (_, index) => [`Mentee ${index}`, null] as const),
    );
    const olga = await desk.enter('Olga', 'olga@example.org', 'manager');
    const form = people({ 'subject-en': 'Party', 'body-en': 'Come', step: 'send' });
    const sent = await olga.post('/desk/messages/', form);
    const number = /done=(\d+)/.exec(sent.location)?.[1] ?? '';
    await until(async () => /Being sent/.test((await olga.get(`/desk/history/${number}/`)).text));
    const page = await olga.get(sent.location);
    assert.match(page.text, />Stop sending</);
    const stopped = await olga.post(`/desk/history/${number}/undo/`, { back: '/desk/people/' });
    assert.equal(stopped.status, 303, stopped.text);
    assert.match((await olga.get(stopped.location)).text, /Withdrew 11 of 12 messages before they were sent/);
    gate.resolve(undefined);
    await until(async () =>
      /Sent<\/dt><dd dir="auto">1</.test((await olga.get(`/desk/history/${number}/`)).text),
    );
    assert.equal(mail.received.length, 1);
    const undo = /done=(\d+)/.exec(stopped.location)?.[1] ?? '';
    const back = await olga.post(`/desk/history/${undo}/undo/`, { back: '/desk/people/' });
    assert.equal(back.status, 303, back.text);
    await until(() => mail.received.length === 12);
    assert.equal(new Set(sentTo(mail.received)).size, 12, 'nobody gets it twice');
    const late = await olga.get(`/desk/history/${number}/undo/`);
    assert.doesNotMatch(late.text, /Stop sending<\/button>/);
    for (const path of ['', `${number}/`])
      assert.doesNotMatch((await olga.get(`/desk/history/${path}`)).text, />Stop sending</, path);
  });

  test('a coordinator writes to their own people alone, and a viewer to nobody', async () => {
    await using started = await start();
    const { desk, mail } = started;
    const maria = await desk.enter('Maria', 'maria@example.org', 'coordinator');
    const vera = await desk.enter('Vera', 'vera@example.org', 'viewer');
    const send = (who: DeskVisitor, more: Readonly<Record<string, string>>) =>
      who.post('/desk/messages/', {
        'subject-en': 'To {name}',
        'body-en': 'About {partner}',
        step: 'send',
        of: 'people',
        ...more,
      });
    assert.equal((await send(vera, { row: '1' })).status, 403);
    assert.equal((await vera.get('/desk/messages/?of=people&row=1')).status, 403);
    assert.doesNotMatch((await vera.get('/desk/people/')).text, /Send a message/);
    const others = await send(maria, { row: '3' });
    assert.equal(others.status, 422);
    assert.doesNotMatch(others.text, /Cleo/);
    const pair = await send(maria, { of: 'pairs', row: '2' });
    assert.equal(pair.status, 422);
    assert.doesNotMatch(pair.text, /Cleo|Bea/);
    const own = await send(maria, { row: '2' });
    assert.equal(own.status, 303, own.text);
    await until(() => mail.received.length === 1);
    assert.match(
      bodyOf(mail.received[0] ?? assert.fail()),
      /About Ada Example\r?\n/,
      'not the pairs of others',
    );
    assert.equal(mail.received[0]?.to, 'bea@example.org');
    const entry = /done=(\d+)/.exec(own.location)?.[1] ?? '';
    assert.match((await maria.get(`/desk/history/${entry}/`)).text, /Wrote to Bea Example/);
    const otto = await desk.enter('Otto', 'otto@example.org', 'coordinator');
    assert.equal((await otto.get(`/desk/history/${entry}/`)).status, 404);
    assert.equal((await otto.post(`/desk/history/${entry}/undo/`, { back: '/desk/' })).status, 404);
  });

  test('a text with a mistake is shown again, and the mistake named at its field', async () => {
    await using started = await start();
    const olga = await started.desk.enter('Olga', 'olga@example.org', 'manager');
    const fault = async (form: Readonly<Record<string, string>>) => {
      const { status, text } = await olga.post('/desk/messages/', {
        of: 'people',
        row: '1',
        step: 'send',
        ...form,
      });
      assert.equal(status, 422);
      return text;
    };
    assert.match(
      await fault({ 'subject-en': '', 'body-en': 'Hello' }),
      /field-subject-en-error">\s*<li>Write a subject/,
    );
    assert.match(await fault({}), /field-body-en-error">\s*<li>Write a text, in at least one language/);
    const text = await fault({ 'subject-en': 'Hello', 'body-en': 'Hello {person 2}' });
    assert.match(
      text,
      /field-body-en-error">\s*<li>This text cannot be used: there is no field \{person 2\}/,
    );
    assert.match(text, /Hello \{person 2\}<\/textarea>/);
    assert.match(await fault({ ...TEXT, 'subject-pl': 'Hej' }), /field-body-pl-error|Write a text/);
    assert.match((await olga.post('/desk/messages/', { of: 'people' })).text, /No row is ticked/);
  });
});
