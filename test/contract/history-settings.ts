/** What the history promises of changes beside the programme: an entry with before and after, taken back and done again. */

import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { OPEN_ACCESS_CALLER } from '../../src/domain/access.ts';
import { cellOf } from '../../src/domain/operations/rows.ts';
import { KEPT_DISMISSALS } from '../../src/domain/operations/unassigned-feedback.ts';
import type { HistoryNote } from '../../src/domain/origin.ts';
import type { SelectionFacts } from '../../src/domain/outbox.ts';
import { composeSelection } from '../../src/mail/selection.ts';
import { createAccountStore, createTokenStore } from '../../src/store/accounts/accounts.ts';
import type { Database } from '../../src/store/database.ts';
import { createEraser } from '../../src/store/erasure/eraser.ts';
import {
  createFeedbackIntake,
  createUnassignedFeedbackStore,
  forgetDismissed,
} from '../../src/store/feedbacks/feedback-intake.ts';
import { createImportMappingStore } from '../../src/store/import/mappings.ts';
import { createOutbox } from '../../src/store/mail/outbox.ts';
import { createReminderStore } from '../../src/store/mail/reminders.ts';
import { createSelectionMail } from '../../src/store/mail/selection-mail.ts';
import { createProgrammeOperations } from '../../src/store/operations/programme-operations.ts';
import { createCourseStore } from '../../src/store/records/records.ts';
import { refusalSaid, said } from '../support/said.ts';
import { TEST_DIGESTS } from '../support/secret-key.ts';
import type { DatabaseKind } from './database-kind.ts';
import { comparable, newCourse } from './examples.ts';
import { dump, TODAY } from './importing.ts';
import { fillMentored } from './mentored.ts';

const MARIA: HistoryNote = { who: 'Maria', account_id: 7, reason: null };
const BY = { by: null, note: MARIA };

function historyOf(database: Database) {
  const operations = createProgrammeOperations(database, () => TODAY);
  const undo = async (number: number): Promise<number> => {
    const outcome = await operations.undo(number, MARIA);
    assert.ok('number' in outcome, JSON.stringify(outcome));
    return outcome.number;
  };
  return {
    undo,
    operations,
    newest: async () => (await operations.history({ limit: 1 }))[0],
    async refusal(number: number): Promise<string> {
      const [preview, outcome] = [await operations.previewUndo(number), await operations.undo(number, MARIA)];
      assert.ok('refused' in preview && 'refused' in outcome);
      assert.equal(refusalSaid(preview), refusalSaid(outcome));
      return refusalSaid(outcome);
    },
  };
}

