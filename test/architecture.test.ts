/** Who may import whom: the rooms of the house, and what each of them stands above. */

import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { posix } from 'node:path';
import { suite, test } from 'node:test';
import packageJson from '../package.json' with { type: 'json' };

/** The rooms by name, each with the rooms it stands above; a file directly in `src` is a room of its own. */
const ROOMS: ReadonlyMap<string, readonly string[]> = new Map([
  ['domain', []],
  ['config', []],
  ['generators', ['domain']],
  ['store', ['domain']],
  ['pull', ['domain']],
  ['resources', ['domain']],
  ['interchange', ['domain', 'resources']],
  ['http', ['domain', 'resources']],
  ['app', ['config', 'domain', 'generators', 'http', 'resources', 'store']],
  ['cli', ['app', 'config', 'domain', 'interchange', 'pull', 'resources', 'store']],
  ['main', ['cli', 'config', 'domain', 'store']],
]);

/** Nothing but TypeScript: no package, and nothing of Node.js. */
const PURE_ROOMS: readonly string[] = ['domain'];

/** The one room that looks at the environment of the process. */
const ENVIRONMENT_READER = 'config';

/** The one file that writes to the terminal, and lets no control character of others through. */
const TERMINAL_WRITER = 'src/cli/output.ts';

/** What lies beside `src` and may be imported all the same. */
const OUTSIDE_FILES: readonly string[] = ['package.json'];

/** A file by its path in the project (`src/domain/page.ts`), with its text. */
interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** The specifiers of all imports and re-exports, of types too, in order. */
function importsOf(text: string): readonly string[] {
  const code = text.replace(/^\s*(?:\/\*[\s\S]*?\*\/|\/\/.*)/gm, '');
  const pattern =
    /^(?:import|export)\b(?:[^'";]*?\bfrom)?\s*(['"])(?<plain>.+?)\1|\bimport\(\s*(['"])(?<dynamic>.+?)\3/gm;
  return [...code.matchAll(pattern)].map(({ groups }) => groups?.['plain'] ?? groups?.['dynamic'] ?? '');
}

/** The path in the project of what a file imports relatively. */
const resolved = ({ path }: SourceFile, specifier: string): string =>
  posix.join(posix.dirname(path), specifier);

