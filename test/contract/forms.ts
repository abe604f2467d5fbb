/** What the store of feedback forms promises. */

import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { sql } from 'kysely';
import { createReminderReview } from '../../src/app/mail-sender.ts';
import { type Reader, scopesOf } from '../../src/domain/access.ts';
import type { Invitation } from '../../src/domain/forms/invitation.ts';
import { type AnswerValue, parseQuestions, type Question } from '../../src/domain/forms/question.ts';
import type { Operation } from '../../src/domain/operations/operation.ts';
import type { FeedbackKey } from '../../src/domain/programme.ts';
import type { ReminderFacts } from '../../src/domain/reminder-store.ts';
import { composeDue, composeLetters, composeLinks } from '../../src/mail/compose.ts';
import type { Database } from '../../src/store/database.ts';
import { createProgrammeStore } from '../../src/store/due-feedbacks.ts';
import { createEraser } from '../../src/store/erasure/eraser.ts';
import { createReceivedFeedbackStore } from '../../src/store/feedbacks/received-feedbacks.ts';
import { createFeedbackForms } from '../../src/store/forms/feedback-forms.ts';
import { createOutbox, rewriteMessage } from '../../src/store/mail/outbox.ts';
import { createReminderStore } from '../../src/store/mail/reminders.ts';
import { createProgrammeOperations } from '../../src/store/operations/programme-operations.ts';
import { refusalSaid, said } from '../support/said.ts';
import { TEST_DIGESTS } from '../support/secret-key.ts';
import type { DatabaseKind } from './database-kind.ts';
import { day, importRows, mentee, mentor, relation } from './importing.ts';
import { fillMentored, SINCE } from './mentored.ts';

const TERMS = {
  baseUrl: 'https://mentoring.example.org',
  sender: { name: 'Mentoring', email: 'm@example.org' },
};
const BY = { who: 'Maria', account_id: null, reason: null };
const MANAGER: Reader = {
  account: null,
  role: 'manager',
  onlyManager: null,
  scopes: new Set(scopesOf('manager')),
};
/** The pair of Ada and Bea, whose Chemistry is due on 19 January. */
const KEY: FeedbackKey = { relation_id: 1, round_id: 1, role: 'mentee' };

const question = (name: string, others: object = {}): object => ({
  name,
  kind: 'long_text',
  text: { en: `${name}?` },
  ...others,
});

function questionsOf(...sent: readonly object[]): readonly Question[] {
  const parsed = parseQuestions(sent);
  assert.ok('questions' in parsed, JSON.stringify(parsed));
  return parsed.questions;
}

const QUESTIONS = questionsOf(
  question('rating', { kind: 'rating', isRequired: true, attention: { atMost: 2 } }),
  question('change'),
  question('private', { audience: 'mentor' }),
);

const answersOf = (values: Readonly<Record<string, AnswerValue>>) => new Map(Object.entries(values));

