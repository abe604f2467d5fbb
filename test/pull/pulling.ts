/** Downloads for the tests of this room. */

import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { unescapeFormula } from '../../src/interchange/formats/csv-text.ts';
import { type Downloaded, type DownloadOptions, downloadService } from '../../src/pull/download.ts';
import { createCourseStore } from '../../src/store/records/records.ts';
import { createSmartGoalStore } from '../../src/store/records/smart-goals.ts';
import { openSqlite } from '../../src/store/sqlite/sqlite.ts';
import { newCourse, newGoal } from '../contract/examples.ts';
import { json, send } from '../support/http.ts';
import { startService, type TestService } from '../support/service.ts';

/** Downloads; a test names what it is about. */
export const download = (
  options: Pick<DownloadOptions, 'url' | 'folder'> & Partial<DownloadOptions>,
): Promise<Downloaded> =>
  downloadService({
    token: null,
    signal: new AbortController().signal,
    ...options,
  });

/** A service with goals and courses; their texts are such as are easily spoilt. */
export async function startFilledService(goals = 95): Promise<TestService> {
  await using opened = new AsyncDisposableStack();
  const service = opened.use(await startService());
  await using database = openSqlite(service.databaseFile);
  const store = createSmartGoalStore(database);
  for (let number = 1; number <= goals; number++) {
    const created_at = Temporal.Instant.from('2026-03-01T10:00:00.000001Z').add({ hours: 37 * number });
    await store.add(
      newGoal({
        created_at,
        input: `1. wish ${number}\n\u2028“Führung” 🚀 \\ "`,
        input_tokens: 240 + number,
      }),
    );
  }
  const courses = createCourseStore(database);
  await courses.add(newCourse({ title: 'Ёлка', recording_w1: 'https://video.example.org/w1' }));
  await courses.add(
    newCourse({
      date_w1: Temporal.Instant.from('2026-05-04T16:00:00Z'),
      event_w1: 'evt1',
      deactivated: true,
    }),
  );
  opened.move();
  return service;
}

/** What a service answers, as JSON. */
export async function answered(port: number, path: string): Promise<unknown> {
  return json(await send(port, { path }));
}

/** All goals of a service, newest first, read page by page. */
export async function goalsOf(port: number): Promise<readonly unknown[]> {
  const goals: unknown[] = [];
  for (;;) {
    const page = await answered(port, `/smart-goals/?limit=30&offset=${goals.length}`);
    const results = typeof page === 'object' && page !== null && 'results' in page ? page.results : [];
    if (!Array.isArray(results) || results.length === 0) return goals;
    goals.push(...results);
  }
}

/**
 * All that a service answers of what can be taken over: the pages of goals at every offset, the courses, the statuses.
 * Where it listens is left out of the links.
 */
export async function everythingOf({ port }: { readonly port: number }): Promise<readonly string[]> {
  const answers: string[] = [];
  const ask = async (path: string): Promise<void> => {
    const { status, body } = await send(port, { path });
    if (status !== 200) throw new Error(`${path} answers ${status}`);
    answers.push(body.toString().replaceAll(/http:\/\/127\.0\.0\.1:\d+/g, ''));
  };
  const { length } = await goalsOf(port);
  await ask('/smart-goals/');
  for (let offset = 0; offset <= length; offset++) await ask(`/smart-goals/?limit=5&offset=${offset}`);
  for (const path of ['/courses/', '/pre-lead-statuses/']) await ask(path);
  return answers;
}

/** The records of a CSV file as texts, by their columns. */
export async function recordsIn(path: string): Promise<readonly Readonly<Record<string, string>>[]> {
  const rows: readonly (readonly string[])[] = parse(await readFile(path));
  const [columns = [], ...records] = rows;
  return records.map((cells) =>
    Object.fromEntries(columns.map((name, index) => [name, unescapeFormula(cells[index] ?? '')])),
  );
}

/** Whether the records of a file are those that a service shows; the file has columns that this one does not show. */
export function assertSameRecords(
  records: readonly Readonly<Record<string, string>>[],
  shown: unknown,
): void {
  assert.ok(Array.isArray(shown));
  const wanted = shown.map((one: object) =>
    Object.fromEntries(Object.entries(one).map(([name, value]) => [name, `${value ?? ''}`])),
  );
  const names = Object.keys(wanted[0] ?? {});
  const found = records.map((one) => Object.fromEntries(names.map((name) => [name, one[name]])));
  assert.deepEqual(found, wanted);
}
