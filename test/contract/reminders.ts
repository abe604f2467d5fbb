/** What the store of reminders promises: what is decided comes into the outbox once, and stopping holds. */

import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { sql } from 'kysely';
import { createReminderReview } from '../../src/app/mail-sender.ts';
import { DEFAULT_REMINDER_SETTINGS } from '../../src/domain/reminder-settings.ts';
import type { ReminderFacts } from '../../src/domain/reminder-store.ts';
import { composeDue } from '../../src/mail/compose.ts';
import { incrementRevision } from '../../src/store/collections.ts';
import type { Database } from '../../src/store/database.ts';
import { createProgrammeStore, refreshDueFeedbacks } from '../../src/store/due-feedbacks.ts';
import { createEraser } from '../../src/store/erasure/eraser.ts';
import { createOutbox, markRestoredAsDoubtful } from '../../src/store/mail/outbox.ts';
import { createReminderStore } from '../../src/store/mail/reminders.ts';
import { createProgrammeOperations } from '../../src/store/operations/programme-operations.ts';
import { sending, testClock } from '../support/mail-sending.ts';
import { startMailServer } from '../support/mail-server.ts';
import { TEST_DIGESTS } from '../support/secret-key.ts';
import { until } from '../support/until.ts';
import type { DatabaseKind } from './database-kind.ts';
import { email, feedback, importRows, manager, mentee, mentor, type Rows, relation } from './importing.ts';

/** Bea mentors Ada and Cleo; Maria looks after one of them. */
const ROWS = {
  managers: [manager('Maria')],
  participants: [mentee('Ada', { language: 'pl' }), mentee('Cleo'), mentor('Bea', { language: 'de' })],
  relations: [relation('Bea', 'Ada', { manager_email: email('Maria') }), relation('Bea', 'Cleo')],
} as const satisfies Rows;

const NOW = Temporal.ZonedDateTime.from('2026-11-24T10:00[Europe/Berlin]');
const TERMS = {
  baseUrl: 'https://mentoring.example.org',
  sender: { name: 'Mentoring', email: 'm@example.org' },
};
const decideAt = (now: Temporal.ZonedDateTime) => (facts: ReminderFacts) =>
  composeDue(facts, now.toPlainDateTime(), TERMS);

const enqueueAt = (database: Database, now: Temporal.ZonedDateTime) =>
  createReminderStore(database).enqueue(now, 'example.org', decideAt(now));

const recipients = async (database: Database, state: 'queued' | 'cancelled' | 'doubtful') =>
  (await createOutbox(database).list([state], 100)).map(({ recipient }) => recipient.email).toSorted();

