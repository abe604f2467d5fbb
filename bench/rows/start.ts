/** The time from the start to the first response, with a database of many goals. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { processorTime, startService } from '../processes.ts';
import type { Row } from '../row.ts';
import { median } from '../statistics.ts';

export const start: Row = {
  name: 'start',
  async measure({ sizes, filled }) {
    const database = await filled(sizes.manyGoals);
    // The first start of a checkout compiles TypeScript; later ones use the compile cache.
    await startAndAsk(database);
    const rounds: { readonly empty: number; readonly time: number; readonly processor: number }[] = [];
    for (let round = 0; round < 2 * sizes.rounds; round += 1) {
      rounds.push({ empty: await emptyStart(), ...(await startAndAsk(database)) });
    }
    const [time, empty] = [median(rounds.map((each) => each.time)), median(rounds.map((each) => each.empty))];
    const processor = median(rounds.map((each) => each.processor));
    return [
      {
        what: `start to first answer, ${sizes.manyGoals} goals`,
        against: 'node -e 0',
        unit: 'ms',
        measured: time,
        reference: empty,
        ratio: median(rounds.map((each) => each.time / each.empty)),
        target: { of: 'measured', bound: 'at most', value: 400 },
        note: `${processor.toFixed(0)} ms of processor time`,
      },
    ];
  },
};

async function emptyStart(): Promise<number> {
  const begin = performance.now();
  await once(spawn(process.execPath, ['-e', '0'], { stdio: 'ignore' }), 'exit');
  return performance.now() - begin;
}

async function startAndAsk(database: string): Promise<{ readonly time: number; readonly processor: number }> {
  const begin = performance.now();
  await using service = await startService(database);
  const answer = await fetch(`${service.address}/smart-goals/`);
  await answer.arrayBuffer();
  const time = performance.now() - begin;
  if (answer.status !== 200) throw new Error(`the first page was answered ${answer.status}`);
  return { time, processor: processorTime(service.processId) };
}
