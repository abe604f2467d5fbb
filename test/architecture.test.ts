/** Which modules may import which (`.dependency-cruiser.cjs`), and which files read the environment and write to the terminal. */

import assert from 'node:assert/strict';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { suite, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { cruise } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';

const root = fileURLToPath(new URL('..', import.meta.url));

/** How many modules a project has, and which of its imports break the rule, packages by their names alone. */
async function checkImports(folder: string) {
  const options = await extractDepcruiseOptions(join(root, '.dependency-cruiser.cjs'));
  const { output } = await cruise(['src'], { ...options, baseDir: folder });
  assert.ok(typeof output !== 'string');
  const { totalCruised, violations } = output.summary;
  const named = (path: string) => path.replace(/^.*node_modules\/([^/]+).*$/, '$1');
  const imports = output.modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }): Import => [dirname(source), dirname(resolved)]),
  );
  return {
    totalCruised,
    violations: [...violations.map(({ from, to }) => `${from} → ${named(to)}`), ...twoWay(imports)].sort(),
  };
}

/** The folders of the importing and the imported file. */
type Import = readonly [from: string, to: string];

/** The folders of which a file imports one of a folder above, which imports theirs; dependency-cruiser compares siblings only. */
function twoWay(imports: readonly Import[]): readonly string[] {
  const pairs = (edges: readonly Import[]) =>
    edges
      .filter(([above, below]) => below.startsWith(`${above}/`))
      .map(([above, below]) => `${below.split('/', above.split('/').length + 1).join('/')} ↔ ${above}`);
  const down = new Set(pairs(imports));
  return [...new Set(pairs(imports.map(([from, to]) => [to, from])))].filter((pair) => down.has(pair));
}

