/** The rate of creations of goals, and the latency of reads beside them, as the 99th percentile. */

import { WORST_INPUTS } from '../../test/support/worst-inputs.ts';
import { CONNECTIONS, type Load, loadFor, loadTimes, rateOf, rateUnit } from '../load.ts';
import { processorTime, startService } from '../processes.ts';
import type { Result, Row } from '../row.ts';
import { median, percentile } from '../statistics.ts';
import { WISHES } from '../wishes.ts';

const [USUAL] = WISHES;
/** The warm-up creations before the measurement. */
const WARM_UP = 500;

/** Creates goals on 16 connections. */
export const creations: Row = {
  name: 'creations',
  async measure({ sizes, copyOf, folder }) {
    await using service = await startService(await copyOf(sizes.goals));
    const load: Load = { url: `${service.address}/smart-goals/`, form: { input: USUAL }, status: 201 };
    await loadTimes(load, WARM_UP);
    const rates: number[] = [];
    for (let round = 0; round < sizes.rounds; round += 1) {
      rates.push(await rateOf(service, load, sizes.seconds, folder));
    }
    const before = processorTime(service.processId);
    await loadTimes(load, WARM_UP);
    const each = (processorTime(service.processId) - before) / WARM_UP;
    return [
      {
        what: 'creations, 16 connections, synced to disk',
        against: '',
        unit: rateUnit,
        measured: median(rates),
        target: { of: 'measured', bound: 'at least', value: 1000 },
        note: `${each.toFixed(2)} ms of processor time each`,
      },
    ];
  },
};

/**
 * Reads alone, beside creations of usual goals on 16 connections, and beside each of the worst inputs on one.
 */
export const readsBeside: Row = {
  name: 'reads-beside',
  async measure({ sizes, copyOf, say }) {
    await using service = await startService(await copyOf(sizes.goals));
    const url = `${service.address}/smart-goals/`;
    // Far from the newest goals: pages with the worst inputs have megabytes, which would distort the
    // measurement.
    const read = `${url}?limit=30&offset=${Math.floor(sizes.goals / 2)}`;
    await loadTimes({ url, form: { input: USUAL }, status: 201 }, CONNECTIONS);
    const beside = async (
      what: string,
      target: number | undefined,
      input: string,
      connections: number,
    ): Promise<Result> => {
      say(`  ${what} …`);
      const load = { url, form: { input }, status: 201 };
      const written = connections === 0 ? undefined : loadFor(load, sizes.seconds, connections);
      const times = await readFor(read, sizes.seconds);
      const note = written === undefined ? {} : { note: `${await written} goals meanwhile` };
      return {
        what: `p99 of reads ${what}`,
        against: '',
        unit: 'ms',
        measured: percentile(times, 0.99),
        ...(target === undefined ? {} : { target: { of: 'measured', bound: 'at most', value: target } }),
        ...note,
      };
    };
    const results = [await beside('alone', undefined, '', 0)];
    results.push(await beside('beside usual goals', 20, USUAL, CONNECTIONS));
    for (const [what, input] of WORST_INPUTS) results.push(await beside(`beside ${what}`, 50, input, 1));
    return results;
  },
};

/** Reads one after the other for some seconds; returns the durations in milliseconds. */
async function readFor(url: string, seconds: number): Promise<readonly number[]> {
  const times: number[] = [];
  const end = performance.now() + seconds * 1000;
  while (performance.now() < end) {
    const begin = performance.now();
    await (await fetch(url)).arrayBuffer();
    times.push(performance.now() - begin);
  }
  return times;
}
