/** Many smart goals: as a file to import, and as a service shows them. */

import assert from 'node:assert/strict';
import { jsonObject, pageResults } from './documents.ts';
import { send } from './http.ts';

/** A file of goals with these ids, each a second after the one before. */
export function goalLines(ids: readonly number[]): string {
  const first = Temporal.Instant.from('2025-01-01T00:00:00Z');
  const rows = ids.map((id) => `${id},${first.add({ seconds: id })},wish ${id},goal ${id},2,2\n`);
  return `id,created_at,input,output,input_tokens,output_tokens\n${rows.join('')}`;
}

/** The numbers from one to another, both included. */
export const span = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** What somebody sees who looks at the beginning and the end of the list. */
export async function ends(port: number): Promise<readonly [count: unknown, first: unknown, last: unknown]> {
  const first = jsonObject(await send(port, { path: '/smart-goals/?limit=20' }));
  const offset = Math.max(0, Number(first['count']) - 20);
  const last = jsonObject(await send(port, { path: `/smart-goals/?limit=20&offset=${offset}` }));
  return [first['count'], first['results'], last['results']];
}

/** The ids of all goals, page by page from the newest; the count must be that of what is listed. */
export async function walk(port: number): Promise<readonly number[]> {
  const ids: number[] = [];
  for (let count = 1; ids.length < count; ) {
    const page = await send(port, { path: `/smart-goals/?limit=100&offset=${ids.length}` });
    count = Number(jsonObject(page)['count']);
    const results = pageResults(page);
    assert.ok(results.length > 0 || count === ids.length, 'a page within the list is empty');
    ids.push(...results.map(({ id }) => Number(id)));
  }
  return ids;
}
