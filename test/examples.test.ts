/** The example files do what is expected of them. */

import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, suite, test } from 'node:test';
import { importSummary } from '../src/cli/import-report.ts';
import { readInputFile } from '../src/interchange/formats/input-file.ts';
import { TableError } from '../src/interchange/formats/table-faults.ts';
import { importFiles } from '../src/interchange/import-files.ts';
import { createImportStore } from '../src/store/import/session.ts';
import { openSqlite } from '../src/store/sqlite/sqlite.ts';
import { contentDigest, recordsDigest } from './support/database-content.ts';
import { AWKWARD, awkwardFiles, importProgramme, PROGRAMME, PROGRAMME_FILES } from './support/examples.ts';
import { json, send } from './support/http.ts';
import { TEST_DIGESTS } from './support/secret-key.ts';
import { startService } from './support/service.ts';
import { filesIn, type Workplace, workplace } from './support/workplace.ts';

let programme: Workplace;
before(async () => {
  programme = await workplace();
  await importProgramme(programme);
});
after(() => programme[Symbol.asyncDispose]());

const isRow = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function rowsOf(output: string): readonly Readonly<Record<string, unknown>>[] {
  const rows: unknown = JSON.parse(output);
  assert.ok(Array.isArray(rows));
  return rows.filter(isRow);
}

test('the sheets of a first programme in three languages ask nothing', async () => {
  await using place = await workplace();
  const folder = join(PROGRAMME, '..', 'walk');
  const files = readdirSync(folder).filter((name) => name.endsWith('.csv'));
  const { counts } = JSON.parse(
    await place.done('import', '--json', ...files.map((name) => join(folder, name))),
  );
  const created = Object.entries(counts).map(([kind, count]) => [kind, isRow(count) && count['created']]);
  assert.deepEqual(Object.fromEntries(created), {
    managers: 2,
    participants: 12,
    relations: 6,
    feedbacks: 3,
  });
});

suite('the example programme', { concurrency: 2 }, () => {
  test('owes on 2026-06-15 what was worked out by hand', async () => {
    const rows = rowsOf(await programme.done('feedbacks', '--as-of', '2026-06-15', '--json'));
    const columns = ['role', 'full_name', 'title', 'manager', 'due_date'];
    const listed = rows.filter((row) => row['listed']);
    const lines = listed.map((row) => columns.map((name) => String(row[name])).join(','));
    const expected = readFileSync(join(PROGRAMME, 'expected', 'due-on-2026-06-15.csv'), 'utf8');
    assert.equal(`${[columns.join(','), ...lines].join('\n')}\n`, expected);
    // With those that the list hides behind others of the same person and round.
    assert.equal(rows.length, 37);
  });

  test('is served as it is listed', async () => {
    const served = ['role', 'model_id', 'full_name', 'title', 'manager', 'due_date'];
    await using service = await startService({ DATABASE_URL: `sqlite:${programme.databaseFile}` });
    const shown = (row: Readonly<Record<string, unknown>>) => served.map((name) => row[name]);
    const listed = async () =>
      rowsOf(await programme.done('feedbacks', '--json'))
        .filter((row) => row['listed'])
        .map(shown);
    const before = await listed();
    const answer = json(await send(service.port, { path: '/feedbacks_needed/' }));
    assert.ok(Array.isArray(answer));
    const now = answer.filter(isRow).map(shown);
    // Where midnight falls between the two, it is served as it is listed afterwards.
    if (JSON.stringify(now) !== JSON.stringify(before)) assert.deepEqual(now, await listed());
    assert.ok(now.length > 0);
  });

  test('imported again changes nothing', async () => {
    await using again = await workplace(programme.databaseFile);
    await again.done('export', 'before');
    const digest = recordsDigest(again.databaseFile);
    const { written, counts } = JSON.parse(await importProgramme(again));
    assert.equal(written, true);
    const totals = Object.values(counts).filter(isRow);
    assert.equal(totals.length, 6);
    for (const { unchanged, ...others } of totals) {
      assert.ok(Number(unchanged) > 0);
      assert.deepEqual(others, { created: 0, changed: 0, erased: 0, bad: 0 });
    }
    assert.equal(recordsDigest(again.databaseFile), digest);
    // But that it was done is written down, and what came of it.
    assert.match(
      await again.done('audit', '--subject', 'managers'),
      /import +managers: 4 created\n.*export +managers: rows 4\n.*import +managers: 4 unchanged\n$/,
    );
    await again.done('export', 'after');
    assert.deepEqual(await filesIn(join(again.folder, 'after')), await filesIn(join(again.folder, 'before')));
  });

  test('may be imported in any order of its files', async () => {
    await using other = await workplace();
    await other.done('import', ...PROGRAMME_FILES.toReversed());
    assert.equal(await other.done('feedbacks', '--json'), await programme.done('feedbacks', '--json'));
  });
});

