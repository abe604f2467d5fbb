/**
 * Which files of tests share a process in `npm test`. To load the program takes longer than most files take; in one
 * process it is loaded once, and what is slow at first is fast afterwards. Each file can be run by itself as well.
 */

import { globSync } from 'node:fs';
import { basename, join } from 'node:path';
import { suite } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';

const TESTS = fileURLToPath(new URL('..', import.meta.url));

/** The files of each group, which are tried one after the other. Whatever is named in none is in the group `others`. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  // In the order in which they are begun: the longest first.
  '01-browser': ['browser/**'],
  '02-postgres': ['store/postgres-contract*'],
  '02-postgres-others': ['store/postgres*', 'http/**/postgres*', 'cli/*postgres*', 'cli/behind-pgbouncer*'],
  '03-slow-clients': ['http/**/{slow-clients,pipelining}*'],
  '04-cli-imports': ['cli/import*'],
  '05-cli-services': ['cli/{private,pull,s}*'],
  '06-cli-backups': ['cli/{audit,backup,behind}*'],
  '07-cli-commands': ['cli/{c,d,en}*'],
  '08-moving': ['store/moving/**', 'cli/moving*'],
  '09-store': ['store/**'],
  '10-generators': ['generators/{answers,composer,tagging,understanding,work}/**'],
  '11-http-under-load': ['http/**/{abuse,overload,goal-server,event-stream,beside-composing}*', 'fuzz/**'],
  '12-http': ['http/**', 'write/**'],
  '13-cli-others': ['cli/**'],
  '14-openai': ['generators/openai/**'],
};

const OTHERS = '15-others';

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
    await suite(`test/${file}`, async () => {
      await import(pathToFileURL(join(TESTS, file)).href);
    });
  }
}
