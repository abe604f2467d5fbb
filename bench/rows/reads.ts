/** The rates of reading pages: cached ones compared with a bare server, others with each other. */

import { compareRates, rateUnit } from '../load.ts';
import { type Server, startBareServer, startService } from '../processes.ts';
import type { Row } from '../row.ts';

/** A bare server with the service's response to this request. */
async function bareTwin(url: string, headers: Readonly<Record<string, string>>): Promise<Server> {
  const answer = await fetch(url, { headers });
  const body = Buffer.from(await answer.arrayBuffer()).toString('base64');
  const sent = [...answer.headers].filter(([name]) => !['date', 'connection', 'keep-alive'].includes(name));
  return startBareServer(JSON.stringify({ status: answer.status, headers: Object.fromEntries(sent), body }));
}

/** The cached first page, with 200 and with 304. */
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

/** The last page of many goals compared with the first one, both uncached. */
export const lastPage: Row = {
  name: 'last-page',
  async measure(surroundings) {
    const { manyGoals } = surroundings.sizes;
    await using service = await startService(await surroundings.filled(manyGoals));
    return [await lastBesideFirst(surroundings, service, manyGoals, 'SQLite')];
  },
};

/** Compares the last page with the first one; a higher rate is better. */
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
    // At most 1.5 times the duration.
    target: { of: 'ratio', bound: 'at least', value: 0.67 },
    ...compared,
  } as const;
}

/** The count of many goals compared with that of few. */
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