/** Runs the suite over a kind of database. */
export function feedbackFormsContract(kind: DatabaseKind): void {
  /** A programme with a form for Chemistry that is on, at a time that can be changed. */
  async function filled(database: Database, begin = SINCE.add({ days: 10 })) {
    await fillMentored(database);
    let now = begin.toZonedDateTime({ timeZone: 'UTC', plainTime: '12:00' });
    const today = () => now.toPlainDate();
    const operations = createProgrammeOperations(database, today, async () => TEST_DIGESTS);
    const forms = createFeedbackForms(database, () => now);
    const perform = async (operation: Operation): Promise<number> => {
      const done = await operations.perform(operation, BY);
      assert.ok('number' in done, JSON.stringify(done));
      return done.number;
    };
    await perform({ kind: 'change-form', round_id: 1, questions: QUESTIONS });
    await perform({ kind: 'switch-form', round_id: 1, is_on: true });
    return {
      forms,
      operations,
      perform,
      today,
      now: () => now,
      received: createReceivedFeedbackStore(database, today),
      goOn: (days: number) => {
        now = now.add({ days });
      },
      async link(key = KEY) {
        const link = await forms.createLink(key, MANAGER);
        assert.ok(link !== null);
        return link.secret;
      },
      async found(secret: string): Promise<Invitation> {
        const found = await forms.find(secret);
        assert.ok(found !== null);
        return found;
      },
      async submit(secret: string, values: Readonly<Record<string, AnswerValue>>, version = 1) {
        const done = await forms.submit(secret, { version, answers: answersOf(values) });
        assert.ok(done !== null);
        return done;
      },
      rows: () => database.reader.selectFrom('feedback_answers').selectAll().orderBy('question').execute(),
      entries: async () => (await operations.history({ limit: 50 })).length,
    };
  }

  suite(`feedback forms in ${kind.name}`, kind.options, () => {
    test('take answers once, record the feedback as received, and let them be corrected for seven days', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      const { forms, found, link, submit, rows, received, entries, goOn, operations } = await filled(opened);
      const secret = await link();
      assert.match(secret, /^[\w-]{22}$/);
      const { name, partner, round, state, form, given, isReceived } = await found(secret);
      assert.deepEqual([name, partner, round.title, state], ['Ada', 'Bea', 'Chemistry', 'open']);
      assert.deepEqual([form?.questions, given, isReceived], [QUESTIONS, null, false]);
      const before = await entries();
      const first = await submit(secret, { rating: 2, change: 'More time.', private: 'Not asked.' });
      assert.equal(first.isSaved, true);
      assert.deepEqual(first.invitation.given?.answers, answersOf({ rating: 2, change: 'More time.' }));
      assert.deepEqual(
        (await rows()).map((row) => [row.question, row.kind, row.value, row.attention]),
        [
          ['change', 'long_text', '"More time."', null],
          ['rating', 'rating', '2', 'open'],
        ],
      );
      const { items } = await received.page({ limit: 5, offset: 0 }, {});
      assert.deepEqual(
        items.map((item) => [item.person, item.partner, item.round, String(item.received_on), item.source]),
        [['ada@example.org', 'bea@example.org', 'Chemistry', '2026-01-15', 'form']],
      );
      assert.equal(
        said((await operations.history({ limit: 1 }))[0]),
        'Chemistry, mentee Ada Example (1): received on 2026-01-15 (form)',
      );
      // The same once more changes nothing.
      const kept = await rows();
      goOn(1);
      await submit(secret, { rating: 2, change: 'More time.' });
      assert.deepEqual([await rows(), await entries()], [kept, before + 1]);
      const corrected = await submit(secret, { rating: 4 });
      assert.deepEqual(corrected.invitation.given?.answers, answersOf({ rating: 4 }));
      assert.deepEqual(
        (await rows()).map(({ attention, submitted_at }) => [attention, submitted_at]),
        [[null, kept[0]?.submitted_at]],
      );
      assert.equal(await entries(), before + 1);
      goOn(7);
      assert.equal((await found(secret)).mayAnswer, false);
      assert.equal((await submit(secret, { rating: 5 })).isSaved, false);
      assert.deepEqual((await found(secret)).given?.answers, answersOf({ rating: 4 }));
      assert.equal(await forms.find('A'.repeat(22)), null);
      assert.equal(await forms.submit('A'.repeat(22), { version: 1, answers: new Map() }), null);
    });

    test('take answers that are sent twice at once as one, and those of another pair apart', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      const { found, link, submit, rows, entries } = await filled(opened);
      const [secret, other] = [await link(), await link({ ...KEY, role: 'mentor' })];
      const before = await entries();
      await Promise.all([submit(secret, { rating: 3 }), submit(secret, { rating: 3 })]);
      assert.deepEqual([(await rows()).length, await entries()], [1, before + 1]);
      const theirs = await found(other);
      assert.deepEqual([theirs.name, theirs.partner, theirs.given], ['Bea', 'Ada', null]);
      await submit(other, { rating: 1, private: 'For mentors.' });
      assert.deepEqual((await found(secret)).given?.answers, answersOf({ rating: 3 }));
    });

    test('keep the answers when the receipt is undone, and add them to one of somebody else', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      const { found, link, submit, operations, received, perform, goOn, today } = await filled(opened);
      const secret = await link();
      await submit(secret, { rating: 3 });
      const [entry] = await operations.history({ limit: 1 });
      assert.ok('number' in (await operations.undo(entry?.number ?? 0, BY)));
      const undone = await found(secret);
      assert.deepEqual([undone.isReceived, undone.given?.answers], [false, answersOf({ rating: 3 })]);
      // It is owed again, so it can be answered again, whenever that is.
      goOn(30);
      assert.equal((await submit(secret, { rating: 3, change: 'Nothing.' })).isSaved, true);
      const count = async () => (await received.page({ limit: 5, offset: 0 }, {})).count;
      assert.equal(await count(), 1);

      const other = await link({ ...KEY, role: 'mentor' });
      await perform({
        kind: 'receive-feedback',
        key: { ...KEY, role: 'mentor' },
        received_on: today().subtract({ days: 3 }),
        source: 'typeform',
      });
      assert.equal((await submit(other, { rating: 5 })).isSaved, true);
      const { items } = await received.page({ limit: 5, offset: 0 }, { role: 'mentor' });
      assert.deepEqual(
        items.map((item) => [item.source, String(item.received_on)]),
        [['typeform', today().subtract({ days: 3 }).toString()]],
      );
    });

    test('are closed too early, too late, and when nobody asks any more', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      const { found, forms, link, submit, operations, perform, goOn, today } = await filled(
        opened,
        SINCE.subtract({ days: 1 }),
      );
      const secret = await link();
      const early = await found(secret);
      assert.deepEqual([early.state, String(early.opens)], ['early', SINCE.toString()]);
      assert.equal((await submit(secret, { rating: 3 })).isSaved, false);
      goOn(1);
      assert.equal((await found(secret)).state, 'open');
      for (const [operation, state] of [
        [{ kind: 'switch-form', round_id: 1, is_on: false }, 'off'],
        [{ kind: 'switch-round', round_id: 1, cohort: null, active: false }, 'off'],
        [{ kind: 'waive-feedback', key: KEY }, 'waived'],
      ] as const) {
        const number = await perform(operation);
        assert.equal((await found(secret)).state, state);
        assert.equal((await submit(secret, { rating: 3 })).isSaved, false);
        assert.equal(await forms.createLink(KEY, MANAGER), null);
        assert.ok('number' in (await operations.undo(number, BY)));
      }
      // Long after it was due, and after the pair has ended.
      goOn(200);
      await perform({ kind: 'change-status', relation_id: 1, transition: 'complete', on: today() });
      goOn(60);
      assert.equal((await found(secret)).state, 'open');
      goOn(1);
      assert.equal((await found(secret)).state, 'over');
    });

    test('keep the questions that were answered, and take answers to what was seen', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      const { found, link, submit, operations, perform } = await filled(opened);
      const [secret, other] = [await link(), await link({ ...KEY, role: 'mentor' })];
      const changed = questionsOf(...QUESTIONS, question('more'));
      const replaced = await perform({ kind: 'change-form', round_id: 1, questions: changed });
      assert.deepEqual((await found(secret)).form?.version, 1);
      await submit(secret, { rating: 3, more: 'Yes.' });
      // The answers would have no questions.
      const refused = await operations.undo(replaced, BY);
      assert.equal(
        refusalSaid(refused),
        `Entry ${replaced} cannot be undone: the form of round 1 is now used by an answer of relation r1.`,
      );
      await perform({ kind: 'change-form', round_id: 1, questions: QUESTIONS });
      assert.deepEqual((await found(secret)).form?.questions, changed);
      assert.deepEqual((await found(other)).form, {
        round_id: 1,
        version: 2,
        is_on: true,
        questions: QUESTIONS,
      });
      // Who had the page open before is not asked to begin again.
      assert.equal((await submit(other, { rating: 3, more: 'No.' }, 1)).isSaved, true);
      assert.deepEqual((await found(other)).given?.answers, answersOf({ rating: 3, more: 'No.' }));
      const again = await operations.preview(
        { kind: 'change-form', round_id: 1, questions: QUESTIONS },
        null,
      );
      assert.match(refusalSaid(again), /The form of “Chemistry” is so already/);
    });

    test('go along with a merged person, and come back with them', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      const { found, link, submit, operations, perform } = await filled(opened);
      const twice = await perform({
        kind: 'create-person',
        role: 'mentee',
        full_name: 'Ada Again',
        email: 'ada.again@example.org',
      });
      const id = (await operations.entry(twice))?.changes[0]?.after;
      assert.ok(id && 'id' in id);
      await perform({
        kind: 'create-relation',
        mentee: Number(id.id),
        mentor: 2,
        manager_id: null,
        cohort: '2026',
        start: SINCE,
        end: null,
        status: 'matched',
      });
      const secret = await link({ ...KEY, relation_id: 4 });
      await submit(secret, { rating: 3, change: 'More.' });
      const merged = await perform({ kind: 'merge-people', keep_id: 1, remove_id: Number(id.id) });
      const { key, name, given } = await found(secret);
      assert.deepEqual([key.relation_id, name], [1, 'Ada']);
      assert.deepEqual(given?.answers, answersOf({ rating: 3, change: 'More.' }));
      assert.ok('number' in (await operations.undo(merged, BY)));
      assert.deepEqual((await found(secret)).key.relation_id, 4);
      assert.deepEqual((await found(await link())).given, null);
    });

    test('keep a pair from going while it has answers, also when its import is undone', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      const { link, submit, operations, perform, today } = await filled(opened);
      await importRows(opened, {
        participants: [mentee('Nina'), mentor('Olaf')],
        relations: [relation('Olaf', 'Nina', { start: SINCE })],
      });
      const [imported] = await operations.history({ limit: 1 });
      const secret = await link({ ...KEY, relation_id: 4 });
      await submit(secret, { rating: 3 });
      assert.ok('number' in (await operations.undo((imported?.number ?? 0) + 1, BY)));
      assert.match(
        refusalSaid(await operations.undo(imported?.number ?? 0, BY)),
        /is now used by an answer of relation r4/,
      );
      assert.match(
        refusalSaid(await operations.preview({ kind: 'delete-relation', relation_id: 4 }, null)),
        /feedbacks of it were received/,
      );
      // A link alone keeps nothing.
      await link();
      await perform({ kind: 'delete-relation', relation_id: 1 });
      assert.deepEqual(await createProgrammeStore(opened, today).list(), []);
    });

    test('give links to whoever may change the pair', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      const { forms, found, link } = await filled(opened);
      const coordinator: Reader = { ...MANAGER, role: 'coordinator', onlyManager: 'maria@example.org' };
      const viewer: Reader = { ...MANAGER, role: 'viewer', scopes: new Set(scopesOf('viewer')) };
      for (const reader of [coordinator, viewer]) assert.equal(await forms.createLink(KEY, reader), null);
      assert.equal(await forms.createLink({ ...KEY, round_id: 2 }, MANAGER), null);
      assert.equal(await forms.createLink({ ...KEY, relation_id: 99 }, MANAGER), null);
      assert.equal((await found(await link())).given, null);
    });

    test('are bounded, so that asking for a link again and again ends the oldest', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      const { forms, found, link, goOn } = await filled(opened);
      const first = await link();
      goOn(1);
      const others: string[] = [];
      for (let count = 0; count < 60; count++) others.push(await link());
      assert.equal(await forms.find(first), null);
      assert.equal((await found(others.at(-1) ?? '')).given, null);
      const { rows } = await sql`select digest from form_links`.execute(opened.reader);
      assert.ok(rows.length <= 51, `${rows.length} links`);
    });

    test('come with reminders and letters, and with what somebody asks for who has lost them', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      const { forms, submit, goOn, now } = await filled(opened, SINCE.add({ days: 30 }));
      const reminders = createReminderStore(opened);
      await reminders.saveSettings({ ...(await reminders.readSettings()), enabled: true });
      const due = (facts: ReminderFacts) => composeDue(facts, now().toPlainDateTime(), TERMS);
      const secretsIn = (text: string) =>
        [...text.matchAll(/https:\/\/mentoring\.example\.org\/feedback\/([^/]+)\//g)].map(
          ([, one = '']) => one,
        );
      const queued = async () => await createOutbox(opened).list(['queued'], 10);
      const links = async () =>
        (await opened.reader.selectFrom('form_links').select('digest').execute()).length;

      // A preview makes no link that works.
      const shown = await reminders.preview(now(), due);
      assert.deepEqual(secretsIn(shown.map(({ text }) => text).join()), ['…', '…']);
      assert.deepEqual([await reminders.enqueue(now(), 'example.org', due), await links()], [2, 2]);
      const [toAda] = (await queued()).filter(({ recipient }) => recipient.email === 'ada@example.org');
      const [secret = ''] = secretsIn(toAda?.text ?? '');
      assert.match(
        toAda?.html ?? '',
        new RegExp(`<a href="https://mentoring.example.org/feedback/${secret}/">`),
      );
      assert.equal((await forms.find(secret))?.name, 'Ada');
      // What is sent is what was queued while it says the same; where it is written anew, its links work.
      const review = createReminderReview(
        { BASE_URL: TERMS.baseUrl, TIME_ZONE: 'UTC' },
        TERMS,
        opened,
        reminders,
      );
      assert.ok(toAda !== undefined);
      assert.deepEqual(await review(toAda, now().toInstant()), { verdict: 'send' });
      const rewritten = await review({ ...toAda, subject: 'Another' }, now().toInstant());
      assert.ok(rewritten.verdict === 'rewrite');
      await opened.write((transaction) => rewriteMessage(transaction, toAda.id, rewritten.message));
      const [fresh = ''] = secretsIn((await queued()).find(({ id }) => id === toAda.id)?.text ?? '');
      assert.notEqual(fresh, secret);
      for (const one of [fresh, secret]) assert.equal((await forms.find(one))?.name, 'Ada');

      // A letter that is sent twice is sent once, with other secrets though it is written twice.
      const letter = (facts: ReminderFacts) =>
        composeLetters(facts, [KEY], new Map(), now().toPlainDate(), TERMS).map(({ message, ownText }) => {
          assert.deepEqual(secretsIn(ownText), []);
          return message;
        });
      const sent = [
        await reminders.enqueue(now(), 'example.org', letter),
        await reminders.enqueue(now(), 'example.org', letter),
      ];
      assert.deepEqual(sent, [1, 0]);

      const lost = (email: string) => (facts: ReminderFacts) =>
        composeLinks(facts, email, now().toPlainDateTime(), TERMS);
      const ask = (email: string) => reminders.enqueue(now(), 'example.org', lost(email));
      assert.deepEqual([await ask('Ada@Example.org'), await ask('ada@example.org')], [1, 0]);
      assert.equal(await ask('nobody@example.org'), 0);
      await submit(secret, { rating: 4 });
      goOn(1);
      assert.equal(await ask('ada@example.org'), 0);
    });

    test('note that somebody wishes to be called, once they have answered', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      const { forms, found, link, submit, rows } = await filled(opened);
      const secret = await link();
      assert.equal(await forms.requestCall(secret), false);
      await submit(secret, { rating: 3 });
      assert.equal((await found(secret)).given?.wantsCall, false);
      for (let times = 0; times < 2; times++) assert.equal(await forms.requestCall(secret), true);
      assert.deepEqual(
        (await rows()).map((row) => [row.question, row.value, row.attention]),
        [
          ['call_requested', '"yes"', 'open'],
          ['rating', '3', null],
        ],
      );
      await submit(secret, { rating: 4 });
      assert.equal((await found(secret)).given?.wantsCall, true);
    });

    test('lose the texts by and about somebody who is erased, and count on', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      const { forms, found, link, submit, rows, received } = await filled(opened);
      const [own, partners] = [await link(), await link({ ...KEY, role: 'mentor' })];
      await submit(own, { rating: 2, change: 'Bea is late.' });
      await forms.requestCall(own);
      await submit(partners, { rating: 5, private: 'Ada is great.' });
      const eraser = createEraser(opened, TEST_DIGESTS);
      const person = await eraser.findPerson('bea@example.org');
      assert.ok(person !== null);
      await eraser.erasePerson(person, day('2026-01-20'));
      assert.deepEqual(
        (await rows()).map((row) => [row.role, row.question, row.value, row.attention]),
        [
          ['mentee', 'rating', '2', null],
          ['mentor', 'rating', '5', null],
        ],
      );
      assert.equal((await received.page({ limit: 5, offset: 0 }, {})).count, 2);
      for (const secret of [own, partners]) {
        assert.equal((await found(secret)).state, 'erased');
        assert.equal((await submit(secret, { rating: 3 })).isSaved, false);
        assert.equal(await forms.requestCall(secret), false);
      }
    });
  });
}
