/** Uncached pages and creations, compared with plain Fastify on the same database. */

import type { Load } from '../load.ts';
import { startPlainServer, startService } from '../processes.ts';
import { compareCosts, costOf } from '../processor-time.ts';
import type { Row } from '../row.ts';
import { WISHES } from '../wishes.ts';

const [USUAL] = WISHES;
const UNIT = 'ms of processor time';

/** Pages at random offsets. */
export const uncachedPage: Row = {
  name: 'uncached-page',
  async measure(surroundings) {
    const { goals } = surroundings.sizes;
    const database = await surroundings.copyOf(goals);
    await using service = await startService(database);
    await using plain = await startPlainServer(database);
    const load = ({ address }: typeof plain): Load => ({
      url: `${address}/smart-goals/?limit=30`,
      offsets: goals - 30,
    });
    return [
      {
        what: `pages at random offsets of ${goals} goals, nothing kept`,
        against: 'plain Fastify with one prepared statement',
        unit: UNIT,
        target: { of: 'ratio', bound: 'at least', value: 0.5 },
        ...(await compareCosts(surroundings, [service, load(service)], [plain, load(plain)])),
      },
    ];
  },
};

/** Creations, in the main thread: composing runs in another one. */
export const creationCost: Row = {
  name: 'creation-cost',
  async measure(surroundings) {
    const { goals } = surroundings.sizes;
    await using service = await startService(await surroundings.copyOf(goals));
    await using plain = await startPlainServer(await surroundings.copyOf(goals));
    const goal = ({ address }: typeof plain): Load => ({
      url: `${address}/smart-goals/`,
      form: { input: USUAL },
      status: 201,
    });
    const course: Load = { url: `${service.address}/courses/`, form: COURSE, status: 201 };
    const against = 'plain Fastify with one prepared insert';
    const goalCosts = await compareCosts(
      surroundings,
      [service, goal(service)],
      [plain, goal(plain)],
      'main',
    );
    const inAll = await costOf(service, goal(service), 'all');
    return [
      {
        what: 'creation of a goal, 16 connections, without composing',
        against,
        unit: UNIT,
        ...goalCosts,
        note: `${inAll.toFixed(2)} ms with composing`,
      },
      {
        what: 'creation of a course, 16 connections',
        against,
        unit: UNIT,
        ...(await compareCosts(surroundings, [service, course], [plain, goal(plain)], 'main')),
      },
    ];
  },
};

const COURSE = {
  title: 'Leading a first project',
  code: '12',
  gsheet_name: 'LEAD',
  date_w1: '2027-03-01T17:00:00Z',
  date_w2: '2027-03-08T17:00:00Z',
  date_w3: '2027-03-15T17:00:00Z',
};