/** What an import of one file came to, in this process: so many others would take long. */
async function importAlone(
  databaseFile: string,
  path: string,
): Promise<{ readonly isTaken: boolean; readonly told: string }> {
  const today = Temporal.Now.plainDateISO('Europe/Berlin');
  const options = { dryRun: false, skipBad: false, timeZone: 'Europe/Berlin', today };
  await using database = openSqlite(databaseFile);
  const store = createImportStore(database, () => today, TEST_DIGESTS);
  try {
    const file = await readInputFile(path);
    const report = await importFiles(store, [file], options, {}, AbortSignal.timeout(300_000));
    return { isTaken: report.written, told: importSummary({ ...report, dryRun: false }) };
  } catch (error) {
    assert.ok(error instanceof TableError, String(error));
    return { isTaken: false, told: error.message };
  }
}

suite('of the awkward files', () => {
  const files = awkwardFiles();

  test('all are listed, once, and the README counts them', () => {
    const inFolder = readdirSync(AWKWARD).filter((name) => name !== 'README.md');
    assert.deepEqual(files.map(({ name }) => name).toSorted(), inFolder.toSorted());
    const counted = [false, true].map((isTaken) => files.filter((file) => file.isTaken === isTaken).length);
    const readme = readFileSync(join(AWKWARD, 'README.md'), 'utf8');
    assert.match(
      readme,
      new RegExp(
        `${counted[0]} are rejected with the line, the column and the reason, and nothing is written; ${counted[1]} are accepted`,
      ),
    );
  });

  test('each is taken or refused as it says there', async (context) => {
    await using place = await workplace(programme.databaseFile);
    const refused = join(place.folder, 'refused.db');
    await copyFile(programme.databaseFile, refused);
    const untouched = contentDigest(programme.databaseFile);
    for (const { name, isTaken, lines, columns } of files) {
      await context.test(name, async () => {
        const databaseFile = isTaken ? join(place.folder, `${name}.db`) : refused;
        if (isTaken) await copyFile(programme.databaseFile, databaseFile);
        const { told, ...came } = await importAlone(databaseFile, join(AWKWARD, name));
        assert.equal(came.isTaken, isTaken, told);
        if (isTaken) return;
        assert.ok(told.includes(name), told);
        // What is wrong with the headings, which are line 1, is wrong with the file.
        for (const line of lines.filter((number) => number > 1))
          assert.match(told, new RegExp(`line ${line}\\b`));
        for (const column of columns) assert.ok(namesColumn(told, column, name), `${column}: ${told}`);
      });
    }
    assert.equal(contentDigest(refused), untouched, 'nothing is written');
  });

  test('one of each sort through the program', async () => {
    await using place = await workplace(programme.databaseFile);
    const taken = await place.run('import', join(AWKWARD, 'plain.csv'));
    assert.deepEqual([taken.status, taken.output.includes('1 changed something.')], [0, true]);
    const digest = contentDigest(place.databaseFile);
    const row = await place.run('import', join(AWKWARD, 'several-bad-rows.csv'));
    assert.deepEqual(
      [row.status, row.output.includes('several-bad-rows.csv, line 4, role: “coach”')],
      [1, true],
    );
    const whole = await place.run('import', join(AWKWARD, 'html.csv'));
    assert.equal(whole.status, 1);
    assert.match(whole.errors, /html\.csv is a web page .* Nothing was written\.\n$/);
    assert.equal(contentDigest(place.databaseFile), digest);
  });

  test('those that an option helps are taken with it', async () => {
    await using place = await workplace(programme.databaseFile);
    for (const [name, ...options] of [
      ['date-ambiguous.csv', '--date-order', 'dmy'],
      ['several-bad-rows.csv', '--skip-bad'],
    ] as const) {
      assert.match(await place.done('import', join(AWKWARD, name), ...options), /\d changed something/, name);
    }
  });
});

/** Whether a column is named; quotation marks may tell their column by its number. */
function namesColumn(told: string, column: string, name: string): boolean {
  const [header = ''] = readFileSync(join(AWKWARD, name), 'utf8').split('\n');
  const number = header.split(/[,;\t]/).indexOf(column) + 1;
  return (
    told.includes(`, ${column}`) || told.includes(`“${column}”`) || told.includes(`in column ${number} `)
  );
}
