/** What a start costs: held by what it loads, since times depend on the machine. */

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { suite, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import packageJson from '../../package.json' with { type: 'json' };
import { send } from '../support/http.ts';
import { serveProgram } from '../support/program.ts';
import { temporaryFolder } from '../support/service.ts';

const PRELOAD = new URL('../support/loaded-modules.ts', import.meta.url);
const PROGRAM = new URL('../../bin/mentoring.cjs', import.meta.url);

/** What no first page needs, with what would have to be asked for it. */
const NOT_AT_FIRST: readonly (readonly [name: string, pattern: RegExp])[] = [
  ['the composer', /\/src\/generators\/(?:composer\/(?!writer\.ts)|understanding|tagging|languages)/],
  ['the tables of the tokenizer', /\/node_modules\/gpt-tokenizer\//],
  ['the tables of the language detector', /\/node_modules\/eld\//],
  ['the library that counts', /\/node_modules\/prom-client\//],
  ['the thread for texts', /\/node_modules\/piscina\//],
  ['the client of goal servers', /\/node_modules\/openai\//],
  ['the driver of the other database', /\/node_modules\/pg\//],
  ['the other commands', /\/src\/(?:cli\/(?:import|export|pull|goal|token|audit)|interchange\/table-file)/],
  ['the tables of CSV', /\/node_modules\/csv-/],
  ['compilers of schemas', /\/node_modules\/ajv/],
  ['the log for people to read', /\/node_modules\/pino-pretty\//],
];

suite('a start', () => {
  test('loads nothing that the first page does not need', async () => {
    await using folder = await temporaryFolder();
    const report = join(folder.path, 'loaded.json');
    const settings = { NODE_OPTIONS: `--import ${PRELOAD.href}`, LOADED_MODULES: report };
    await using service = await serveProgram({ folder: folder.path, settings });
    assert.equal((await send(service.port, { path: '/smart-goals/' })).status, 200);
    service.signal('SIGTERM');
    await service.ended;
    const { loaded, builtin }: { loaded: string[]; builtin: string[] } = JSON.parse(
      await readFile(report, 'utf8'),
    );
    assert.ok(loaded.some((file) => file.endsWith('/src/http/server.ts')));
    for (const [name, pattern] of NOT_AT_FIRST) {
      assert.deepEqual(
        loaded.filter((file) => pattern.test(file)),
        [],
        name,
      );
    }
    assert.deepEqual(
      builtin.filter((name) => name.includes('undici')),
      [],
      'the client behind fetch',
    );
  });

  test('has the same flags of Node.js by npm start and by the name of the program', async () => {
    const [, , ...named] = packageJson.scripts.start.split(' ');
    const [first = ''] = (await readFile(fileURLToPath(PROGRAM), 'utf8')).split('\n');
    const flags = named.filter((part) => part.startsWith('-'));
    assert.ok(flags.length > 0);
    assert.equal(first, `#!/usr/bin/env -S node ${flags.join(' ')}`);
  });
});
