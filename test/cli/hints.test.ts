/** Where texts name a command, they write it as it is run: `mentoring` alone is on no path of a checkout. */

import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const TEXTS = ['README.md', 'CONTRIBUTING.md', 'docs/*.md', 'src/**/*.ts', 'deploy/**'];
const COMMAND = /^ {2}'?([\w-]+)'?: async \(\) => \(await import\('\.\/cli\//gm;
/** Comments of the code name commands, and do not tell anybody to run one. */
const COMMENT = /^\s*(?:\*|\/\/|\/\*)/;

test('every text that names a command says how it is run', () => {
  const commands = [...readFileSync(join(ROOT, 'src/main.ts'), 'utf8').matchAll(COMMAND)].map(
    ([, name]) => name,
  );
  assert.ok(commands.length > 20 && commands.includes('secret-key'));
  // Not “the mentoring relation”, and no path of the program.
  const bare = new RegExp(`(?<!npx |the |[\\w./-])mentoring (?:${commands.join('|')})\\b`);
  const files = globSync(TEXTS, { cwd: ROOT, exclude: ['**/*.bin'] }).filter((name) => /\.\w+$/.test(name));
  const found = files.flatMap((file) =>
    readFileSync(join(ROOT, file), 'utf8')
      .split('\n')
      .filter((line) => bare.test(line) && !COMMENT.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  assert.deepEqual(found, []);
});
