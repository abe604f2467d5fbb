/** Copies of databases, for tests: what they hold, and services that are written to while they are made. */

import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Backup, backUp } from '../../src/app/backup.ts';
import { restore } from '../../src/app/database.ts';
import { readConfiguration } from '../../src/config/configuration.ts';
import { BackupError } from '../../src/store/backup/copy-check.ts';
import type { RestoreOptions } from '../../src/store/backup/restoring.ts';
import { DatabaseOpenError } from '../../src/store/database.ts';
import { jsonObject, post } from './documents.ts';
import { type Ended, type ProgramOptions, runProgram } from './program.ts';
import { TEST_SECRET_KEY } from './secret-key.ts';
import { filesIn, type Workplace } from './workplace.ts';

/** The same place with other settings. */
export const withSettings = (
  { options }: Workplace,
  settings: Readonly<Record<string, string>>,
): ProgramOptions => ({ ...options, settings: { ...options.settings, ...settings } });

/** Runs a command that must succeed. */
export async function done(options: ProgramOptions, ...parameters: readonly string[]): Promise<Ended> {
  const ended = await runProgram(parameters, options);
  assert.equal(ended.status, 0, `${parameters.join(' ')}: ${ended.output}${ended.errors}`);
  return ended;
}

/** Makes a copy of the database of an address. */
export const backUpInto = (url: string, file: string, force = false): Promise<Backup> =>
  backUp(configurationOf(url), file, { force, ...UNWATCHED });

/** Puts a copy in the place of the database of an address. */
export const restoreFrom = (
  url: string,
  file: string,
  terms: Partial<RestoreOptions> = {},
): ReturnType<typeof restore> =>
  restore(configurationOf(url), file, { replace: false, today: TODAY, ...UNWATCHED, ...terms });

const TODAY = Temporal.PlainDate.from('2026-11-22');
const UNWATCHED = { signal: new AbortController().signal };

const configurationOf = (url: string) =>
  readConfiguration({ DATABASE_URL: url, SECRET_KEY: TEST_SECRET_KEY }).configuration;

/** The error message of a refused command. */
export async function complaintOf(work: Promise<unknown>): Promise<string> {
  const [{ status, ...outcome }] = await Promise.allSettled([work]);
  assert.equal(status, 'rejected');
  const reason = 'reason' in outcome ? outcome.reason : undefined;
  assert.ok(reason instanceof BackupError || reason instanceof DatabaseOpenError, String(reason));
  return reason.message;
}

/** Everything that a database holds, as the files of an export. */
export async function exported(
  options: ProgramOptions,
  folder: string,
): Promise<ReadonlyMap<string, Buffer>> {
  await done(options, 'export', folder);
  return await filesIn(join(options.folder, folder));
}

/** How long a client waits between two goals, in milliseconds. */
const PAUSE = 5;

/** Clients that create goals until they are stopped. */
export interface Creating {
  /** How many were answered until now. */
  readonly answered: () => number;
  /** Stops them, and returns the number of goals. */
  stop(): Promise<number>;
}

/** Creates goals through a service, a few at a time. */
export function keepCreating(port: number): Creating {
  let [answered, stopped] = [0, false];
  const create = async () => {
    while (!stopped) {
      const answer = await post(port, '/smart-goals/', { input: 'I want to learn Python.' });
      assert.equal(answer.status, 201, answer.body.toString());
      assert.ok(jsonObject(answer)['id']);
      answered += 1;
      // Others who are tested need the processor too.
      await wait(PAUSE);
    }
  };
  const all = Promise.all([create(), create()]);
  // Whoever waits for them is told.
  all.catch(() => undefined);
  return {
    answered: () => answered,
    async stop() {
      stopped = true;
      await all;
      return answered;
    },
  };
}

/** The names of complete and partial copies in a folder. */
export async function copiesIn(folder: string): Promise<readonly string[]> {
  return (await readdir(folder)).filter((name) => /copy|unfinished|^mentoring-/.test(name)).toSorted();
}
