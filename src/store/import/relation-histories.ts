/** The statuses that arrived, put into the histories of their relations when all are there. */

import { sql } from 'kysely';
import type { Outcome } from '../../domain/arrivals.ts';
import type { RowOutcome } from '../../domain/import-store.ts';
import type { StatusChange } from '../../domain/programme.ts';
import { type ArrivingStatus, mergeHistory, type StatusOutcome } from '../../domain/status-history.ts';
import { save } from './records.ts';
import type { ImportContext, ImportSchema } from './tables.ts';

/** How many relations are settled at a time. */
const BATCH = 500;

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