const roomOf = (path: string): string => path.replace(/^src\//, '').replace(/[/.].*$/, '');

/** Everything that breaks the rule of the house, a sentence each. */
function violations(files: readonly SourceFile[], dependencies: readonly string[]): readonly string[] {
  return [...files.flatMap((file) => violationsOf(file, dependencies)), ...circles(files)];
}

function violationsOf(file: SourceFile, dependencies: readonly string[]): readonly string[] {
  const room = roomOf(file.path);
  const below = ROOMS.get(room);
  if (below === undefined) return [`${file.path} is in no room that is known`];
  const found = importsOf(file.text).flatMap((specifier) => {
    if (!specifier.startsWith('.')) return violationsOfPackage(file.path, room, specifier, dependencies);
    const target = resolved(file, specifier);
    if (OUTSIDE_FILES.includes(target)) return [];
    if (!target.startsWith('src/')) return [`${file.path} imports ${target}, which is not in src`];
    const other = roomOf(target);
    return other === room || below.includes(other)
      ? []
      : [`${file.path} imports ${target}, but ${room} does not stand above ${other}`];
  });
  const readsEnvironment =
    /\bprocess\s*(?:\.|\?\.|\[['"])\s*env\b|\benv\b[^;]*(?:from 'node:process'|= process\b)/;
  if (room !== ENVIRONMENT_READER && readsEnvironment.test(file.text))
    found.push(`${file.path} reads the environment`);
  // What `http` says to clients may hold examples of their code.
  const console = room === 'http' ? /(?!)/ : /\bconsole\s*\./;
  const writes = /\b(?:stdout|stderr)\s*(?:\.|\?\.|\[['"])\s*write\b/;
  if (file.path !== TERMINAL_WRITER && (writes.test(file.text) || console.test(file.text)))
    found.push(`${file.path} writes to the terminal`);
  return found;
}

function violationsOfPackage(
  path: string,
  room: string,
  specifier: string,
  dependencies: readonly string[],
): readonly string[] {
  if (PURE_ROOMS.includes(room)) return [`${path} imports ${specifier}, but ${room} imports nothing`];
  if (isBuiltin(specifier)) return [];
  const name = specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
  return dependencies.includes(name) ? [] : [`${path} imports ${name}, which is no declared dependency`];
}

/** The circles in which files import each other, each told once. */
function circles(files: readonly SourceFile[]): readonly string[] {
  const edges = new Map(
    files.map((file) => [
      file.path,
      importsOf(file.text)
        .filter((specifier) => specifier.startsWith('.'))
        .map((specifier) => resolved(file, specifier)),
    ]),
  );
  const found: string[] = [];
  const done = new Set<string>();
  const visit = (path: string, trail: readonly string[]): void => {
    const start = trail.indexOf(path);
    if (start >= 0) found.push(`a circle: ${[...trail.slice(start), path].join(' → ')}`);
    if (start >= 0 || done.has(path)) return;
    for (const target of edges.get(path) ?? []) visit(target, [...trail, path]);
    done.add(path);
  };
  for (const path of edges.keys()) visit(path, []);
  return found;
}

const root = new URL('../', import.meta.url);
const sources: readonly SourceFile[] = globSync('src/**/*.ts', { cwd: root })
  .map((path) => path.replaceAll('\\', '/'))
  .sort()
  .map((path) => ({ path, text: readFileSync(new URL(path, root), 'utf8') }));

suite('the house', () => {
  test('keeps its own rule', () => {
    assert.deepEqual(violations(sources, Object.keys(packageJson.dependencies)), []);
  });

  test('has every room that the rule names, and its files are really looked at', () => {
    assert.deepEqual(new Set(sources.map(({ path }) => roomOf(path))), new Set(ROOMS.keys()));
    assert.ok(sources.flatMap(({ text }) => importsOf(text)).length > sources.length);
  });
});

suite('the rule', () => {
  const told = (path: string, text: string) => violations([{ path, text }], ['kysely', '@fastify/busboy']);

  test('finds imports however they are written', () => {
    const text = [
      "import a from './a.ts';",
      "import type { B } from './b.ts';",
      "import {\n  c,\n  type D,\n} from './c.ts';",
      "export * from './d.ts';",
      "export type {\n  E,\n} from './e.ts';",
      "import './f.ts';",
      "const g = await import('./g.ts');",
      '// import h from "./h.ts";',
      "/** import i from './i.ts'; */",
      "export const notFrom = 'from ./j.ts';",
      'import k from "./k.ts";',
    ].join('\n');
    assert.deepEqual(
      importsOf(text),
      ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'k'].map((name) => `./${name}.ts`),
    );
  });

  const wrong: readonly (readonly [string, string, string])[] = [
    ['src/domain/a.ts', "import { b } from '../store/b.ts';", 'domain does not stand above store'],
    ['src/domain/a.ts', "import type { B } from '../resources/b.ts';", 'does not stand above resources'],
    ['src/domain/a.ts', "import { hash } from 'node:crypto';", 'domain imports nothing'],
    ['src/store/a.ts', "import { b } from '../generators/b.ts';", 'store does not stand above generators'],
    ['src/generators/a.ts', "import { b } from '../store/b.ts';", 'generators does not stand above store'],
    ['src/resources/a.ts', "import { b } from '../http/b.ts';", 'resources does not stand above http'],
    ['src/http/browsable/a.ts', "import { b } from '../../store/b.ts';", 'http does not stand above store'],
    ['src/config/a.ts', "import { b } from '../domain/b.ts';", 'config does not stand above domain'],
    ['src/app/a.ts', "import { b } from '../cli/b.ts';", 'app does not stand above cli'],
    [
      'src/http/a.ts',
      "export { b } from '../../test/support/b.ts';",
      'test/support/b.ts, which is not in src',
    ],
    ['src/http/a.ts', "import { b } from '../../bench/b.ts';", 'bench/b.ts, which is not in src'],
    ['src/http/a.ts', "import express from 'express/lib';", 'express, which is no declared dependency'],
    ['src/http/a.ts', "import b from '@fastify/cors';", '@fastify/cors, which is no declared dependency'],
    ['src/attic/a.ts', '', 'in no room that is known'],
    ['src/http/a.ts', 'const { PORT } = process.env;', 'reads the environment'],
    ['src/http/a.ts', "const port = process['env'].PORT;", 'reads the environment'],
    ['src/http/a.ts', 'const { env } = process;', 'reads the environment'],
    ['src/http/a.ts', "import { env } from 'node:process';", 'reads the environment'],
    ['src/cli/a.ts', 'process.stdout.write(name);', 'writes to the terminal'],
    ['src/app/a.ts', 'console.log(name);', 'writes to the terminal'],
  ];
  for (const [path, text, complaint] of wrong) {
    test(`refuses ${text || 'any file'} in ${path}`, () => {
      const complaints = told(path, text);
      assert.equal(complaints.length, 1, complaints.join('\n'));
      assert.ok(complaints.join().includes(complaint), complaints.join());
    });
  }

  const right: readonly (readonly [string, string])[] = [
    ['src/store/a.ts', "import { Kysely } from 'kysely';\nimport { b } from '../domain/b.ts';"],
    ['src/http/a.ts', "import { Busboy } from '@fastify/busboy';\nimport { METHODS } from 'node:http';"],
    ['src/config/a.ts', 'const { env } = process;\nconst { PORT } = process.env;'],
    ['src/cli/output.ts', 'process.stderr.write(text);'],
    ['src/main.ts', "import packageJson from '../package.json' with { type: 'json' };"],
  ];
  for (const [path, text] of right) {
    test(`allows ${text.replaceAll('\n', ' ')} in ${path}`, () => {
      assert.deepEqual(told(path, text), []);
    });
  }

  test('finds a circle of three files, and of one', () => {
    const file = (name: string, target: string): SourceFile => ({
      path: `src/domain/${name}.ts`,
      text: `import type { T } from './${target}.ts';`,
    });
    assert.deepEqual(violations([file('a', 'b'), file('b', 'c'), file('c', 'a'), file('d', 'a')], []), [
      'a circle: src/domain/a.ts → src/domain/b.ts → src/domain/c.ts → src/domain/a.ts',
    ]);
    assert.deepEqual(violations([file('a', 'a')], []), ['a circle: src/domain/a.ts → src/domain/a.ts']);
    assert.deepEqual(violations([file('a', 'b'), file('b', 'c'), file('d', 'b')], []), []);
  });
});
