/** The stored digests of erasures. */

import { createHash, createHmac, hkdfSync } from 'node:crypto';
import type { Erasure } from '../domain/imported-rows.ts';
import type { ParticipantRole } from '../domain/programme.ts';
import { incrementRevision } from './collections.ts';
import { type Database, DatabaseOpenError } from './database.ts';
import { inParts } from './row-conditions.ts';
import { instantToColumn, type Queries, type Schema, type Transaction } from './schema.ts';

const PART = 500;

/**
 * Which of these were erased.
 *
 * @param digestsOf makes the digests; called only if there are erasures, since it takes time
 */
export async function findErased(
  queries: Queries,
  what: Erasure['what'],
  digestsOf: () => readonly string[],
): Promise<ReadonlySet<string>> {
  const any = await queries.selectFrom('erasures').where('what', '=', what).select('what').limit(1).execute();
  const digests = any.length === 0 ? [] : digestsOf();
  if (digests.length === 0) return new Set();
  const found = queries.selectFrom('erasures').where('digest', 'in', [...new Set(digests)]);
  const rows = await found.select('digest').execute();
  return new Set(rows.map((row) => row.digest));
}

/**
 * Stores the digests of an erasure.
 *
 * @throws DatabaseOpenError if they were made with another secret key than the stored ones
 */
export async function recordErasure(
  transaction: Transaction,
  what: Erasure['what'],
  made: readonly string[],
  digests: ErasureDigests,
): Promise<void> {
  await useErasureKey(transaction, digests);
  const erased_at = instantToColumn(Temporal.Now.instant());
  await addErasures(
    transaction,
    [...new Set(made)].map((digest) => ({ digest, what, erased_at })),
  );
}

/** Adds erasures with digests of the database's key; existing ones stay unchanged. */
export async function addErasures(
  transaction: Transaction,
  rows: readonly Schema['erasures'][],
): Promise<void> {
  for (const part of inParts(rows, PART)) {
    const added = transaction.insertInto('erasures').values([...part]);
    await added.onConflict((conflict) => conflict.doNothing()).execute();
  }
}

/** The fingerprint of the secret key of the stored digests; empty if they have none, or there are none. */
export async function erasureKeyOf(queries: Queries): Promise<string> {
  const row = await queries.selectFrom('erasure_key').select('fingerprint').executeTakeFirst();
  return row?.fingerprint ?? '';
}

/**
 * Checks that the stored digests are of a secret key.
 *
 * @throws DatabaseOpenError if they are of another one
 */
export async function adoptErasureKey(database: Database, digests: ErasureDigests): Promise<void> {
  if ((await erasureKeyOf(database.reader)) === digests.fingerprint) return;
  await database.write((transaction) => useErasureKey(transaction, digests));
}

/** The same within a transaction. */
export async function useErasureKey(transaction: Transaction, digests: ErasureDigests): Promise<void> {
  const known = await erasureKeyOf(transaction);
  if (known === digests.fingerprint) return;
  if (known !== '') throw wrongKeyError(known, digests);
  await nameErasureKey(transaction, digests);
}

/** The same for an import, which changes nothing in a database without erasures. */
export async function adoptErasureKeyIfNeeded(database: Database, digests: ErasureDigests): Promise<void> {
  if ((await erasureKeyOf(database.reader)) !== '') await adoptErasureKey(database, digests);
}

/** Whether the key is still that of the beginning of an import, within its final transaction. */
export async function isErasureKeyCurrent(
  transaction: Transaction,
  digests: ErasureDigests,
): Promise<boolean> {
  const known = await erasureKeyOf(transaction);
  if (known === '' && (await hasErasures(transaction))) await nameErasureKey(transaction, digests);
  return known === '' || known === digests.fingerprint;
}

/** Whether there are any erasures. */
export const hasErasures = async (queries: Queries): Promise<boolean> =>
  (await queries.selectFrom('erasures').select('what').limit(1).execute()).length > 0;

/** Deletes the digests of a lost key, and returns how many there were. */
export async function forgetErasures(database: Database, digests: ErasureDigests): Promise<number> {
  return await database.write(async (transaction) => {
    const { numDeletedRows } = await transaction.deleteFrom('erasures').executeTakeFirstOrThrow();
    await nameErasureKey(transaction, digests);
    await incrementRevision(transaction, 'programme');
    return Number(numDeletedRows);
  });
}

async function nameErasureKey(transaction: Transaction, { fingerprint }: ErasureDigests): Promise<void> {
  await transaction.deleteFrom('erasure_key').execute();
  await transaction.insertInto('erasure_key').values({ fingerprint }).execute();
}

const wrongKeyError = (known: string, { fingerprint }: ErasureDigests) =>
  new DatabaseOpenError(
    `The secret key is not that of this database: the database recorded its erasures with the key ${known}, the key here is ${fingerprint}. Use the key file (or SECRET_KEY) of the machine that recorded them. If that key is lost, see “npx mentoring secret-key replace-lost --help”.`,
  );

// The digests of erased people and goals, made with a secret key outside the database.

/** Makes digests with a secret key. */
export interface ErasureDigests {
  /** The fingerprint of the key, which does not reveal it: 16 hexadecimal digits. */
  readonly fingerprint: string;
  /** The digest of an e-mail in lower case, independent of the role. */
  email(email: string): string;
  /** The digest of an external id in one role, since it may belong to somebody else in the other one. */
  externalId(role: ParticipantRole, externalId: string): string;
  /** The digest of a smart goal, by its id and time. */
  goal(id: number, createdAt: string): string;
}

/** Creates the digests. E-mails can be guessed, so without a key a copy of the database would reveal who was erased. */
export function createErasureDigests(secret: string): ErasureDigests {
  const key = derive(secret, 'mentoring erasures', 32);
  const digestOf = (what: string, text: string): string =>
    createHmac('sha256', key)
      .update(createHash('sha256').update(`mentoring erasure\n${what}\n${text}`).digest('hex'))
      .digest('hex');
  return {
    fingerprint: derive(secret, 'mentoring fingerprint', 8).toString('hex'),
    email: (email) => digestOf('e-mail', email),
    externalId: (role, externalId) => digestOf('external id', `${role} ${externalId}`),
    goal: (id, createdAt) => digestOf('smart goal', `${id} ${createdAt}`),
  };
}

/** Derives a key for one purpose (HKDF, RFC 5869), so that one derived key reveals nothing about the others. */
const derive = (secret: string, purpose: string, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, bytes));
