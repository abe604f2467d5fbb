/** Merges the imported statuses of relations into their histories, with what a row may only do if that is confirmed. */

import type { CellChange, CellValue, RowOutcome } from '../../domain/import-store.ts';
import type { RelationChangeRow } from '../../domain/operations/rows.ts';
import type { RelationStatus, StatusChange } from '../../domain/programme.ts';
import {
  type ImportedStatus,
  type MergedHistory,
  mergeHistory,
  reversalTo,
  type StatusOutcome,
} from '../../domain/status-history.ts';
import { rowFromRecord } from '../schema.ts';
import { daysByHand, statusKey } from './days-by-hand.ts';
import {
  type AskedRow,
  type ConfirmationNeeded,
  endedHold,
  isChangeAccepted,
  movedDate,
  revertedStatus,
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
export async function mergeStatuses(
  { queries, tables, find, today }: ImportContext,
  came: ReadonlyMap<number, readonly CameStatus[]>,
): Promise<ReadonlyMap<number, RowOutcome>> {
  const outcomes = new Map<number, RowOutcome>();
  const merges = [...came].flatMap(([id, all]) => {
    const relation = tables.relations.get({ id });
    if (relation === undefined) return [];
    const { start } = relation;
    const before = find
      .histories(String(id))
      .toSorted((one, other) => one.number - other.number)
      .map(withDay);
    const last = tables.imported_relations.get({ relation_id: id });
    const terms = { start: Temporal.PlainDate.from(start), today, saidBefore: last?.status ?? null };
    const merge = (history: readonly StatusChange[], some: readonly RowStatus[]) =>
      mergeHistory(history, some, terms);
    const reverted = revert(before, all.map(withOptionalDay), terms, merge);
    const ending = rowsEndingHold(before, reverted.rows, merge(reverted.known, reverted.rows));
    const taken = reverted.rows.filter(({ index }) => !ending.some((one) => one.index === index));
    return [{ relation, all, before, last, reverted, ending, taken, merge }];
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
      (status) => byHand(statusKey({ ...status, relation_id: id }), status.since.toString()),
      candidates,
      reverted.accepted,
      (some) => merge(reverted.known, some),
    );
    for (const { index, asked } of [...reverted.asking, ...ending, ...asking]) {
      outcomes.set(index, { outcome: asked, changes: [asked.change] });
    }
    const rows = all.filter(({ index }) => taken.some((one) => one.index === index));
    const isNew = all[0]?.outcome === 'created';
    for (const row of all) {
      const stays = staying.get(row.index);
      if (stays !== undefined)
        outcomes.set(row.index, statusOutcome(row, 'kept', isNew, [stays], merged.history));
    }
    for (const [at, row] of rows.entries()) {
      const outcome = merged.outcomes[at] ?? 'unchanged';
      outcomes.set(
        row.index,
        row.index === reverted.accepted
          ? revertedOutcome(row, before, merged.history)
          : statusOutcome(row, outcome, isNew, before, merged.history),
      );
    }
    const now = rows.find(
      ({ since }, at) => since === null && typeof merged.outcomes[at] !== 'object',
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

const withOptionalDay = (row: CameStatus): RowStatus => ({
  ...row,
  since: row.since === null ? null : Temporal.PlainDate.from(row.since),
});

/** A row, by its place among all rows, and what it asks for. */
interface AskingRow {
  readonly index: number;
  readonly asked: ConfirmationNeeded;
}

/** An imported status with its row. */
interface RowStatus extends ImportedStatus, AskedRow {
  readonly index: number;
}

/** The history and the rows of a relation, after what was accepted is taken back. */
interface Reverted {
  readonly known: readonly StatusChange[];
  /** Without those that ask. */
  readonly rows: readonly RowStatus[];
  readonly asking: readonly AskingRow[];
  /** The row that was accepted; undefined where none was. */
  readonly accepted: number | undefined;
}

/** Takes back what an accepted row reverts, or tells which rows ask. Where nobody decides, none may revert. */
function revert(
  known: readonly StatusChange[],
  rows: readonly RowStatus[],
  terms: Parameters<typeof mergeHistory>[2],
  merge: (known: readonly StatusChange[], rows: readonly RowStatus[]) => MergedHistory,
): Reverted {
  const asking: AskingRow[] = [];
  const current = known.at(-1);
  const { outcomes } = merge(known, rows);
  if (current !== undefined) {
    for (const [at, row] of rows.entries()) {
      const outcome = outcomes[at];
      const isAsked = typeof outcome === 'object' && row.accepts !== undefined;
      const reversal = isAsked ? reversalTo(row, known, terms) : undefined;
      if (typeof outcome !== 'object' || reversal === undefined) continue;
      const placed = rows.with(at, { ...row, ...reversal.status });
      const merged = merge(reversal.kept, placed);
      const now = merged.history.at(-1);
      // Rows of the same import may contradict each other; then none of them is what holds.
      if (typeof merged.outcomes[at] === 'object' || now?.status !== row.status) continue;
      if (isChangeAccepted(row, 'reverted-statuses')) {
        return { known: reversal.kept, rows: placed, asking: [], accepted: row.index };
      }
      const change = statusChange(current, now);
      asking.push({ index: row.index, asked: revertedStatus(change, outcome.problem) });
    }
  }
  const isAsking = (row: RowStatus): boolean => asking.some(({ index }) => index === row.index);
  return { known, rows: rows.filter((row) => !isAsking(row)), asking, accepted: undefined };
}

/** The rows of a relation that move no such day, or may. */
interface WithoutMovedDays {
  readonly taken: readonly RowStatus[];
  /** The history with them. */
  readonly merged: MergedHistory;
  readonly asking: readonly AskingRow[];
  /** The statuses that stay, by the rows that only repeat the day from before. */
  readonly staying: ReadonlyMap<number, StatusChange>;
}

/**
 * Leaves out the rows that would move a day that was set by hand: those that repeat the day from before, and those that
 * nobody accepted.
 *
 * @param replaced the days in place of which somebody set the day of a status; null if nobody did
 * @param accepted the row that was accepted as a reversal, which moves what it moves
 */
function withoutMovedDays(
  replaced: (status: StatusChange) => ReadonlySet<string> | null,
  rows: readonly RowStatus[],
  accepted: number | undefined,
  merge: (rows: readonly RowStatus[]) => MergedHistory,
): WithoutMovedDays {
  const asking: AskingRow[] = [];
  const staying = new Map<number, StatusChange>();
  for (let taken = rows; ; ) {
    const merged = merge(taken);
    const leaving = new Set<number>();
    for (const { known, rows: indices } of merged.corrections) {
      const days = replaced(known);
      if (days === null) continue;
      for (const row of indices.flatMap((at) => taken[at] ?? [])) {
        const { index, since } = row;
        if (index === accepted || since === null || leaving.has(index)) continue;
        if (days.has(since.toString())) {
          staying.set(index, known);
        } else if (isChangeAccepted(row, 'moved-dates')) {
          continue;
        } else {
          const change = statusChange(known, row);
          asking.push({ index, asked: movedDate(change) });
        }
        leaving.add(index);
      }
    }
    if (leaving.size === 0) return { taken, merged, asking, staying };
    // Without them, others may correct a day.
    taken = taken.filter(({ index }) => !leaving.has(index));
  }
}

/** The rows that would end the current hold of the relation, unless that is confirmed. */
function rowsEndingHold(
  known: readonly StatusChange[],
  rows: readonly RowStatus[],
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
 * @param known the history before; if the status is `kept`, its last one is the one that stays
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
  const current = known.at(-1);
  if (status === 'kept' && current !== undefined) kept.push(statusChange(current, row));
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
  // A corrected day; or the earlier status of that day.
  const before =
    known.find(
      (one) =>
        one.status === status &&
        !merged.some((other) => other.status === status && other.since.equals(one.since)),
    ) ?? known.findLast((one) => Temporal.PlainDate.compare(one.since, now.since) <= 0);
  return [statusChange(before, now)];
}

/** The outcome of a row that took its relation back to an earlier status. */
function revertedOutcome(
  { changes, kept }: CameStatus,
  known: readonly StatusChange[],
  merged: readonly StatusChange[],
): RowOutcome {
  const change = statusChange(known.at(-1), merged.at(-1));
  return { outcome: 'changed', changes: [...changes, change], ...(kept.length > 0 && { kept }) };
}
