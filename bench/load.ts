/**
 * Measures how many requests a server handles. With `wrk` (a Debian package) it is requests per second over
 * 16 connections; without it, a load generator in JavaScript would measure itself, so it is the server's own
 * processor time per request.
 */

import { execFile, spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { promisify } from 'node:util';
import type { BenchContext } from './context.ts';
import { processorTime, type Server } from './processes.ts';
import { median } from './statistics.ts';

export const CONNECTIONS = 16;

/** The repeated request. */
export interface Load {
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Adds a parameter with a new value each time, so that no cached response is used. */
  readonly unique?: boolean;
  /** Adds a random offset below this number. */
  readonly offsets?: number;
  /** The form data of a POST; absent: a GET. */
  readonly form?: Readonly<Record<string, string>>;
  /** The expected status; default: 200. */
  readonly status?: number;
}

const hasWrk = spawnSync('wrk', ['--version']).error === undefined;

/** The unit of rates; a higher number is always better. */
export const rateUnit = hasWrk ? 'requests/s' : 'requests/s of its processor time';

/** The rates of two servers measured in turns: the medians of all rounds, and of the ratios of the rounds. */
export async function compareRates(
  { sizes, folder }: BenchContext,
  one: readonly [Server, Load],
  other: readonly [Server, Load],
): Promise<{ readonly measured: number; readonly reference: number; readonly ratio: number }> {
  const rates: { readonly measured: number; readonly reference: number }[] = [];
  for (let round = 0; round < sizes.rounds; round += 1) {
    rates.push({
      measured: await rateOf(...one, sizes.seconds, folder),
      reference: await rateOf(...other, sizes.seconds, folder),
    });
  }
  return {
    measured: median(rates.map(({ measured }) => measured)),
    reference: median(rates.map(({ reference }) => reference)),
    ratio: median(rates.map(({ measured, reference }) => measured / reference)),
  };
}

/** Loads a server for some seconds; the result is in {@link rateUnit}. */
export function rateOf(server: Server, load: Load, seconds: number, folder: string): Promise<number> {
  return hasWrk ? rateByWrk(load, seconds, folder) : rateOfProcessorTime(server, load, seconds);
}

async function rateByWrk(load: Load, seconds: number, folder: string): Promise<number> {
  const script = `${folder}/load.lua`;
  await writeFile(script, scriptOf(load));
  const parameters = ['-t1', `-c${CONNECTIONS}`, `-d${seconds}s`, '-s', script, load.url];
  const { stdout } = await promisify(execFile)('wrk', parameters);
  const perSecond = /Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1];
  const wrong = /wrong answers: (\d+)/.exec(stdout)?.[1];
  if (perSecond === undefined || wrong !== '0') throw new Error(`wrk says:\n${stdout}`);
  return Number(perSecond);
}

/** The script for wrk, in Lua; at its end it prints the number of responses with status 400 and above. */
function scriptOf({ url, headers = {}, unique = false, form }: Load): string {
  const { pathname, search } = new URL(url);
  const sent = { ...headers, ...(form && { 'Content-Type': 'application/x-www-form-urlencoded' }) };
  return [
    `local path = ${JSON.stringify(pathname + search)}`,
    `local separator = ${JSON.stringify(search === '' ? '?n=' : '&n=')}`,
    'local count = 0',
    `wrk.method = ${JSON.stringify(form === undefined ? 'GET' : 'POST')}`,
    ...(form === undefined ? [] : [`wrk.body = ${JSON.stringify(new URLSearchParams(form).toString())}`]),
    ...Object.entries(sent).map(
      ([name, value]) => `wrk.headers[${JSON.stringify(name)}] = ${JSON.stringify(value)}`,
    ),
    // A request is built once, unless it changes each time.
    'local fixed',
    'function init() fixed = wrk.format(nil, path) end',
    unique
      ? 'function request() count = count + 1; return wrk.format(nil, path .. separator .. count) end'
      : 'function request() return fixed end',
    'function done(summary) io.write("wrong answers: " .. summary.errors.status .. "\\n") end',
  ].join('\n');
}

async function rateOfProcessorTime({ processId }: Server, load: Load, seconds: number): Promise<number> {
  const before = processorTime(processId);
  const count = await loadFor(load, seconds);
  return (count / (processorTime(processId) - before)) * 1000;
}

/** Loads a server for some seconds; returns the number of responses. */
export async function loadFor(load: Load, seconds: number, connections = CONNECTIONS): Promise<number> {
  const end = performance.now() + seconds * 1000;
  return loadWhile(load, () => performance.now() < end, connections);
}

/** Loads a server over 16 connections with a number of requests. */
export async function loadTimes(load: Load, times: number): Promise<void> {
  let begun = 0;
  await loadWhile(load, () => begun++ < times, CONNECTIONS);
}

let numbered = 0;

async function loadWhile(load: Load, goesOn: () => boolean, connections: number): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let count = 0;
  const client = async (): Promise<void> => {
    while (goesOn()) {
      await ask(agent, load);
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, client));
  agent.destroy();
  return count;
}

function targetOf({ url, unique, offsets }: Load): string {
  const separator = url.includes('?') ? '&' : '?';
  if (offsets !== undefined) return `${url}${separator}offset=${Math.floor(Math.random() * offsets)}`;
  return unique ? `${url}${separator}n=${numbered++}` : url;
}

function ask(agent: Agent, load: Load): Promise<void> {
  const { headers = {}, form, status = 200 } = load;
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const method = form === undefined ? 'GET' : 'POST';
  const type = form === undefined ? {} : { 'Content-Type': 'application/x-www-form-urlencoded' };
  const target = targetOf(load);
  request(target, { agent, method, headers: { ...headers, ...type } }, (message) => {
    if (message.statusCode !== status) reject(new Error(`${target} was answered ${message.statusCode}`));
    message.resume().on('end', resolve).on('error', reject);
  })
    .on('error', reject)
    .end(form === undefined ? undefined : new URLSearchParams(form).toString());
  return promise;
}
