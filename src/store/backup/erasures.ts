/** Erasures made after a copy, which a restore would revert. */

import { isErased } from '../../domain/programme.ts';
import type { Database } from '../database.ts';
import { createEraser } from '../erasure/eraser.ts';
import { emailsInUnassigned } from '../erasure/person-erasure.ts';
import { formerPeople } from '../erasure/person-identity.ts';
import { addErasures, type ErasureDigests, erasureKeyOf } from '../erasures.ts';
import type { Queries, Schema } from '../schema.ts';

const PART = 500;

/** The erasures of a database, by their digests. */
export interface Erasures {
  /** The fingerprint of the secret key of the digests; empty: none. */
  readonly key: string;
  readonly byDigest: ReadonlyMap<string, Schema['erasures']>;
}

/** No erasures. */
export const NO_ERASURES: Erasures = { key: '', byDigest: new Map() };

const erasuresOf = (key: string, rows: readonly Schema['erasures'][]): Erasures => ({
  key,
  byDigest: new Map(rows.map((row) => [row.digest, row])),
});

/** Reads the erasures of a database. */
export async function readErasures(queries: Queries, tables: readonly string[]): Promise<Erasures> {
  if (!tables.includes('erasures')) return NO_ERASURES;
  const rows = await queries.selectFrom('erasures').selectAll().execute();
  return erasuresOf(tables.includes('erasure_key') ? await erasureKeyOf(queries) : '', rows);
}

/** The number of erasures that the other database lacks; everything erased at one instant counts once. */
export function countMissing(others: Erasures, erasures: Erasures): number {
  const unknown = [...erasures.byDigest.values()].filter(({ digest }) => !others.byDigest.has(digest));
  return new Set(unknown.map(({ erased_at }) => erased_at)).size;
}

/**
 * Erases the erased people and goals again, and stores the digests of those that are absent, so that imports
 * skip them.
 *
 * @param digests made with the secret key of the erasures
 * @param today the day on which the relations of those people end
 */
export async function repeatErasures(
  database: Database,
  { byDigest: erasures }: Erasures,
  digests: ErasureDigests,
  today: Temporal.PlainDate,
): Promise<void> {
  const eraser = createEraser(database, digests);
  const { reader } = database;
  const participants = await reader.selectFrom('participants').select('email').execute();
  const managers = await reader.selectFrom('managers').select('email').execute();
  const merged = await reader.selectFrom('former_emails').select('email').execute();
  const known = [...participants, ...managers, ...merged, ...(await formerPeople(reader))].map(
    (row) => row.email,
  );
  for (const email of new Set([...known, ...(await emailsInUnassigned(reader))])) {
    if (isErased(email) || !erasures.has(digests.email(email))) continue;
    const person = await eraser.findPerson(email);
    if (person !== null) await eraser.erasePerson(person, today);
  }
  for (const id of await erasedGoals(reader, erasures, digests)) await eraser.eraseGoal(id);
  await database.write((transaction) => addErasures(transaction, [...erasures.values()]));
}

async function erasedGoals(
  queries: Queries,
  erasures: Erasures['byDigest'],
  digests: ErasureDigests,
): Promise<readonly number[]> {
  const found: number[] = [];
  for (let last = 0; ; ) {
    const goals = await queries
      .selectFrom('smart_goals')
      .select(['id', 'created_at'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(PART)
      .execute();
    const erased = goals.filter((goal) => erasures.has(digests.goal(goal.id, goal.created_at)));
    found.push(...erased.map(({ id }) => id));
    if (goals.length < PART) return found;
    last = goals.at(-1)?.id ?? last;
  }
}
