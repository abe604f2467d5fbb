/** Clients that write all the time until the service is gone, and know what it acknowledged to them. */

import assert from 'node:assert/strict';
import type { Database } from '../../src/store/database.ts';
import { assertDense } from './creating-together.ts';
import { jsonList, jsonObject, post } from './documents.ts';
import { send } from './http.ts';

/** What was written, as those who wrote it know. */
export interface Written {
  /** The inputs of goals that were answered 201, by id. */
  readonly goals: Map<number, string>;
  /** The titles of courses that were answered 201, by id. */
  readonly courses: Map<number, string>;
  /** How many were sent that no answer came to; they may be there or not. */
  unanswered: number;
}

/** Nothing written yet. */
export const nothingWritten = (): Written => ({ goals: new Map(), courses: new Map(), unanswered: 0 });

/** How many were acknowledged. */
export const acknowledged = ({ goals, courses }: Written): number => goals.size + courses.size;

/**
 * Writes until no answer comes any more; every second client writes goals, the others courses.
 *
 * @param clients how many write at a time
 * @returns resolves when all have noticed that the service is gone
 */
export async function writeUntilGone(port: number, clients: number, written: Written): Promise<void> {
  const write = async (client: number) => {
    const writesGoals = client % 2 === 0;
    const known = writesGoals ? written.goals : written.courses;
    for (let part = 1; ; part += 1) {
      const text = `I want to learn Python, part ${part} of ${client}.`;
      const answer = await (writesGoals
        ? post(port, '/smart-goals/', { input: text })
        : post(port, '/courses/', { title: text, code: part, gsheet_name: 'FYD' })
      ).catch(() => undefined);
      if (answer === undefined) {
        written.unanswered += 1;
        return;
      }
      assert.equal(answer.status, 201, answer.body.toString());
      const id = Number(jsonObject(answer)['id']);
      assert.ok(!known.has(id), `the id ${id} was given out twice`);
      known.set(id, text);
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, client) => write(client)));
}

/**
 * Makes sure that everything that was acknowledged is there as it was sent, that nothing is there that nobody sent, and
 * that counts and positions are right.
 *
 * @param port of a service on the database
 * @returns how many records there are
 */
export async function assertKept(port: number, database: Database, written: Written): Promise<number> {
  const goals = await database.reader.selectFrom('smart_goals').select(['id', 'input as text']).execute();
  const page = jsonObject(await send(port, { path: '/smart-goals/?limit=1' }));
  assert.equal(page['count'], goals.length);
  await assertDense(database, goals.length);
  const courses = jsonList(await send(port, { path: '/courses/' }));
  const there = [
    { known: written.goals, texts: new Map(goals.map(({ id, text }) => [id, text])) },
    { known: written.courses, texts: new Map(courses.map(({ id, title }) => [Number(id), title])) },
  ];
  for (const { known, texts } of there) {
    for (const [id, text] of known) assert.equal(texts.get(id), text);
  }
  const records = goals.length + courses.length;
  const most = acknowledged(written) + written.unanswered;
  assert.ok(records <= most, `${records} are there, and no more than ${most} were sent`);
  return records;
}