export function reminderStoreContract(kind: DatabaseKind): void {
  suite(`reminders in ${kind.name}`, kind.options, () => {
    test('come into the outbox once, in the language of each person, and end where somebody stops them', async () => {
      await using place = await kind.create();
      const database = await place.open();
      await importRows(database, ROWS);
      const store = createReminderStore(database);
      assert.equal(await enqueueAt(database, NOW), 0, 'they are off until they are switched on');
      await store.saveSettings({ ...(await store.readSettings()), enabled: true, digest_weekday: 2 });
      const settings = await store.readSettings();
      assert.equal(settings.opens.toString(), '09:00:00');
      // What is seen before is what is sent then.
      const seen = await store.preview(NOW, decideAt(NOW));
      assert.deepEqual(await recipients(database, 'queued'), []);
      const [one, other] = [await place.open(), await place.open()];
      const added = await Promise.all([enqueueAt(one, NOW), enqueueAt(other, NOW)]);
      assert.deepEqual(added.toSorted(), [0, 4]);
      assert.deepEqual(seen.map(({ recipient, kind: of }) => `${of} ${recipient.email}`).toSorted(), [
        'digest maria@example.org',
        ...['ada', 'bea', 'cleo'].map((name) => `reminder ${name}@example.org`),
      ]);
      const messages = await createOutbox(database).list(['queued'], 100);
      const toBea = messages.find(({ recipient }) => recipient.email === email('Bea'));
      assert.match(
        toBea?.text ?? '',
        /^- Erster Eindruck – Ada Example – fällig am .*\n(?:.*\n)*?- .* – Cleo Example/m,
      );
      assert.equal(toBea?.reply_to?.email, email('Maria'));
      assert.match(
        messages.find(({ recipient }) => recipient.email === email('Ada'))?.text ?? '',
        /^Dzień dobry/,
      );
      assert.match(
        messages.find(({ recipient }) => recipient.email === email('Maria'))?.text ?? '',
        / – due on \d{1,2} \p{Lu}\p{Ll}+ \d{4}\n(?:.*\n)*- none\n$/u,
      );
      // The programme store knows the same debts.
      const programme = await createProgrammeStore(database, () => NOW.toPlainDate()).read();
      assert.equal(programme.relations.length, 2);

      const token = /token=([\w-]+)$/.exec(toBea?.stop_url ?? '')?.[1] ?? '';
      assert.deepEqual(await store.findToken(token), { language: 'de', isStopped: false });
      assert.equal(await store.stop(token), true);
      assert.equal(await store.stop('nobody'), false);
      assert.deepEqual(await recipients(database, 'cancelled'), [email('Bea')]);
      assert.deepEqual(await store.stopped(), [email('Bea')]);
      const later = NOW.add({ days: 21 });
      const again = await store.preview(later, decideAt(later));
      assert.ok(again.every(({ recipient }) => recipient.email !== email('Bea')));
      assert.deepEqual(await store.setStopped(email('Bea'), false), [email('Bea')]);
      // Whoever had none that week may have one the same day.
      assert.ok(
        (await store.preview(later, decideAt(later))).some(
          ({ recipient }) => recipient.email === email('Bea'),
        ),
      );
    });

    test('say what is owed when they are sent, and are withdrawn where that is nothing', async () => {
      await using place = await kind.create();
      // The first attempt at each is put off, and feedback comes in before the second.
      await using server = await startMailServer({
        recipient: (_address, before) => (before < 3 ? '450 greylisted' : undefined),
      });
      const database = await place.open();
      await importRows(database, ROWS);
      const store = createReminderStore(database);
      await store.saveSettings({ ...(await store.readSettings()), enabled: true });
      assert.equal(await enqueueAt(database, NOW), 3);
      const settings = { BASE_URL: TERMS.baseUrl, TIME_ZONE: 'Europe/Berlin' };
      const review = createReminderReview(settings, TERMS, await place.open(), store);
      const outbox = createOutbox(database);
      await using sender = sending(database, server, testClock(NOW.toInstant()), review);
      await until(() => sender.results.length === 3);
      const before = await outbox.list(['queued'], 10);
      assert.equal(before.length, 3, 'nothing has changed, so they are sent as they are');
      const rounds = ['Chemistry', 'Mid Program', 'Final'];
      await importRows(
        database,
        {
          feedbacks: [
            ...rounds.map((round) => feedback('Bea', 'Cleo', { round, received_on: NOW.toPlainDate() })),
            feedback('Bea', 'Ada', { round: 'Chemistry', received_on: NOW.toPlainDate() }),
          ],
        },
        { today: NOW.toPlainDate() },
      );
      sender.clock.advance({ minutes: 6 });
      await until(() => server.received.length === 2);
      await until(async () => {
        const { sent, cancelled } = await outbox.counts();
        return sent === 2 && cancelled === 1;
      });
      assert.deepEqual(await recipients(database, 'cancelled'), [email('Cleo')]);
      assert.equal((await outbox.list(['cancelled'], 1))[0]?.reply, 'what it reminded of is no longer owed');
      assert.deepEqual(server.received.map(({ to }) => to).toSorted(), [email('Ada'), email('Bea')]);
      const lines = (text = '') => text.split(/\r?\n/).filter((line) => line.startsWith('- ')).length;
      const sent = await outbox.list(['sent'], 10);
      for (const { id, text, message_id, recipient } of sent) {
        const queued = before.find((one) => one.id === id);
        const gone = recipient.email === email('Ada') ? 1 : 0;
        assert.equal(lines(text), lines(queued?.text) - gone);
        assert.equal(message_id, queued?.message_id);
      }
      // Where it is owed again after all, the rule decides again on the same day.
      await database.write(async (transaction) => {
        await transaction.deleteFrom('feedbacks').execute();
        await refreshDueFeedbacks(transaction, sql`true`);
        await incrementRevision(transaction, 'programme');
      });
      assert.equal(await enqueueAt(database, NOW.add({ hours: 1 })), 1);
      assert.deepEqual(await recipients(database, 'queued'), [email('Cleo')]);
    });

    test('are a week apart by the days on which they are sent, also after an outage and a pause', async () => {
      await using place = await kind.create();
      const database = await place.open();
      await importRows(database, ROWS);
      const store = createReminderStore(database);
      await store.saveSettings({
        ...(await store.readSettings()),
        enabled: true,
        days_after: Array.from({ length: 400 }, (_, index) => index),
      });
      assert.equal(await enqueueAt(database, NOW), 3);
      const later = (days: number) => NOW.add({ days });
      const countAt = async (days: number) =>
        (await store.preview(later(days), decideAt(later(days)))).length;
      // They wait for a server that is away, however long.
      assert.equal(await countAt(7), 0);
      const sent = later(2).toInstant();
      const lease = await createOutbox(database).takeLease(sent, 0);
      for (const { id } of (await lease?.due(sent, 10)) ?? []) {
        const attempt = await lease?.begin(id, sent);
        await lease?.end(id, attempt ?? '', { state: 'sent', reply: '250' }, sent);
      }
      await lease?.release();
      assert.deepEqual([await countAt(7), await countAt(8), await countAt(9)], [0, 0, 3]);
    });

    test('are stopped also for the record that somebody is merged into', async () => {
      await using place = await kind.create();
      const database = await place.open();
      await importRows(database, ROWS);
      const store = createReminderStore(database);
      await store.saveSettings({ ...(await store.readSettings()), enabled: true });
      assert.equal(await enqueueAt(database, NOW), 3);
      await store.setStopped(email('Ada'), true);
      const operations = createProgrammeOperations(database, () => NOW.toPlainDate());
      const by = { who: 'Maria', account_id: null, reason: null };
      const merged = await operations.perform({ kind: 'merge-people', keep_id: 2, remove_id: 1 }, by);
      assert.ok('number' in merged, JSON.stringify(merged));
      assert.deepEqual(await store.stopped(), [email('Cleo')]);
      assert.deepEqual(await recipients(database, 'cancelled'), [email('Ada'), email('Cleo')]);
    });

    test('leave nothing of somebody who is erased, and are in doubt after a restore', async () => {
      await using place = await kind.create();
      const database = await place.open();
      await importRows(database, ROWS);
      const store = createReminderStore(database);
      await store.saveSettings({ ...(await store.readSettings()), enabled: true });
      await enqueueAt(database, NOW);
      const eraser = createEraser(database, TEST_DIGESTS);
      const ada = await eraser.findPerson(email('Ada'));
      assert.ok(ada !== null);
      await eraser.erasePerson(ada, NOW.toPlainDate());
      const all = await createOutbox(database).list(['queued', 'cancelled'], 100);
      // Bea's names Ada; Cleo's does not.
      assert.deepEqual(all.map(({ state, recipient }) => `${state} ${recipient.email}`).toSorted(), [
        'cancelled erased@erased.invalid',
        'cancelled erased@erased.invalid',
        `queued ${email('Cleo')}`,
      ]);
      // Random keys may hold the letters, too.
      assert.ok(!/\bada\b/i.test(JSON.stringify(all)));
      assert.equal(
        await createOutbox(database).retry(
          all.find(({ state }) => state === 'cancelled')?.id ?? 0,
          NOW.toInstant(),
        ),
        'cancelled',
      );
      assert.deepEqual(await recipients(database, 'queued'), [email('Cleo')]);
      await database.write(markRestoredAsDoubtful);
      assert.deepEqual(await recipients(database, 'doubtful'), [email('Cleo')]);
    });

    test('have templates by round and language, and settings, until they are reset', async () => {
      await using place = await kind.create();
      const database = await place.open();
      const store = createReminderStore(database);
      const template = {
        kind: 'reminder',
        round_id: 3,
        language: 'de',
        subject: 'S',
        body: '{owed}',
      } as const;
      await store.saveTemplate(template);
      await store.saveTemplate({ ...template, subject: 'T' });
      assert.deepEqual(await store.templates(), [{ ...template, subject: 'T' }]);
      assert.equal(await store.resetTemplate(template), true);
      assert.equal(await store.resetTemplate(template), false);
      const settings = {
        ...DEFAULT_REMINDER_SETTINGS,
        enabled: true,
        days_before: [],
        days_after: [0, 7],
        quiet_weekdays: [7],
        quiet_days: [Temporal.PlainDate.from('2026-12-24')],
        opens: Temporal.PlainTime.from('08:30'),
        closes: Temporal.PlainTime.from('18:00'),
        language: 'cs' as const,
        digest_weekday: 5,
        paused_until: Temporal.PlainDate.from('2027-01-04'),
      };
      await store.saveSettings(settings);
      assert.equal(JSON.stringify(await store.readSettings()), JSON.stringify(settings));
    });
  });
}
