/** The processor time of an uncached browsable page of thirty goals. */

import { loadTimes } from '../load.ts';
import { processorTime, startService } from '../processes.ts';
import type { Row } from '../row.ts';
import { median } from '../statistics.ts';

const PAGES = 500;

export const page: Row = {
  name: 'page',
  async measure(surroundings) {
    await using service = await startService(await surroundings.filled(surroundings.sizes.goals));
    const cost = async (url: string): Promise<number> => {
      const before = processorTime(service.processId);
      await loadTimes({ url, unique: true }, PAGES);
      return (processorTime(service.processId) - before) / PAGES;
    };
    const json = `${service.address}/smart-goals/?limit=30`;
    const html = `${json}&format=api`;
    for (const url of [json, html]) await cost(url);
    const rounds: { readonly measured: number; readonly reference: number }[] = [];
    for (let round = 0; round < surroundings.sizes.rounds; round += 1) {
      rounds.push({ measured: await cost(html), reference: await cost(json) });
    }
    return [
      {
        what: 'browsable page of 30 goals',
        against: 'the same as JSON, both nothing kept',
        unit: 'ms of processor time',
        measured: median(rounds.map(({ measured }) => measured)),
        reference: median(rounds.map(({ reference }) => reference)),
        ratio: median(rounds.map(({ measured, reference }) => measured / reference)),
        target: { of: 'measured', bound: 'at most', value: 3 },
      },
    ];
  },
};
