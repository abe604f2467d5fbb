/** `mentoring import`: all or nothing, and how it is told. */

import assert from 'node:assert/strict';
import { chmod, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { suite, test } from 'node:test';
import { contentDigest } from '../support/database-content.ts';
import { runProgram } from '../support/program.ts';
import { RELATIONS, SMALL_FILES, smallProgramme, writeSmallFiles } from '../support/small-programme.ts';
import { workplace } from '../support/workplace.ts';

/** A user of every Unix machine who owns nothing. */
const NOBODY = 65_534;
/** The first of its two rows is good. */
const ONE_BAD = `${RELATIONS.split('\n').slice(0, 2).join('\n')}
anna@example.org,dora@example.org,,2025,2025-02-03,,matched,2025-02-03,
`;

suite('an import', { concurrency: 2 }, () => {
  test('writes everything, and says how much of what', async () => {
    await using place = await workplace();
    await writeSmallFiles(place);
    const { status, output, errors } = await place.run('import', ...SMALL_FILES.toReversed());
    assert.equal(status, 0);
    assert.equal(
      output,
      [
        'rows          created  changed  unchanged  left out  bad',
        'managers            1        0          0         0    0',
        'participants        3        0          0         0    0',
        'relations           2        0          0         0    0',
        '',
        '6 rows read: 6 changed something.',
        'Entry 1 of the history: managers 1 new, participants 3 new, relations 2 new.',
        'To undo it: npx mentoring history undo 1',
        '',
      ].join('\n'),
    );
    assert.equal(
      errors,
      'managers.csv: 1 row of managers read\nparticipants.csv: 3 rows of participants read\nrelations.csv: 2 rows of relations read\n',
    );
  });

  test('writes nothing of any file where one row of one is bad', async () => {
    await using place = await smallProgramme();
    const digest = contentDigest(place.databaseFile);
    await place.write('managers.csv', 'first_name,email\nNora,nora@example.org\n');
    await place.write('relations.csv', ONE_BAD);
    const { status, output } = await place.run('import', 'managers.csv', 'relations.csv');
    assert.equal(status, 1);
    assert.match(output, /^relations\.csv, line 3, mentee_email “dora@example\.org”: There is no mentee /m);
    assert.match(output, /^managers +1 +0 +0 +0 +0$/m);
    assert.match(output, /^relations +0 +0 +1 +0 +1$/m);
    assert.match(
      output,
      /^Nothing was written, because one row is bad\. Correct it, or import the others with --skip-bad\.\n\nWhat the rows would have changed:\nrows +created/m,
    );
    assert.equal(contentDigest(place.databaseFile), digest);
  });

  test('of more rows than the history keeps says that it cannot be undone', async () => {
    await using place = await workplace();
    const rows = Array.from({ length: 10_001 }, (_, row) => `mentee,Nora ${row},n${row}@example.org\n`);
    await place.write('people.csv', `Role,Full name,E-mail\n${rows.join('')}`);
    const output = await place.done('import', 'people.csv');
    assert.match(output, /^It is too large to be undone; a backup from before it can revert it\.$/m);
    assert.doesNotMatch(output, /history undo/);
    assert.notEqual((await place.run('history', 'undo', '1')).status, 0);
  });

  test('takes the good rows where it is told to', async () => {
    await using place = await smallProgramme();
    await place.write('managers.csv', 'first_name,email\nNora,nora@example.org\nNobody,nobody\n');
    const { status, output } = await place.run('import', 'managers.csv', '--skip-bad');
    assert.equal(status, 0);
    assert.match(output, /^2 rows read: 1 changed something\. 1 bad left out\.$/m);
    assert.match(
      await place.done('import', 'managers.csv', '--skip-bad'),
      /^Nothing had to be written\. 1 bad/m,
    );
  });

  test('can be tried out: the same counts, and nothing is written', async () => {
    await using place = await smallProgramme();
    await place.write(
      'participants.csv',
      'role,full_name,email\nmentor,Anna Sample,anna@example.org\nmentee,Eve,eve@example.org\nmentee,,x\n',
    );
    const digest = contentDigest(place.databaseFile);
    const bad = await place.run('import', 'participants.csv', '--dry-run');
    assert.equal(bad.status, 1);
    const tried = await place.done('import', 'participants.csv', '--dry-run', '--skip-bad');
    assert.match(
      tried,
      /^A dry run: nothing was written\. \d rows read: 2 would change something\. 1 bad left out\.$/m,
    );
    assert.equal(contentDigest(place.databaseFile), digest);
    const taken = await place.done('import', 'participants.csv', '--skip-bad');
    const counts = /^participants .*$/m;
    assert.equal(counts.exec(taken)?.[0], counts.exec(tried)?.[0]);
    assert.match(taken, /^participants +1 +1 +0 +0 +1$/m);
  });

  test('is told as JSON', async () => {
    await using place = await smallProgramme();
    await place.write('relations.csv', ONE_BAD);
    const { status, output } = await place.run('import', 'relations.csv', '--json');
    assert.equal(status, 1);
    const { bad_rows, ...summary } = JSON.parse(output);
    assert.deepEqual(summary, {
      written: false,
      dry_run: false,
      counts: { relations: { created: 0, changed: 0, unchanged: 1, erased: 0, bad: 1 } },
      problems: 1,
      changed: 0,
      changed_rows: [],
      history: null,
    });
    assert.deepEqual(
      { ...bad_rows[0], reason: '' },
      {
        file: 'relations.csv',
        line: 3,
        row: 3,
        column: 'mentee_email',
        value: 'dora@example.org',
        reason: '',
      },
    );
    await place.write('managers.csv', 'first_name,email\nNora,nora@example.org\n');
    const { history } = JSON.parse(await place.done('import', 'managers.csv', '--json'));
    assert.deepEqual(history, { number: 2, summary: 'Imported files: managers 1 new' });
  });

  test('says what it guessed and passed over, apart from what it came to', async () => {
    await using place = await workplace();
    const bytes = Buffer.from(
      'role;full_name;email;shoe size\nmentor;Ren\u00e9e Mod\u00e8le;r@example.org;38\n',
      'latin1',
    );
    await place.write('list.csv', bytes);
    const { errors, output } = await place.run('import', 'list.csv');
    assert.match(
      errors,
      /^list\.csv: It is not UTF-8 and was read as windows-1252 .*--encoding windows-1250\.$/m,
    );
    assert.match(errors, /^list\.csv: Ignored columns that participants do not have: “shoe size”\.$/m);
    assert.doesNotMatch(output, /list\.csv/);
    assert.match(await place.done('feedbacks'), /no relations yet/);
    await place.done('export', 'out');
    assert.match(await place.read('out/participants.csv'), /^mentor,Renée Modèle,r@example\.org,/m);
  });

  test('is helped by options', async () => {
    await using place = await workplace();
    const bytes = Buffer.from(
      'full_name,email\nZofia \u017b\u00f3\u0142\u0107,zofia@example.org\n',
      'utf16le',
    );
    await place.write('list.csv', bytes);
    await place.write('mentors.csv', 'name,e-mail\nAnna Example,anna@example.org\n');
    const none = await place.run('import', 'list.csv');
    assert.equal(none.status, 1);
    assert.match(none.errors, /Give --role mentee or --role mentor/);
    const people = ['--kind', 'participants', '--encoding', 'utf-16le', '--role', 'mentee'];
    await place.done('import', 'list.csv', ...people);
    await place.done('import', 'mentors.csv', '--role', 'mentor');
    await place.write(
      'relations.csv',
      'mentor_email,mentee_email,start,status,status_since\nanna@example.org,zofia@example.org,03/04/2025,matched,03/04/2025\n',
    );
    assert.equal((await place.run('import', 'relations.csv')).status, 1);
    await place.done('import', 'relations.csv', '--date-order', 'mdy');
    await place.done('export', 'out');
    assert.match(await place.read('out/participants.csv'), /^mentee,Zofia Żółć,zofia@example\.org,/m);
    assert.match(await place.read('out/relations.csv'), /,2025-03-04,,matched,2025-03-04,$/m);
    for (const wrong of [['list.csv', '--kind', 'people'], ['list.csv', '--encoding', 'utf-7'], []]) {
      assert.equal((await place.run('import', ...wrong)).status, 2, wrong.join(' '));
    }
  });

  test('tells which file cannot be read, and writes nothing of the others', async (context) => {
    await using place = await smallProgramme();
    const digest = contentDigest(place.databaseFile);
    await place.write('new.csv', 'first_name,email\nNora,nora@example.org\n');
    await place.write('folder/new.csv', '');
    for (const [name, message] of [
      ['missing.csv', 'No file exists at missing.csv. Nothing was written.'],
      ['folder', 'folder is a folder. Name the files in it. Nothing was written.'],
    ] as const) {
      const { status, output, errors } = await place.run('import', 'new.csv', name);
      assert.deepEqual([status, output, errors], [1, '', `${message}\n`]);
    }
    await place.write('closed.csv', 'first_name,email\nOlga,olga@example.org\n');
    await chmod(join(place.folder, 'closed.csv'), 0);
    await chmod(place.folder, 0o777);
    for (const name of await readdir(place.folder)) {
      if (name.startsWith('mentoring.db')) await chmod(join(place.folder, name), 0o666);
    }
    const options = { ...place.options, ...(process.getuid?.() === 0 && { user: NOBODY }) };
    if ((await runProgram(['--version'], options)).status !== 0) {
      return context.skip('the user nobody may not read this checkout');
    }
    const { status, errors } = await runProgram(['import', 'new.csv', 'closed.csv'], options);
    assert.deepEqual(
      [status, errors],
      [1, 'closed.csv cannot be read: permission is denied. Nothing was written.\n'],
    );
    assert.equal(contentDigest(place.databaseFile), digest);
  });

  test('explains itself', async () => {
    await using place = await workplace();
    const help = await place.done('import', '--help');
    for (const option of [
      '--kind',
      '--role',
      '--date-order',
      '--encoding',
      '--dry-run',
      '--skip-bad',
      '--json',
    ]) {
      assert.ok(help.includes(option), option);
    }
    assert.match(help, /all rows or none/);
    assert.match(help, /docs\/tables\.md lists the columns/);
  });

  test('gives statuses other ids', async () => {
    await using place = await workplace();
    await place.write(
      'one.csv',
      'id,name,value,order,background,disabled\n99,Planned,call_scheduled,1,#88CCEE,no\n',
    );
    assert.match(await place.done('import', 'one.csv'), /^pre-lead-statuses +0 +1 +0 +0 +0$/m);
    await place.done('export', 'out', '--only', 'pre-lead-statuses');
    const rows = (await place.read('out/pre-lead-statuses.csv')).split('\n');
    assert.deepEqual([rows[1], rows.length], ['99,Planned,call_scheduled,1,#88CCEE,false', 11]);
  });
});
