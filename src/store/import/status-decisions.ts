/** Imported statuses that need a confirmation: reversals, ends of holds, and moves of days set by hand. */

import type { StatusChange } from '../../domain/programme.ts';
import {
  type ImportedStatus,
  type MergedHistory,
  type mergeHistory,
  reversalTo,
} from '../../domain/status-history.ts';
import {
  type ConfirmationNeeded,
  endedHold,
  isChangeAccepted,
  movedDate,
  revertedStatus,
} from './confirmations.ts';
import { statusChange } from './status-outcomes.ts';
import type { ImportContext } from './tables.ts';

type Accepting = Pick<ImportContext, 'accepts'>;

/** A row, by its number, and what it asks for. */
interface AskingRow {
  readonly number: number;
  readonly asked: ConfirmationNeeded;
}

/** An imported status with the number of its row. */
export interface NumberedStatus extends ImportedStatus {
  readonly number: number;
}

/** The history and the rows of a relation, after what was accepted is taken back. */
interface Reverted {
  readonly known: readonly StatusChange[];
  /** Without those that ask. */
  readonly rows: readonly NumberedStatus[];
  readonly asking: readonly AskingRow[];
  /** The number of the row that was accepted; undefined where none was. */
  readonly accepted: number | undefined;
}

/** Takes back what an accepted row reverts, or tells which rows ask. Where nobody decides, none may revert. */
export function revert(
  context: Accepting,
  known: readonly StatusChange[],
  rows: readonly NumberedStatus[],
  terms: Parameters<typeof mergeHistory>[2],
  merge: (known: readonly StatusChange[], rows: readonly NumberedStatus[]) => MergedHistory,
): Reverted {
  const asking: AskingRow[] = [];
  const current = known.at(-1);
  const { outcomes } = merge(known, rows);
  if (context.accepts !== undefined && current !== undefined) {
    for (const [index, row] of rows.entries()) {
      const outcome = outcomes[index];
      const reversal = typeof outcome === 'object' ? reversalTo(row, known, terms) : undefined;
      if (typeof outcome !== 'object' || reversal === undefined) continue;
      const placed = rows.with(index, { ...row, ...reversal.status });
      const merged = merge(reversal.kept, placed);
      const now = merged.history.at(-1);
      // Rows of the same import may contradict each other; then none of them is what holds.
      if (typeof merged.outcomes[index] === 'object' || now?.status !== row.status) continue;
      const { number } = row;
      if (isChangeAccepted(context, number, 'reverted-statuses')) {
        return { known: reversal.kept, rows: placed, asking: [], accepted: number };
      }
      const change = statusChange(current, now);
      asking.push({ number, asked: revertedStatus(change, outcome.problem) });
    }
  }
  const isAsking = (row: NumberedStatus): boolean => asking.some(({ number }) => number === row.number);
  return { known, rows: rows.filter((row) => !isAsking(row)), asking, accepted: undefined };
}

/** The rows of a relation that move no such day, or may. */
interface WithoutMovedDays {
  readonly taken: readonly NumberedStatus[];
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
 * @param accepted the number of the row that was accepted as a reversal, which moves what it moves
 */
export function withoutMovedDays(
  context: Accepting,
  replaced: (status: StatusChange) => ReadonlySet<string> | null,
  rows: readonly NumberedStatus[],
  accepted: number | undefined,
  merge: (rows: readonly NumberedStatus[]) => MergedHistory,
): WithoutMovedDays {
  const asking: AskingRow[] = [];
  const staying = new Map<number, StatusChange>();
  for (let taken = rows; ; ) {
    const merged = merge(taken);
    const leaving = new Set<number>();
    for (const { known, rows: indices } of merged.corrections) {
      const days = replaced(known);
      if (days === null) continue;
      for (const row of indices.flatMap((index) => taken[index] ?? [])) {
        const { number, since } = row;
        if (number === accepted || since === null || leaving.has(number)) continue;
        if (days.has(since.toString())) {
          staying.set(number, known);
        } else if (isChangeAccepted(context, number, 'moved-dates')) {
          continue;
        } else {
          const change = statusChange(known, row);
          asking.push({ number, asked: movedDate(change) });
        }
        leaving.add(number);
      }
    }
    if (leaving.size === 0) return { taken, merged, asking, staying };
    // Without them, others may correct a day.
    taken = taken.filter(({ number }) => !leaving.has(number));
  }
}

/** The rows that would end the current hold of the relation, unless that is confirmed. */
export function rowsEndingHold(
  context: Accepting,
  known: readonly StatusChange[],
  rows: readonly NumberedStatus[],
  { history, outcomes }: MergedHistory,
): readonly AskingRow[] {
  const [held, now] = [known.at(-1), history.at(-1)];
  if (held?.status !== 'on_hold' || now?.status !== 'matched') return [];
  const change = statusChange(held, now);
  return rows.flatMap(({ number, status }, index) => {
    const isNews = outcomes[index] === 'added' || outcomes[index] === 'changed';
    if (status !== 'matched' || !isNews || isChangeAccepted(context, number, 'ending-holds')) return [];
    return [{ number, asked: endedHold(change) }];
  });
}
