/** The memory of the service: at rest, in use, and after ten times as much use. */

import { setTimeout as wait } from 'node:timers/promises';
import type { Sizes } from '../context.ts';
import { loadTimes } from '../load.ts';
import { memoryOf, type Server, startService } from '../processes.ts';
import type { Result, Row } from '../row.ts';
import { WISHES } from '../wishes.ts';

/** The factor of a long run. */
const LONG_RUN = 10;

export const memory: Row = {
  name: 'memory',
  async measure({ sizes, copyOf, say }) {
    const database = await copyOf(sizes.goals);
    // The first start of a checkout compiles TypeScript, which takes additional memory.
    await (await startService(database))[Symbol.asyncDispose]();
    await using service = await startService(database);
    const held = (what: string, target: number, extra: Partial<Result> = {}): Result => ({
      what,
      against: '',
      unit: 'MB',
      measured: memoryOf(service.processId, 'VmRSS'),
      target: { of: 'measured', bound: 'at most', value: target },
      ...extra,
    });
    const first = { url: `${service.address}/smart-goals/` };
    await loadTimes(first, 5);
    await wait(1000);
    const results = [held('memory at rest', 120)];
    await use(service, sizes);
    results.push(held(`after ${sizes.creations} creations, ${sizes.reads} reads`, 300));
    const reference = memoryOf(service.processId, 'VmRSS');
    for (let time = 1; time <= LONG_RUN; time++) {
      say(`  ${time} of ${LONG_RUN}: ${memoryOf(service.processId, 'VmRSS').toFixed(0)} MB`);
      await use(service, sizes);
    }
    const measured = memoryOf(service.processId, 'VmRSS');
    results.push(
      held(`after ${LONG_RUN} times as much again`, 1.1, {
        against: 'before that',
        measured,
        reference,
        ratio: measured / reference,
        target: { of: 'ratio', bound: 'at most', value: 1.1 },
        note: `at the most ${memoryOf(service.processId, 'VmHWM').toFixed(0)} MB`,
      }),
    );
    return results;
  },
};

/** Creations, and typical reads: mostly the first page, other pages, JSON and browsable. */
async function use({ address }: Server, { creations, reads }: Sizes): Promise<void> {
  const url = `${address}/smart-goals/`;
  for (const input of WISHES) {
    await loadTimes({ url, form: { input }, status: 201 }, Math.ceil(creations / WISHES.length));
  }
  await loadTimes({ url }, Math.ceil(reads * 0.8));
  await loadTimes({ url: `${url}?limit=30`, unique: true }, Math.ceil(reads * 0.1));
  await loadTimes({ url: `${url}?format=api`, unique: true }, Math.ceil(reads * 0.1));
}
