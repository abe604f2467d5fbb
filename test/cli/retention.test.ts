/** `mentoring retention`, and the service that does the same at night. */

import assert from 'node:assert/strict';
import { once } from 'node:events';
import { after, before, suite, test } from 'node:test';
import { scheduleRetention } from '../../src/app/retention.ts';
import { openSqlite } from '../../src/store/sqlite/sqlite.ts';
import { startProgram } from '../support/program.ts';
import { until } from '../support/until.ts';
import { type Workplace, workplace } from '../support/workplace.ts';

const PEOPLE = 40;

let long: Workplace;
/** Pairs that ended long ago; one of them is under way again. */
before(async () => {
  long = await workplace();
  const numbers = Array.from({ length: PEOPLE / 2 }, (_, index) => index + 1);
  await long.write(
    'participants.csv',
    `role,full_name,email\n${numbers
      .flatMap((n) => [
        `mentor,Mentor ${n} Example,r${n}@example.org`,
        `mentee,Mentee ${n} Example,e${n}@example.org`,
      ])
      .join('\n')}\n`,
  );
  const header = 'mentor_email,mentee_email,cohort,start,end,status,status_since,reason';
  const pair = (n: number, cohort: string, status: string, since: string) =>
    `r${n}@example.org,e${n}@example.org,${cohort},${since},,${status},${since},a note about ${n}`;
  const relations = [
    ...numbers.map((n) => pair(n, 'old', 'completed', '2020-03-02')),
    pair(1, 'new', 'matched', '2026-03-02'),
  ];
  await long.write('relations.csv', `${header}\n${relations.join('\n')}\n`);
  await long.write(
    'goals.csv',
    `id,created_at,input,output,input_tokens,output_tokens
1,2020-05-04T10:00:00Z,I want to learn to present.,Present once.,1,1
2,2026-05-04T10:00:00Z,I want to learn to present.,Present once.,1,1
`,
  );
  await long.done('import', 'participants.csv', 'relations.csv', 'goals.csv');
});
after(() => long[Symbol.asyncDispose]());

const KEPT = { KEEP_GOALS_MONTHS: '24', KEEP_PEOPLE_MONTHS: '36' };

/** The same place with settings in its file. */
async function placeWith(settings: Readonly<Record<string, string>>): Promise<Workplace> {
  const place = await workplace(long.databaseFile);
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`);
  await place.write('.env', lines.join(''));
  return place;
}

/** How many people are erased, wholly; nobody is erased in part. */
async function erasedIn(place: Workplace): Promise<number> {
  await using database = openSqlite(place.databaseFile);
  const people = await database.reader.selectFrom('participants').selectAll().execute();
  const gone = people.filter(({ full_name }) => full_name === '(erased)');
  assert.deepEqual(
    people.filter(({ email }) => email.endsWith('@erased.invalid')),
    gone,
  );
  const kept = await database.reader
    .selectFrom('erasures')
    .where('what', '=', 'person')
    .selectAll()
    .execute();
  assert.equal(kept.length, gone.length);
  const notes = await database.reader
    .selectFrom('relation_changes')
    .innerJoin('relations', 'relations.id', 'relation_id')
    .where('mentee_id', 'in', [0, ...gone.map(({ id }) => id)])
    .where('reason', 'is not', null)
    .select('reason')
    .execute();
  assert.deepEqual(notes, []);
  const events = await database.reader
    .selectFrom('audit_events')
    .where('action', '=', 'retention')
    .where('subject', '=', 'participant')
    .select('record_id')
    .execute();
  assert.equal(events.length, gone.length);
  return gone.length;
}

suite('mentoring retention', { concurrency: 2 }, () => {
  test('removes nothing unless a setting says so', async () => {
    const { status, errors } = await long.run('retention');
    assert.equal(status, 2);
    assert.match(errors, /^Neither KEEP_GOALS_MONTHS nor KEEP_PEOPLE_MONTHS is set/);
  });

  test('shows what it would remove, and removes just that', async () => {
    await using place = await placeWith(KEPT);
    const shown = await place.done('retention', '--dry-run');
    assert.match(
      shown,
      /^1 smart goal written before \d{4}-\d\d-\d\d \(24 months ago\), from 2020-05-04 to 2020-05-04\.$/m,
    );
    assert.match(
      shown,
      /^38 people whose last relation ended on \d{4}-\d\d-\d\d or before \(36 months ago\)\.$/m,
    );
    assert.match(shown, /^2020-03-02 +relation 2 completed +Mentor 2 Example +r2@example\.org +mentor 3$/m);
    assert.doesNotMatch(shown, /r1@example\.org/);
    const told: { goals: { count: number }; people: { count: number; list: readonly object[] } } = JSON.parse(
      await place.done('retention', '--dry-run', '--json'),
    );
    assert.deepEqual([told.goals.count, told.people.count, told.people.list.length], [1, 38, 38]);
    assert.equal(await erasedIn(place), 0);
    assert.match(await place.done('retention'), /^Removed 1 smart goal and 38 people\.$/m);
    assert.equal(await erasedIn(place), 38);
    assert.match(await place.done('retention'), /^Removed 0 smart goals and 0 people\.$/m);
    assert.match(await place.done('history', '--limit', '1'), /Removed/);
  });

  test('killed in the middle leaves nobody half erased, and goes on at the next run', async () => {
    await using place = await placeWith(KEPT);
    const program = startProgram(['retention'], place.options);
    program.stdin.end();
    const ended = once(program, 'close');
    await until(async () => (await erasedIn(place)) > 0);
    program.kill('SIGKILL');
    await ended;
    const some = await erasedIn(place);
    assert.ok(some > 0);
    assert.match(await place.done('retention'), new RegExp(`and ${38 - some} people`));
    assert.equal(await erasedIn(place), 38);
  });
});

test('a service does it once a night, in the quiet hour of its time zone', async () => {
  let now = Temporal.Instant.from('2026-11-23T00:50:00Z');
  const runs: string[] = [];
  let fails = true;
  const { promise: over, resolve } = Promise.withResolvers<void>();
  const errors: unknown[] = [];
  {
    await using _schedule = scheduleRetention({
      timeZone: 'Europe/Berlin',
      clock: {
        now: () => now,
        random: () => 0,
        async wait(milliseconds) {
          now = now.add({ milliseconds });
          if (Temporal.Instant.compare(now, Temporal.Instant.from('2026-11-25T12:00:00Z')) > 0) {
            resolve();
            await new Promise((then) => setTimeout(then, 5));
          }
        },
      },
      logger: { info: () => undefined, warn: () => undefined, error: (error: unknown) => errors.push(error) },
      async open() {
        return {
          preview: () => Promise.reject(new Error('not asked for')),
          async remove({ by, now: moment }) {
            if (fails) {
              fails = false;
              throw new Error('the database is away');
            }
            runs.push(`${by} ${moment.toPlainDateTime()}`);
            return { goals: 0, people: 0, remains: null };
          },
        };
      },
    });
    await over;
  }
  assert.equal(errors.length, 1);
  assert.deepEqual(
    runs.map((run) => run.slice(0, 21)),
    ['service 2026-11-23T03', 'service 2026-11-24T03', 'service 2026-11-25T03'],
  );
});
