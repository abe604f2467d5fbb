/** Processes that have loaded the program, and run one command after the other: see `program-host.ts`. */

import { type ChildProcess, spawn } from 'node:child_process';
import { Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { beforeBoundary, type HostedCommand } from './hosted-command.ts';
import type { Ended } from './program.ts';

const HOST = fileURLToPath(new URL('program-host.ts', import.meta.url));
const COMPILER_FLAGS = fileURLToPath(new URL('../../bin/compiler-flags.cjs', import.meta.url));
const COMPILE_CACHE = fileURLToPath(new URL('../../node_modules/.cache/mentoring', import.meta.url));

/** How many commands are run beside each other; others wait, which takes less time than loading the program once more. */
const HOSTS = 2;

interface Host {
  /** Undefined while it runs a command. */
  isIdle: boolean;
  run(command: HostedCommand): Promise<Ended>;
}

const hosts = new Set<Host>();
const waiting: (() => void)[] = [];

/** Runs a command in a process that has run others. */
export async function runHosted(command: HostedCommand): Promise<Ended> {
  for (;;) {
    const host =
      hosts.values().find(({ isIdle }) => isIdle) ?? (hosts.size < HOSTS ? startHost() : undefined);
    if (host !== undefined) return host.run(command).finally(() => waiting.shift()?.());
    await new Promise<void>((resolve) => void waiting.push(resolve));
  }
}

function startHost(): Host {
  const child = spawn(process.execPath, ['--require', COMPILER_FLAGS, HOST], {
    env: { PATH: process.env['PATH'], NODE_COMPILE_CACHE: COMPILE_CACHE },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const { promise: closed, resolve } = Promise.withResolvers<number | null>();
  const host: Host = {
    isIdle: true,
    async run(command) {
      host.isIdle = false;
      keepAlive(child, true);
      const parts = [child.stdout, child.stderr].map((stream) => printed(stream, closed));
      const environment = { ...command.environment, NODE_COMPILE_CACHE: COMPILE_CACHE };
      child.send({ ...command, environment });
      const [output, errors] = await Promise.all(parts);
      keepAlive(child, false);
      host.isIdle = true;
      return {
        status: output?.status ?? (await closed),
        output: output?.text ?? '',
        errors: errors?.text ?? '',
      };
    },
  };
  child.once('close', (status) => {
    hosts.delete(host);
    resolve(status);
  });
  hosts.add(host);
  return host;
}

/** What it prints until the command has ended, or the process, whose exit status it is then. */
async function printed(
  stream: Readable | null,
  closed: Promise<unknown>,
): Promise<{ readonly text: string; readonly status?: number }> {
  const { promise, resolve } = Promise.withResolvers<{ readonly text: string; readonly status: number }>();
  let text = '';
  const read = (piece: string): void => {
    text += piece;
    const ended = beforeBoundary(text);
    if (ended !== undefined) resolve(ended);
  };
  stream?.setEncoding('utf8').on('data', read);
  const ended = await Promise.race([promise, closed.then(() => ({ text }))]);
  stream?.off('data', read);
  return ended;
}

/** Sets whether a child keeps this process alive: it does while it runs a command. */
function keepAlive(child: ChildProcess, waits: boolean): void {
  for (const one of [child, child.channel, child.stdout, child.stderr])
    if (one instanceof Socket || one === child || one === child.channel) waits ? one?.ref() : one?.unref();
}
