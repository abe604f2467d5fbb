/** Imported statuses that give another day of a status whose day somebody set by hand. */

import type { StatusChange } from '../../domain/programme.ts';
import type { MergedHistory } from '../../domain/status-history.ts';
import { type ConfirmationNeeded, isChangeAccepted, movedDate } from './confirmations.ts';
import type { NumberedStatus } from './reversals.ts';
import type { ImportContext } from './tables.ts';

/** The rows of a relation that move no such day, or may. */
export interface WithoutMovedDays {
  readonly taken: readonly NumberedStatus[];
  /** The history with them. */
  readonly merged: MergedHistory;
  readonly asking: readonly { readonly number: number; readonly asked: ConfirmationNeeded }[];
  /** The statuses that stay, by the rows that only repeat the day from before. */
  readonly staying: ReadonlyMap<number, StatusChange>;
}

const shown = ({ status, since }: Pick<NumberedStatus, 'status' | 'since'>): string =>
  `${status} since ${since}`;

/**
 * Leaves out the rows that would move a day that was set by hand: those that repeat the day from before, and those that
 * nobody accepted.
 *
 * @param replaced the days in place of which somebody set the day of a status; null if nobody did
 * @param accepted the number of the row that was accepted as a reversal, which moves what it moves
 */
export function withoutMovedDays(
  context: Pick<ImportContext, 'accepts'>,
  replaced: (status: StatusChange) => ReadonlySet<string> | null,
  rows: readonly NumberedStatus[],
  accepted: number | undefined,
  merge: (rows: readonly NumberedStatus[]) => MergedHistory,
): WithoutMovedDays {
  const asking: { readonly number: number; readonly asked: ConfirmationNeeded }[] = [];
  const staying = new Map<number, StatusChange>();
  for (let taken = rows; ; ) {
    const merged = merge(taken);
    const leaving = new Set<number>();
    for (const { known, rows: indices } of merged.corrections) {
      const days = replaced(known);
      if (days === null) continue;
      for (const row of indices.flatMap((index) => taken[index] ?? [])) {
        const { number, status, since } = row;
        if (number === accepted || since === null || leaving.has(number)) continue;
        if (days.has(since.toString())) {
          staying.set(number, known);
        } else if (isChangeAccepted(context, number, 'moved-dates')) {
          continue;
        } else {
          const change = { column: 'status', before: shown(known), after: shown({ status, since }) };
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
