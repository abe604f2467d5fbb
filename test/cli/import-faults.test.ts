/** Imports of many goals that are killed, stopped, or not alone, while a service shows the same database. */

import assert from 'node:assert/strict';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { suite, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { contentDigest } from '../support/database-content.ts';
import { post } from '../support/documents.ts';
import { ends, goalLines, span, walk } from '../support/goals.ts';
import { migratedPostgresDatabase, onlyWithPostgres } from '../support/postgres.ts';
import { startProgram } from '../support/program.ts';
import { startService } from '../support/service.ts';
import { until } from '../support/until.ts';
import { type Workplace, workplace } from '../support/workplace.ts';

const MANY = 12_000;

/** The same numbers from 0 to 1 in every run, so that what happened can be looked at again. */
function* randomNumbers(seed = Number(process.env['PROPERTY_SEED'] ?? 20_261_121)): Generator<number, never> {
  for (let state = seed >>> 0; ; ) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    yield state / 2 ** 32;
  }
}

/**
 * A workplace with the file `older.csv`, and a service with five hundred goals that are newer.
 *
 * @param url of the database; default: that of the workplace
 */
async function served(url?: string) {
  await using opened = new AsyncDisposableStack();
  const place = opened.use(await workplace(undefined, url));
  await place.write('newer.csv', goalLines(span(MANY + 1, MANY + 500)));
  await place.write('older.csv', goalLines(span(1, MANY)));
  await place.done('import', 'newer.csv');
  const service = opened.use(await startService({ DATABASE_URL: url ?? `sqlite:${place.databaseFile}` }));
  const held = opened.move();
  return { place, port: service.port, [Symbol.asyncDispose]: () => held.disposeAsync() };
}

/** An import of the older goals that runs, and what it says on standard error. */
function startImport({ options }: Workplace, ...others: readonly string[]) {
  const program = startProgram(['import', ...others, 'older.csv'], options);
  program.stdin.end();
  let said = '';
  program.stderr.setEncoding('utf8').on('data', (piece: string) => {
    said += piece;
  });
  const output = text(program.stdout);
  const ended = once(program, 'close').then(async () => ({
    status: program.exitCode,
    output: await output,
    errors: said,
  }));
  return {
    ended,
    said: () => said,
    isRunning: () => program.exitCode === null && program.signalCode === null,
    kill: (signal: NodeJS.Signals) => program.kill(signal),
  };
}

/** Whether all rows are read, and goals are being written. */
const isWriting = (program: ReturnType<typeof startImport>): boolean =>
  program.said().includes('of smart-goals read') || !program.isRunning();

const downTo = (from: number, to: number): readonly number[] => span(to, from).toReversed();

/** Kills imports while they read and while they write; nothing of any is there, and the next one brings all goals. */
async function killedAtAnyMoment({ place, port }: Awaited<ReturnType<typeof served>>): Promise<void> {
  const before = await ends(port);
  const random = randomNumbers();
  for (const [moment, longest] of [
    ['reading', 1000],
    ['writing', 400],
  ] as const) {
    const program = startImport(place);
    if (moment === 'writing') await until(() => isWriting(program));
    await wait(random.next().value * longest);
    program.kill('SIGKILL');
    // On a machine that is busy otherwise it may have been quicker.
    if ((await program.ended).status === 0) break;
    const now = await ends(port);
    // It may have been killed behind its commit, before it ended: then all of it is there.
    if (now[0] === MANY + 500) break;
    assert.deepEqual(now, before);
  }
  await place.done('import', 'older.csv');
  assert.deepEqual(await walk(port), downTo(MANY + 500, 1));
  assert.match(await place.done('import', 'older.csv'), /^Nothing had to be written\.$/m);
}

suite('an import of many goals', () => {
  test('that is killed at any moment has never been, and the next one brings them all', async () => {
    await using both = await served();
    await killedAtAnyMoment(both);
  });

  test('that is killed at any moment has never been on PostgreSQL either', onlyWithPostgres, async () => {
    await using database = await migratedPostgresDatabase();
    await using both = await served(database.url);
    await killedAtAnyMoment(both);
  });

  test('that is told to stop takes back what it wrote', async () => {
    await using both = await served();
    const { place, port } = both;
    await place.write('people.csv', 'role,full_name,email\nmentor,Anna Example,anna@example.org\n');
    const before = [await ends(port), contentDigest(place.databaseFile)];
    const now = async () => [await ends(port), contentDigest(place.databaseFile)];
    const reading = startImport(place, 'people.csv');
    await until(() => reading.said() !== '' || !reading.isRunning());
    reading.kill('SIGINT');
    const stopped = await reading.ended;
    assert.deepEqual([stopped.status, stopped.output], [1, '']);
    assert.match(stopped.errors, /^Stopped: nothing was written\.$/m);
    assert.deepEqual(await now(), before);
    const writing = startImport(place, 'people.csv');
    await until(() => isWriting(writing));
    writing.kill('SIGTERM');
    const { status, errors } = await writing.ended;
    if (status === 0) return assert.deepEqual(await walk(port), downTo(MANY + 500, 1));
    assert.match(errors, /^Stopped: nothing was written\.$/m);
    assert.deepEqual([status, ...(await now())], [1, ...before]);
  });

  test('lets others create goals meanwhile, in front of those that are imported', async () => {
    await using both = await served();
    const { place, port } = both;
    const program = startImport(place);
    const created: number[] = [];
    const create = async () => {
      while (program.isRunning()) {
        const answer = await post(port, '/smart-goals/', { input: 'I want to speak better English.' });
        assert.equal(answer.status, 201, answer.body.toString());
        created.push(Number(JSON.parse(answer.body.toString()).id));
      }
    };
    await Promise.all([create(), create()]);
    const { status, errors } = await program.ended;
    assert.equal(status, 0, errors);
    const newest = created.toSorted((one, other) => other - one);
    assert.equal(new Set(created).size, created.length);
    assert.deepEqual(await walk(port), [...newest, ...downTo(MANY + 500, 1)]);
  });
});
