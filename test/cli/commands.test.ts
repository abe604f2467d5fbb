/** The other commands, as processes. */

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after, before, suite, test } from 'node:test';
import packageJson from '../../package.json' with { type: 'json' };
import { MIGRATIONS } from '../../src/store/migrations/migrate.ts';
import { openSqlite } from '../../src/store/sqlite/sqlite.ts';
import { holdLock } from '../support/lock-holder.ts';
import { type ProgramOptions, runProgram, startProgram } from '../support/program.ts';
import { temporaryFolder } from '../support/service.ts';

const WISH = 'I want to become a team lead.';

let folder: Awaited<ReturnType<typeof temporaryFolder>>;
before(async () => {
  folder = await temporaryFolder();
});
after(() => folder[Symbol.asyncDispose]());

const run = (parameters: readonly string[], options: Partial<ProgramOptions> = {}) =>
  runProgram(parameters, { folder: folder.path, ...options });

// Some of them wait for others most of the time.
suite('a process', { concurrency: true }, () => {
  suite('the command line', { concurrency: 1 }, () => {
    test('tells its version', async () => {
      assert.deepEqual(await run(['--version']), {
        status: 0,
        output: `${packageJson.version}\n`,
        errors: '',
      });
    });

    test('tells what it can do', async () => {
      const { status, output, errors } = await run(['--help']);
      assert.deepEqual([status, errors], [0, '']);
      assert.match(output, /settings are read from the environment and the file \.env/);
      const commands = [...output.matchAll(/^ {2}([\w-]+) .* {2}/gm)].map(([, name]) => name ?? '');
      assert.ok(commands.length > 10, output);
      for (const command of ['serve', 'goal', 'token']) {
        assert.ok(commands.includes(command));
        const own = await run([command, '--help']);
        assert.deepEqual([own.status, own.errors], [0, '']);
        assert.match(own.output, new RegExp(`^Usage: npx mentoring ${command} `));
      }
    });

    test('tells the options of the command that runs where none is named', async () => {
      const { output } = await run(['feedbacks', '--help']);
      assert.match(output, /^Options without a command, as of “list”:\n +--as-of <date> /m);
      const { output: required } = await run(['token', 'create', '--help']);
      assert.match(required, /^ +--scope <scopes> .*\(required\)$/m);
    });

    test('goes on where nobody reads its output any more', async () => {
      const program = startProgram(['--help'], { folder: folder.path });
      const ended = once(program, 'close');
      program.stdout.destroy();
      const [[status], errors] = await Promise.all([ended, text(program.stderr)]);
      assert.deepEqual([status, errors], [0, '']);
    });

    test('tells on standard error how it is used, where it is used wrongly', async () => {
      const wrong = [
        [],
        ['sreve'],
        ['serve', '--nonsense'],
        ['migrate', 'now'],
        ['goal', '--variant', 'x', 'a'],
      ];
      for (const { status, output, errors } of await Promise.all(
        wrong.map((parameters) => run(parameters)),
      )) {
        assert.deepEqual([status, output], [2, ''], errors);
        assert.match(errors, /^(error: |Usage: )/);
        assert.doesNotMatch(errors, /^\s+at /m);
      }
    });

    test('leads to the help of a command where a word is none of its commands', async () => {
      for (const parameters of [
        ['round', 'swich'],
        ['token', 'crete', 'backup'],
        ['round', 'list', 'Chemistry'],
      ]) {
        const { status, output, errors } = await run(parameters);
        assert.deepEqual([status, output], [2, ''], errors);
        assert.match(
          errors,
          new RegExp(`^error: .*\nSee “npx mentoring ${parameters[0]} --help”\\.\n$`, 's'),
        );
      }
    });

    test('tells an older Node.js that it is too old, instead of failing over its words', async (context) => {
      const older = (process.env['PATH'] ?? '')
        .split(delimiter)
        .filter((directory) => !directory.includes('node_modules'))
        .map((directory) => join(directory, 'node'))
        .find((node) => Number(spawnSync(node, ['-p', 'parseInt(process.versions.node)']).stdout) < 26);
      if (older === undefined || spawnSync(older, ['-v']).status !== 0)
        return context.skip('there is no older Node.js here');
      const { status, output, errors } = await run(['serve'], { node: older });
      assert.deepEqual([status, output], [1, '']);
      assert.match(errors, /^mentoring needs Node\.js 26 or later; this is v\d+/);
      assert.match(errors, /npm ci|npm start/);
      assert.doesNotMatch(errors, /SyntaxError|Warning|^\s+at /m);
    });
  });

  suite('mentoring migrate', { concurrency: 2 }, () => {
    test('brings the database up to date, and says what it did', async () => {
      const settings = { DATABASE_URL: 'sqlite:data/migrated.db' };
      assert.deepEqual(await run(['migrate'], { settings }), {
        status: 0,
        output: `Applied: ${MIGRATIONS.map(({ name }) => name).join(', ')}.\n`,
        errors: '',
      });
      assert.deepEqual(await run(['migrate'], { settings }), {
        status: 0,
        output: 'The database is up to date.\n',
        errors: '',
      });
    });

    test('tells why it cannot', async () => {
      await writeFile(join(folder.path, 'letter.txt'), 'Dear reader. '.repeat(100));
      const settings = { DATABASE_URL: 'sqlite:letter.txt' };
      const { status, output, errors } = await run(['migrate'], { settings });
      assert.deepEqual([status, output], [1, '']);
      assert.match(errors, /letter\.txt is not an SQLite database\..*\n$/);
    });

    test('tells of a file that another program has locked, and works once it is free', async () => {
      await using own = await temporaryFolder();
      const file = join(own.path, 'locked.db');
      const settings = { DATABASE_URL: `sqlite:${file}` };
      await using holder = await holdLock(file, 'BEGIN EXCLUSIVE');
      assert.deepEqual(await run(['migrate'], { settings }), {
        status: 1,
        output: '',
        errors: `The database ${file} is locked by another program. End that program and start again.\n`,
      });
      await holder.release();
      assert.equal((await run(['migrate'], { settings })).status, 0);
    });

    test('tells of another program that goes on writing', async () => {
      await using own = await temporaryFolder();
      const file = join(own.path, 'busy.db');
      await openSqlite(file)[Symbol.asyncDispose]();
      await using _holder = await holdLock(file, 'BEGIN IMMEDIATE');
      assert.deepEqual(await run(['migrate'], { settings: { DATABASE_URL: `sqlite:${file}` } }), {
        status: 1,
        output: '',
        errors:
          'Temporarily unavailable: the database cannot be written: another process is writing to it. ' +
          'Please try again later.\n',
      });
    });
  });

  suite('mentoring config', { concurrency: 1 }, () => {
    test('shows every setting with its value, where that comes from and what it is for', async () => {
      await using own = await temporaryFolder();
      await writeFile(join(own.path, '.env'), 'PORT=8001\nTIME_ZONE=UTC\n');
      const { status, output, errors } = await run(['config'], {
        folder: own.path,
        settings: { TIME_ZONE: 'Asia/Kolkata' },
      });
      assert.deepEqual([status, errors], [0, '']);
      assert.match(output, /^HOST = 127\.0\.0\.1 {2}\(default\)\n {4}The address to listen on\.$/m);
      assert.match(output, /^PORT = 8001 {2}\(from \.env; default 8000\)$/m);
      assert.match(output, /^TIME_ZONE = Asia\/Kolkata {2}\(from environment; default Europe\/Berlin\)$/m);
      assert.match(output, /^BASE_URL = \(none\) {2}\(default\)$/m);
    });

    test('shows them to programs, in the same order', async () => {
      const { status, output, errors } = await run(['config', '--json']);
      assert.deepEqual([status, errors], [0, '']);
      const settings: readonly Readonly<Record<string, string>>[] = JSON.parse(output);
      assert.deepEqual(settings[0], {
        name: 'HOST',
        value: '127.0.0.1',
        fallback: '127.0.0.1',
        source: 'default',
        description: 'The address to listen on.',
      });
      const plain = (await run(['config'])).output;
      assert.deepEqual(
        settings.map(({ name }) => name),
        [...plain.matchAll(/^(\w+) = /gm)].map(([, name]) => name),
      );
    });
  });

  suite('mentoring goal', { concurrency: 1 }, () => {
    test('writes goals for a text, in one word or many, or from standard input', async () => {
      const ends = await Promise.all([
        run(['goal', WISH]),
        run(['goal', ...WISH.split(' ')]),
        run(['goal', '-'], { input: `  ${WISH}\n` }),
      ]);
      for (const { status, output, errors } of ends) {
        assert.deepEqual([status, errors], [0, '']);
        assert.match(output, /\S\n$/);
        assert.equal(output, ends[0]?.output);
      }
    });

    test('says of a language that the composer does not support that the text was not read', async () => {
      const one = await run(['goal', '我想学习编程']);
      assert.equal(one.status, 0);
      assert.match(one.output, /^I will put what I want into 1 sentence/);
      assert.match(
        one.errors,
        /^The composer supports English, German, .*did not recognize this text as one/,
      );
    });

    test('writes them for programs, with what they cost', async () => {
      const { status, output, errors } = await run(['goal', '--json', WISH]);
      assert.deepEqual([status, errors], [0, '']);
      const written: Readonly<Record<string, unknown>> = JSON.parse(output);
      assert.deepEqual(Object.keys(written), [
        'input',
        'output',
        'input_tokens',
        'output_tokens',
        'writer',
        'model',
        'language',
      ]);
      assert.deepEqual([written['input'], written['writer'], written['model']], [WISH, 'offline', null]);
      assert.ok(Number.isInteger(written['input_tokens']) && Number.isInteger(written['output_tokens']));
    });

    test('takes the number of a variant', async () => {
      const [one, again] = await Promise.all([1, 2].map(() => run(['goal', '--variant', '7', WISH])));
      assert.equal(one?.status, 0);
      assert.deepEqual(one, again);
      for (const variant of ['-1', '1000000']) {
        const { status, output, errors } = await run(['goal', `--variant=${variant}`, WISH]);
        assert.deepEqual([status, output], [2, '']);
        assert.match(errors, /It must be an integer from 0 to 999999\./);
      }
    });

    test('takes a text of 20,000 characters, and tells what it does not take', async () => {
      const [longest, ...refused] = await Promise.all([
        run(['goal'], { input: 'ä'.repeat(20_000) }),
        run(['goal'], { input: 'ä'.repeat(20_001) }),
        run(['goal'], { input: ' \n' }),
        run(['goal'], { input: 'a\0b' }),
      ]);
      assert.equal(longest.status, 0, longest.errors);
      assert.deepEqual(refused, [
        { status: 2, output: '', errors: 'The text: Ensure this field has no more than 20000 characters.\n' },
        {
          status: 2,
          output: '',
          errors: `There is no text to write goals for. Type it in quotation marks, or pipe it in:
  npx mentoring goal "${WISH}"
  npx mentoring goal < wish.txt\n`,
        },
        { status: 2, output: '', errors: 'The text: Null characters are not allowed.\n' },
      ]);
    });
  });
});
