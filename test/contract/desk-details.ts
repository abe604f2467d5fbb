/** What the desk tells of one pair and of one person, by an example: Bea mentors Ada, who mentors Cleo herself. */

import assert from 'node:assert/strict';
import type { Desk, PairFeedback } from '../../src/domain/desk/desk-reader.ts';
import { dueReasonText } from '../../src/domain/due-feedbacks.ts';
import type { Operation } from '../../src/domain/operations/operation.ts';
import { composeDue } from '../../src/mail/compose.ts';
import type { Database } from '../../src/store/database.ts';
import { createDeskReader } from '../../src/store/desk/desk-reader.ts';
import { createReminderStore } from '../../src/store/mail/reminders.ts';
import { createProgrammeOperations } from '../../src/store/operations/programme-operations.ts';
import { day, email, importRows, manager, mentee, mentor, relation, TODAY } from './importing.ts';

const NOW = Temporal.ZonedDateTime.from('2026-11-21T10:00[Europe/Berlin]');
const TERMS = {
  baseUrl: 'https://mentoring.example.org',
  sender: { name: 'Mentoring', email: 'm@example.org' },
};

const shown = ({ round, role, state, due_date, received_on, moved_to, reason }: PairFeedback): string =>
  `${round.title}, ${role}: ${state}, due ${due_date}${received_on === null ? '' : `, in on ${received_on}`}${
    moved_to === null ? '' : ', moved'
  }; ${reason && dueReasonText(reason)}`;

