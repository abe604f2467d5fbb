/** That an erasure reaches every place of the schema where a name or an e-mail address can stand. */

import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { type Kysely, sql } from 'kysely';
import type { Signature } from '../../src/domain/origin.ts';
import { createAccountStore } from '../../src/store/accounts/accounts.ts';
import type { Database } from '../../src/store/database.ts';
import { createEraser } from '../../src/store/erasure/eraser.ts';
import { createProgrammeOperations } from '../../src/store/operations/programme-operations.ts';
import { createCourseStore } from '../../src/store/records/records.ts';
import { columnsTreated, type Schema, TABLE_NAMES, TABLES, type TableName } from '../../src/store/schema.ts';
import { createUploadStore } from '../../src/store/uploads.ts';
import { refusalSaid, said } from '../support/said.ts';
import { TEST_DIGESTS } from '../support/secret-key.ts';
import type { DatabaseKind } from './database-kind.ts';
import { newCourse } from './examples.ts';
import { day, email, exception, feedback, goal, importRows, mentee, SMALL, TODAY } from './importing.ts';

const XENIA = { full_name: 'Xénia Merkmal', email: 'xenia.merkmal@example.org', external_id: 'XM-4711' };
/** Every text that is planted, in other letters than the record's. */
const PLANTED = 'They said: ask XENIA MERKMAL, or write to <xenia.merkmal@example.org>.';
const JSON_COLUMNS = new Set(['audit_events.detail', 'import_mappings.mapping', 'import_mappings.header']);
const IS_LEFT = /merkmal|xm-4711/i;

/** All rows of all tables. */
async function everyRow({ reader }: Database): Promise<ReadonlyMap<TableName, readonly string[]>> {
  const lines = new Map<TableName, readonly string[]>();
  for (const table of TABLE_NAMES) {
    const { rows } = await sql<object>`select * from ${sql.table(table)}`.execute(reader);
    lines.set(
      table,
      rows.map((row) => JSON.stringify(row)),
    );
  }
  return lines;
}

/** Rows of tables that the operations of the test do not fill. */
async function fillOthers(transaction: Kysely<Schema>): Promise<void> {
  const at = '2026-11-21T02:10:54.570232Z';
  await transaction
    .insertInto('round_cohorts')
    .values({
      round_id: 1,
      cohort: 'Spring',
      counts_from: 'start',
      days: 14,
      share: null,
      days_without_end: null,
      // SQLite knows no truth values.
      owed_by_mentee: sql<boolean>`${sql.lit(1)} = 1`,
      owed_by_mentor: sql<boolean>`${sql.lit(1)} = 1`,
      active: sql<boolean>`${sql.lit(1)} = 1`,
    })
    .execute();
  await transaction
    .insertInto('forms')
    .values({ round_id: 1, version: 1, is_on: sql<boolean>`${sql.lit(1)} = 1`, questions: '[]' })
    .execute();
  // Of another pair, where the name stands in what somebody else wrote.
  const answer = { relation_id: 1, round_id: 1, role: 'mentor', version: 1, attention: 'resolved' } as const;
  for (const question of ['going', 'resolved_by', 'note']) {
    await transaction
      .insertInto('feedback_answers')
      .values({
        ...answer,
        question,
        kind: 'long_text',
        value: '"Fine."',
        submitted_at: at,
        changed_at: at,
        resolved_at: at,
        resolved_by: 'Boss',
        note: 'Called.',
      })
      .execute();
  }
  await transaction.insertInto('own_fields').values({ name: 'other_1', label: 'School' }).execute();
  const note = { at, account_id: null, text: 'Called.' } as const;
  const { mentee_id } = await transaction
    .selectFrom('relations')
    .select('mentee_id')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow();
  await transaction
    .insertInto('person_notes')
    .values({ ...note, participant_id: mentee_id })
    .execute();
  await transaction
    .insertInto('relation_notes')
    .values({ ...note, relation_id: 1 })
    .execute();
  await transaction
    .insertInto('manager_notes')
    .values({ ...note, manager_id: 1 })
    .execute();
  await transaction
    .insertInto('mail_templates')
    .values({ kind: 'digest', round_id: 0, language: 'de', subject: 'Liste', body: '{owed}' })
    .execute();
  await transaction
    .insertInto('import_mappings')
    .values({ key: 'k', header: '[]', mapping: '{}', changed_at: at })
    .execute();
  await transaction
    .insertInto('import_answers')
    .values({
      key: 'k',
      answers: JSON.stringify({ people: { [`mentee:${PLANTED}`]: PLANTED } }),
      kept_at: at,
    })
    .execute();
  const message = { kind: 'letter', reply_to_name: null, reply_to_email: null, stop_url: null } as const;
  for (const [id, column] of columnsTreated('outbox', 'of a message').entries()) {
    await transaction
      .insertInto('outbox')
      .values({
        ...message,
        id: id + 100,
        message_id: `${column}@example.org`,
        key: null,
        recipient_name: null,
        recipient_email: 'bea@example.org',
        subject: 'Hello',
        text: 'Hello',
        html: 'Hello',
        state: 'queued',
        attempts: 0,
        attempt: null,
        created_at: at,
        next_at: at,
        changed_at: at,
        reply: null,
      })
      .execute();
  }
  for (const [id, column] of ['source', 'external_id', 'person', 'partner', 'round', 'note'].entries()) {
    await transaction
      .insertInto('unassigned_feedbacks')
      .values({
        id: id + 1,
        arrived_at: at,
        source: 'typeform',
        external_id: column,
        received_on: '2026-11-21',
        reason: 'unknown person',
        role: null,
        person: null,
        partner: null,
        relation: null,
        round: null,
        state: 'open',
        entry: null,
        assigned_person: null,
        note: null,
      })
      .execute();
  }
  await transaction
    .insertInto('idempotency_keys')
    .values({
      account_id: 1,
      key: 'key',
      fingerprint: 'f',
      claimed_at: at,
      held_until: at,
      collection: null,
      record_id: null,
    })
    .execute();
}

