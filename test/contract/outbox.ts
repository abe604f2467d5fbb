/** What the outbox promises: a message is sent once, whatever fails, and what is not sent is told. */

import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { MAIL_LIMITS, type MessageState, OutboxFullError } from '../../src/domain/outbox.ts';
import { MAX_ATTEMPTS } from '../../src/domain/reminder-settings.ts';
import type { Database } from '../../src/store/database.ts';
import { createOutbox } from '../../src/store/mail/outbox.ts';
import { add, newMessage, START, sending } from '../support/mail-sending.ts';
import { type Cut, startMailServer } from '../support/mail-server.ts';
import { until } from '../support/until.ts';
import type { DatabaseKind } from './database-kind.ts';

const STATES: readonly MessageState[] = ['queued', 'sending', 'sent', 'failed', 'doubtful', 'cancelled'];
const states = async (database: Database): Promise<readonly string[]> =>
  (await createOutbox(database).list(STATES, 100)).map(({ state }) => state);

export function outboxContract(kind: DatabaseKind): void {
  suite(`the outbox of ${kind.name}`, kind.options, () => {
    test('sends each message once, as it was written', async () => {
      await using place = await kind.create();
      await using server = await startMailServer();
      const database = await place.open();
      await add(database, newMessage(), newMessage({ recipient: { name: null, email: 'bea@example.org' } }));
      await using _sender = sending(database, server);
      await until(() => server.received.length === 2);
      await until(async () => (await states(database)).every((state) => state === 'sent'));
      const [mail] = server.received;
      assert.equal(mail?.from, 'mentoring@example.org');
      assert.equal(mail.to, 'ada@example.org');
      assert.match(mail.header('Message-ID'), /^<[0-9a-f-]{36}@example\.org>$/);
      assert.equal(mail.header('Date'), 'Mon, 23 Nov 2026 09:00:00 +0000');
      assert.equal(mail.header('From'), 'Mentoring <mentoring@example.org>');
      assert.match(mail.header('Reply-To'), /<maria@example\.org>$/);
      assert.equal(mail.header('Auto-Submitted'), 'auto-generated');
      assert.equal(
        mail.header('List-Unsubscribe'),
        '<https://mentoring.example.org/reminders/stop/?token=abc>',
      );
      assert.equal(mail.header('List-Unsubscribe-Post'), 'List-Unsubscribe=One-Click');
      assert.match(mail.raw, /Content-Type: multipart\/alternative/);
      assert.match(mail.raw, /\.ein Punkt am Anfang/);
      assert.equal(server.connections, 1, 'messages share a connection');
    });

    test('adds no second message with a key, and none that cannot be sent', async () => {
      await using place = await kind.create();
      const database = await place.open();
      await add(database, newMessage({ key: 'one' }));
      assert.deepEqual(await add(database, newMessage({ key: 'one' })), []);
      assert.equal((await add(database, newMessage({ key: 'two' }), newMessage({ key: 'two' }))).length, 1);
      const wrong = [
        newMessage({ recipient: { name: null, email: 'ada@example.org>\r\nRCPT TO:<x@example.org' } }),
        newMessage({ recipient: { name: null, email: 'a@example.org, b@example.org' } }),
        newMessage({ subject: 'x'.repeat(MAIL_LIMITS.subject + 1) }),
        newMessage({ text: 'x'.repeat(MAIL_LIMITS.body + 1) }),
      ];
      for (const message of wrong) await assert.rejects(add(database, message), RangeError);
      const many = Array.from({ length: MAIL_LIMITS.queued }, () => newMessage());
      await assert.rejects(add(database, ...many), OutboxFullError);
      assert.equal((await states(database)).length, 2);
    });

    test('gives up a refused recipient, and goes on with the others over the same connection', async () => {
      await using place = await kind.create();
      await using server = await startMailServer({
        recipient: (address) => (address.startsWith('gone') ? '550 no such user' : undefined),
      });
      const database = await place.open();
      await add(database, newMessage({ recipient: { name: null, email: 'gone@example.org' } }), newMessage());
      await using _sender = sending(database, server);
      await until(() => server.received.length === 1);
      await until(async () => (await createOutbox(database).counts()).sent === 1);
      const [failed] = await createOutbox(database).list(['failed'], 10);
      assert.equal(failed?.recipient.email, 'gone@example.org');
      assert.match(failed.reply ?? '', /^550 no such user/);
      assert.equal(server.connections, 1);
    });

    test('waits where the server puts it off, and keeps the Message-ID', async () => {
      await using place = await kind.create();
      await using server = await startMailServer({
        recipient: (_address, before) => (before === 0 ? '450 greylisted' : undefined),
        message: (before) => (before === 0 ? '451 not now' : undefined),
      });
      const database = await place.open();
      await add(database, newMessage());
      const [added] = await createOutbox(database).list(['queued'], 1);
      await using sender = sending(database, server);
      for (const [attempts, reply] of [
        [1, /^450 greylisted/],
        [2, /^451 not now/],
      ] as const) {
        await until(() => sender.results.length === attempts);
        const [waiting] = await createOutbox(database).list(STATES, 1);
        assert.equal(waiting?.state, 'queued');
        assert.equal(waiting.attempts, attempts);
        assert.match(waiting.reply ?? '', reply);
        assert.ok(Temporal.Instant.compare(waiting.next_at, sender.clock.now()) > 0);
        sender.clock.advance({ minutes: 6 });
      }
      await until(() => server.received.length === 1);
      assert.equal(server.received[0]?.header('Message-ID'), `<${added?.message_id}>`);
    });

    test('gives a message up in the end', async () => {
      await using place = await kind.create();
      await using server = await startMailServer({ recipient: () => '450 never' });
      const database = await place.open();
      const [id = 0] = await add(database, newMessage());
      const lease = await createOutbox(database).takeLease(START, 0);
      for (let attempts = 1; attempts < MAX_ATTEMPTS; attempts++)
        await lease?.postpone(id, { state: 'queued', reply: 'not yet', next_at: START }, START);
      await lease?.release();
      await using _sender = sending(database, server);
      await until(async () => (await states(database))[0] === 'failed');
      assert.match((await createOutbox(database).list(STATES, 1))[0]?.reply ?? '', /^450 never/);
    });

    test('sends a message again whose connection broke before it was handed over', async () => {
      const cuts: readonly Cut[] = ['connect', 'EHLO', 'MAIL', 'RCPT', 'DATA'];
      await using place = await kind.create();
      await using server = await startMailServer({ cut: (before) => cuts[before] });
      const database = await place.open();
      await add(database, newMessage());
      await using sender = sending(database, server);
      const attemptsOf = async () => (await createOutbox(database).list(['queued'], 1))[0]?.attempts;
      for (const [index, cut] of cuts.entries()) {
        await until(async () => (await attemptsOf()) === index + 1);
        assert.deepEqual(server.received, [], cut);
        sender.clock.advance({ hours: 2 });
      }
      await until(async () => (await states(database))[0] === 'sent');
      assert.equal(server.received.length, 1);
    });

    for (const cut of ['body', 'reply'] as const satisfies readonly Cut[]) {
      test(`does not send a message again that the server may have, as the connection broke at ${cut}`, async () => {
        await using place = await kind.create();
        await using server = await startMailServer({ cut: (before) => (before === 0 ? cut : undefined) });
        const database = await place.open();
        await add(database, newMessage());
        const before = await createOutbox(database).list(['queued'], 1);
        await using sender = sending(database, server);
        await until(async () => (await states(database))[0] === 'doubtful');
        sender.clock.advance({ hours: 72 });
        await add(database, newMessage({ recipient: { name: null, email: 'bea@example.org' } }));
        await until(() => server.received.some(({ to }) => to === 'bea@example.org'));
        const toAda = () => server.received.filter(({ to }) => to === 'ada@example.org');
        assert.equal(toAda().length, cut === 'reply' ? 1 : 0);
        // Somebody who has asked may have it sent again: with the same Message-ID.
        const id = before[0]?.id ?? 0;
        assert.equal(await createOutbox(database).retry(id, sender.clock.now()), 'doubtful');
        await until(async () => (await states(database)).every((state) => state === 'sent'));
        assert.deepEqual(
          new Set(toAda().map((mail) => mail.header('Message-ID'))),
          new Set([`<${before[0]?.message_id}>`]),
        );
      });
    }

    test('lets one of several processes send', async () => {
      await using place = await kind.create();
      await using server = await startMailServer();
      const databases = [await place.open(), await place.open(), await place.open()];
      const people = Array.from({ length: 30 }, (_, index) => `person-${index}@example.org`);
      await using _senders = new AsyncDisposableStack();
      // None of them is taken for dead, however busy the machine is.
      const pauses = { silence: 60_000 };
      for (const database of databases) _senders.use(sending(database, server, undefined, undefined, pauses));
      const [database] = databases;
      assert.ok(database !== undefined);
      for (const email of people) await add(database, newMessage({ recipient: { name: null, email } }));
      await until(async () => (await createOutbox(database).counts()).sent === people.length);
      assert.deepEqual(server.received.map(({ to }) => to).toSorted(), people.toSorted());
    });

    test('goes on where a process is silent, and leaves in doubt what it was handing over', async () => {
      await using place = await kind.create();
      await using server = await startMailServer();
      const [killed, alive] = [await place.open(), await place.open()];
      await add(killed, newMessage(), newMessage({ recipient: { name: null, email: 'bea@example.org' } }));
      const lease = await createOutbox(killed).takeLease(START, 0);
      const [first] = (await lease?.due(START, 1)) ?? [];
      const attempt = await lease?.begin(first?.id ?? 0, START);
      assert.ok(lease && first && attempt, 'the first process is handing a message over');
      await using _sender = sending(alive, server);
      // The server has a message a moment before its state says so.
      await until(async () => (await states(alive)).includes('sent'));
      assert.equal(server.received.length, 1);
      assert.equal(server.received[0]?.to, 'bea@example.org');
      assert.deepEqual(await states(alive), ['sent', 'doubtful']);
      // It was not dead, and knows better; but it may not begin anything.
      assert.equal(await lease.renew(), false);
      assert.equal(await lease.begin(first.id, START), null);
      await lease.end(first.id, attempt, { state: 'sent', reply: '250 ok' }, START);
      assert.deepEqual(await states(alive), ['sent', 'sent']);
    });

    test('cancels what waits, and nothing else', async () => {
      await using place = await kind.create();
      const database = await place.open();
      const [id = 0] = await add(database, newMessage());
      const outbox = createOutbox(database);
      assert.equal(await outbox.retry(id, START), 'queued');
      assert.equal(await outbox.cancel(id, START), 'queued');
      assert.equal(await outbox.cancel(id, START), 'cancelled');
      assert.equal(await outbox.cancel(4711, START), null);
      assert.deepEqual(await states(database), ['cancelled']);
      assert.equal(await outbox.retry(id, START), 'cancelled');
      assert.deepEqual(await states(database), ['queued']);
    });
  });
}