/** Checks it in an empty database. */
export async function tellsEverything(database: Database): Promise<void> {
  await importRows(database, {
    managers: [manager('Maria'), manager('Otto')],
    participants: [mentee('Ada'), mentee('Cleo'), mentor('Bea'), mentor('Ada')],
    relations: [
      relation('Bea', 'Ada', { manager_email: email('Maria'), cohort: 'Spring' }),
      relation('Ada', 'Cleo', { manager_email: email('Otto') }),
    ],
  });
  const reminders = createReminderStore(database);
  await reminders.saveSettings({ ...(await reminders.readSettings()), enabled: true, quiet_weekdays: [] });
  const added = await reminders.enqueue(NOW, 'example.org', (facts) =>
    composeDue(facts, NOW.toPlainDateTime(), TERMS),
  );
  assert.equal(added, 3, 'one to each of Ada, Bea and Cleo');
  const operations = createProgrammeOperations(database, () => TODAY);
  const perform = async (operation: Operation, reason: string | null): Promise<void> => {
    const done = await operations.perform(operation, { who: 'Maria', account_id: null, reason });
    assert.ok('number' in done, JSON.stringify(done));
  };
  const desk = createDeskReader(database, () => TODAY).seenBy(null);
  const marias = createDeskReader(database, () => TODAY).seenBy('Maria@example.org ');
  const [bea, ada] = await Promise.all(['bea', 'ada'].map((name) => desk.findPeople(name, 'mentor', 5)));
  const [adas] = await desk.findPeople(' ÁDA  exam', 'mentee', 5);
  assert.ok(adas !== undefined && bea?.[0] !== undefined && ada?.[0] !== undefined);
  const pairs = await desk.pairs(
    { search: 'bea ada' },
    { by: 'mentee', descending: false },
    { limit: 5, offset: 0 },
  );
  const id = pairs.items[0]?.relation_id ?? 0;
  assert.equal(pairs.count, 1);
  assert.equal(pairs.items[0]?.owed, 6);
  assert.equal((await desk.pair(id))?.undeletable, null);
  const key = (round_id: number, role: 'mentee' | 'mentor') => ({ relation_id: id, round_id, role });
  await perform(
    { kind: 'receive-feedback', key: key(1, 'mentee'), received_on: day('2026-05-20'), source: 'form' },
    null,
  );
  await perform({ kind: 'move-feedback', key: key(2, 'mentor'), due_date: day('2026-12-01') }, 'on leave');
  await perform({ kind: 'waive-feedback', key: key(3, 'mentee') }, 'agreed');

  // What a manager does with a pair is no sign of it, whether it is undone or not.
  const handed = { kind: 'change-relation', relation_id: id, patch: { end: day('2027-01-31') } } as const;
  const done = await operations.perform(handed, { who: 'Maria', account_id: null, reason: null });
  assert.ok('number' in done);
  assert.equal(`${(await desk.pair(id))?.last_sign_of_life}`, '2026-05-20');
  await operations.undo(done.number, { who: 'Maria', account_id: null, reason: null });
  assert.equal(`${(await desk.pair(id))?.last_sign_of_life}`, '2026-05-20');
  const pair = await desk.pair(id);
  assert.deepEqual(pair?.feedbacks.map(shown), [
    'Chemistry, mentee: received, due 2026-05-18, in on 2026-05-20; 14 days after the start on 2026-05-04',
    'Chemistry, mentor: owed, due 2026-05-18; 14 days after the start on 2026-05-04',
    'Mid Program, mentee: owed, due 2026-08-02; 90 days after the start on 2026-05-04, because there is no end',
    'Mid Program, mentor: upcoming, due 2026-12-01, moved; another date was set: on leave',
    'Final, mentee: waived, due 2026-10-31; 180 days after the start on 2026-05-04, because there is no end',
    'Final, mentor: owed, due 2026-10-31; 180 days after the start on 2026-05-04, because there is no end',
  ]);
  assert.equal(pair.feedbacks[4]?.exception_reason, 'agreed');
  assert.equal(pair.manager?.first_name, 'Maria');
  assert.deepEqual(
    pair.transitions.map(({ name }) => name),
    ['hold', 'complete', 'end'],
  );
  assert.equal(pair.undeletable, 'received');
  // Ada's message names Bea, and Bea's Ada; Cleo's is about another pair.
  assert.deepEqual(pair.messages.map(({ role, state }) => `${role} ${state}`).toSorted(), [
    'mentee queued',
    'mentor queued',
  ]);
  const rows = await desk.openByKeys([key(3, 'mentor'), key(1, 'mentee'), key(2, 'mentor')]);
  assert.deepEqual(
    rows.map((row) => `${row.round.title} ${row.person.full_name} ${row.partner.full_name} ${row.days_late}`),
    ['Final Bea Example Ada Example 21', 'Mid Program Bea Example Ada Example -10'],
  );
  assert.ok(rows.every(({ last_reminder }) => last_reminder !== null));

  await perform(
    { kind: 'change-status', relation_id: id, transition: 'hold', on: day('2026-11-20') },
    'away',
  );
  const held = await desk.pair(id);
  assert.deepEqual(
    held?.feedbacks.map(({ state }) => state),
    ['received', 'paused', 'paused', 'paused', 'waived', 'paused'],
  );
  assert.deepEqual([held.status, held.since.toString(), held.owed], ['on_hold', '2026-11-20', 0]);

  await reminders.setStopped(email('Ada'), true);
  const person = await desk.person(adas.id);
  assert.ok(person !== null && person.pause !== null);
  assert.equal(person.other?.id, ada[0].id);
  assert.deepEqual([person.pairs.length, person.feedbacks.length], [1, 3]);
  // Who is mentee and mentor is one person; who has the same name and another address is not.
  assert.deepEqual([person.called, held.mentor.called], ['Ada Example', 'Bea Example']);
  const twin = {
    role: 'mentee',
    full_name: 'Ada Example',
    email: 'twin@example.org',
    external_id: null,
  } as const;
  await perform({ kind: 'create-person', ...twin }, null);
  const found = await desk.findPeople('ada', null, 5);
  assert.deepEqual(found.map(({ called }) => called).toSorted(), [
    'Ada Example (ada@example.org)',
    'Ada Example (ada@example.org)',
    'Ada Example (twin@example.org)',
  ]);
  // Nobody is told of what others look after, nor of those who share a name with their own.
  assert.equal((await marias.person(adas.id))?.called, 'Ada Example');
  assert.equal((await marias.person(adas.id))?.other, null);
  assert.equal(await marias.person(ada[0].id), null);
  assert.deepEqual(await marias.findPeople('cleo', null, 5), []);
  const { managers, cohorts } = await marias.choices();
  assert.deepEqual([managers.map(({ first_name }) => first_name), cohorts], [['Maria'], ['Spring']]);
  assert.deepEqual((await desk.choices()).cohorts, ['', 'Spring']);
  const open = async (reader: Desk) =>
    (await reader.managers()).map(({ first_name, open_pairs }) => [first_name, open_pairs]);
  assert.deepEqual(
    [await open(marias), await open(desk)],
    [
      [['Maria', 1]],
      [
        ['Maria', 1],
        ['Otto', 1],
      ],
    ],
  );
}
