/** Finds the people whom retention removes; nobody in a relation that is proposed, matched or on hold. */

import { sql } from 'kysely';
import { isErased, type Participant } from '../../domain/programme.ts';
import { type ExpiredPerson, isExpired, lastEnded, type RelationEnd } from '../../domain/retention.ts';
import { readRows } from '../programme-reading.ts';
import { either, idsOf, isAnyOf } from '../row-conditions.ts';
import type { Queries, Transaction } from '../schema.ts';

interface RelationRow extends Pick<RelationEnd, 'relation_id' | 'status'> {
  readonly mentor_id: number;
  readonly mentee_id: number;
  readonly since: string;
}

/** The relations, each with its last status. */
const relations = sql<RelationRow>`select relations.id as relation_id, mentor_id, mentee_id, status,
  (select max(since) from relation_changes where relation_id = relations.id) as since from relations`;

const endOf = ({ relation_id, status, since }: RelationRow): RelationEnd => ({
  relation_id,
  status,
  since: Temporal.PlainDate.from(since),
});

/** Everybody to be removed, whose last relation ended first at first. Managers are kept. */
export async function expiredPeople(
  queries: Queries,
  today: Temporal.PlainDate,
  months: number,
): Promise<readonly ExpiredPerson[]> {
  const participants = await readRows(queries, 'participants');
  const managers = await readRows(queries, 'managers');
  const kept = new Set(managers.map(({ email }) => email));
  const { rows } = await relations.execute(queries);
  const ends = new Map<number, RelationEnd[]>();
  for (const row of rows) {
    for (const id of [row.mentor_id, row.mentee_id]) ends.getOrInsert(id, []).push(endOf(row));
  }
  return [...Map.groupBy(participants, ({ email }) => email)]
    .flatMap(([email, same]): ExpiredPerson[] => {
      if (kept.has(email) || isErased(email)) return [];
      const last = lastEnded(same.flatMap(({ id }) => ends.get(id) ?? []));
      if (last === null || !isExpired(last.since, today, months)) return [];
      return [
        { email, participants: same.map(({ id, role, full_name }) => ({ id, role, full_name })), last },
      ];
    })
    .toSorted((one, other) => Temporal.PlainDate.compare(one.last.since, other.last.since));
}

/** The same for one person, with their records; null if they are not to be removed. */
export async function expiredPerson(
  transaction: Transaction,
  email: string,
  today: Temporal.PlainDate,
  months: number,
): Promise<{ readonly last: RelationEnd; readonly participants: readonly Participant[] } | null> {
  const own = await readRows(transaction, 'participants', isAnyOf('email', [email]));
  const managers = await readRows(transaction, 'managers', isAnyOf('email', [email]));
  if (own.length === 0 || managers.length > 0) return null;
  const areTheirs = either([isAnyOf('mentor_id', idsOf(own)), isAnyOf('mentee_id', idsOf(own))]);
  const { rows } = await sql<RelationRow>`${relations} where ${areTheirs}`.execute(transaction);
  const last = lastEnded(rows.map(endOf));
  return last !== null && isExpired(last.since, today, months) ? { last, participants: own } : null;
}
