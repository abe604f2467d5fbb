/** Finds the people whom retention removes; nobody in a relation that is proposed, matched or on hold. */

import { sql } from 'kysely';
import { isErased } from '../../domain/programme.ts';
import { type ExpiredPerson, isExpired, lastEnded, type RelationEnd } from '../../domain/retention.ts';
import { idsOf } from '../row-conditions.ts';
import type { Queries, Transaction } from '../schema.ts';

/** The columns that are read of a relation. */
const relationColumns = sql<{
  relation_id: number;
  mentor_id: number;
  mentee_id: number;
  status: RelationEnd['status'];
  since: string;
}>`select relations.id as relation_id, mentor_id, mentee_id, status,
  (select max(since) from relation_changes where relation_id = relations.id) as since from relations`;

const endOf = ({
  relation_id,
  status,
  since,
}: Pick<RelationEnd, 'relation_id' | 'status'> & { readonly since: string }): RelationEnd => ({
  relation_id,
  status,
  since: Temporal.PlainDate.from(since),
});

/**
 * Everybody to be removed, in the order in which their last relations ended. Managers are kept, whatever else
 * they were.
 */
export async function expiredPeople(
  queries: Queries,
  today: Temporal.PlainDate,
  months: number,
): Promise<readonly ExpiredPerson[]> {
  const participants = await queries
    .selectFrom('participants')
    .select(['id', 'role', 'full_name', 'email'])
    .orderBy('id')
    .execute();
  const managers = await queries.selectFrom('managers').select('email').execute();
  const kept = new Set(managers.map(({ email }) => email));
  const { rows } = await relationColumns.execute(queries);
  const ends = new Map<number, RelationEnd[]>();
  for (const row of rows) {
    const end = endOf(row);
    for (const id of [row.mentor_id, row.mentee_id]) ends.set(id, [...(ends.get(id) ?? []), end]);
  }
  return [...Map.groupBy(participants, ({ email }) => email)]
    .flatMap(([email, same]): ExpiredPerson[] => {
      if (kept.has(email) || isErased(email)) return [];
      const last = lastEnded(same.flatMap(({ id }) => ends.get(id) ?? []));
      if (last === null || !isExpired(last.since, today, months)) return [];
      return [{ email, participants: same.map(({ email: _, ...one }) => one), last }];
    })
    .toSorted((one, other) => Temporal.PlainDate.compare(one.last.since, other.last.since));
}

/** The same for one person; null if they are not to be removed. */
export async function expiredPerson(
  transaction: Transaction,
  email: string,
  today: Temporal.PlainDate,
  months: number,
): Promise<Pick<ExpiredPerson, 'last'> | null> {
  const own = await transaction.selectFrom('participants').where('email', '=', email).select('id').execute();
  const manager = await transaction
    .selectFrom('managers')
    .where('email', '=', email)
    .select('id')
    .executeTakeFirst();
  if (own.length === 0 || manager !== undefined) return null;
  const ids = sql.join(idsOf(own));
  const { rows } = await sql<{ relation_id: number; status: RelationEnd['status']; since: string }>`
    ${relationColumns} where mentor_id in (${ids}) or mentee_id in (${ids})`.execute(transaction);
  const last = lastEnded(rows.map(endOf));
  return last !== null && isExpired(last.since, today, months) ? { last } : null;
}
