/** The measured servers, as separate processes, and what Linux reports about a process. */

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import packageJson from '../package.json' with { type: 'json' };

/** A running server. */
export interface Server extends AsyncDisposable {
  /** `http://127.0.0.1:…`, without a trailing slash. */
  readonly address: string;
  readonly processId: number;
}

const ROOT = fileURLToPath(new URL('../', import.meta.url));
/** The command of `npm start`: the flags of Node.js, and the program. */
const [, , ...START] = packageJson.scripts.start.split(' ');

/** Runs the program like `npm start`, with another command than `serve`. */
export function runProgram(
  parameters: readonly string[],
  database: string,
  folder: string = ROOT,
): ChildProcess {
  const program = START.slice(0, -1).map((part) => (part.startsWith('-') ? part : `${ROOT}${part}`));
  return spawn(process.execPath, [...program, ...parameters], {
    cwd: folder,
    env: {
      ...process.env,
      DATABASE_URL: database,
      PORT: '0',
      LOG_LEVEL: process.env['BENCH_LOG_LEVEL'] ?? 'warn',
    },
    stdio: ['ignore', 'pipe', process.env['BENCH_LOG_LEVEL'] === undefined ? 'ignore' : 'inherit'],
  });
}

/** Starts the service on a database; resolves when it listens. */
export function startService(database: string): Promise<Server> {
  return serverOf(runProgram(['serve'], database));
}

/** Starts plain Fastify on an SQLite database. */
export function startPlainServer(database: string): Promise<Server> {
  const script = fileURLToPath(new URL('plain-server.ts', import.meta.url));
  const parameters = [script, database.replace(/^sqlite:/, '')];
  return serverOf(spawn(process.execPath, parameters, { stdio: ['ignore', 'pipe', 'inherit'] }));
}

/** Starts the bare server with a response. */
export function startBareServer(answer: string): Promise<Server> {
  const script = fileURLToPath(new URL('bare-server.ts', import.meta.url));
  const child = spawn(process.execPath, [script, '-'], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(answer);
  return serverOf(child);
}

async function serverOf(child: ChildProcess): Promise<Server> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const ended = once(child, 'exit');
  let text = '';
  child.stdout?.on('data', (chunk) => {
    text += chunk;
    const address = /listening on (\S+)\n/.exec(text)?.[1];
    if (address !== undefined) resolve(address);
  });
  child.once('exit', () => reject(new Error('a server ended before it listened')));
  const address = await promise;
  return {
    address,
    processId: child.pid ?? 0,
    async [Symbol.asyncDispose]() {
      child.kill();
      await ended;
    },
  };
}

/** The processor time that a process has used, in milliseconds (proc(5): fields 14 and 15 of stat, in hundredths of a second). */
export function processorTime(processId: number): number {
  const stat = readFileSync(`/proc/${processId}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** The current memory of a process (VmRSS), or its maximum (VmHWM), in MB; 0 once it has ended. */
export function memoryOf(processId: number, which: 'VmRSS' | 'VmHWM'): number {
  try {
    const status = readFileSync(`/proc/${processId}/status`, 'utf8');
    return Number(new RegExp(`${which}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1000;
  } catch {
    return 0;
  }
}
