/** Imports of so many rows that whole tables of SQLite are exchanged: nobody waits, nobody sees half of it, nothing is left. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ChangedMeanwhileError, type ImportSession } from '../../src/domain/import-store.ts';
import type { Database } from '../../src/store/database.ts';
import { createEraser } from '../../src/store/erasure/eraser.ts';
import { createImportStore } from '../../src/store/import/session.ts';
import { migrate } from '../../src/store/migrations/migrate.ts';
import {
  day,
  dump,
  feedback,
  importRows,
  mentee,
  publish,
  SMALL,
  TODAY,
  takeAll,
} from '../contract/importing.ts';
import { plainDatabase } from '../support/plain-database.ts';
import { createProgrammeStore } from '../support/programme-store.ts';
import { TEST_DIGESTS } from '../support/secret-key.ts';
import { UNKNOWN_PERSON } from '../support/unknown-person.ts';
import { sqliteFile } from './sqlite-databases.ts';

/** More than are written into a table that is seen. */
const MANY = Array.from({ length: 20_001 }, (_, index) => mentee(`e${index}`));

const begin = (database: Database): Promise<ImportSession> =>
  createImportStore(database, () => TODAY, TEST_DIGESTS).begin({
    kinds: ['participants', 'relations', 'feedbacks'],
  });

function definitions(file: string): readonly unknown[] {
  using connection = plainDatabase(file, { readOnly: true });
  assert.deepEqual(connection.prepare('pragma foreign_key_check').all(), []);
  return (
    connection
      .prepare('select type, name, tbl_name, sql from sqlite_master order by type, name')
      .all()
      // A renamed table has its name in quotation marks.
      .map((row) => JSON.stringify({ ...row, sql: String(row['sql']).replaceAll('"', '') }))
  );
}

test('an import of many rows exchanges tables that are the same but for their rows', async () => {
  await using place = await sqliteFile();
  const [opened, other] = [place.open(), place.open()];
  await migrate(opened);
  await importRows(opened, SMALL);
  const tables = definitions(place.file);
  const list = () => createProgrammeStore(other, () => TODAY).list();
  const [before, listed] = [await dump(other), await list()];

  // What is stopped, or overtaken by what others change, leaves nothing.
  for (const overtaken of [false, true]) {
    await using session = await begin(opened);
    await takeAll(session, { participants: MANY });
    if (overtaken) {
      const programme = createProgrammeStore(other, () => TODAY);
      await programme.change((writer) =>
        writer.changeStatus(2, { status: 'on_hold', since: day('2026-11-01'), reason: null }),
      );
      await assert.rejects(publish(session), ChangedMeanwhileError);
    } else {
      await assert.rejects(
        session.publish(() => undefined, AbortSignal.abort(new Error('stop'))),
        /stop/,
      );
      assert.deepEqual(await dump(other), before);
    }
    assert.deepEqual(definitions(place.file), tables);
  }

  await using session = await begin(opened);
  await takeAll(session, { participants: MANY, feedbacks: [feedback('Bea', 'Ada')] });
  await publish(session);
  assert.deepEqual(definitions(place.file), tables);
  const programme = await createProgrammeStore(other, () => TODAY).read();
  assert.deepEqual(
    [programme.participants.length, programme.relations.length, programme.feedbacks.length],
    [20_004, 2, 1],
  );
  assert.ok((await list()).length < listed.length);
  // The references and the names that are unique hold as before.
  const relation = { mentor_id: 2, mentee_id: 99_999, manager_id: null, cohort: 'x', end: null };
  const history = [{ status: 'matched' as const, since: TODAY, reason: null }];
  await assert.rejects(
    createProgrammeStore(other, () => TODAY).change((writer) =>
      writer.addRelation({ ...relation, start: TODAY, history }),
    ),
    /FOREIGN KEY/,
  );
  await assert.rejects(
    createProgrammeStore(other, () => TODAY).change((writer) =>
      writer.addParticipant({
        role: 'mentee',
        full_name: 'A',
        email: 'e7@example.org',
        ...UNKNOWN_PERSON,
      }),
    ),
    /UNIQUE/,
  );

  // What a process left that was killed goes with the next import, and at once with an erasure.
  const leave = (name: string) => {
    using connection = plainDatabase(place.file);
    connection.exec(`create table ${name} as select * from participants`);
  };
  leave('exchange_1_old_participants');
  await importRows(opened, SMALL);
  assert.deepEqual(definitions(place.file), tables);
  leave(`exchange_${Date.now()}_new_participants`);
  const eraser = createEraser(opened, TEST_DIGESTS);
  const person = await eraser.findPerson('e7@example.org');
  assert.ok(person !== null);
  await eraser.erasePerson(person, TODAY);
  assert.deepEqual(definitions(place.file), tables);
});
