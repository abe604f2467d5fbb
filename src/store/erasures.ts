/** How what was erased is told again, without keeping it. */

import { createHash } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Erasure } from '../domain/arrivals.ts';
import type { Role } from '../domain/programme.ts';
import { instantToColumn } from './columns.ts';
import type { Schema } from './schema.ts';

/**
 * What is kept of something erased: a SHA-256 digest. Whoever has an e-mail can tell whether it was erased; nobody can
 * read the e-mail from it.
 */
const digest = (what: string, text: string): string =>
  createHash('sha256').update(`mentoring erasure\n${what}\n${text}`).digest('hex');

/** Of an e-mail in lower case, whatever the role. */
export const emailDigest = (email: string): string => digest('e-mail', email);

/** Of what another system calls a person in one role: in the other one, it may be somebody else. */
export const externalIdDigest = (role: Role, externalId: string): string =>
  digest('external id', `${role} ${externalId}`);

/** Of a smart goal, by its id and time. */
export const goalDigest = (id: number, createdAt: string): string =>
  digest('smart goal', `${id} ${createdAt}`);

/**
 * Which of these were erased.
 *
 * @param digestsOf makes the digests, which takes time, where anything was erased at all
 */
export async function erasedAmong(
  queries: Kysely<Schema>,
  what: Erasure['what'],
  digestsOf: () => readonly string[],
): Promise<ReadonlySet<string>> {
  const any = await queries.selectFrom('erasures').where('what', '=', what).select('what').limit(1).execute();
  const digests = any.length === 0 ? [] : digestsOf();
  if (digests.length === 0) return new Set();
  const rows = await queries
    .selectFrom('erasures')
    .where('digest', 'in', [...new Set(digests)])
    .select('digest')
    .execute();
  return new Set(rows.map((row) => row.digest));
}

/** Keeps what tells that something was erased. */
export async function rememberErasure(
  transaction: Transaction<Schema>,
  what: Erasure['what'],
  digests: readonly string[],
): Promise<void> {
  const erased_at = instantToColumn(Temporal.Now.instant());
  await transaction
    .insertInto('erasures')
    .values([...new Set(digests)].map((digest) => ({ digest, what, erased_at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
