/** Moves of a whole service by the real program, for tests. */
import assert from 'node:assert/strict';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type Ended, startProgram } from '../support/program.ts';
import { startService, type TestService } from '../support/service.ts';
import { everythingOf } from './pulling.ts';

/** A move that goes on. */
export interface RunningPull {
  readonly program: ChildProcess;
  /** What it has said on standard error so far. */
  errors(): string;
  readonly ended: Promise<Ended>;
}

/** Starts `mentoring pull` in a folder, with its database where it is where nothing is set. */
export function startPull(folder: string, parameters: readonly string[]): RunningPull {
  const program = startProgram(['pull', ...parameters], { folder });
  program.stdin.end();
  let errors = '';
  program.stderr.setEncoding('utf8').on('data', (piece: string) => {
    errors += piece;
  });
  const closed = once(program, 'close');
  const ended = (async () => {
    const output = await text(program.stdout);
    await closed;
    return { status: program.exitCode, output, errors };
  })();
  return { program, errors: () => errors, ended };
}

/** Runs `mentoring pull` to its end. */
export const pull = (folder: string, parameters: readonly string[]): Promise<Ended> =>
  startPull(folder, parameters).ended;

/** The database that `mentoring pull` makes in a folder. */
export const databaseIn = (folder: string): string => join(folder, 'data', 'mentoring.db');

/** Starts a service on what was moved into a folder. */
export const startMoved = (folder: string): Promise<TestService> =>
  startService({ DATABASE_URL: `sqlite:${databaseIn(folder)}` });

/** Makes sure that a service on what was moved into a folder answers what the source does. */
export async function assertMoved(folder: string, source: TestService): Promise<void> {
  await using moved = await startMoved(folder);
  assert.deepEqual(await everythingOf(moved), await everythingOf(source));
}