/** Plants the text in a column, each in another row where there are several; tells whether there is a row. */
async function plant(
  queries: Kysely<Schema>,
  table: TableName,
  column: string,
  nth: number,
): Promise<boolean> {
  const keys = TABLES[table].key.map((key) => sql.ref(key));
  const { rows } = await sql<Record<string, unknown>>`select ${sql.join(keys)} from ${sql.table(table)}
    order by ${sql.join(keys)}`.execute(queries);
  const row = rows[nth % Math.max(rows.length, 1)];
  if (row === undefined) return false;
  const isRow = TABLES[table].key.map((key) => sql`${sql.ref(key)} = ${row[key]}`);
  const text = JSON_COLUMNS.has(`${table}.${column}`) ? JSON.stringify({ of: { text: PLANTED } }) : PLANTED;
  await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${text} where ${sql.join(isRow, sql` and `)}`.execute(
    queries,
  );
  return true;
}

/** Declares the suite. */
export function eraseEverywhereContract(kind: DatabaseKind): void {
  suite(`erasing everywhere in ${kind.name}`, kind.options, () => {
    test('leaves nothing of a person in any column of any table, and tells of what is not theirs alone', async () => {
      await using place = await kind.create();
      const database = await place.open();
      await importRows(database, {
        ...SMALL,
        exceptions: [exception('Bea', 'Ada', { due_date: day('2026-12-01'), reason: 'ill' })],
        feedbacks: [feedback('Bea', 'Ada', { external_id: 'a' }), feedback('Bea', 'Ada', { role: 'mentor' })],
        'smart-goals': [goal(1, {})],
      });
      const accounts = createAccountStore(database);
      await accounts.create({ name: 'Boss', email: 'boss@example.org', role: 'manager' }, { by: null });
      const own = { name: XENIA.full_name, email: XENIA.email, role: 'manager' } as const;
      const { id: account_id } = await accounts.create(own, {
        by: null,
        note: { who: 'Boss', account_id: 1, reason: null },
      });
      const by: Signature = { who: XENIA.full_name, account_id, reason: null };
      const operations = createProgrammeOperations(database, () => TODAY);
      const create = { kind: 'create-person', role: 'mentee', ...XENIA } as const;
      // The first record lives on in the history alone, and so does the former address of the second.
      const first = await operations.perform({ ...create, email: 'x.merkmal@example.org' }, by);
      assert.ok('number' in first);
      assert.ok('number' in (await operations.undo(first.number, by)));
      for (const operation of [
        { ...create, email: 'old.merkmal@example.org' },
        { kind: 'change-person', person_id: 5, patch: { email: XENIA.email } },
        { kind: 'create-manager', first_name: 'Xénia', last_name: 'Merkmal', email: XENIA.email },
        { kind: 'change-status', relation_id: 1, transition: 'hold', on: TODAY },
      ] as const)
        assert.ok('number' in (await operations.perform(operation, { ...by, reason: PLANTED })));
      await createUploadStore(database).create([{ name: 'Merkmal.csv', content: Buffer.from(PLANTED) }], {
        who: by.who,
        account_id,
      });
      const courses = createCourseStore(database);
      await courses.add(newCourse({ title: PLANTED, event_w1: PLANTED }), undefined, {
        ...by,
        reason: PLANTED,
      });
      await courses.change(1, { title: 'T', event_w1: '' }, undefined, { ...by, reason: null });
      await database.write(fillOthers);

      const reported = new Set<TableName>();
      await database.write(async (transaction) => {
        for (const table of TABLE_NAMES) {
          const theirs = columnsTreated(
            table,
            'cleared',
            'blanked',
            'removed with its row',
            'of a message',
            'reported',
          );
          if (columnsTreated(table, 'reported').length > 0) reported.add(table);
          for (const [index, column] of theirs.entries())
            assert.ok(await plant(transaction, table, column, index), `no row of ${table} to plant in`);
        }
      });
      // Whatever else their record holds.
      const found = ['full_name', 'email', 'external_id'];
      for (const column of columnsTreated('participants', 'of a record').filter(
        (name) => !found.includes(name),
      )) {
        await database.write((transaction) =>
          sql`update participants set ${sql.ref(column)} = 'XM-4711' where email = ${XENIA.email}`.execute(
            transaction,
          ),
        );
      }
      const eraser = createEraser(database, TEST_DIGESTS);
      const person = await eraser.findPerson(XENIA.email);
      assert.ok(person !== null);
      assert.deepEqual(person.goals, [1]);
      assert.deepEqual(person.reported.toSorted(), [
        'course 1',
        `the cohort “${PLANTED}”`,
        `the label “${PLANTED}”`,
        'the round “Mid Program”',
        `the round “${PLANTED}”`,
        'the template digest (de)',
        'version 1 of the form of round 1',
      ]);
      const before = await everyRow(database);
      const planted = TABLE_NAMES.filter((table) => before.get(table)?.some((line) => IS_LEFT.test(line)));
      for (const table of [
        'history_changes',
        'uploads',
        'upload_files',
        'import_answers',
        'accounts',
        'managers',
      ] as const)
        assert.ok(planted.includes(table), `nothing was planted in ${table}`);

      await eraser.erasePerson(person, TODAY, undefined, true);
      const after = await everyRow(database);
      for (const [table, lines] of after) {
        const left = lines.filter((line) => IS_LEFT.test(line));
        assert.ok(left.length === 0 || reported.has(table), `${table}: ${left.join('\n')}`);
      }
      // The records of others stay.
      for (const table of ['participants', 'relations', 'feedbacks', 'smart_goals', 'outbox'] as const)
        assert.equal(after.get(table)?.length, before.get(table)?.length, table);
      assert.match(JSON.stringify(after.get('accounts')), /boss@example\.org.*erased account 2/);
      const back = await importRows(database, {
        participants: [XENIA.email, 'old.merkmal@example.org'].map((address) =>
          mentee('Xenia', { email: address }),
        ),
      });
      assert.deepEqual(back, { participants: ['erased', 'erased'] });
    });

    test('finds a person whose creation was undone, by their address', async () => {
      await using place = await kind.create();
      const database = await place.open();
      await importRows(database, SMALL);
      const operations = createProgrammeOperations(database, () => TODAY);
      const by: Signature = { who: 'Nora', account_id: null, reason: null };
      const created = await operations.perform({ kind: 'create-person', role: 'mentee', ...XENIA }, by);
      assert.ok('number' in created);
      const undone = await operations.undo(created.number, by);
      assert.ok('number' in undone);
      const eraser = createEraser(database, TEST_DIGESTS);
      const record = { role: 'mentee', id: 4, name: XENIA.full_name, email: XENIA.email };
      const person = await eraser.findPerson(XENIA.email);
      assert.ok(person !== null);
      assert.deepEqual([person.participants, person.former], [[], [record]]);
      const { entry } = await eraser.erasePerson(person, TODAY);
      const left = [...(await everyRow(database)).values()].flat().filter((line) => IS_LEFT.test(line));
      assert.deepEqual(left, []);
      const [shown] = await operations.history({ limit: 1 });
      assert.deepEqual([shown?.number, said(shown)], [entry, 'Erased (erased) (4)']);
      assert.match(refusalSaid(await operations.undo(undone.number, by)), /a person in it has been erased/);
      assert.equal(await eraser.findPerson(XENIA.email), null);
      // What others have is theirs: an address that was a mistake, and a name that two have.
      const others: Signature = { ...by, reason: 'Ada Example said so' };
      for (const operation of [
        { kind: 'change-person', person_id: 3, patch: { email: 'typo@example.org' } },
        { kind: 'change-person', person_id: 3, patch: { email: email('Cleo') } },
        {
          kind: 'create-person',
          role: 'mentor',
          full_name: 'Ada Example',
          email: 'typo@example.org',
          external_id: null,
        },
      ] as const)
        assert.ok('number' in (await operations.perform(operation, others)));
      const cleo = await eraser.findPerson(email('Cleo'));
      assert.ok(cleo !== null);
      await eraser.erasePerson(cleo, TODAY);
      const kept = await eraser.findPerson('typo@example.org');
      assert.deepEqual(
        kept?.participants.map(({ full_name }) => full_name),
        ['Ada Example'],
      );
      assert.deepEqual(await importRows(database, { participants: [mentee('Typo')] }), {
        participants: ['created'],
      });
    });
  });
}
