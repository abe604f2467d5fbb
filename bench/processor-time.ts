/**
 * Measures the processor time of a request independently of other load: two servers take turns, with the same
 * number of requests.
 */

import { readdirSync, readFileSync } from 'node:fs';
import type { BenchContext } from './context.ts';
import { type Load, loadTimes } from './load.ts';
import type { Server } from './processes.ts';
import { median } from './statistics.ts';

/** The number of requests of a turn. */
const TIMES = 1500;

/** The threads of a server that are measured. */
export type Threads = 'all' | 'main';

/**
 * The processor time that the threads of a process have used, in milliseconds (schedstat of proc(5), in
 * nanoseconds), without ended threads.
 */
function timeOf({ processId }: Server, threads: Threads): number {
  const folder = `/proc/${processId}/task`;
  const ids = threads === 'main' ? [String(processId)] : readdirSync(folder);
  const times = ids.map((id) => Number(readFileSync(`${folder}/${id}/schedstat`, 'utf8').split(' ')[0]));
  return times.reduce((sum, time) => sum + time, 0) / 1e6;
}

/** The processor time of a request, in milliseconds. */
export async function costOf(server: Server, load: Load, threads: Threads): Promise<number> {
  const before = timeOf(server, threads);
  await loadTimes(load, TIMES);
  return (timeOf(server, threads) - before) / TIMES;
}

/**
 * The processor times of two servers, and the ratio of requests that the first serves in the time of one of
 * the other.
 */
export interface Costs {
  readonly measured: number;
  readonly reference: number;
  readonly ratio: number;
}

/** Compares the processor time of requests to two servers, in medians of all rounds. */
export async function compareCosts(
  { sizes }: BenchContext,
  one: readonly [Server, Load],
  other: readonly [Server, Load],
  threads: Threads = 'all',
): Promise<Costs> {
  // A warm-up, so that code is compiled before.
  for (const [server, load] of [one, other]) await costOf(server, load, threads);
  const rounds: Omit<Costs, 'ratio'>[] = [];
  for (let round = 0; round < sizes.rounds; round += 1) {
    rounds.push({
      measured: await costOf(...one, threads),
      reference: await costOf(...other, threads),
    });
  }
  return {
    measured: median(rounds.map(({ measured }) => measured)),
    reference: median(rounds.map(({ reference }) => reference)),
    ratio: median(rounds.map(({ measured, reference }) => reference / measured)),
  };
}
