/** `npm run fuzz`: as many requests as one likes, to be run where there is time. */

import { parseArgs } from 'node:util';
import { fuzz } from './fuzzing.ts';

const HELP = `npm run fuzz -- [options]

Sends requests that are odd, wrong, cut off or no requests at all to two services of its own, and checks every answer.
Progress goes to standard error. What fails is shown with its bytes and how to do it alone.

  --requests <number>  how many at the least (default: 200000)
  --seed <number>      where the random numbers begin (default: 1); the same seed makes the same requests
  --clients <number>   how many at a time (default: 4)
  --path <path>        one request alone, as a failure names it
  --postgres           the services keep their data in PostgreSQL: TEST_DATABASE_URL, or else the programs of this machine
`;

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '200000' },
    seed: { type: 'string', default: '1' },
    clients: { type: 'string', default: '4' },
    path: { type: 'string' },
    postgres: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

async function main(): Promise<void> {
  const [requests, seed, clients] = [values.requests, values.seed, values.clients].map(Number);
  if (!requests || !clients || seed === undefined || Number.isNaN(seed)) {
    process.stderr.write(HELP);
    process.exitCode = 2;
    return;
  }
  await using opened = new AsyncDisposableStack();
  const { path } = values;
  const terms = {
    ...{ requests, seed, clients },
    ...(path !== undefined && { path }),
    ...(values.postgres && { databases: await postgresDatabases(opened) }),
  };
  const start = performance.now();
  const say = (words: string): void => {
    process.stderr.write(`${Math.round((performance.now() - start) / 1000)} s: ${words}\n`);
  };
  try {
    await fuzz({ ...terms, say });
    process.stdout.write(`Nothing was found (seed ${seed}).\n`);
  } catch (error) {
    process.stderr.write(`\n${error instanceof Error ? error.message : error}\n`);
    process.exitCode = 1;
  }
}

/** The server is started when it is asked for. */
async function postgresDatabases(opened: AsyncDisposableStack): Promise<readonly [string, string]> {
  const { postgresTestDatabase } = await import('../support/postgres.ts');
  const one = opened.use(await postgresTestDatabase());
  const other = opened.use(await postgresTestDatabase());
  return [one.url, other.url];
}

if (values.help) process.stdout.write(HELP);
else await main();
