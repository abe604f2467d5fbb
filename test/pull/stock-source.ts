/** A source that holds what years of use, scripts and hands leave in a service: nothing that this one would have taken. */
import { sql } from 'kysely';
import { createCourseStore } from '../../src/store/records/records.ts';
import { createSmartGoalStore } from '../../src/store/records/smart-goals.ts';
import { openSqlite } from '../../src/store/sqlite/sqlite.ts';
import { newCourse, newGoal } from '../contract/examples.ts';
import type { TestService } from '../support/service.ts';
import { startFilledService } from './pulling.ts';

const LONG_ADDRESS = `https://video.example.org/${'w'.repeat(600)}?t=1,2;3`;

/** Adds goals at a source, as if mentees had created them. */
export async function createGoals({ databaseFile }: TestService, count: number): Promise<void> {
  await using database = openSqlite(databaseFile);
  const store = createSmartGoalStore(database);
  const created_at = Temporal.Now.instant().round('microsecond');
  for (let number = 0; number < count; number++) await store.add(newGoal({ created_at }));
}

/** Starts it: about a hundred goals, some courses, and eight statuses of its own. */
export async function startStockSource(): Promise<TestService> {
  await using opened = new AsyncDisposableStack();
  const service = opened.use(await startFilledService(40));
  await using database = openSqlite(service.databaseFile);
  const goals = createSmartGoalStore(database);
  // Ids have gaps where goals were removed.
  await database.write((transaction) =>
    sql`update collections set last_id = last_id + 400 where name = 'smart-goals'`.execute(transaction),
  );
  for (const goal of [
    { input: '𝟙 '.repeat(15_000), output: 'No response.' },
    { output: '', input_tokens: 0, output_tokens: 0 },
    { input: '', output: 'No response.' },
    { input: ' \r\n\t', output: ' ends with spaces  \n\n' },
    { input: '=1+1', output: '\'"; \\u0041 \u2028 e\u0301 \ufeff' },
    { created_at: Temporal.Instant.from('2026-10-25T00:30:00.000001Z'), output_tokens: 2 ** 31 - 1 },
    { created_at: Temporal.Instant.from('2026-10-25T01:30:00Z') },
    { created_at: Temporal.Instant.from('1970-01-01T00:00:00Z'), input: 'x' },
  ]) {
    await goals.add(newGoal(goal));
  }
  const courses = createCourseStore(database);
  for (const course of [
    { title: 'ż'.repeat(255), created_by: 7, gsheet_name: 'FYD' },
    {
      title: '𝟙'.repeat(300),
      recording_w1: LONG_ADDRESS,
      recording_w2: 'http://intranet/w2',
    },
    { title: 'T', code: -3, event_w1: 'e'.repeat(255), event_w2: 'evt', event_w3: 'f'.repeat(900) },
    {
      date_w1: Temporal.Instant.from('0026-05-04T16:00:00Z'),
      date_w2: Temporal.Instant.from('9999-12-31T10:00:00.5Z'),
    },
    { code: 0, created_by: 0, deactivated: true },
  ]) {
    await courses.add(newCourse(course));
  }
  await database.write(async (transaction) => {
    await sql`delete from pre_lead_statuses where id = 7`.execute(transaction);
    await sql`update pre_lead_statuses set id = id + 20, "order" = -id, background = 'hsl(' || id || ' 50% 50%)'`.execute(
      transaction,
    );
    await sql`update pre_lead_statuses set name = 'Called ✓', value = 'CALLED', disabled = 1 where id = 22`.execute(
      transaction,
    );
    await sql`update pre_lead_statuses set "order" = 20 + "order"`.execute(transaction);
  });
  opened.move();
  return service;
}
