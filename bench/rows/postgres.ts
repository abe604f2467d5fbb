/** The service on PostgreSQL, compared with SQLite. */

import type { BenchContext } from '../context.ts';
import { compareRates, rateUnit } from '../load.ts';
import { startService } from '../processes.ts';
import type { Row } from '../row.ts';
import { seedGoals } from '../seed.ts';
import { lastBesideFirst } from './reads.ts';

/** This many requests per second are enough, whatever the ratio to SQLite. */
const ENOUGH = 5000;
const SHARE = 0.25;

const NO_SERVER =
  'no PostgreSQL: apt-get install postgresql, or name a server by --postgres or TEST_DATABASE_URL';

/** A schema filled with goals, dropped when it is disposed of; undefined if there is no server. */
async function filledSchema(goals: number, { postgres, say }: BenchContext) {
  if (postgres !== undefined) process.env['TEST_DATABASE_URL'] = postgres;
  // This starts a server of its own if none is named.
  const { onlyWithPostgres, postgresTestDatabase } = await import('../../test/support/postgres.ts');
  if (onlyWithPostgres.skip) return undefined;
  await using making = new AsyncDisposableStack();
  const schema = making.use(await postgresTestDatabase());
  say(`filling a schema of PostgreSQL with ${goals} goals …`);
  await seedGoals(await schema.open({}), goals);
  making.move();
  return schema;
}

/** The cached first page. */
export const postgresFirstPage: Row = {
  name: 'postgres-first-page',
  async measure(surroundings) {
    const { goals } = surroundings.sizes;
    await using schema = await filledSchema(goals, surroundings);
    if (schema === undefined) return NO_SERVER;
    await using service = await startService(schema.url);
    await using other = await startService(await surroundings.filled(goals));
    const compared = await compareRates(
      surroundings,
      [service, { url: `${service.address}/smart-goals/` }],
      [other, { url: `${other.address}/smart-goals/` }],
    );
    const isEnough = compared.reference * SHARE > ENOUGH;
    return [
      {
        what: `first page of ${goals} goals, PostgreSQL`,
        against: 'the service on SQLite',
        unit: rateUnit,
        target: isEnough
          ? { of: 'measured', bound: 'at least', value: ENOUGH }
          : { of: 'ratio', bound: 'at least', value: SHARE },
        ...compared,
      },
    ];
  },
};

/** The last page of many goals. */
export const postgresLastPage: Row = {
  name: 'postgres-last-page',
  async measure(surroundings) {
    const { manyGoals } = surroundings.sizes;
    await using schema = await filledSchema(manyGoals, surroundings);
    if (schema === undefined) return NO_SERVER;
    await using service = await startService(schema.url);
    return [await lastBesideFirst(surroundings, service, manyGoals, 'PostgreSQL')];
  },
};
