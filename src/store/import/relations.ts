/** Relations that arrive, a row for each status of their histories. */

import type { Arrival, ArrivingRelation, Outcome } from '../../domain/arrivals.ts';
import type { RowOutcome } from '../../domain/import-store.ts';
import { erasedAmong } from '../erasures.ts';
import { contradictions } from './arrived.ts';
import { type KnownPair, pairFinder } from './pairs.ts';
import { nextId, outcomeOf, save } from './records.ts';
import type { ImportContext, ImportQueries, ImportSchema } from './tables.ts';

/** What a relation is beside its history. */
type RelationRow = Omit<ImportSchema['relations'], 'owed_from'>;

/** Takes relations. Those without a problem are told of when they are settled, since all rows of one make its history. */
export async function takeRelations(
  context: ImportContext,
  arrivals: readonly Arrival<'relations'>[],
): Promise<readonly RowOutcome[]> {
  const { queries } = context;
  const rows = arrivals.map(({ row }) => row);
  const pairs = await pairFinder(context, rows);
  const managers = await managersByEmail(context, rows);
  const found = await contradictions(
    queries,
    'relations',
    arrivals.map(({ place, row }) => ({
      key: `${row.mentor_email} ${row.mentee_email} ${row.cohort}`,
      place,
      said: {
        manager_email: row.manager_email,
        start: row.start.toString(),
        end: row.end?.toString() ?? null,
      },
    })),
  );
  const keyOf = ({ mentor, mentee }: KnownPair, cohort: string): string =>
    `${mentor.id} ${mentee.id} ${cohort}`;
  const known = await relationsOf(
    queries,
    rows.flatMap((row) => {
      const pair = pairs.find(row);
      return typeof pair === 'object' && 'mentor' in pair ? [pair.mentor.id] : [];
    }),
  );
  const byKey = new Map(known.map((one) => [`${one.mentor_id} ${one.mentee_id} ${one.cohort}`, one]));
  const changed = new Map<number, RelationRow>();
  const statuses: ImportSchema['arriving_changes'][] = [];
  let next = await nextId(queries, 'relations');

  /** Null: it is told of later. */
  const take = ({ number, row }: Arrival<'relations'>): Outcome | null => {
    const pair = pairs.find(row);
    if (pair === 'erased' || 'reason' in pair) return pair;
    const manager = row.manager_email === null ? undefined : managers.get(row.manager_email);
    if (row.manager_email !== null && manager === undefined) {
      return {
        column: 'manager_email',
        reason: `There is no manager ${row.manager_email}. Correct the e-mail, or import the managers first.`,
      };
    }
    if (pair.mentor.email === pair.mentee.email) {
      return { column: 'mentee_email', reason: 'Nobody is her own mentor. Correct one of the two e-mails.' };
    }
    const key = keyOf(pair, row.cohort);
    const before = byKey.get(key);
    const record: RelationRow = {
      id: before?.id ?? next++,
      mentor_id: pair.mentor.id,
      mentee_id: pair.mentee.id,
      manager_id: manager ?? before?.manager_id ?? null,
      cohort: row.cohort,
      start: row.start.toString(),
      end: row.end?.toString() ?? before?.end ?? null,
      status: before?.status ?? row.status,
    };
    if (record.end !== null && record.end < record.start) {
      return {
        column: 'start',
        reason: `It is after the end on ${record.end}. Correct the start or the end.`,
      };
    }
    const outcome = outcomeOf(before, record);
    if (outcome !== 'unchanged') changed.set(record.id, record);
    byKey.set(key, record);
    const { status, status_since, reason } = row;
    statuses.push({
      number,
      relation_id: record.id,
      status,
      since: status_since?.toString() ?? null,
      reason,
      outcome,
    });
    return null;
  };
  const outcomes = arrivals.flatMap((arrival, index): RowOutcome[] => {
    const outcome = found[index] ?? take(arrival);
    return outcome === null ? [] : [{ number: arrival.number, outcome }];
  });
  await save(queries, 'relations', ['id'], [...changed.values()]);
  await save(queries, 'arriving_changes', ['number'], statuses);
  return outcomes;
}

/** The ids of the managers that some rows name; null of those that were erased: it is as if the cell were empty. */
async function managersByEmail(
  { queries, digests }: ImportContext,
  rows: readonly ArrivingRelation[],
): Promise<ReadonlyMap<string, number | null>> {
  const emails = [...new Set(rows.flatMap(({ manager_email }) => manager_email ?? []))];
  if (emails.length === 0) return new Map();
  const erased = await erasedAmong(queries, 'person', () => emails.map(digests.email));
  const managers = await queries
    .selectFrom('managers')
    .select(['id', 'email'])
    .where('email', 'in', emails)
    .execute();
  return new Map([
    ...emails.flatMap((email): [string, null][] => (erased.has(digests.email(email)) ? [[email, null]] : [])),
    ...managers.map(({ id, email }): [string, number] => [email, id]),
  ]);
}

async function relationsOf(
  queries: ImportQueries,
  mentors: readonly number[],
): Promise<readonly RelationRow[]> {
  return queries
    .selectFrom('relations')
    .select(['id', 'mentor_id', 'mentee_id', 'manager_id', 'cohort', 'start', 'end', 'status'])
    .where('mentor_id', 'in', [0, ...new Set(mentors)])
    .execute();
}
