/** What every audit promises. */

import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { AuditEvent, AuditFilter } from '../../src/domain/audit.ts';
import type { Origin } from '../../src/domain/origin.ts';
import { createTokenStore } from '../../src/store/accounts/accounts.ts';
import { createAuditLog } from '../../src/store/audit.ts';
import type { Database } from '../../src/store/database.ts';
import { createEraser } from '../../src/store/erasure/eraser.ts';
import { createCourseStore } from '../../src/store/records/records.ts';
import { createSmartGoalStore } from '../../src/store/records/smart-goals.ts';
import { TEST_DIGESTS } from '../support/secret-key.ts';
import type { DatabaseKind } from './database-kind.ts';
import { newCourse, newGoal } from './examples.ts';
import { importRows, manager, mentee, mentor, relation } from './importing.ts';

/** All events that fit, in one list, each without its time. */
async function eventsOf(
  database: Database,
  filter: AuditFilter = {},
): Promise<readonly Omit<AuditEvent, 'at'>[]> {
  const events: AuditEvent[] = [];
  for await (const part of createAuditLog(database).read(filter)) events.push(...part);
  return events.map(({ at: _at, ...event }) => event);
}

/** A token of an account of this name, as whoever uses it is known. */
async function originOf(database: Database, account: string): Promise<Origin> {
  const { token } = await createTokenStore(database).issue({ account, scopes: ['admin'], expires_at: null });
  return { account: token.account, token: token.id, key: null };
}

/** Runs the suite over a kind of database. */
export function auditLogContract(kind: DatabaseKind): void {
  suite(`the audit in ${kind.name}`, kind.options, () => {
    test('tells who created what; of nobody it tells nothing', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      assert.deepEqual(await eventsOf(opened), []);
      const ada = await originOf(opened, 'ada');
      const { id } = await createCourseStore(opened).add(newCourse(), ada);
      await createCourseStore(opened).add(newCourse());
      const goal = await createSmartGoalStore(opened).add(newGoal(), ada);
      const by = { account: { id: 1, name: 'ada' }, token: ada.token, times: 1, detail: null };
      assert.deepEqual(await eventsOf(opened, { action: 'create' }), [
        { ...by, action: 'create', subject: 'courses', record: id },
        { ...by, action: 'create', subject: 'smart-goals', record: goal.id },
      ]);
    });

    test('tells what was done about tokens, and what was erased, without a word of it', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      const ada = await originOf(opened, 'ada');
      const goal = await createSmartGoalStore(opened).add(newGoal({ input: 'My secret wish' }));
      await createEraser(opened, TEST_DIGESTS).eraseGoal(goal.id);
      await createEraser(opened, TEST_DIGESTS).eraseGoal(99);
      await createTokenStore(opened).revoke(ada.token ?? 0);
      const byOperator = { account: null, token: null, times: 1, detail: null };
      assert.deepEqual(await eventsOf(opened), [
        { ...byOperator, action: 'issue', subject: 'token', record: ada.token },
        { ...byOperator, action: 'erase', subject: 'smart-goals', record: goal.id },
        { ...byOperator, action: 'revoke', subject: 'token', record: ada.token },
      ]);
      const rows = await opened.reader.selectFrom('audit_events').selectAll().execute();
      assert.ok(!JSON.stringify(rows).includes('secret'));
    });

    test('tells of imports how many rows came to what', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      const people = [mentor('Ada'), mentee('Ben')];
      const rows = {
        managers: [manager('Maria')],
        participants: people,
        relations: [relation('Ada', 'Ben')],
      };
      await importRows(opened, rows);
      await importRows(opened, { participants: [...people, mentee('Cleo')] });
      const told = (await eventsOf(opened)).map(({ action, subject, record, detail }) => [
        action,
        subject,
        record,
        detail,
      ]);
      assert.deepEqual(told, [
        ['import', 'managers', null, { created: 1 }],
        ['import', 'participants', null, { created: 2 }],
        ['import', 'relations', null, { created: 1 }],
        ['import', 'participants', null, { created: 1, unchanged: 2 }],
      ]);
    });

    test('makes one event of reads that are alike', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      const [ada, bob] = [await originOf(opened, 'ada'), await originOf(opened, 'bob')];
      const log = createAuditLog(opened);
      await log.appendReads([]);
      const read = ({ account, token }: Origin, times = 1) => ({
        account,
        token,
        subject: 'feedbacks_needed',
        times,
      });
      await log.appendReads([read(ada), read(bob), read(ada, 400_000)]);
      await log.appendReads([read(ada)]);
      const told = (await eventsOf(opened, { action: 'read' })).map(({ account, times }) => [
        account?.name,
        times,
      ]);
      assert.deepEqual(told, [
        ['ada', 400_001],
        ['bob', 1],
        ['ada', 1],
      ]);
    });

    test('is asked by time, account, action and subject', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      const [ada, bob] = [await originOf(opened, 'ada'), await originOf(opened, 'bob')];
      for (const origin of [ada, bob, ada]) await createCourseStore(opened).add(newCourse(), origin);
      await createSmartGoalStore(opened).add(newGoal(), bob);
      const count = async (filter: AuditFilter) => (await eventsOf(opened, filter)).length;
      assert.equal(await count({}), 6);
      assert.equal(await count({ account: 'ada' }), 2);
      assert.equal(await count({ account: 'nobody' }), 0);
      assert.equal(await count({ subject: 'courses', account: 'bob' }), 1);
      assert.equal(await count({ action: 'issue' }), 2);
      const now = Temporal.Now.instant();
      assert.equal(await count({ since: now.add({ minutes: 1 }) }), 0);
      assert.equal(await count({ until: now.subtract({ hours: 1 }) }), 0);
      assert.equal(await count({ since: now.subtract({ hours: 1 }), until: now.add({ minutes: 1 }) }), 6);
    });

    test('loses nothing where two connections write at once, and gives it back in order', async () => {
      await using database = await kind.create();
      const opened = [await database.open(), await database.open()];
      const [first] = opened;
      assert.ok(first !== undefined);
      const ada = await originOf(first, 'ada');
      await Promise.all(
        opened.flatMap((one) =>
          Array.from({ length: 20 }, () => createCourseStore(one).add(newCourse(), ada)),
        ),
      );
      const records = (await eventsOf(first, { action: 'create' })).map(({ record }) => record);
      assert.equal(new Set(records).size, 40);
    });
  });
}
