/**
 * Which files of tests share a process in `npm test`. To load the program takes longer than most files take; in one
 * process it is loaded once, and what is slow at first is fast afterwards. Each file can be run by itself as well.
 */

import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { beforeEach, suite } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { startTracking, stopTracking } from './test-tracking.ts';

const TESTS = fileURLToPath(new URL('..', import.meta.url));

/**
 * The files of each group, which are tried one after the other; a file is in the first group that names it. Whatever is named
 * in none is in the group `others`. Groups are begun in the order of their names: those that take or wait longest first, so
 * that none of them is alone at the end.
 */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  '01-browser-of-the-desk': ['browser/desk/**'],
  '02-postgres': ['store/postgres-contract.test.ts'],
  '02-postgres-imports': ['store/postgres-contract-imports.test.ts'],
  '12-browser': ['browser/**'],
  '04-cli-commands': ['cli/{c,d,en}*'],
  '02-desk-uploads': ['desk/upload*'],
  '05-desk': ['desk/**'],
  '06-cli-services': ['cli/{private,s}*'],
  '07-openai': ['generators/openai/**'],
  '08-slow-clients': ['http/**/{slow-clients,pipelining}*'],
  '13-moving': ['store/moving/**', 'cli/moving*'],
  '14-generators': ['composer/**', 'generators/{answers,work}/**'],
  '03-postgres-others': ['store/postgres*', 'http/**/postgres*', 'cli/*postgres*'],
  '07-store': ['store/**'],
  '09-cli-backups': ['cli/{audit,backup,behind}*'],
  '11-http-under-load': ['http/**/{abuse,overload,goal-server,event-stream,beside-composing}*'],
  '09-http-auth': ['http/auth/**', 'write/**'],
  '10-http': ['http/**'],
  '04-harm': ['harm/**', 'patterns/**', 'examples.test.ts'],
  '15-cli-imports': ['cli/import*'],
  '16-cli-others': ['cli/**'],
};

const OTHERS = '05-others';

/** The files of tests of a group, by their paths. */
export function filesOf(group: string): readonly string[] {
  const taken = new Set<string>();
  const own = (patterns: readonly string[]) =>
    globSync([...patterns], { cwd: TESTS })
      .filter((file) => file.endsWith('.test.ts') && !taken.has(file))
      .toSorted();
  for (const [name, patterns] of Object.entries(GROUPS)) {
    const files = own(patterns);
    if (name === group) return files;
    for (const file of files) taken.add(file);
  }
  if (group !== OTHERS)
    throw new Error(`There is no group ${group} of tests: see ${fileURLToPath(import.meta.url)}`);
  return own(['**']);
}

/** Runs the files of a group, each as a suite, so that what it starts before its tests ends after them. */
export async function runGroup(entry: string): Promise<void> {
  const files = filesOf(basename(fileURLToPath(entry), '.ts'));
  if (files.length === 0) throw new Error(`${entry}: the group has no tests`);
  for (const file of files) {
    startTracking();
    await suite(`test/${file}`, async () => {
      beforeEach(stopTracking);
      await import(pathToFileURL(join(TESTS, file)).href);
    });
  }
}
