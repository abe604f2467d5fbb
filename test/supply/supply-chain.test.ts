/** What is installed with the service: that it is what was chosen, may be used, and runs nothing while it is installed. */

import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { suite, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));

/** What the lockfile says of a package. */
interface LockedPackage {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  /** The package in its place, where `overrides` names another. */
  readonly name?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly hasInstallScript?: boolean;
}

/** By the folder that it is installed in: `node_modules/fastify`. */
const lockfile: { readonly packages: Readonly<Record<string, LockedPackage>> } = JSON.parse(
  readFileSync(`${root}/package-lock.json`, 'utf8'),
);
const packages = Object.entries(lockfile.packages).filter(([folder]) => folder !== '');

/** What asks for nothing but to be named (SPDX identifiers). */
const PERMISSIVE: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'Unlicense',
]);

/** What may be used to work on the service and is no part of it, by name, with why. */
const ONLY_FOR_WORK: ReadonlyMap<string, string> = new Map([
  // It binds changes of its own files alone, and they are not changed.
  ['axe-core', 'MPL-2.0'],
]);

const nameOf = (folder: string): string => folder.replace(/^.*node_modules\//, '');

/** Whether one may choose a permissive licence: `(MIT OR GPL-3.0)`, `MIT AND ISC`. */
function isPermissive(license: string): boolean {
  return license
    .replace(/^\(|\)$/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((part) => PERMISSIVE.has(part)));
}

suite('what is installed', () => {
  test('is known by its content, wherever it comes from', () => {
    for (const [folder, { integrity, resolved }] of packages) {
      assert.match(integrity ?? '', /^sha512-[\w+/]{86}==$/, folder);
      assert.equal(resolved, undefined, `${folder} names the host that it came from`);
    }
  });

  test('runs nothing while it is installed, but for Node.js, which fetches its program', () => {
    const withScripts = packages.filter(([, { hasInstallScript }]) => hasInstallScript);
    assert.deepEqual(
      withScripts.map(([folder]) => nameOf(folder)),
      ['node'],
    );
  });

  test('has permissive licences, as the lockfile and as the packages themselves say', () => {
    const wrong = packages.flatMap(([folder, { license, dev }]) => {
      const file = `${root}/${folder}/package.json`;
      const own = existsSync(file) ? licenseIn(JSON.parse(readFileSync(file, 'utf8'))) : license;
      const isFine = [license, own].every(
        (said = '') => isPermissive(said) || (dev === true && ONLY_FOR_WORK.get(nameOf(folder)) === said),
      );
      return isFine ? [] : [`${folder}: ${license}, ${own}`];
    });
    assert.deepEqual(wrong, []);
  });
});

/** The licence in a `package.json`. */
function licenseIn(packageJson: unknown): string | undefined {
  const { license } = Object(packageJson);
  return typeof license === 'string' ? license : undefined;
}

test('licences are told apart', () => {
  for (const license of ['MIT', '(MIT OR GPL-3.0-only)', 'MIT AND ISC']) assert.ok(isPermissive(license));
  for (const license of ['GPL-3.0-only', 'MIT AND GPL-3.0-only', 'UNLICENSED', ''])
    assert.ok(!isPermissive(license), license);
});

test('npm run sbom lists what serves, each with its version and its licence', async () => {
  const { stdout } = await run('npm', ['run', '--silent', 'sbom'], {
    cwd: root,
    timeout: 300_000,
    maxBuffer: 16 * 1024 * 1024,
  });
  const { bomFormat, components } = Object(JSON.parse(stdout));
  assert.equal(bomFormat, 'CycloneDX');
  const listed = new Set(components.map(({ name, version }: Record<string, string>) => `${name}@${version}`));
  const serving = packages.filter(([, { dev }]) => dev !== true);
  for (const [folder, { version, name: alias }] of serving) {
    const name = `${alias ?? nameOf(folder)}@${version}`;
    assert.ok(listed.has(name), `${name} is not listed`);
  }
  for (const { name, licenses } of components) assert.ok(licenses?.length > 0, `${name} has no licence`);
});