suite('imports', () => {
  test('go from a module to itself and to the modules below it', async () => {
    const { totalCruised, violations } = await checkImports(root);
    assert.deepEqual(violations, []);
    assert.ok(totalCruised >= globSync('src/**/*.ts', { cwd: root }).length);
  });

  test('that break the rule are found', async () => {
    const wrong: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
      'src/domain/a.ts': [
        ["import type { B } from '../store/b.ts';", 'src/store/b.ts'],
        ["import { hash } from 'node:crypto';", 'crypto'],
        ["import { Kysely } from 'kysely';", 'kysely'],
      ],
      'src/store/b.ts': [
        ["export type { B } from '../generators/b.ts';", 'src/generators/b.ts'],
        ["const { parse } = await import('yaml');", 'yaml'],
        ["import express from 'express';", 'express'],
      ],
      'src/http/browsable/a.ts': [
        ["import '../../store/b.ts';", 'src/store/b.ts'],
        ["import { b } from '../../../test/b.ts';", 'test/b.ts'],
      ],
      'src/app/a.ts': [["import { main } from '../main.ts';", 'src/main.ts']],
      'src/attic/a.ts': [["import { b } from '../domain/b.ts';", 'src/domain/b.ts']],
      'src/resources/one.ts': [["import './two.ts';", 'src/resources/two.ts']],
    };
    const right: Readonly<Record<string, string>> = {
      'src/domain/b.ts': '',
      'src/generators/b.ts': "export type B = string;\n// import { a } from '../store/b.ts';",
      'src/resources/two.ts': "import type { One } from './one.ts';",
      'src/main.ts': "import packageJson from '../package.json' with { type: 'json' };\nimport './cli/a.ts';",
      'src/pull/left/a.ts': "import '../right/a.ts';",
      'src/pull/left/b.ts': '',
      'src/pull/right/a.ts': '',
      'src/pull/right/b.ts': "import '../left/b.ts';",
      'src/files/a.ts': "import './inner/a.ts';",
      'src/files/b.ts': '',
      'src/files/inner/a.ts': '',
      'src/files/inner/deep/a.ts': "import '../../b.ts';",
      'src/cli/a.ts': "import { Kysely } from 'kysely';\nimport { hash } from 'node:crypto';",
      'test/b.ts': '',
    };
    const folder = mkdtempSync(join(tmpdir(), 'mentoring-imports-'));
    try {
      symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
      const files = { ...right, 'package.json': readFileSync(join(root, 'package.json'), 'utf8') };
      for (const [path, lines] of Object.entries(wrong)) {
        Object.assign(files, { [path]: lines.map(([line]) => line).join('\n') });
      }
      for (const [path, text] of Object.entries(files)) {
        mkdirSync(dirname(join(folder, path)), { recursive: true });
        writeFileSync(join(folder, path), text);
      }
      const expected = Object.entries(wrong).flatMap(([path, lines]) =>
        lines.map(([, to]) => `${path} → ${to}`),
      );
      // No file imports itself here by way of others, but the folders do.
      expected.push('src/pull/left → src/pull/right', 'src/pull/right → src/pull/left');
      expected.push('src/files/inner ↔ src/files');
      assert.deepEqual((await checkImports(folder)).violations, expected.sort());
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

const wordsIn = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, word = '']) => word);

test('docs/architecture.md has the import rule that is checked', () => {
  const rule = /const BELOW = \{([\s\S]*?)\n\};/.exec(
    readFileSync(join(root, '.dependency-cruiser.cjs'), 'utf8'),
  )?.[1];
  const checked = [...(rule ?? '').matchAll(/(\w+): \[([^\]]*)\]/g)].map(
    ([, module = '', below = '']) => [module, wordsIn(below, /'(\w+)'/g).sort()] as const,
  );
  const guide =
    readFileSync(join(root, 'docs/architecture.md'), 'utf8').split('| module | may import |')[1] ?? '';
  const seen: string[] = [];
  const documented = [...(guide.split('\n\n')[0] ?? '').matchAll(/^\| (`.*) \| (.*) \|$/gm)].flatMap(
    ([, modules = '', below = '']) => {
      const named = wordsIn(below, /`(\w+)`/g);
      const allowed = below.startsWith('all of these but')
        ? seen.filter((one) => !named.includes(one))
        : named;
      const those = wordsIn(modules, /`(\w+)`/g);
      seen.push(...those);
      return those.map((module) => [module, allowed.toSorted()] as const);
    },
  );
  assert.deepEqual(Object.fromEntries(documented), Object.fromEntries(checked));
});

/** The maximum number of lines of a file. */
const MAX_FILE_LINES = 600;

/** Texts by language. */
const MAY_BE_LONGER = /\/(?:languages\/|texts\.ts$)/;

test('no file of src is too long to be read at once, except texts by language', () => {
  const lines = (path: string) => readFileSync(join(root, path), 'utf8').split('\n').length - 1;
  const long = globSync('src/**/*.ts', { cwd: root }).filter(
    (path) => !MAY_BE_LONGER.test(path) && lines(path) > MAX_FILE_LINES,
  );
  assert.deepEqual(long, []);
});

/** The one module that reads the environment of the process. */
const ENVIRONMENT_READER = /^src\/config\//;

/** The one file that writes to the terminal, and lets no control character of others through. */
const TERMINAL_WRITER = /^src\/cli\/output\.ts$/;

/** What a file does that only some files may do, each with the files that may. */
const PRIVILEGES = {
  'reads the environment': {
    pattern: /\bprocess\s*(?:\.|\?\.|\[['"])\s*env\b|\benv\b[^;]*(?:from 'node:process'|= process\b)/,
    allowed: ENVIRONMENT_READER,
  },
  'writes to the terminal': {
    pattern: /\b(?:stdout|stderr)\s*(?:\.|\?\.|\[['"])\s*write\b/,
    allowed: TERMINAL_WRITER,
  },
};

/** What a file does that it may not. */
const breachesOf = (path: string, text: string): readonly string[] =>
  Object.entries(PRIVILEGES).flatMap(([deed, { pattern, allowed }]) =>
    pattern.test(text) && !allowed.test(path) ? [`${path} ${deed}`] : [],
  );

suite('the environment and the terminal', () => {
  test('are used by the files that may', () => {
    const sources = globSync('src/**/*.ts', { cwd: root });
    assert.deepEqual(
      sources.flatMap((path) => breachesOf(path, readFileSync(join(root, path), 'utf8'))),
      [],
    );
  });

  test('are recognised however a file uses them', () => {
    for (const text of [
      'const { PORT } = process.env;',
      "const port = process['env'].PORT;",
      'const { env } = process;',
      "import { env } from 'node:process';",
    ]) {
      assert.deepEqual(breachesOf('src/http/a.ts', text), ['src/http/a.ts reads the environment'], text);
      assert.deepEqual(breachesOf('src/config/a.ts', text), [], text);
    }
    const text = 'process.stdout.write(name);';
    assert.deepEqual(breachesOf('src/cli/a.ts', text), ['src/cli/a.ts writes to the terminal']);
    assert.deepEqual(breachesOf('src/cli/output.ts', text), []);
  });
});