/** Runs the suite over a kind of database. */
export function settingHistoryContract(kind: DatabaseKind): void {
  suite(`the history of settings in ${kind.name}`, kind.options, () => {
    test('courses, texts and times come back as they were, and as they were changed to', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      const { undo, operations, newest } = historyOf(opened);
      const [courses, reminders] = [createCourseStore(opened), createReminderStore(opened)];
      const template = { kind: 'reminder', round_id: 0, language: 'de', subject: 'S', body: 'B' } as const;
      const state = async () => ({
        courses: (await courses.list()).map(comparable),
        settings: JSON.stringify(await reminders.readSettings()),
        templates: await reminders.templates(),
      });
      const changes: readonly (readonly [summary: string, work: () => Promise<unknown>])[] = [
        ['Created the course “C”', () => courses.add(newCourse({ title: 'C' }), undefined, MARIA)],
        [
          'Changed the course “D”: title, short name',
          () => courses.change(1, { title: 'D', gsheet_name: 'X' }, undefined, MARIA),
        ],
        ['Switched the course “D” off', () => courses.change(1, { deactivated: true }, undefined, MARIA)],
        [
          'Changed when reminders are sent',
          async () => reminders.saveSettings({ ...(await reminders.readSettings()), days_after: [2] }, MARIA),
        ],
        ['Changed the text of reminders in German', () => reminders.saveTemplate(template, MARIA)],
        ['Took back the text of reminders in German', () => reminders.resetTemplate(template, MARIA)],
      ];
      const numbers: number[] = [];
      const states = [await state()];
      for (const [summary, work] of changes) {
        const version = await courses.version();
        await work();
        states.push(await state());
        const entry = await newest();
        assert.deepEqual([said(entry), entry?.who, entry?.account_id], [summary, 'Maria', 7]);
        numbers.push(entry?.number ?? 0);
        assert.equal((await courses.version()) === version, !summary.includes('course'));
      }
      const changed = (await operations.entry(numbers[2] ?? 0))?.changes;
      assert.deepEqual(
        changed?.map(({ before, after }) =>
          [before, after].map((row) => row && Reflect.get(row, 'deactivated')),
        ),
        [[false, true]],
      );
      // What changes nothing has no entry.
      await courses.change(1, { title: 'D' }, undefined, MARIA);
      assert.equal((await newest())?.number, numbers.at(-1));

      const undone: number[] = [];
      for (const [index, number] of [...numbers.entries()].toReversed()) {
        undone.push(await undo(number));
        assert.deepEqual(await state(), states[index], changes[index]?.[0] ?? '');
      }
      for (const [index, number] of undone.toReversed().entries()) {
        await undo(number);
        assert.deepEqual(await state(), states[index + 1], changes[index]?.[0] ?? '');
      }
      assert.equal((await courses.add(newCourse())).id, 2);
    });

    test('an undo is refused where somebody has changed the same since, and leaves it', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      const { refusal } = historyOf(opened);
      const courses = createCourseStore(opened);
      await courses.add(newCourse({ title: 'C' }), undefined, MARIA);
      await courses.change(1, { code: 77 });
      assert.match(await refusal(1), /Entry 1 cannot be undone: the course “.*” was changed since/);
      assert.equal((await courses.find(1))?.code, 77);
    });

    test('an entry from before a column was added is shown and undone with the value that the column got', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      const { undo, operations } = historyOf(opened);
      const courses = createCourseStore(opened);
      await courses.add(newCourse({ title: 'C' }), undefined, MARIA);
      await courses.change(1, { title: 'D' }, undefined, MARIA);
      await opened.write(async (transaction) => {
        for (const row of await transaction.selectFrom('history_changes').selectAll().execute()) {
          const [before, after] = [row.before, row.after].map(
            (text) =>
              text &&
              JSON.stringify(JSON.parse(text), (name, value) => (name === 'event_w3' ? undefined : value)),
          );
          await transaction
            .updateTable('history_changes')
            .set({ before, after })
            .where('number', '=', row.number)
            .execute();
        }
      });
      const shown = await operations.entry(2);
      assert.deepEqual(
        shown?.changes.map(({ before, after }) =>
          [before, after].map((row) => row && cellOf(row, 'event_w3')),
        ),
        [['', '']],
      );
      await undo(2);
      assert.equal((await courses.find(1))?.title, 'C');
      assert.equal((await courses.find(1))?.event_w3, '');
      await undo(1);
      assert.deepEqual(await courses.list(), []);
    });

    test('an account comes back without its tokens, and somebody always manages', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      const { undo, refusal, newest, operations } = historyOf(opened);
      const [accounts, tokens] = [createAccountStore(opened), createTokenStore(opened)];
      const maria = { name: 'Maria', email: 'maria@example.org', role: 'manager' } as const;
      const nora = { name: 'Nora', email: 'nora@example.org', role: 'viewer' } as const;
      const first = await accounts.create(maria, { by: null });
      const second = await accounts.create(nora, BY);
      assert.equal(said(await newest()), 'Created the account of Nora as viewer');
      await accounts.change(second.id, { role: 'manager' }, BY);
      assert.equal(said(await newest()), 'Changed the account of Nora: role from viewer to manager');
      assert.doesNotMatch(JSON.stringify(await operations.entry(2)), /digest|secret/);
      await accounts.change(first.id, { role: 'viewer' }, BY);
      // Nora is the last manager.
      assert.match(await refusal(2), /last manager/);
      const took = await undo(3);
      await undo(2);
      assert.equal((await accounts.findById(second.id))?.role, 'viewer');
      assert.match(await refusal(took), /last manager/);

      const { token } = await tokens.issue({ account: 'Nora', scopes: ['courses:read'], expires_at: null });
      await accounts.remove(second.id, BY);
      const removal = (await newest())?.number ?? 0;
      assert.equal(await accounts.findByEmail(nora.email), null);
      const back = await undo(removal);
      assert.equal((await accounts.findByEmail(nora.email))?.id, second.id);
      assert.equal((await tokens.list()).find(({ id }) => id === token.id)?.revoked_at === null, false);
      await undo(back);
      assert.equal(await accounts.findByEmail(nora.email), null);
      // Somebody else has the address by now.
      const other = await accounts.create({ ...nora, name: 'Other' }, { by: null });
      const again = (await newest())?.number ?? 0;
      assert.match(await refusal(again), /account of Other has that name or e-mail address/);
      assert.equal((await accounts.findByEmail(nora.email))?.id, other.id);
    });

    test('messages that somebody sent by hand count no longer once that is undone, and again after that', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      await fillMentored(opened);
      const { undo, newest } = historyOf(opened);
      const reminders = createReminderStore(opened);
      const now = Temporal.ZonedDateTime.from('2026-11-24T10:00[Europe/Berlin]');
      const message = {
        kind: 'letter' as const,
        key: 'letter 1',
        recipient: { name: 'Ada', email: 'ada@example.org' },
        reply_to: null,
        subject: 'S',
        text: 'T',
        html: '<p>T',
        stop_url: null,
        mentions: [],
      };
      const write = () => reminders.enqueue(now, 'example.org', () => [message], MARIA);
      const states = async () =>
        (await createOutbox(opened).list(['sent', 'cancelled'], 9)).map(({ state }) => state);
      assert.deepEqual([await write(), await write()], [1, 0]);
      const noted = await newest();
      assert.equal(said(noted), 'Noted messages that were sent by hand: 1');
      const undone = await undo(noted?.number ?? 0);
      assert.deepEqual(await states(), ['cancelled']);
      assert.equal(await write(), 1, 'the same may be noted again');
      await undo((await newest())?.number ?? 0);
      await undo(undone);
      assert.deepEqual((await states()).toSorted(), ['cancelled', 'sent']);
      // Nothing is sent of what was never to be sent.
      const [cancelled] = await createOutbox(opened).list(['cancelled'], 1);
      await createOutbox(opened).retry(cancelled?.id ?? 0, now.toInstant());
      assert.deepEqual((await states()).toSorted(), ['cancelled', 'sent']);
    });

    test('of messages to a selection those are withdrawn that still wait', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      await fillMentored(opened);
      const { undo, refusal, newest } = historyOf(opened);
      const mail = createSelectionMail(opened);
      const outbox = createOutbox(opened);
      const now = Temporal.Now.zonedDateTimeISO('Europe/Berlin');
      const chosen = { of: 'pairs', ids: [1, 2, 3], roles: ['mentee', 'mentor'] } as const;
      const text = new Map([['en', { subject: 'To {name}', body: 'Hello' }]] as const);
      const terms = { sender: { name: null, email: 'mentoring@example.org' } };
      const decide = (facts: SelectionFacts) =>
        composeSelection(facts, text, TODAY, terms).drafts.map(({ message }) => message);
      const send = () => mail.send(chosen, now, 'example.org', decide, OPEN_ACCESS_CALLER, MARIA);
      const count = await send();
      assert.ok(count > 2);
      assert.equal(await send(), 0);
      const entry = (await newest())?.number ?? 0;
      const lease = (await outbox.takeLease(now.toInstant(), 0)) ?? assert.fail();
      const [first] = await lease.due(now.toInstant(), 1);
      assert.ok(first && (await lease.begin(first.id, now.toInstant())));
      const stopped = await undo(entry);
      assert.equal(said(await newest()), `Withdrew ${count - 1} of ${count} messages before they were sent`);
      assert.deepEqual(await lease.due(now.toInstant(), 9), []);
      const states = new Map((await mail.states(entry)).map(({ state, count }) => [state, count]));
      assert.deepEqual([states.get('sending'), states.get('cancelled')], [1, count - 1]);
      await undo(stopped);
      assert.equal((await lease.due(now.toInstant(), 99)).length, count - 1);
      // Of what is sent and cleared nothing is sent again.
      await undo((await newest())?.number ?? 0);
      await opened.write((transaction) =>
        transaction.updateTable('outbox').set({ text: '' }).where('state', '=', 'cancelled').execute(),
      );
      assert.match(
        await refusal((await newest())?.number ?? 0),
        /The text of a message is not stored any more/,
      );
    });

    test('a dismissed feedback comes back until it is forgotten, and an erasure takes what is kept', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      await fillMentored(opened);
      const { undo, refusal, newest } = historyOf(opened);
      const intake = createFeedbackIntake(opened, () => TODAY);
      const unassigned = createUnassignedFeedbackStore(opened, () => TODAY);
      const [nobody, said] = [
        { account: null, token: null },
        { role: null, partner: null, relation: null, round: null },
      ];
      for (const external_id of ['1', '2']) {
        const person = `who${external_id}@example.org`;
        await intake.take({ ...said, source: 'form', external_id, received_on: TODAY, person });
        await unassigned.dismiss(Number(external_id), 'a test', nobody, MARIA);
      }
      const second = (await newest())?.number ?? 0;
      assert.equal(await unassigned.count(), 0);
      const back = await undo(second - 1);
      assert.equal((await unassigned.find(1))?.person, 'who1@example.org');
      await undo(back);
      assert.equal(await unassigned.count(), 0);
      assert.match(await refusal(second - 1), /was undone by entry/);
      const eraser = createEraser(opened, TEST_DIGESTS);
      const erased = await eraser.findPerson('who1@example.org');
      assert.ok(erased !== null);
      await eraser.erasePerson(erased, TODAY);
      assert.match(
        await refusal(back + 1),
        /the feedback has since been assigned or dismissed, or it was removed/,
      );

      const now = Temporal.Now.instant();
      await forgetDismissed(opened, now.add({ hours: 24 * (KEPT_DISMISSALS - 1) }));
      await undo(await undo(second));
      await forgetDismissed(opened, now.add({ hours: 24 * (KEPT_DISMISSALS + 1) }));
      assert.match(await refusal((await newest())?.number ?? 0), /erased|removed/);
      assert.deepEqual(
        (await dump(opened)).filter((line) => /who\d@/.test(line)),
        [],
      );
    });

    test('an erasure takes the person out of what is kept of sheets', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      await fillMentored(opened);
      const mappings = createImportMappingStore(opened);
      const naming = { manager_email: { koordinatorin: 'Ada@example.org' } };
      const sheet = { key: 'a', header: ['Wer'], kind: 'relations', sources: {}, date_order: null } as const;
      await mappings.remember([{ ...sheet, values: naming }]);
      const eraser = createEraser(opened, TEST_DIGESTS);
      const ada = await eraser.findPerson('ada@example.org');
      assert.ok(ada !== null);
      await eraser.erasePerson(ada, TODAY);
      assert.deepEqual(
        (await dump(opened)).filter((line) => /ada@example/i.test(line)),
        [],
      );
    });
  });
}
