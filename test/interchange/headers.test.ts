/** How the kind of a file is told, and how its columns are found. */

import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { noteText } from '../../src/cli/import-report.ts';
import { KINDS } from '../../src/domain/imported-rows.ts';
import { csvLine } from '../../src/interchange/formats/csv-text.ts';
import { columnNamesOf } from '../../src/interchange/kinds/tables.ts';
import { UNKNOWN_PERSON } from '../support/unknown-person.ts';
import { complaints, goodRows, read, refusal } from './files.ts';

const PAIR = 'mentor_email,mentee_email';

suite('the kind', () => {
  for (const kind of KINDS) {
    test(`is told from the canonical columns: ${kind}`, async () => {
      const { table, rows } = await read(csvLine(columnNamesOf(kind)));
      assert.deepEqual([table.kind, table.columns, table.notes, rows], [kind, columnNamesOf(kind), [], []]);
    });
  }

  const told: readonly (readonly [string, string])[] = [
    ['Vorname;Nachname;E-Mail-Adresse', 'managers'],
    ['Imię\tNazwisko\tAdres e-mail', 'managers'],
    ['Jméno;Příjmení;E-mailová adresa', 'managers'],
    ['Record ID,First Name,Last Name,Email', 'managers'],
    ['Rola;Imię i nazwisko;E-mail', 'participants'],
    ['Role,First name,Last name,Email', 'participants'],
    ['Mentor’s e-mail,Mentee’s e-mail,Start date,Expected end date,Match status', 'relations'],
    ['E-Mail des Mentors;E-Mail der Mentee;Beginn;Ende;Status', 'relations'],
    ['Email mentora;Email mentee;Data rozpoczęcia;Stan', 'relations'],
    ['#,Mentor email,Mentee email,Role,Round,Submit Date (UTC)', 'feedbacks'],
    ['Timestamp,Mentor email,Mentee email,Role,Feedback round', 'feedbacks'],
    ['Mentor,Mentor email,Mentee,Mentee email,Manager,Manager email,Start,Status,State', 'relations'],
    [`${PAIR},role,round,due_date`, 'exceptions'],
    ['"title\n(as shown)",title,code,gsheet_name', 'courses'],
    ['sep=;\ntitle;code;gsheet_name', 'courses'],
    ['\n\n  \ntitle,code,gsheet_name', 'courses'],
  ];
  for (const [header, kind] of told) {
    test(`of “${header.replaceAll('\n', '⏎').replaceAll('\t', '⇥')}” is ${kind}`, async () => {
      assert.equal((await read(`${header}\n`)).table.kind, kind);
    });
  }

  test('is what --kind says, and --role stands in for a column', async () => {
    const csv = 'First name,Last name,Email\nAnna,Nowak,anna@example.org\n';
    assert.match(
      await refusal(csv),
      /Give --role mentee or .*Give --kind managers where they are managers\.$/,
    );
    assert.equal((await read(csv, { kind: 'managers' }, 'mentors.csv')).table.kind, 'managers');
    const mentee = {
      id: null,
      role: 'mentee',
      full_name: 'Anna Nowak',
      email: 'anna@example.org',
      ...UNKNOWN_PERSON,
      former_emails: null,
      former_external_ids: null,
    };
    assert.deepEqual(await goodRows(csv, { kind: 'participants', role: 'mentee' }), [mentee]);
    assert.deepEqual(await goodRows(csv, { role: 'mentee' }, 'mentees.csv'), [mentee]);
  });
});

