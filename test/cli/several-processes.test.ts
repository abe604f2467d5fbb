/** Several processes of the service on one database: how they start, what they write, and what they see of each other. */

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Database } from '../../src/store/database.ts';
import { sqliteFile } from '../store/sqlite-databases.ts';
import { assertDense, createTogether } from '../support/creating-together.ts';
import { post } from '../support/documents.ts';
import { span } from '../support/goals.ts';
import { send } from '../support/http.ts';
import type { OptionalTests } from '../support/optional.ts';
import { onlyWithPostgres, postgresTestDatabase } from '../support/postgres.ts';
import { type ServingProgram, serveProgram } from '../support/program.ts';
import { workplace } from '../support/workplace.ts';

/** How long the database may take where a busy machine shall not matter, in milliseconds. */
const PATIENT = { DATABASE_TIME_LIMIT: '20000', LOG_LEVEL: 'info' };
const COURSE = { title: 'Find your direction', code: 12, gsheet_name: 'FYD' };

/** A database of a kind, empty, and how processes get to it. */
interface SharedDatabase extends AsyncDisposable {
  readonly url: string;
  open(): Promise<Database>;
}

interface Kind {
  readonly name: string;
  readonly options: OptionalTests;
  readonly processes: number;
  /** How many they create, all in all. */
  readonly goals: number;
  create(): Promise<SharedDatabase>;
}

const KINDS: readonly Kind[] = [
  {
    name: 'SQLite',
    options: {},
    processes: 2,
    goals: 100,
    async create() {
      const { file, open, ...database } = await sqliteFile();
      return {
        url: `sqlite:${file}`,
        open: async () => open(),
        [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
      };
    },
  },
  { name: 'PostgreSQL', options: onlyWithPostgres, processes: 3, goals: 120, create: postgresTestDatabase },
];

/** Starts so many services at once on one database. */
async function serveTogether(
  number: number,
  url: string,
  settings: Readonly<Record<string, string>> = PATIENT,
): Promise<AsyncDisposable & { readonly services: readonly ServingProgram[] }> {
  await using opened = new AsyncDisposableStack();
  const place = opened.use(await workplace());
  const options = {
    folder: place.folder,
    settings: { ...place.options.settings, ...settings, DATABASE_URL: url },
  };
  const starting = Array.from({ length: number }, () => serveProgram(options));
  for (const result of await Promise.allSettled(starting)) {
    if (result.status === 'fulfilled') opened.use(result.value);
  }
  const services = await Promise.all(starting);
  const held = opened.move();
  return { services, [Symbol.asyncDispose]: () => held.disposeAsync() };
}

/** Stops services as those who run them do, and gives what each logged. */
async function logsOf(services: readonly ServingProgram[]): Promise<readonly string[]> {
  for (const service of services) service.signal('SIGTERM');
  const ended = await Promise.all(services.map((service) => service.ended));
  for (const { status, errors } of ended) assert.equal(status, 0, errors);
  return ended.map(({ errors }) => errors);
}

const UPDATED = /its tables are created|applied migrations to the database/;

for (const kind of KINDS) {
  test(`several processes on one database in ${kind.name}`, kind.options, async (context) => {
    await using database = await kind.create();
    await using started = await serveTogether(kind.processes, database.url);
    const ports = started.services.map(({ port }) => port);

    await context.test('start together on an empty one, and all serve', async () => {
      for (const port of ports) assert.equal((await send(port, { path: '/readyz' })).status, 200);
    });

    await context.test(
      `create ${kind.goals} goals: no gap, none lost, every page meanwhile of one moment`,
      async () => {
        const { ids, pagesBetween } = await createTogether(ports, kind.goals);
        assert.ok(pagesBetween > 0);
        assert.deepEqual(
          ids.toSorted((one, other) => one - other),
          span(1, kind.goals),
        );
        await assertDense(await database.open(), kind.goals);
      },
    );

    await context.test(
      'see at once what another wrote, also when they ask whether anything changed',
      async () => {
        for (const path of ['/smart-goals/', '/courses/']) {
          for (let round = 1; round <= 10; round += 1) {
            const [writer, reader] = [ports[round % kind.processes], ports[(round + 1) % kind.processes]];
            assert.ok(writer !== undefined && reader !== undefined);
            const before = await send(reader, { path });
            const headers = { 'If-None-Match': before.headers.etag ?? '' };
            assert.equal((await send(reader, { path, headers })).status, 304);
            const created = await post(writer, path, {
              ...COURSE,
              input: `I want to learn Python, part ${round}.`,
            });
            assert.equal(created.status, 201, created.body.toString());
            const after = await send(reader, { path, headers });
            assert.equal(after.status, 200);
            assert.equal(after.headers['content-length'], String(after.body.length));
            assert.notDeepEqual(after.body, before.body);
          }
        }
      },
    );

    await context.test('made its tables once, and a later start makes nothing anew', async () => {
      const logs = await logsOf(started.services);
      assert.equal(logs.filter((log) => UPDATED.test(log)).length, 1, logs.join('\n'));
      const before = await standing(await database.open());
      await using later = await serveTogether(1, database.url);
      for (const log of await logsOf(later.services)) assert.doesNotMatch(log, UPDATED);
      assert.deepEqual(await standing(await database.open()), before);
    });
  });
}

/** What a start could change: which steps were applied and when, the name of the database, and what is counted. */
async function standing({ reader }: Database): Promise<unknown> {
  return Promise.all([
    reader.selectFrom('migrations').selectAll().orderBy('number').execute(),
    reader.selectFrom('identity').selectAll().execute(),
    reader.selectFrom('collections').selectAll().orderBy('name').execute(),
  ]);
}
