/** Many clients that create smart goals at once, through several services on one database. */

import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '../../src/store/database.ts';
import { jsonObject, pageResults, post } from './documents.ts';
import { span } from './goals.ts';
import { send } from './http.ts';

/** How many requests each service is sent at a time. */
const AT_A_TIME = 8;
/** How long a reader waits between two pages, so that creating goes on beside it, in milliseconds. */
const PAUSE = 30;

export interface CreatedTogether {
  /** The ids as they were answered, in no order. */
  readonly ids: readonly number[];
  /** How often a creation was answered 503, and was sent again. */
  readonly refused: number;
  /** How many pages were read meanwhile. */
  readonly pages: number;
  /** How many goals there were when a page was read that was in between: neither none nor all. */
  readonly pagesBetween: number;
}

/**
 * Creates goals through all of some services, and reads pages through each of them all the while. The database must be
 * empty: goal n then has the id n, so that an id tells where a goal must stand.
 *
 * @param ports of the services
 * @param goals how many, all in all
 */
export async function createTogether(ports: readonly number[], goals: number): Promise<CreatedTogether> {
  const ids: number[] = [];
  let [sent, refused, pages, pagesBetween] = [0, 0, 0, 0];

  const create = async (port: number) => {
    while (sent < goals) {
      sent += 1;
      const wish = { input: `I want to learn Python, part ${sent}.` };
      let answer = await post(port, '/smart-goals/', wish);
      // A machine that is busy with other things may be too slow for all; then nothing was written.
      for (; answer.status === 503; refused += 1) {
        await wait(1000 * Number(answer.headers['retry-after']));
        answer = await post(port, '/smart-goals/', wish);
      }
      assert.equal(answer.status, 201, answer.body.toString());
      ids.push(Number(jsonObject(answer)['id']));
    }
  };
  const read = async (port: number) => {
    while (ids.length < goals) {
      const answered = ids.length;
      const limit = 1 + Math.floor(Math.random() * 30);
      const offset = Math.floor(Math.random() * (answered + 10));
      const count = await readPage(port, limit, offset);
      assert.ok(count >= answered, `${answered} were answered before ${count} were read`);
      assert.ok(count <= sent, `${sent} were sent until ${count} were read`);
      pages += 1;
      if (count > 0 && count < goals) pagesBetween += 1;
      await wait(PAUSE);
    }
  };
  await Promise.all(
    ports.flatMap((port) => [read(port), ...Array.from({ length: AT_A_TIME }, () => create(port))]),
  );
  return { ids, refused, pages, pagesBetween };
}

/** Reads a page, which must be of one moment and without a gap, and gives the count of that moment. */
async function readPage(port: number, limit: number, offset: number): Promise<number> {
  const answer = await send(port, { path: `/smart-goals/?limit=${limit}&offset=${offset}` });
  assert.equal(answer.status, 200, answer.body.toString());
  const count = Number(jsonObject(answer)['count']);
  const newest = count - offset;
  assert.deepEqual(
    pageResults(answer).map(({ id }) => id),
    span(Math.max(1, newest - limit + 1), newest).toReversed(),
    `limit ${limit}, offset ${offset}, count ${count}`,
  );
  return count;
}

/** Makes sure that a database holds goals with the ids from 1 to a number, at the same positions, and counts them so. */
export async function assertDense({ reader }: Database, goals: number): Promise<void> {
  const rows = await reader
    .selectFrom('smart_goals')
    .select(['id', 'position'])
    .orderBy('position')
    .execute();
  const state = await reader
    .selectFrom('collections')
    .select(['count', 'last_id', 'last_position'])
    .where('name', '=', 'smart-goals')
    .executeTakeFirst();
  const all = span(1, goals);
  assert.deepEqual(
    rows.map(({ id }) => id),
    all,
  );
  assert.deepEqual(
    rows.map(({ position }) => position),
    all,
  );
  assert.deepEqual({ ...state }, { count: goals, last_id: goals, last_position: goals });
}
