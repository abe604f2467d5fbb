/**
 * Relations keep the first day on which they owe something (`relations.owed_from`), by which lists find the few that do.
 * A changed round moves that day for all of them, which takes longer than anybody should wait for. So it is noted from which
 * relation on the days are out of date; lists look at all of those (`mayOweOn`), and part by part they are computed anew.
 */

import { sql } from 'kysely';
import { incrementRevision } from './collections.ts';
import type { Database } from './database.ts';
import { refreshOwedWhere } from './due-feedbacks.ts';
import { putRow } from './row-writing.ts';
import type { Queries, Transaction } from './schema.ts';

/** As many relations are computed anew in one transaction: others wait for it. */
const PART = 500;
const ROW = 1;

/** Notes that the days of all relations are out of date, and computes the first part: in a small programme that is all. */
export async function beginOwedRefresh(transaction: Transaction): Promise<void> {
  await putRow(transaction, 'owed_refresh', { id: ROW, next_relation: 0 });
  await refreshNext(transaction);
}

/** Computes the days that are out of date, part by part, until none is or it is told to stop. */
export async function finishOwedRefresh(
  database: Pick<Database, 'reader' | 'write'>,
  signal?: AbortSignal,
): Promise<void> {
  while (!signal?.aborted && (await nextRelation(database.reader)) !== undefined) {
    await database.write(async (transaction) => {
      // An import that copied the days before this must not write them back.
      if (await refreshNext(transaction)) await incrementRevision(transaction, 'programme');
    }, 'programme');
  }
}

/** Computes the next part; false where nothing is out of date. */
async function refreshNext(transaction: Transaction): Promise<boolean> {
  const next = await nextRelation(transaction);
  if (next === undefined) return false;
  const ids = await transaction
    .selectFrom('relations')
    .where('id', '>=', next)
    .select('id')
    .orderBy('id')
    .limit(PART)
    .execute();
  const last = ids.at(-1)?.id;
  if (last !== undefined) await refreshOwedWhere(transaction, sql`id between ${next} and ${last}`);
  if (last === undefined || ids.length < PART) await transaction.deleteFrom('owed_refresh').execute();
  else await putRow(transaction, 'owed_refresh', { id: ROW, next_relation: last + 1 });
  return true;
}

async function nextRelation(queries: Queries): Promise<number | undefined> {
  const row = await queries.selectFrom('owed_refresh').select('next_relation').executeTakeFirst();
  return row?.next_relation;
}
