/** Merges the imported statuses into the histories of their relations, once all rows are known. */

import { sql } from 'kysely';
import type { RowOutcome } from '../../domain/import-store.ts';
import type { StatusChange } from '../../domain/programme.ts';
import { mergeHistory } from '../../domain/status-history.ts';
import { rowFromRecord } from '../columns.ts';
import { readRows } from '../programme-reading.ts';
import { idsOf, isAnyOf } from '../row-conditions.ts';
import { daysByHand, statusKey } from './days-by-hand.ts';
import { save } from './records.ts';
import { type NumberedStatus, revert, rowsEndingHold, withoutMovedDays } from './status-decisions.ts';
import { revertedOutcome, statusOutcome } from './status-outcomes.ts';
import type { ImportContext, ImportSchema } from './tables.ts';

const BATCH = 500;

/** Merges the imported statuses into the histories of their relations, and returns the outcomes of the rows. */
export async function* mergeStatusHistories(context: ImportContext): AsyncGenerator<readonly RowOutcome[]> {
  const { queries } = context;
  for (let last = 0; ; ) {
    const relations = await queries
      .selectFrom('relations')
      .select(['id', 'start'])
      .where('id', '>', last)
      .where((where) =>
        where.exists((query) =>
          query.selectFrom('imported_changes').select('number').whereRef('relation_id', '=', 'relations.id'),
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
  context: ImportContext,
  relations: readonly { readonly id: number; readonly start: string }[],
): Promise<readonly RowOutcome[]> {
  const { queries, schema, today } = context;
  const ids = idsOf(relations);
  const areTheirs = isAnyOf('relation_id', ids);
  const changes = await readRows(queries, 'relation_changes', areTheirs);
  const imported = await queries
    .selectFrom('imported_changes')
    .selectAll()
    .where('relation_id', 'in', ids)
    .orderBy('number')
    .execute();
  const memory = await readRows(queries, 'imported_relations', areTheirs);
  const remembered = new Map(memory.map((row) => [row.relation_id, row]));
  const known = Map.groupBy(changes, ({ relation_id }) => relation_id);
  const came = Map.groupBy(imported, ({ relation_id }) => relation_id);
  const outcomes: RowOutcome[] = [];
  const histories: ImportSchema['relation_changes'][] = [];
  const empty: number[] = [];
  const refused: number[] = [];
  const learned: ImportSchema['imported_relations'][] = [];
  const removed: ImportSchema['removed_relation_changes'][] = [];
  const merges = relations.map(({ id, start }) => {
    const all = came.get(id) ?? [];
    const before = (known.get(id) ?? []).map(withDay);
    const last = remembered.get(id);
    const terms = { start: Temporal.PlainDate.from(start), today, saidBefore: last?.status ?? null };
    const merge = (history: readonly StatusChange[], some: readonly NumberedStatus[]) =>
      mergeHistory(history, some, terms);
    const reverted = revert(context, before, all.map(withOptionalDay), terms, merge);
    const ending = rowsEndingHold(context, before, reverted.rows, merge(reverted.known, reverted.rows));
    const taken = reverted.rows.filter(({ number }) => !ending.some((one) => one.number === number));
    return { id, all, before, last, reverted, ending, taken, merge };
  });
  const byHand = await daysByHand(
    queries,
    'relation_changes',
    merges.flatMap(({ id, reverted, taken, merge }) =>
      merge(reverted.known, taken).corrections.length > 0 ? [id] : [],
    ),
  );
  for (const { id, all, before, last, reverted, ending, taken: candidates, merge } of merges) {
    const { taken, merged, asking, staying } = withoutMovedDays(
      context,
      (status) => byHand(statusKey({ ...status, relation_id: id }), status.since.toString()),
      candidates,
      reverted.accepted,
      (some) => merge(reverted.known, some),
    );
    for (const { number, asked } of [...reverted.asking, ...ending, ...asking]) {
      outcomes.push({ number, outcome: asked, changes: [asked.change] });
    }
    const rows = all.filter(({ number }) => taken.some((one) => one.number === number));
    const isNew = all[0]?.outcome === 'created';
    for (const row of all) {
      const stays = staying.get(row.number);
      if (stays !== undefined) outcomes.push(statusOutcome(row, 'kept', isNew, [stays], merged.history));
    }
    for (const [index, row] of rows.entries()) {
      const outcome = merged.outcomes[index] ?? 'unchanged';
      outcomes.push(
        row.number === reverted.accepted
          ? revertedOutcome(row, before, merged.history)
          : statusOutcome(row, outcome, isNew, before, merged.history),
      );
    }
    const now = rows.find(
      ({ since }, index) => since === null && typeof merged.outcomes[index] !== 'object',
    )?.status;
    if (now !== undefined && last !== undefined && now !== last.status)
      learned.push({ ...last, status: now });
    if (merged.history.length === 0) empty.push(id);
    else if (staying.size === 0 && merged.outcomes.every((outcome) => typeof outcome === 'object'))
      refused.push(id);
    for (const [index, change] of merged.history.entries())
      histories.push(rowFromRecord({ relation_id: id, number: index + 1, ...change }));
    for (let number = merged.history.length + 1; number <= before.length; number += 1)
      removed.push({ relation_id: id, number });
  }
  await save(queries, 'relation_changes', histories);
  if (removed.length > 0) {
    await save(queries, 'removed_relation_changes', removed);
    await sql`delete from relation_changes
      where (relation_id, number) in (select relation_id, number from removed_relation_changes)`.execute(
      queries,
    );
  }
  await save(queries, 'imported_relations', learned);
  await sql`update relations set status = (
      select status from relation_changes where relation_id = relations.id order by number desc limit 1
    ) where id in (${sql.join(ids)}) and exists (select 1 from relation_changes where relation_id = relations.id)`.execute(
    queries,
  );
  // If no row of a relation is accepted, their other values are not accepted either.
  if (refused.length > 0) {
    await sql`update relations set (manager_id, start, "end") = (
        select manager_id, start, "end" from ${sql.id(schema, 'relations')} as own where own.id = relations.id
      ) where id in (${sql.join(refused)})`.execute(queries);
    await sql`update imported_relations set (status, start, "end", manager_id) = (
        select status, start, "end", manager_id from ${sql.id(schema, 'imported_relations')} as own
        where own.relation_id = imported_relations.relation_id
      ) where relation_id in (${sql.join(refused)})`.execute(queries);
  }
  if (empty.length > 0) {
    await queries.deleteFrom('relations').where('id', 'in', empty).execute();
    await queries.deleteFrom('imported_relations').where('relation_id', 'in', empty).execute();
  }
  await sql`insert into touched (relation_id) select id from relations where id in (${sql.join(ids)})
    on conflict do nothing`.execute(queries);
  return outcomes;
}

const withDay = ({ status, since, reason }: ImportSchema['relation_changes']): StatusChange => ({
  status,
  since: Temporal.PlainDate.from(since),
  reason,
});

const withOptionalDay = (row: ImportSchema['imported_changes']): NumberedStatus => ({
  ...row,
  since: row.since === null ? null : Temporal.PlainDate.from(row.since),
});
