/** How fast pages are read: kept ones beside a bare server, others beside each other. */

import { compareRates, rateUnit } from '../load.ts';
import { type Server, startBareServer, startService } from '../processes.ts';
import type { Row } from '../row.ts';

/** A bare server that sends what the service sent to this request. */
async function bareTwin(url: string, headers: Readonly<Record<string, string>>): Promise<Server> {
  const answer = await fetch(url, { headers });
  const body = Buffer.from(await answer.arrayBuffer()).toString('base64');
  const sent = [...answer.headers].filter(([name]) => !['date', 'connection', 'keep-alive'].includes(name));
  return startBareServer(JSON.stringify({ status: answer.status, headers: Object.fromEntries(sent), body }));
}

/** The first page, kept, and the same unchanged. */
export const firstPage: Row = {
  name: 'first-page',
  async measure(surroundings) {
    const { goals } = surroundings.sizes;
    await using service = await startService(await surroundings.filled(goals));
    const url = `${service.address}/smart-goals/`;
    await using twin = await bareTwin(url, {});
    const headers = { 'If-None-Match': (await fetch(url)).headers.get('etag') ?? '' };
    await using unchangedTwin = await bareTwin(url, headers);
    const target = { of: 'ratio', bound: 'at least', value: 0.85 } as const;
    return [
      {
        what: `first page of ${goals} goals`,
        against: 'bare node:http, same bytes',
        unit: rateUnit,
        target,
        ...(await compareRates(surroundings, [service, { url }], [twin, { url: `${twin.address}/` }])),
      },
      {
        what: 'the same, 304',
        against: 'bare node:http, 304',
        unit: rateUnit,
        target,
        ...(await compareRates(
          surroundings,
          [service, { url, headers, status: 304 }],
          [unchangedTwin, { url: `${unchangedTwin.address}/`, headers, status: 304 }],
        )),
      },
    ];
  },
};

/** The last page of many goals beside the first one, each made anew. */
export const lastPage: Row = {
  name: 'last-page',
  async measure(surroundings) {
    const { manyGoals } = surroundings.sizes;
    await using service = await startService(await surroundings.filled(manyGoals));
    return [await lastBesideFirst(surroundings, service, manyGoals, 'SQLite')];
  },
};

/** Compares the last page with the first one; of the rates, more is better. */
export async function lastBesideFirst(
  surroundings: Parameters<typeof compareRates>[0],
  service: Server,
  goals: number,
  database: string,
) {
  const first = `${service.address}/smart-goals/`;
  const last = `${first}?limit=30&offset=${Math.max(0, goals - 40)}`;
  const compared = await compareRates(
    surroundings,
    [service, { url: last, unique: true }],
    [service, { url: `${first}?limit=30`, unique: true }],
  );
  return {
    what: `last page of ${goals} goals, ${database}`,
    against: 'first page, both nothing kept',
    unit: rateUnit,
    // At most 1.5 times its time.
    target: { of: 'ratio', bound: 'at least', value: 0.67 },
    ...compared,
  } as const;
}

/** The count of many goals beside that of few. */
export const count: Row = {
  name: 'count',
  async measure(surroundings) {
    const { manyGoals, fewGoals } = surroundings.sizes;
    await using many = await startService(await surroundings.filled(manyGoals));
    await using few = await startService(await surroundings.filled(fewGoals));
    const load = ({ address }: Server) => ({ url: `${address}/smart-goals/?limit=1`, unique: true });
    return [
      {
        what: `count of ${manyGoals} goals`,
        against: `count of ${fewGoals}, nothing kept`,
        unit: rateUnit,
        target: { of: 'ratio', bound: 'at least', value: 0.67 },
        ...(await compareRates(surroundings, [many, load(many)], [few, load(few)])),
      },
    ];
  },
};
