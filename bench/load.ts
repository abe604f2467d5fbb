/**
 * How much of a server's time a request takes. With `wrk` (Debian's package) it is requests a second over 16
 * connections; without it, a load generator in JavaScript would measure itself, so it is the server's own processor
 * time for a request.
 */

import { execFile, spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { promisify } from 'node:util';

const CONNECTIONS = 16;

/** What is asked for, again and again. */
export interface Load {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Adds a parameter that is another one every time, so that nothing kept can be sent. */
  readonly unique?: boolean;
}

/** A server under load. */
export interface Target {
  readonly processId: number;
}

export const hasWrk = spawnSync('wrk', ['--version']).error === undefined;

/** What a higher number means: all measures are made so that more is better. */
export const unit = hasWrk ? 'requests/s' : 'requests per second of processor time';

/** Loads a server for some seconds; the answer is in {@link unit}. */
export function measure(target: Target, load: Load, seconds: number, folder: string): Promise<number> {
  return hasWrk ? measureWithWrk(load, seconds, folder) : measureProcessorTime(target, load, seconds);
}

async function measureWithWrk(
  { url, headers = {}, unique }: Load,
  seconds: number,
  folder: string,
): Promise<number> {
  const script = `${folder}/load.lua`;
  const { pathname, search } = new URL(url);
  const separator = search === '' ? '?' : '&';
  await writeFile(
    script,
    `local count = 0\nrequest = function()\n  count = count + 1\n  return wrk.format("GET", "${pathname}${search}${separator}n=" .. count)\nend\n`,
  );
  const { stdout } = await promisify(execFile)('wrk', [
    '-t1',
    `-c${CONNECTIONS}`,
    `-d${seconds}s`,
    ...Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]),
    ...(unique ? ['-s', script] : []),
    url,
  ]);
  const perSecond = /Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1];
  if (perSecond === undefined || stdout.includes('Non-2xx') === (headers['If-None-Match'] === undefined)) {
    if (perSecond === undefined || headers['If-None-Match'] === undefined)
      throw new Error(`wrk says:\n${stdout}`);
  }
  return Number(perSecond);
}

async function measureProcessorTime(target: Target, load: Load, seconds: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const before = await processorSeconds(target.processId);
  const end = performance.now() + seconds * 1000;
  let count = 0;
  const client = async () => {
    while (performance.now() < end) {
      count += 1;
      await get(agent, load, count);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, client));
  agent.destroy();
  return count / ((await processorSeconds(target.processId)) - before);
}

function get(agent: Agent, { url, headers = {}, unique }: Load, count: number): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const separator = url.includes('?') ? '&' : '?';
  request(unique ? `${url}${separator}n=${count}` : url, { agent, headers }, (message) => {
    message.resume().on('end', resolve).on('error', reject);
  })
    .on('error', reject)
    .end();
  return promise;
}

/** The processor time a process has used (proc(5): fields 14 and 15 of stat, in ticks of a hundredth of a second). */
async function processorSeconds(processId: number): Promise<number> {
  const stat = await readFile(`/proc/${processId}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}
