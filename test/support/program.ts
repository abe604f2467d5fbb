/** The command line for tests: real processes of the program, in a folder and an environment of their own. */

import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { runHosted } from './hosted-program.ts';
import { TEST_SECRET_KEY } from './secret-key.ts';

const PROGRAM = fileURLToPath(new URL('../../bin/mentoring.cjs', import.meta.url));

export interface ProgramOptions {
  /** Where it runs; a file `.env` there is read. */
  readonly folder: string;
  readonly settings?: Readonly<Record<string, string>>;
  /** What is piped in; nothing otherwise. */
  readonly input?: string;
  /** Another user of this machine. */
  readonly user?: number;
  /** Another Node.js than the one that runs the tests. */
  readonly node?: string;
  /** Runs in a process of its own, whatever ran before: where a test is about the process. */
  readonly ownProcess?: true;
}

export interface Ended {
  readonly status: number | null;
  readonly output: string;
  readonly errors: string;
}

/** Starts the program; it inherits no settings, and has the secret key of the tests. */
export function startProgram(
  parameters: readonly string[],
  { folder, settings = {}, user, node = process.execPath }: ProgramOptions,
): ChildProcessWithoutNullStreams {
  return spawn(node, [PROGRAM, ...parameters], {
    cwd: folder,
    env: { ...environmentOf(folder, settings), ...(user !== undefined && compiledFor(user)) },
    stdio: ['pipe', 'pipe', 'pipe'],
    ...(user !== undefined && { uid: user, gid: user }),
  });
}

const environmentOf = (folder: string, settings: Readonly<Record<string, string>>) => ({
  PATH: process.env['PATH'],
  HOME: folder,
  SECRET_KEY: TEST_SECRET_KEY,
  ...settings,
});

/** Where another user keeps compiled code, as they may not read what this one keeps; without it each start takes thrice as long. */
function compiledFor(user: number): { readonly NODE_COMPILE_CACHE: string } {
  const folder = fileURLToPath(new URL(`../../node_modules/.cache/mentoring-${user}`, import.meta.url));
  mkdirSync(folder, { recursive: true });
  chownSync(folder, user, user);
  return { NODE_COMPILE_CACHE: folder };
}

/** Where files note the commands that ran in processes of their own, for all test processes. */
const seen = process.env['TEST_COMMANDS_SEEN'] ?? mkdtempSync(join(tmpdir(), 'mentoring-commands-'));
if (process.env['TEST_COMMANDS_SEEN'] === undefined)
  process.once('exit', () => rmSync(seen, { recursive: true, force: true }));

/** Whether no command of this name ran in a process of its own before. */
function isFirst(command: string): boolean {
  try {
    writeFileSync(join(seen, encodeURIComponent(command).slice(0, 100)), '', { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
}

/**
 * Runs the program to its end: each command once in a process of its own, so that it is seen to start and to end by itself,
 * and then in one that has loaded the program already, which takes a tenth of the time.
 */
export async function runProgram(parameters: readonly string[], options: ProgramOptions): Promise<Ended> {
  const command = parameters[0] ?? '';
  const { folder, settings = {}, input = '', user, node, ownProcess } = options;
  const isPlain = user === undefined && node === undefined && ownProcess === undefined;
  const mayBeHosted = isPlain && !Object.keys(settings).some((name) => name.startsWith('NODE_'));
  if (mayBeHosted && !isFirst(command)) {
    const environment = environmentOf(folder, settings);
    return runHosted({ parameters: [PROGRAM, ...parameters], folder, environment, input });
  }
  const program = startProgram(parameters, options);
  program.stdin.on('error', () => undefined);
  program.stdin.end(input);
  const ended = once(program, 'close');
  const [output, errors] = await Promise.all([text(program.stdout), text(program.stderr)]);
  await ended;
  return { status: program.exitCode, output, errors };
}

/** The program as it serves, once it has said so. */
export interface ServingProgram extends AsyncDisposable {
  /** What it printed: `http://127.0.0.1:…`. */
  readonly address: string;
  readonly port: number;
  readonly processId: number;
  /** Tells it to stop, without waiting. */
  signal(signal: NodeJS.Signals): void;
  /** Resolves when it has ended, by itself or by a signal. */
  readonly ended: Promise<Ended>;
}

/** Starts `mentoring serve` on any free port; disposing of it kills what still runs. */
export async function serveProgram(options: ProgramOptions): Promise<ServingProgram> {
  const program = startProgram(['serve'], { ...options, settings: { PORT: '0', ...options.settings } });
  return servingProgram(program);
}

/** What a process that serves says, from its start to its end. */
export async function servingProgram(program: ChildProcessWithoutNullStreams): Promise<ServingProgram> {
  let [output, errors] = ['', ''];
  const { promise: listening, resolve, reject } = Promise.withResolvers<string>();
  const { promise: ended, resolve: end } = Promise.withResolvers<Ended>();
  program.stdout.setEncoding('utf8').on('data', (piece: string) => {
    output += piece;
    const address = /^listening on (\S+)\n/m.exec(output)?.[1];
    if (address !== undefined) resolve(address);
  });
  program.stderr.setEncoding('utf8').on('data', (piece: string) => {
    errors += piece;
  });
  program.on('close', (status) => {
    end({ status, output, errors });
    reject(new Error(`it ended with ${status}: ${errors}`));
  });
  const address = await listening;
  return {
    address,
    port: Number(new URL(address).port),
    processId: program.pid ?? 0,
    signal: (signal) => void program.kill(signal),
    ended,
    async [Symbol.asyncDispose]() {
      program.kill('SIGKILL');
      await ended;
    },
  };
}
