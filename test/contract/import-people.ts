/** What imports of managers and participants promise: who is who, and what becomes of the rows. */

import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import type { Database } from '../../src/store/database.ts';
import { createProgrammeStore } from '../../src/store/due-feedbacks.ts';
import type { DatabaseKind } from './database-kind.ts';
import { dump, email, importRows, manager, mentee, mentor, type Rows, TODAY } from './importing.ts';

/** Everybody as `role id name e-mail external-id`. */
async function people(database: Database): Promise<readonly string[]> {
  const { participants } = await createProgrammeStore(database, () => TODAY).read();
  return participants.map(({ role, id, full_name, email: own, external_id }) =>
    [role, id, full_name.split(' ')[0], own.split('@')[0], external_id].join(' ').trim(),
  );
}

const PEOPLE = {
  participants: [mentee('Ada', { external_id: 'A' }), mentee('Bea', { external_id: 'B' }), mentor('Cleo')],
} as const satisfies Rows;

export function importPeopleContract(kind: DatabaseKind): void {
  suite(`imports of people into ${kind.name}`, kind.options, () => {
    test('managers are told by their e-mails', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      const rows = { managers: [manager('Maria', { last_name: 'Muster' }), manager('Nora', { id: 7 })] };
      assert.deepEqual((await importRows(opened, rows)).managers, ['created', 'created']);
      const told = await importRows(opened, {
        managers: [
          manager('Maria'),
          manager('Norah', { email: email('Nora') }),
          manager('Maria', { id: 9 }),
          manager('Olga', { id: 7 }),
          manager('Marja', { email: email('Maria') }),
          manager('Olga'),
        ],
      });
      const expected = [
        /^unchanged$/,
        /^changed$/,
        /^id: Maria has the id 1 here/,
        /^id: It is the id of Norah here/,
        /^first_name: It says otherwise than line 1 of managers\.csv, where it is “Maria”/,
        /^created$/,
      ];
      for (const [index, text] of expected.entries()) assert.match(told.managers?.[index] ?? '', text);
      const { managers } = await createProgrammeStore(opened, () => TODAY).read();
      assert.deepEqual(
        managers.map(({ id, first_name, last_name }) => [id, first_name, last_name]),
        [
          [1, 'Maria', 'Muster'],
          [7, 'Norah', null],
          [8, 'Olga', null],
        ],
      );
    });

    test('participants are told by role and e-mail, or external id', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      await importRows(opened, PEOPLE);
      const told = await importRows(opened, {
        participants: [
          mentee('Ada', { email: email('Neu'), external_id: 'A' }),
          mentor('Ada', { external_id: 'A' }),
          mentee('Cleo', { external_id: 'C' }),
          mentee('Bea', { external_id: 'X' }),
          mentee('Neu', { external_id: 'B' }),
          mentor('Cleo', { external_id: 'B' }),
          mentee('Dora', { id: 2 }),
          mentee('Dora', { id: 20 }),
          mentee('Emil'),
        ],
      });
      const expected = [
        /^changed$/,
        /^created$/,
        /^created$/,
        /^external_id: Bea Example \(2\) has the external id “B”/,
        /^full_name: It says otherwise than line 1 of/,
        /^changed$/,
        /^id: It is the id of Bea Example \(2\) here/,
        /^created$/,
        /^created$/,
      ];
      for (const [index, text] of expected.entries()) assert.match(told.participants?.[index] ?? '', text);
      assert.deepEqual(await people(opened), [
        'mentee 1 Ada neu A',
        'mentee 2 Bea bea B',
        'mentor 3 Cleo cleo B',
        'mentor 4 Ada ada A',
        'mentee 5 Cleo cleo C',
        'mentee 20 Dora dora',
        'mentee 21 Emil emil',
      ]);
    });

    test('an e-mail may go from one to another once it is given up', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      await importRows(opened, PEOPLE);
      const told = await importRows(opened, {
        participants: [
          mentee('Ada', { email: email('Neu'), external_id: 'A' }),
          mentee('Bea', { email: email('Ada'), external_id: 'B' }),
          mentee('Dora', { email: email('Bea') }),
        ],
      });
      assert.deepEqual(told.participants, ['changed', 'changed', 'created']);
      assert.deepEqual(await people(opened), [
        'mentee 1 Ada neu A',
        'mentee 2 Bea ada B',
        'mentor 3 Cleo cleo',
        'mentee 4 Dora bea',
      ]);
    });

    test('an e-mail that is somebody else’s is refused, also where the two would exchange theirs', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      await importRows(opened, PEOPLE);
      const before = await dump(opened);
      const told = await importRows(opened, {
        participants: [
          mentee('Ada', { email: email('Bea'), external_id: 'A' }),
          mentee('Bea', { email: email('Ada'), external_id: 'B' }),
        ],
      });
      for (const [index, other] of ['Bea Example \\(2\\)', 'Ada Example \\(1\\)'].entries()) {
        assert.match(
          told.participants?.[index] ?? '',
          new RegExp(`^external_id: The external id belongs to .*, the e-mail to ${other}`),
        );
      }
      assert.deepEqual(await dump(opened), before);
    });

    test('an external id that looks like another one’s e-mail is no contradiction', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      const told = await importRows(opened, {
        participants: [
          mentee('Ada', { external_id: email('Bea') }),
          mentee('Bea'),
          mentee('Cleo', { external_id: 'id' }),
        ],
      });
      assert.deepEqual(told.participants, ['created', 'created', 'created']);
    });

    test('an empty cell clears nothing, and the same name is nobody’s', async () => {
      await using database = await kind.create();
      const opened = await database.open();
      await importRows(opened, PEOPLE);
      const told = await importRows(opened, {
        participants: [mentee('Ada'), mentee('Other', { full_name: 'Ada Example' })],
      });
      assert.deepEqual(told.participants, ['unchanged', 'created']);
      assert.ok((await people(opened)).includes('mentee 1 Ada ada A'));
    });
  });
}
