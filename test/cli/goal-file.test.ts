/** `mentoring goal --file`: goals for a table of wishes, as a process. */

import assert from 'node:assert/strict';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { suite, test } from 'node:test';
import { parse } from 'csv-parse/sync';
import { CURRENT_GOALS, completion } from '../generators/openai/answers.ts';
import { startGoalServer } from '../support/goal-server.ts';
import { runProgram, startProgram } from '../support/program.ts';
import { temporaryFolder } from '../support/service.ts';
import { until } from '../support/until.ts';

const WISHES = [
  ['id', 'name', 'input'],
  ['1', 'Ann Example', 'I want to learn Python; and SQL'],
  ['2', 'Bo "Bee" Example', '1. find a job\n2. sleep more'],
  ['3', 'Ce Example', ''],
  ['4', 'Di Example', 'Mehr Gehalt'],
] as const;

const asTable = (rows: readonly (readonly string[])[], separator = ';'): string =>
  rows
    .map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator))
    .join('\r\n')
    .concat('\r\n');

const rowsIn = (text: string, separator = ';'): readonly (readonly string[])[] =>
  parse(text, { delimiter: separator });

/** A folder with a file of wishes, and a way to run the command there. */
async function withWishes(text = asTable(WISHES)) {
  const folder = await temporaryFolder();
  const at = (name: string): string => join(folder.path, name);
  await writeFile(at('wishes.csv'), text);
  return {
    at,
    run: (parameters: readonly string[] = [], settings: Readonly<Record<string, string>> = {}) =>
      runProgram(['goal', '--file', 'wishes.csv', '--out', 'goals.csv', ...parameters], {
        folder: folder.path,
        settings,
      }),
    folder: folder.path,
    [Symbol.asyncDispose]: () => folder[Symbol.asyncDispose](),
  };
}

