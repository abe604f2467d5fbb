/** Merges the imported statuses of relations into their histories, with what a row may only do if that is confirmed. */

import type { CellChange, CellValue, RowOutcome } from '../../domain/import-store.ts';
import type { RelationChangeRow } from '../../domain/operations/rows.ts';
import type { RelationStatus, StatusChange } from '../../domain/programme.ts';
import {
  type ImportedStatus,
  type MergedHistory,
  mergeHistory,
  type StatusOutcome,
} from '../../domain/status-history.ts';
import { rowFromRecord } from '../schema.ts';
import {
  type AskedRow,
  type ConfirmationNeeded,
  endedHold,
  isChangeAccepted,
  shownValue,
} from './records.ts';
import type { ImportContext } from './tables.ts';

/** A status that a row has, and what the rest of the row changes. */
export interface CameStatus extends AskedRow {
  /** The place of the row among all rows of relations. */
  readonly index: number;
  readonly relation_id: number;
  readonly status: RelationStatus;
  readonly since: string | null;
  readonly reason: string | null;
  readonly outcome: 'created' | 'changed' | 'unchanged';
  readonly changes: readonly CellChange[];
  readonly kept: readonly CellChange[];
}

/**
 * Merges the imported statuses into the histories of their relations.
 *
 * @param came the statuses of each relation
 * @returns the outcomes, by the places of the rows
 */
export function mergeStatuses(
  { tables, find, today }: ImportContext,
  came: ReadonlyMap<number, readonly CameStatus[]>,
): ReadonlyMap<number, RowOutcome> {
  const outcomes = new Map<number, RowOutcome>();
  for (const [id, all] of came) {
    const relation = tables.relations.get({ id });
    if (relation === undefined) continue;
    const before = find
      .histories(String(id))
      .toSorted((one, other) => one.number - other.number)
      .map(withDay);
    const last = tables.imported_relations.get({ relation_id: id });
    const start = Temporal.PlainDate.from(relation.start);
    const merge = (some: readonly CameStatus[]): MergedHistory =>
      mergeHistory(before, some.map(withOptionalDay), { start, today, saidBefore: last?.status ?? null });
    const asking = rowsEndingHold(before, all, merge(all));
    for (const { index, asked } of asking) outcomes.set(index, { outcome: asked, changes: [asked.change] });
    const rows = all.filter((row) => !asking.some(({ index }) => index === row.index));
    const merged = merge(rows);
    const isNew = all[0]?.outcome === 'created';
    for (const [at, row] of rows.entries()) {
      const outcome = merged.outcomes[at] ?? 'unchanged';
      outcomes.set(row.index, statusOutcome(row, outcome, isNew, before, merged.history));
    }
    const now = rows.find(
      ({ since }, at) => since === null && typeof merged.outcomes[at] !== 'object',
    )?.status;
    const { history } = merged;
    for (const [index, change] of history.entries())
      tables.relation_changes.put(rowFromRecord({ relation_id: id, number: index + 1, ...change }));
    const status = history.at(-1)?.status;
    if (status === undefined || merged.outcomes.every((outcome) => typeof outcome === 'object')) {
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

const withOptionalDay = ({ status, since, reason }: CameStatus): ImportedStatus => ({
  ...{ status, reason },
  since: since === null ? null : Temporal.PlainDate.from(since),
});

/** A row, by its place among all rows, and what it asks for. */
interface AskingRow {
  readonly index: number;
  readonly asked: ConfirmationNeeded;
}

/** The rows that would end the current hold of the relation, unless that is confirmed. */
function rowsEndingHold(
  known: readonly StatusChange[],
  rows: readonly CameStatus[],
  { history, outcomes }: MergedHistory,
): readonly AskingRow[] {
  const [held, now] = [known.at(-1), history.at(-1)];
  if (held?.status !== 'on_hold' || now?.status !== 'matched') return [];
  const change = statusChange(held, now);
  return rows.flatMap((row, at) => {
    const isNews = outcomes[at] === 'added' || outcomes[at] === 'changed';
    if (row.status !== 'matched' || !isNews || isChangeAccepted(row, 'ending-holds')) return [];
    return [{ index: row.index, asked: endedHold(change) }];
  });
}

/**
 * The outcome of a row: of its relation and of its status.
 *
 * @param known the history before
 */
function statusOutcome(
  row: CameStatus,
  status: StatusOutcome,
  isNew: boolean,
  known: readonly StatusChange[],
  merged: readonly StatusChange[],
): RowOutcome {
  const { outcome } = row;
  if (typeof status === 'object')
    return { outcome: { column: 'status', reason: status.problem, quotes: true } };
  const isNews = status === 'added' || status === 'changed';
  if (isNew && isNews) return { outcome: 'created' };
  const changes = [...row.changes];
  const kept = [...row.kept];
  if (status === 'kept') {
    const same = row.since === null ? undefined : known.findLast((one) => one.status === row.status);
    kept.push(statusChange(same ?? known.at(-1), row));
  }
  if (isNews) changes.push(...statusChanges(row, known, merged));
  return {
    outcome: outcome === 'changed' || isNews ? 'changed' : 'unchanged',
    ...(changes.length > 0 && { changes }),
    ...(kept.length > 0 && { kept }),
  };
}

/** A status with its first day, if it is known. */
const statusValue = ({ status, since }: StatusDay): CellValue =>
  since === null ? status : { status, since: `${since}` };

/** The change from a status to another, for a report. */
const statusChange = (before: StatusDay | undefined, after: StatusDay | undefined): CellChange => ({
  column: 'status',
  before: before === undefined ? null : statusValue(before),
  after: after === undefined ? null : statusValue(after),
});

interface StatusDay {
  readonly status: string;
  readonly since: Temporal.PlainDate | string | null;
}

/** The changes of a row to the history: the status, its day or its reason. */
function statusChanges(
  { status, since, reason }: CameStatus,
  known: readonly StatusChange[],
  merged: readonly StatusChange[],
): readonly CellChange[] {
  const isIt = (one: StatusChange): boolean =>
    one.status === status && (since === null || one.since.toString() === since);
  const now = merged.findLast(isIt);
  if (now === undefined) return [];
  const same = known.findLast((one) => isIt(one) && one.since.equals(now.since));
  if (same !== undefined)
    return [{ column: 'reason', before: shownValue(same.reason), after: shownValue(reason) }];
  const before = known.findLast((one) => Temporal.PlainDate.compare(one.since, now.since) <= 0);
  return [statusChange(before, now)];
}
