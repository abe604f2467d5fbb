/** The documents: their links lead somewhere, and what is generated is current. */

import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { describeSettings } from '../docs/settings-description.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

/** The anchors of a document, as GitHub makes them of its headings. */
const anchorsOf = (text: string): readonly string[] =>
  [...text.replaceAll(/^```.*?^```$/gms, '').matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .replaceAll(' ', '-'),
  );

/** The links of a document that lead nowhere. */
function brokenLinks(path: string): readonly string[] {
  const links = [...read(path).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link = '']) => link);
  return links
    .filter((link) => !/^[a-z]+:/.test(link))
    .filter((link) => {
      const [file = '', anchor] = link.split('#');
      const target = file === '' ? path : join(dirname(path), file);
      if (!existsSync(join(ROOT, target))) return true;
      return anchor !== undefined && !anchorsOf(read(target)).includes(anchor);
    })
    .map((link) => `${path}: ${link}`);
}

test('all relative links of the documents lead to a file, and to a heading in it', () => {
  const documents = globSync(['*.md', 'docs/**/*.md', 'examples/**/*.md'], { cwd: ROOT });
  assert.ok(documents.length > 40);
  assert.deepEqual(documents.flatMap(brokenLinks), []);
});

test('the first screen of the README runs the service and tests it, with the command that decides what lands', () => {
  const screen = read('README.md').split('\n').slice(0, 45).join('\n');
  for (const command of ['npm ci && npm start', 'npm ci && npm test']) assert.ok(screen.includes(command));
  assert.match(read('.ci/run'), /^npm ci && npm test$/m);
});

test('the README gives the figures that docs/goals.md gives', () => {
  const [, wishes, signed] = read('docs/goals.md').match(/^\| all \| (\d+) \| (\d+) \|/m) ?? [];
  assert.ok(read('README.md').includes(`[${signed} of ${wishes}](docs/goals.md#what-to-expect)`));
});

test('docs/README.md lists every document', () => {
  const index = read('docs/README.md');
  const missing = globSync('docs/*.md', { cwd: ROOT })
    .map((path) => path.replace('docs/', ''))
    .filter((name) => name !== 'README.md' && !index.includes(`(${name})`));
  assert.deepEqual(missing, []);
});

test('the documents that deploy/ and messages of src/ name exist', () => {
  const files = globSync(['src/**/*.ts', 'deploy/**/*.{yaml,yml,service,env,conf}', 'deploy/Dockerfile'], {
    cwd: ROOT,
  });
  const named = files.flatMap((file) =>
    [...read(file).matchAll(/\bdocs\/[\w/-]+\.md\b/g)].map(([path]) => ({ file, path })),
  );
  assert.ok(named.length > 10);
  assert.deepEqual(
    named.filter(({ path }) => !existsSync(join(ROOT, path))),
    [],
  );
});

test('docs/configuration.md is made of the declarations: npm run tables', () => {
  const text = read('docs/configuration.md');
  assert.equal(text.slice(text.indexOf('## ')), describeSettings());
});
