/** `mentoring export`: what it writes gives the same service again. */

import assert from 'node:assert/strict';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, suite, test } from 'node:test';
import { KINDS } from '../../src/domain/imported-rows.ts';
import { collectionPaths, pageResults } from '../support/documents.ts';
import { everything, WISHES } from '../support/everything.ts';
import { send } from '../support/http.ts';
import { startService } from '../support/service.ts';
import { filesIn, type Workplace, workplace } from '../support/workplace.ts';

let full: Workplace;
before(async () => {
  full = await everything();
});
after(() => full[Symbol.asyncDispose]());

/** What clients see besides the collections. */
const PAGES = [0, 5, 10].map((offset) => `/smart-goals/?limit=5&offset=${offset}`);

/** All answers of a service on a database; the port is left out of links. */
async function answers(databaseFile: string): Promise<readonly string[]> {
  await using service = await startService({ DATABASE_URL: `sqlite:${databaseFile}` });
  const found: string[] = [];
  for (const path of [...PAGES, ...(await collectionPaths(service.port))]) {
    const { status, body } = await send(service.port, { path });
    found.push(`${path} ${status} ${body.toString().replaceAll(`:${service.port}/`, '/')}`);
  }
  return found;
}

suite('an export', { concurrency: 2 }, () => {
  test('imported into an empty database, gives the same again', async () => {
    const out = join(full.folder, 'whole');
    await full.done('export', out);
    const files = await filesIn(out);
    assert.deepEqual([...files.keys()], KINDS.map((kind) => `${kind}.csv`).toSorted());
    const noted = await full.done('audit', '--action', 'export');
    for (const kind of KINDS) assert.match(noted, new RegExp(`export +${kind}: rows [1-9]`));
    await using empty = await workplace();
    await empty.done('import', ...[...files.keys()].map((name) => join(out, name)));
    await empty.done('export', 'again');
    assert.deepEqual(await filesIn(join(empty.folder, 'again')), files);
    const shown = await answers(empty.databaseFile);
    assert.deepEqual(shown, await answers(full.databaseFile));
    for (const answer of shown) assert.match(answer, /^\S+ 200 /);
    const asOf = ['feedbacks', '--as-of', '2026-06-15', '--json'];
    const owed = await full.done(...asOf);
    assert.equal(await empty.done(...asOf), owed);
    assert.ok(JSON.parse(owed).length > 20);
  });

  test('of CSV holds nothing that a spreadsheet would run, and loses nothing by that', async () => {
    await full.done('export', 'defused');
    const goals = await full.read('defused/smart-goals.csv');
    for (const defused of [",'=1+1,", ",''=1+1,", ",'+48 123 456,", ',"\'-2 kg, @home",', ",'＝SUM(A1),"]) {
      assert.ok(goals.includes(defused), defused);
    }
    assert.ok(goals.includes(",'t Is mijn wens om beter te presenteren,"));
    assert.match(
      await full.read('defused/courses.csv'),
      /,"'=HYPERLINK\(""https:\/\/example\.org""\)",-3,'plain,/,
    );
    await using service = await startService({ DATABASE_URL: `sqlite:${full.databaseFile}` });
    const inputs = pageResults(await send(service.port, { path: '/smart-goals/?limit=50' })).map(
      ({ input }) => input,
    );
    assert.equal(inputs.length, WISHES.length - 1, 'one was erased');
    for (const wish of ['=1+1', "'=1+1"]) assert.ok(inputs.includes(wish));
  });

  test('puts nothing in the place of what is there, unless it is told to', async () => {
    await full.write('there/managers.csv', 'my own notes');
    const { status, errors } = await full.run('export', 'there');
    assert.equal(status, 2);
    assert.match(errors, /^there\/managers\.csv already exists\. Name another folder, or give --force/);
    assert.deepEqual([...(await filesIn(join(full.folder, 'there'))).keys()], ['managers.csv']);
    assert.equal(await full.read('there/managers.csv'), 'my own notes');
    await full.done('export', 'there', '--force', '--only', 'managers');
    assert.match(await full.read('there/managers.csv'), /^first_name,last_name,email,id\n/);
  });

  test('is for nobody else to read', async () => {
    await full.done('export', 'private', '--only', 'participants');
    const { mode } = await stat(join(full.folder, 'private', 'participants.csv'));
    assert.equal(mode & 0o077, 0);
  });

  test('may be of some kinds, and for Excel', async () => {
    const said = await full.done('export', 'some', '--only', 'participants', 'managers', '--excel');
    assert.equal(said, 'some/managers.csv: 4 rows\nsome/participants.csv: 45 rows\n');
    const files = await filesIn(join(full.folder, 'some'));
    assert.deepEqual([...files.keys()], ['managers.csv', 'participants.csv']);
    for (const bytes of files.values()) assert.equal(bytes.toString().indexOf('\uFEFF'), 0);
    await using empty = await workplace();
    await empty.done('import', join(full.folder, 'some/participants.csv'));
  });

  test('of no database is none', async () => {
    await using empty = await workplace();
    const { status, errors } = await empty.run('export', 'out');
    assert.equal(status, 1);
    assert.match(errors, /^No database exists at /);
    assert.equal((await empty.run('export')).status, 2);
    assert.deepEqual([...(await filesIn(empty.folder)).keys()], []);
  });

  test('into a folder that cannot be made is told', async () => {
    const { status, errors } = await full.run('export', 'mentoring.db/out');
    assert.equal(status, 1);
    assert.match(errors, /^mentoring\.db\/out cannot be written: .*Nothing was replaced\.$/m);
    const mistyped = await full.run('export', 'backpus/out');
    assert.equal(mistyped.status, 2);
    assert.match(
      mistyped.errors,
      /^backpus\/out was not created, because the folder \S+backpus does not exist\. Create that, /,
    );
  });
});
