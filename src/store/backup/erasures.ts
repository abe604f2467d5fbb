/** What was erased since a copy was made, and would be back with it. */

import type { Kysely } from 'kysely';
import { isErased } from '../../domain/programme.ts';
import type { Database } from '../database.ts';
import { createEraser } from '../eraser.ts';
import { emailDigest, goalDigest } from '../erasures.ts';
import type { Schema } from '../schema.ts';

/** How many rows are in memory, or written, at a time. */
const PART = 500;

/** The erasures that a database knows, by their digests. */
export type Erasures = ReadonlyMap<string, Schema['erasures']>;

/** Reads them. */
export async function erasuresIn(queries: Kysely<Schema>, tables: readonly string[]): Promise<Erasures> {
  const rows = tables.includes('erasures') ? await queries.selectFrom('erasures').selectAll().execute() : [];
  return new Map(rows.map((row) => [row.digest, row]));
}

/** How many erasures others do not know; what was erased in one moment is one. */
export function unknownTo(others: Erasures, erasures: Erasures): number {
  const unknown = [...erasures.values()].filter(({ digest }) => !others.has(digest));
  return new Set(unknown.map(({ erased_at }) => erased_at)).size;
}

/**
 * Erases again who and what is in a database and was erased, and has imports leave out what is not in it.
 *
 * @param today the day on which the relations of those people end
 */
export async function eraseAgain(
  database: Database,
  erasures: Erasures,
  today: Temporal.PlainDate,
): Promise<void> {
  const eraser = createEraser(database);
  const { reader } = database;
  const participants = await reader.selectFrom('participants').select('email').execute();
  const managers = await reader.selectFrom('managers').select('email').execute();
  for (const email of new Set([...participants, ...managers].map((row) => row.email))) {
    if (isErased(email) || !erasures.has(emailDigest(email))) continue;
    const person = await eraser.findPerson(email);
    if (person !== null) await eraser.erasePerson(person, today);
  }
  for (const id of await erasedGoals(reader, erasures)) await eraser.eraseGoal(id);
  const rows = [...erasures.values()];
  for (let first = 0; first < rows.length; first += PART) {
    const part = rows.slice(first, first + PART);
    await database.write((transaction) =>
      transaction
        .insertInto('erasures')
        .values(part)
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    );
  }
}

async function erasedGoals(queries: Kysely<Schema>, erasures: Erasures): Promise<readonly number[]> {
  const found: number[] = [];
  for (let last = 0; ; ) {
    const goals = await queries
      .selectFrom('smart_goals')
      .select(['id', 'created_at'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(PART)
      .execute();
    found.push(
      ...goals.filter((goal) => erasures.has(goalDigest(goal.id, goal.created_at))).map(({ id }) => id),
    );
    if (goals.length < PART) return found;
    last = goals.at(-1)?.id ?? last;
  }
}