suite('goals for a file of wishes', { concurrency: 2 }, () => {
  test('are written beside the wishes, and what cannot be taken says why', async () => {
    await using files = await withWishes();
    const { status, output, errors } = await files.run();
    assert.deepEqual([status, output], [1, '']);
    assert.match(errors, /4 of 4 wishes are processed in goals\.csv/);
    assert.match(errors, /1 could not be processed; the column “error” of goals\.csv says why/);
    const [header, ...rows] = rowsIn(await readFile(files.at('goals.csv'), 'utf8'));
    const added = [
      'output',
      'input_tokens',
      'output_tokens',
      'writer',
      'model',
      'language',
      'variant',
      'error',
    ];
    assert.deepEqual(header, [...WISHES[0], ...added]);
    assert.deepEqual(
      rows.map((row) => row.slice(0, 3)),
      WISHES.slice(1),
    );
    assert.deepEqual(
      rows.map((row) => [row[6], row[8], row[10]]),
      [
        ['offline', 'en', ''],
        ['offline', 'en', ''],
        ['', '', 'This field may not be blank.'],
        ['offline', 'de', ''],
      ],
    );
    assert.match(rows[0]?.[3] ?? '', /Python/);
    assert.equal(rows[1]?.[3]?.split('\n').length, 2);
  });

  test('go on where a run was cut off, at whatever byte, to the same file', async () => {
    await using files = await withWishes();
    await files.run();
    const whole = await readFile(files.at('goals.csv'));
    for (const length of [0, 40, 250, whole.length - 30, whole.length - 1, whole.length]) {
      await writeFile(files.at('goals.csv'), whole.subarray(0, length));
      await files.run();
      assert.deepEqual(await readFile(files.at('goals.csv')), whole, `cut at ${length}`);
    }
  });

  test('stop when they are told to, with what is written, and go on from there', async () => {
    await using server = await startGoalServer(() => ({ body: completion(CURRENT_GOALS), pause: 40 }));
    const many = [
      ['input'],
      ...Array.from({ length: 60 }, (_, index) => [`I want to learn Python, part ${index}`]),
    ];
    await using files = await withWishes(asTable(many));
    const settings = { GOAL_WRITER: 'openai', OPENAI_BASE_URL: server.address, OPENAI_MODEL: 'm' };
    const program = startProgram(['goal', '--file', 'wishes.csv', '--out', 'goals.csv'], {
      folder: files.folder,
      settings,
    });
    let errors = '';
    program.stderr.setEncoding('utf8').on('data', (piece: string) => {
      errors += piece;
    });
    await until(() => server.requests.length >= 20);
    program.kill('SIGINT');
    const [status] = await new Promise<unknown[]>((resolve) => program.on('close', (...all) => resolve(all)));
    assert.equal(status, 1);
    assert.match(errors, /^Stopped: \d+ of 60 are written; run the same command again to resume\.$/m);
    const heard = server.requests.length;
    const again = await files.run([], settings);
    assert.equal(again.status, 0);
    assert.match(again.errors, /goals\.csv has \d+ of 60 already/);
    const [, ...rows] = rowsIn(await readFile(files.at('goals.csv'), 'utf8'), ',');
    assert.deepEqual(
      rows.map(([input]) => input),
      many.slice(1).map(([input]) => input),
    );
    // Those in flight when it was stopped are asked for again, and no others.
    assert.ok(server.requests.length <= 60 + 8 && server.requests.length > heard);
  });

  test('end with what is written where the goal server fails and nobody may stand in', async () => {
    await using server = await startGoalServer(({ before }) =>
      before < 2 ? { body: completion(CURRENT_GOALS) } : { status: 401, body: { error: { message: 'no' } } },
    );
    await using files = await withWishes(
      asTable([['input'], ['learn Python'], ['learn SQL'], ['find a job']]),
    );
    const { status, errors } = await files.run(['--concurrency', '1'], {
      GOAL_WRITER: 'openai',
      OPENAI_BASE_URL: server.address,
      OPENAI_MODEL: 'm',
      GOAL_ON_FAILURE: 'fail',
    });
    assert.equal(status, 1);
    assert.match(errors, /2 of 3 are written; run the same command again to resume/);
  });

  test('are read with any of the separators of spreadsheets, and a mark of their encoding', async () => {
    for (const separator of [',', ';', '\t']) {
      await using files = await withWishes(
        `\uFEFF${asTable(
          [
            ['Name', 'Input'],
            ['Ann, Example; "A"', 'I want to learn Python, SQL; and more'],
          ],
          separator,
        )}`,
      );
      assert.equal((await files.run()).status, 0);
      const rows = rowsIn(await readFile(files.at('goals.csv'), 'utf8'), separator);
      assert.equal(rows[1]?.[0], 'Ann, Example; "A"');
      assert.match(rows[1]?.[2] ?? '', /Python/);
    }
  });

  test('of rows with too many or too few cells lose nothing, and can be gone on with', async () => {
    await using files = await withWishes(
      'name,input,place\nAnn,I want to learn Python, and SQL, soon\nBo,Mehr Gehalt\n',
    );
    for (let run = 1; run <= 2; run++) {
      const { status, errors } = await files.run();
      assert.equal(status, 1, errors);
      assert.match(errors, /1 could not be processed; the column “error” of goals\.csv says why/);
      if (run === 2) assert.match(errors, /goals\.csv has 2 of 2 already, and nothing is left to write\./);
    }
    const [, many, few] = rowsIn(await readFile(files.at('goals.csv'), 'utf8'), ',');
    assert.match(many?.at(-1) ?? '', /The row has 4 cells, but only 3 columns have a name/);
    assert.equal(many?.[3], '');
    assert.deepEqual([few?.[0], few?.[1], few?.[2], few?.at(-1)], ['Bo', 'Mehr Gehalt', '', '']);
  });

  test('say what is written where the disk takes no more', async () => {
    await using files = await withWishes();
    const missing = await runProgram(['goal', '--file', 'wishes.csv', '--out', 'no/such/folder.csv'], {
      folder: files.folder,
    });
    assert.equal(missing.status, 2);
    assert.match(
      missing.errors,
      /^The folder of no\/such\/folder\.csv does not exist\. Nothing was written\.$/m,
    );
    assert.doesNotMatch(missing.errors, /^ +at /m);
    const device = await runProgram(['goal', '--file', 'wishes.csv', '--out', '/dev/full'], {
      folder: files.folder,
    });
    assert.match(device.errors, /\/dev\/full cannot be resumed: it is not a regular file/);
  });

  test('need a column with wishes, UTF-8, a table, and a file of their own', async () => {
    await using files = await withWishes('name,hopes\nAnn Example,I want to learn Python\n');
    const named = await files.run();
    assert.equal(named.status, 2);
    assert.match(named.errors, /no column “input”: its first row names “name”, “hopes”.*--column/s);
    assert.equal((await files.run(['--column', 'Hopes'])).status, 0);
    await writeFile(files.at('wishes.csv'), 'input\nsomething else\n');
    assert.match((await files.run()).errors, /goals\.csv does not contain goals for wishes\.csv/);
    await writeFile(files.at('wishes.csv'), 'name,hopes\nAnn Example,I want to learn Python\n');
    assert.equal((await files.run(['--column', 'hopes'])).status, 0);
    assert.match((await files.run(['--column', 'hopes', '--variant', '1'])).errors, /or in another wording/);
    await rm(files.at('goals.csv'));
    await writeFile(
      files.at('wishes.csv'),
      Buffer.from(`input\n${'a wish\n'.repeat(20_000)}\xfcber\n`, 'latin1'),
    );
    assert.match((await files.run()).errors, /is not UTF-8. Save it as “CSV UTF-8”/);
    await writeFile(files.at('wishes.csv'), 'input\n"never ended\n');
    assert.match((await files.run()).errors, /cannot be read as a table.*line 3|quotation mark/s);
    await writeFile(files.at('wishes.csv'), '');
    assert.match((await files.run()).errors, /is empty/);
    const missing = await runProgram(['goal', '--file', 'nothing.csv', '--out', 'x.csv'], {
      folder: files.folder,
    });
    assert.deepEqual([missing.status, /No file exists at nothing\.csv/.test(missing.errors)], [2, true]);
    for (const parameters of [
      ['goal', '--file', 'wishes.csv'],
      ['goal', '--file', 'wishes.csv', '--out', './wishes.csv'],
      ['goal', '--out', 'x.csv', 'a wish'],
      ['goal', '--file', 'wishes.csv', '--out', 'x.csv', 'a wish'],
      ['goal', '--file', 'wishes.csv', '--out', 'x.csv', '--concurrency', '17'],
    ]) {
      assert.equal((await runProgram(parameters, { folder: files.folder })).status, 2, parameters.join(' '));
    }
  });
});
