/** The file of the rows that an import rejected: to be mended and imported again. */

import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { suite, test } from 'node:test';
import { PARTICIPANTS, RELATION_HEADER, smallProgramme } from '../support/small-programme.ts';

/** Line 3 begins a row that takes two lines; line 5 is bad twice. */
const PEOPLE = [
  'Role;Full name;E-mail;Notes',
  'mentor;Dora Example;dora@example.org;first',
  'mentee;"Emil; or Emile";emil.example.org;"two',
  'lines"',
  'coach;"=1+1";;',
  '',
].join('\r\n');

suite('the rejected rows', { concurrency: 2 }, () => {
  test('stand in a file with the columns and the separator of theirs, and the reasons', async () => {
    await using place = await smallProgramme();
    await place.write('people.csv', PEOPLE);
    const { status, output } = await place.run('import', 'people.csv');
    assert.equal(status, 1);
    assert.match(output, /are in rejected\/people\.csv: correct them there, and import that file\.$/m);
    const bytes = await readFile(join(place.folder, 'rejected/people.csv'));
    const expected = [
      'Role;Full name;E-mail;Notes;line;column;reason',
      'mentee;"Emil; or Emile";emil.example.org;"two',
      'lines";3;email;“emil.example.org” is not an e-mail address: it has no @. Write an address such as name@example.org.',
      "coach;'=1+1;;;5;role email;“coach” is none of mentee and mentor. It must not be empty. Write an e-mail address.",
      '',
    ].join('\n');
    assert.equal(bytes.toString().replaceAll('\r\n', '\n'), `\uFEFF${expected}`);
  });

  test('are taken when they are mended, under whatever name', async () => {
    await using place = await smallProgramme();
    await place.write('people.csv', PEOPLE);
    await place.run('import', 'people.csv', '--skip-bad');
    // A row that is bad twice is one.
    assert.match(await place.done('audit'), /participants: 1 created, 2 bad$/m);
    const rejected = await place.read('rejected/people.csv');
    await place.write('rejected/people.csv', rejected.replace('emil.example.org;', 'emil@example.org;'));
    // One is still bad; what is mended already is not lost.
    const half = await place.run('import', 'rejected/people.csv');
    assert.equal(half.status, 1);
    assert.match(half.output, /^The bad rows with their reasons are in rejected\/people-2\.csv: /m);
    const mended = (await place.read('rejected/people.csv')).replace(
      "coach;'=1+1;;",
      "mentor;'=1+1;f@example.org;",
    );
    await place.write('rejected/people.csv', mended);
    const all = await place.run('import', 'rejected/people.csv');
    assert.deepEqual(
      [all.status, /^2 rows read: 2 changed something\.$/m.test(all.output)],
      [0, true],
      all.output + all.errors,
    );
    assert.equal(existsSync(join(place.folder, 'rejected/people-2.csv')), false);
    assert.equal(await place.read('rejected/people.csv'), mended);
    await place.done('export', 'out', '--only', 'participants');
    const people = await place.read('out/participants.csv');
    for (const name of ['Dora Example', 'Emil; or Emile', "'=1+1"])
      assert.ok(people.includes(`,${name},`), name);
    await place.write('people.csv', mended.split('\r\n')[0]?.replace(/;line;column;reason.*/s, '\n') ?? '');
    await place.done('import', 'people.csv');
    assert.equal(
      existsSync(join(place.folder, 'rejected/people.csv')),
      false,
      'no row of it is bad any more',
    );
  });

  test('are told with their wrong value once, however long it is', async () => {
    await using place = await smallProgramme();
    const long = 'a role that nobody has '.repeat(5).trim();
    await place.write('people.csv', `role,full_name,email\n${long},Emil Example,emil@example.org\n`);
    const { output } = await place.run('import', 'people.csv');
    assert.match(output, /^people\.csv, line 2, role: “a role that .*…” is none of mentee and mentor\./m);
  });

  test('of relations keep the reasons of the relations', async () => {
    await using place = await smallProgramme();
    const row = (status: string): string =>
      `anna@example.org,clara@example.org,,2026,2026-02-03,,${status},2026-02-03,"a reason, with a comma"\n`;
    await place.write('relations.csv', `${RELATION_HEADER}\n${row('sleeping')}`);
    assert.equal((await place.run('import', 'relations.csv', '--rejected', 'bad/rows')).status, 1);
    const rejected = await place.read('bad/rows/relations.csv');
    assert.match(rejected, /^\uFEFF.*,status_since,reason,line,column,reason\r?\n/);
    assert.match(rejected, /,"a reason, with a comma",2,status,"“sleeping” is none of /);
    await place.write('bad/rows/relations.csv', rejected.replace(',sleeping,', ',matched,'));
    assert.match(
      await place.done('import', 'bad/rows/relations.csv'),
      /^1 row read: 1 changed something\.$/m,
    );
    await place.done('export', 'out', '--only', 'relations');
    assert.ok((await place.read('out/relations.csv')).endsWith(row('matched')));
  });

  test('of two files with one name do not take each other’s place', async () => {
    await using place = await smallProgramme();
    await place.write('a/people.csv', `${PARTICIPANTS}mentor,,one@example.org,\n`);
    await place.write('b/people.csv', `${PARTICIPANTS}mentor,,two@example.org,\n`);
    await place.write('c/people.csv', PARTICIPANTS);
    await place.run('import', 'a/people.csv', 'b/people.csv', 'c/people.csv');
    assert.match(await place.read('rejected/people.csv'), /one@example\.org/);
    assert.match(await place.read('rejected/people-2.csv'), /two@example\.org/);
  });

  test('of a text that is called a workbook stand in a file that is called a text', async () => {
    await using place = await smallProgramme();
    await place.write('people.xlsx', PEOPLE);
    const { output } = await place.run('import', 'people.xlsx');
    assert.match(output, /are in rejected\/people\.csv: /);
  });

  test('that cannot be kept are told all the same', async () => {
    await using place = await smallProgramme();
    await place.write('people.csv', PEOPLE);
    await place.write('rejected', 'a file, not a folder');
    const { status, output, errors } = await place.run('import', 'people.csv', '--skip-bad');
    assert.equal(status, 0);
    assert.match(errors, /^The bad rows cannot be kept in rejected: /m);
    assert.match(output, /^people\.csv, line 3, email: /m);
    assert.match(output, /^3 rows read: 1 changed something\. 2 bad left out\.$/m);
  });
});