suite('columns', () => {
  test('of how people are reached are read by their other names', async () => {
    const csv =
      'Rolle;Name;E-Mail;Telefonnummer;Firma;Wohnort\nMentor;Bea Example;bea@example.org;+49 30  1234;Example Ltd;\n';
    const [row] = await goodRows(csv);
    assert.deepEqual(
      { ...UNKNOWN_PERSON, ...row },
      { ...row, phone: '+49 30 1234', organisation: 'Example Ltd', city: null },
    );
  });

  test('that are unknown are told', async () => {
    const { table } = await read('Email,First name,Shoe size,,Notes\n', { kind: 'managers' });
    assert.deepEqual(table.notes, [{ code: 'unknown-columns', columns: ['Shoe size', 'Notes'] }]);
    const many = Array.from({ length: 20 }, (_, index) => `c${index}`);
    const [note] = (await read(`email,first_name,${many.join()}\n`)).table.notes;
    assert.ok(note !== undefined);
    assert.match(noteText(note, table), /“c11” and 8 more\.$/);
  });

  test('of a role count before --role', async () => {
    const { table } = await read('role,name,email\n', { role: 'mentor' });
    assert.deepEqual(table.notes, [{ code: 'own-roles' }]);
    const { table: other } = await read('title,code,gsheet_name\n', { role: 'mentor' });
    assert.deepEqual(other.notes, [{ code: 'no-role' }]);
  });

  test('of times in UTC are read as such', async () => {
    const header = '#,Mentor email,Mentee email,Role,Round,Submit Date (UTC)';
    const [row] = await goodRows(
      `${header}\nabc,a@example.org,b@example.org,mentee,Final,2026-05-04 23:30:00\n`,
    );
    assert.ok(row !== undefined && 'received_on' in row && 'external_id' in row);
    assert.deepEqual([String(row.received_on), row.external_id], ['2026-05-05', 'abc']);
  });

  test('may have fewer cells in a row, but not more', async () => {
    const csv = 'first_name,email,last_name\nA,a@example.org\nB,b@example.org,Bo,,\nC,c@example.org,Co,x\n';
    assert.deepEqual(await complaints(csv), [
      '4 row: It has 4 cells, but the header names 3 columns. Put a cell with a separator in it in quotation marks.',
    ]);
  });
});

suite('a file is refused', () => {
  const refused: readonly (readonly [string, string, string, Parameters<typeof read>[1]?, string?])[] = [
    [
      'whose kind nobody knows',
      'a,b\n1,2\n',
      'list.csv does not match any kind of table. It has “a” and “b”. None of them is known. Rename its columns, or name its kind with --kind.',
    ],
    [
      'that lacks something of each kind',
      'name,email\n',
      'list.csv does not match any kind of table. It has “name” and “email”. For participants it lacks “role” (or --role); for managers it lacks “first_name”; for rounds it lacks “order”, “counts_from” and “owed_by”. Rename its columns, or name its kind with --kind.',
    ],
    [
      'that has no header',
      'Anna,anna@example.org\n',
      'list.csv does not match any kind of table. It has “Anna” and “anna@example.org”. None of them is known. Its first row seems to hold data; the first row must name the columns. Rename its columns, or name its kind with --kind.',
    ],
    [
      'that lacks a column of its kind',
      'first_name,emial\n',
      'list.csv has no column “email”, which managers need. It has “first_name” and “emial”. Did you mean “emial”? Rename it to “email”.',
      { kind: 'managers' },
    ],
    [
      'that lacks columns of its kind',
      'full_name,address\n',
      'list.csv has no columns “role” and “email”, which participants need. It has “full_name” and “address”. Give --role mentee or --role mentor where all rows are of one role. Name the column “email” or “e_mail”.',
      { kind: 'participants' },
    ],
    [
      'with the same column twice',
      'Email,first_name,email\n',
      'list.csv has the column “Email” twice, as columns 1 and 3. Remove or rename one of them.',
    ],
    [
      'with a column and a synonym of it',
      'email,first_name,E-Mail-Adresse\n',
      'list.csv has two columns for email, “email” and “E-Mail-Adresse” (columns 1 and 3). Remove or rename one of them.',
    ],
    [
      'with an unknown column twice',
      'email,first_name,Notes,Notes\n',
      'list.csv has the column “Notes” twice, as columns 3 and 4. Remove or rename one of them.',
    ],
    [
      'with a quotation mark that is never closed',
      'first_name,email\nA,a@example.org\n"B\nb",b@example.org\nC,"c@example.org\nD,d@example.org\n',
      'list.csv, the row that begins on line 5: a quotation mark is opened in column 2 and never closed. Close or remove it.',
    ],
    [
      'with a single quotation mark in a quoted cell',
      'first_name,email\n"A "the" B",a@example.org\n',
      'list.csv, the row that begins on line 2: a quotation mark in column 1 is inside a quoted cell. Double it: “""”.',
    ],
    [
      'with a quotation mark in a cell without',
      'first_name,email\n\n\nA "B,a@example.org\n',
      'list.csv, the row that begins on line 4: a quotation mark in column 1 is inside a cell that does not begin with one. Put the whole cell in quotation marks, and double those inside it.',
    ],
    [
      'with a row that does not end',
      `first_name,email\nA,"${'x'.repeat(4 * 1024 * 1024 + 1)}"\n`,
      'list.csv, the row that begins on line 2 is longer than 4 million characters. Perhaps a quotation mark in column 2 is never closed.',
    ],
  ];
  for (const [name, content, message, options] of refused) {
    test(name, async () => assert.equal(await refusal(content, options), message));
  }
});
