/**
 * `npm run bench`: measures everything that should be fast and small, and prints a table. Compared servers
 * take turns in one run, and results are medians of several rounds, because machines are shared and noisy. It
 * is not a test, since results depend on the machine.
 */

import { parseArgs } from 'node:util';
import packageJson from '../package.json' with { type: 'json' };
import { createBenchContext, type Sizes } from './context.ts';
import { lastRelease, type Measured, machineKind, save } from './releases.ts';
import { isMet, type Result } from './row.ts';
import { ROWS } from './rows/index.ts';
import { lineOf, type Skipped, table } from './table.ts';

const USUAL: Sizes = {
  rounds: 5,
  seconds: 3,
  goals: 100_000,
  manyGoals: 1_000_000,
  fewGoals: 1_000,
  relations: 100_000,
  reads: 100_000,
  creations: 1_000,
};
/** For trying it out, with the usual sizes. */
const QUICK: Sizes = {
  rounds: 3,
  seconds: 1,
  goals: 5_000,
  manyGoals: 20_000,
  fewGoals: 1_000,
  relations: 3_000,
  reads: 2_000,
  creations: 200,
};

const HELP = `npm run bench -- [options]

Measures speed and size, and compares with what is asked for. Progress goes to standard error.

  --only <names>      some of the rows, parted by commas: ${ROWS.map(({ name }) => name).join(', ')}
  --quick             smaller sizes and fewer rounds: to see whether it runs
  --postgres <url>    a server of PostgreSQL whose user may make schemas (default: TEST_DATABASE_URL, or else the
                      programs of this machine); without one those rows are left out, and it says so
  --json              as JSON
  --save              keeps the figures in bench/results/ as those of this version; rows that were not measured stay

Requests a second are measured by wrk where it is installed (apt-get install wrk), or else as requests for a second of
the server's processor time. Run it on a machine that does nothing else.
`;

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    quick: { type: 'boolean', default: false },
    postgres: { type: 'string' },
    json: { type: 'boolean', default: false },
    save: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

async function main(): Promise<void> {
  const asked = values.only?.split(',') ?? ROWS.map(({ name }) => name);
  const unknown = asked.filter((name) => !ROWS.some((row) => row.name === name));
  if (unknown.length > 0) {
    process.stderr.write(`There is no row ${unknown.join(', ')}.\n\n${HELP}`);
    process.exitCode = 2;
    return;
  }
  const named = values.postgres ?? process.env['TEST_DATABASE_URL'];
  await using surroundings = await createBenchContext(values.quick ? QUICK : USUAL, named);
  const results: Result[] = [];
  const skipped: Skipped[] = [];
  for (const { name, measure } of ROWS.filter((row) => asked.includes(row.name))) {
    surroundings.say(`${name} …`);
    // If a row fails, the earlier ones are still printed.
    const measured = await measure(surroundings).catch((error: unknown) => `it failed: ${error}`);
    if (typeof measured === 'string') {
      skipped.push({ name, reason: measured });
    } else {
      results.push(...measured);
      for (const result of measured) surroundings.say(lineOf(result));
    }
  }
  const measured: Measured = {
    version: packageJson.version,
    date: Temporal.Now.plainDateISO('UTC').toString(),
    machine: machineKind(),
    results,
  };
  const last = await lastRelease();
  const shown = results.map((result) => ({ ...result, met: isMet(result) ?? null }));
  process.stdout.write(
    values.json
      ? `${JSON.stringify({ ...measured, results: shown, skipped }, null, 2)}\n`
      : table(measured, skipped, last),
  );
  if (values.save) surroundings.say(`kept in ${await save(measured)}`);
}

if (values.help) process.stdout.write(HELP);
else await main();
