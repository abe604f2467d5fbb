/** Merges the imported statuses into the histories of their relations, once all rows are known. */

import type { RowOutcome } from '../../domain/import-store.ts';
import type { CameStatus } from '../../domain/operations/import-draft.ts';
import type { RelationChangeRow } from '../../domain/operations/rows.ts';
import type { StatusChange } from '../../domain/programme.ts';
import { mergeHistory } from '../../domain/status-history.ts';
import { inParts } from '../row-conditions.ts';
import { rowFromRecord } from '../schema.ts';
import { daysByHand, statusKey } from './days-by-hand.ts';
import { type NumberedStatus, revert, rowsEndingHold, withoutMovedDays } from './status-decisions.ts';
import { revertedOutcome, statusOutcome } from './status-outcomes.ts';
import type { ImportContext } from './tables.ts';

const BATCH = 500;

/** Merges the imported statuses into the histories of their relations, and returns the outcomes of the rows. */
export async function* mergeStatusHistories(context: ImportContext): AsyncGenerator<readonly RowOutcome[]> {
  const ids = [...context.came.keys()].sort((one, other) => one - other);
  for (const some of inParts(ids, BATCH)) yield await settleSome(context, some);
  context.came.clear();
}

async function settleSome(context: ImportContext, ids: readonly number[]): Promise<readonly RowOutcome[]> {
  const { queries, tables, find, came, today } = context;
  const outcomes: RowOutcome[] = [];
  const relations = ids.flatMap((id) => tables.relations.get({ id }) ?? []);
  const merges = relations.map((relation) => {
    const { id, start } = relation;
    const all = came.get(id) ?? [];
    const before = find
      .histories(String(id))
      .toSorted((one, other) => one.number - other.number)
      .map(withDay);
    const last = tables.imported_relations.get({ relation_id: id });
    const terms = { start: Temporal.PlainDate.from(start), today, saidBefore: last?.status ?? null };
    const merge = (history: readonly StatusChange[], some: readonly NumberedStatus[]) =>
      mergeHistory(history, some, terms);
    const reverted = revert(context, before, all.map(withOptionalDay), terms, merge);
    const ending = rowsEndingHold(context, before, reverted.rows, merge(reverted.known, reverted.rows));
    const taken = reverted.rows.filter(({ number }) => !ending.some((one) => one.number === number));
    return { relation, all, before, last, reverted, ending, taken, merge };
  });
  const byHand = await daysByHand(
    queries,
    'relation_changes',
    merges.flatMap(({ relation: { id }, reverted, taken, merge }) =>
      merge(reverted.known, taken).corrections.length > 0 ? [id] : [],
    ),
  );
  for (const { relation, all, before, last, reverted, ending, taken: candidates, merge } of merges) {
    const { id } = relation;
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
    const { history } = merged;
    for (const [index, change] of history.entries())
      tables.relation_changes.put(rowFromRecord({ relation_id: id, number: index + 1, ...change }));
    for (let number = history.length + 1; number <= before.length; number += 1)
      tables.relation_changes.delete({ relation_id: id, number });
    const status = history.at(-1)?.status;
    const isRefused = staying.size === 0 && merged.outcomes.every((outcome) => typeof outcome === 'object');
    if (status === undefined || isRefused) {
      // If no row of a relation is accepted, their other values are not accepted either.
      tables.relations.restore({ id });
      tables.imported_relations.restore({ relation_id: id });
      continue;
    }
    tables.relations.put({ ...relation, status });
    if (now !== undefined && last !== undefined && now !== last.status)
      tables.imported_relations.put({ ...last, status: now });
  }
  return outcomes;
}

const withDay = ({ status, since, reason }: RelationChangeRow): StatusChange => ({
  status,
  since: Temporal.PlainDate.from(since),
  reason,
});

const withOptionalDay = (row: CameStatus): NumberedStatus => ({
  ...row,
  since: row.since === null ? null : Temporal.PlainDate.from(row.since),
});
