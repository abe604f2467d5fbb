/** Relations that arrive, a row for each status of their histories. */

import { sql } from 'kysely';
import type { Arrival, ArrivingRelation, Outcome } from '../../domain/arrivals.ts';
import type { RowOutcome } from '../../domain/import-store.ts';
import type { StatusChange } from '../../domain/programme.ts';
import { type ArrivingStatus, mergeHistory, type StatusOutcome } from '../../domain/status-history.ts';
import { emailDigest, erasedAmong } from '../erasures.ts';
import { contradictions } from './arrived.ts';
import { type KnownPair, pairFinder } from './pairs.ts';
import { nextId, outcomeOf, save } from './records.ts';
import type { ImportContext, ImportQueries, ImportSchema } from './tables.ts';

/** How many relations are settled at a time. */
const BATCH = 500;

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
  const managers = await managersByEmail(queries, rows);
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
  queries: ImportQueries,
  rows: readonly ArrivingRelation[],
): Promise<ReadonlyMap<string, number | null>> {
  const emails = [...new Set(rows.flatMap(({ manager_email }) => manager_email ?? []))];
  if (emails.length === 0) return new Map();
  const erased = await erasedAmong(queries, 'person', () => emails.map(emailDigest));
  const managers = await queries
    .selectFrom('managers')
    .select(['id', 'email'])
    .where('email', 'in', emails)
    .execute();
  return new Map([
    ...emails.flatMap((email): [string, null][] => (erased.has(emailDigest(email)) ? [[email, null]] : [])),
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

/** Puts the statuses that arrived into the histories of their relations, and tells what became of the rows. */
export async function* settleRelations(context: ImportContext): AsyncGenerator<readonly RowOutcome[]> {
  const { queries } = context;
  for (let last = 0; ; ) {
    const relations = await queries
      .selectFrom('relations')
      .select(['id', 'start'])
      .where('id', '>', last)
      .where((where) =>
        where.exists((query) =>
          query.selectFrom('arriving_changes').select('number').whereRef('relation_id', '=', 'relations.id'),
        ),
      )
      .orderBy('id')
      .limit(BATCH)
      .execute();
    if (relations.length === 0) return;
    last = relations.at(-1)?.id ?? last;
    yield await settleSome(context, relations);
  }
}

async function settleSome(
  { queries, schema, today }: ImportContext,
  relations: readonly { readonly id: number; readonly start: string }[],
): Promise<readonly RowOutcome[]> {
  const ids = relations.map(({ id }) => id);
  const changes = await queries
    .selectFrom('relation_changes')
    .selectAll()
    .where('relation_id', 'in', ids)
    .orderBy('relation_id')
    .orderBy('number')
    .execute();
  const arriving = await queries
    .selectFrom('arriving_changes')
    .selectAll()
    .where('relation_id', 'in', ids)
    .orderBy('number')
    .execute();
  const known = Map.groupBy(changes, ({ relation_id }) => relation_id);
  const came = Map.groupBy(arriving, ({ relation_id }) => relation_id);
  const outcomes: RowOutcome[] = [];
  const histories: ImportSchema['relation_changes'][] = [];
  const empty: number[] = [];
  const refused: number[] = [];
  for (const { id, start } of relations) {
    const rows = came.get(id) ?? [];
    const merged = mergeHistory((known.get(id) ?? []).map(withDay), rows.map(withOptionalDay), {
      start: Temporal.PlainDate.from(start),
      today,
    });
    const isNew = rows[0]?.outcome === 'created';
    for (const [index, { number, outcome }] of rows.entries()) {
      outcomes.push({
        number,
        outcome: rowOutcome(outcome, merged.outcomes[index] ?? 'unchanged', isNew),
      });
    }
    if (merged.history.length === 0) empty.push(id);
    else if (merged.outcomes.every((outcome) => typeof outcome === 'object')) refused.push(id);
    for (const [index, { since, ...change }] of merged.history.entries()) {
      histories.push({ relation_id: id, number: index + 1, ...change, since: since.toString() });
    }
  }
  await save(queries, 'relation_changes', ['relation_id', 'number'], histories);
  await sql`update relations set status = (
      select status from relation_changes where relation_id = relations.id order by number desc limit 1
    ) where id in (${sql.join(ids)}) and exists (select 1 from relation_changes where relation_id = relations.id)`.execute(
    queries,
  );
  // Where no row of a relation is taken, what they say beside the status is not either.
  if (refused.length > 0) {
    await sql`update relations set (manager_id, start, "end") = (
        select manager_id, start, "end" from ${sql.id(schema, 'relations')} as own where own.id = relations.id
      ) where id in (${sql.join(refused)})`.execute(queries);
  }
  if (empty.length > 0) await queries.deleteFrom('relations').where('id', 'in', empty).execute();
  await sql`insert into touched (relation_id) select id from relations where id in (${sql.join(ids)})
    on conflict do nothing`.execute(queries);
  return outcomes;
}

/** What became of a row: of the relation in it, and of the status. */
function rowOutcome(relation: Outcome, status: StatusOutcome, isNew: boolean): Outcome {
  if (typeof status === 'object') return { column: 'status', reason: status.problem };
  if (isNew && status !== 'unchanged') return 'created';
  return relation === 'changed' || status !== 'unchanged' ? 'changed' : 'unchanged';
}

const withDay = ({ status, since, reason }: ImportSchema['relation_changes']): StatusChange => ({
  status,
  since: Temporal.PlainDate.from(since),
  reason,
});

const withOptionalDay = ({ status, since, reason }: ImportSchema['arriving_changes']): ArrivingStatus => ({
  status,
  since: since === null ? null : Temporal.PlainDate.from(since),
  reason,
});
