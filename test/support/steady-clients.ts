/** Clients that write and read without pause while the database is lost and found again, and know what was acknowledged. */

import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { jsonObject, post } from './documents.ts';
import { type RawAnswer, send } from './http.ts';
import type { Written } from './writing-clients.ts';

/** How many clients do what. */
export interface SteadyClients {
  readonly writers: number;
  readonly readers: number;
}

/** The responses to the clients of a run. */
export interface Told {
  /** How many pages were read. */
  read: number;
  /** How many requests were answered 503, writes and reads. */
  refused: number;
}

/** The pause of a client after a rejection, in milliseconds: much less than `Retry-After`, so that there is load. */
const PAUSE = 20;

/** A refusal must be a 503 that says when to come back; anything else is no answer that a lost database excuses. */
function assertRefusal(answer: RawAnswer): void {
  assert.equal(answer.status, 503, answer.body.toString());
  assert.ok(Number(answer.headers['retry-after']) >= 1, 'a refusal without Retry-After');
}

/**
 * Writes goals and reads pages of them until the signal is aborted. A write that was refused may be there all the same:
 * it counts as unanswered.
 *
 * @throws where an answer is neither what was asked for nor a 503 with `Retry-After`, or none comes
 */
export async function writeAndRead(
  port: number,
  { writers, readers }: SteadyClients,
  written: Written,
  signal: AbortSignal,
): Promise<Told> {
  const told: Told = { read: 0, refused: 0 };
  const refused = async (answer: RawAnswer) => {
    assertRefusal(answer);
    told.refused += 1;
    await wait(PAUSE);
  };
  const write = async (client: number) => {
    for (let part = 1; !signal.aborted; part += 1) {
      const text = `I want to learn Python, part ${part} of ${client}.`;
      const answer = await post(port, '/smart-goals/', { input: text });
      if (answer.status === 201) {
        const id = Number(jsonObject(answer)['id']);
        assert.ok(!written.goals.has(id), `the id ${id} was given out twice`);
        written.goals.set(id, text);
      } else {
        written.unanswered += 1;
        await refused(answer);
      }
    }
  };
  const read = async (client: number) => {
    for (let turn = 0; !signal.aborted; turn += 1) {
      // No two ask for the same page, so that each is asked of the database.
      const answer = await send(port, {
        path: `/smart-goals/?limit=20&offset=${turn % 500}&by=${client}-${turn}`,
      });
      if (answer.status === 200) told.read += 1;
      else await refused(answer);
    }
  };
  await Promise.all([
    ...Array.from({ length: writers }, (_, client) => write(client)),
    ...Array.from({ length: readers }, (_, client) => read(client)),
  ]);
  return told;
}
