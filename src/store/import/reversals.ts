/** Imported statuses that take a relation back to an earlier one: only where that was accepted. */

import type { StatusChange } from '../../domain/programme.ts';
import type { ImportedStatus, MergedHistory, mergeHistory } from '../../domain/status-history.ts';
import { reversalTo } from '../../domain/status-reversal.ts';
import { type ConfirmationNeeded, isChangeAccepted, revertedStatus } from './confirmations.ts';
import { statusText } from './status-outcomes.ts';
import type { ImportContext } from './tables.ts';

/** An imported status with the number of its row. */
export interface NumberedStatus extends ImportedStatus {
  readonly number: number;
}

/** The history and the rows of a relation, after what was accepted is taken back. */
export interface Reverted {
  readonly known: readonly StatusChange[];
  /** Without those that ask. */
  readonly rows: readonly NumberedStatus[];
  readonly asking: readonly { readonly number: number; readonly asked: ConfirmationNeeded }[];
  /** The number of the row that was accepted; undefined where none was. */
  readonly accepted: number | undefined;
}

/**
 * Takes back what an accepted row reverts, or tells which rows ask. An import in which nobody decides rejects such rows, as
 * no history has such a transition.
 */
export function revert(
  context: Pick<ImportContext, 'accepts'>,
  known: readonly StatusChange[],
  rows: readonly NumberedStatus[],
  terms: Parameters<typeof mergeHistory>[2],
  merge: (known: readonly StatusChange[], rows: readonly NumberedStatus[]) => MergedHistory,
): Reverted {
  const asking: { readonly number: number; readonly asked: ConfirmationNeeded }[] = [];
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
      const change = { column: 'status', before: statusText(current), after: statusText(now) };
      asking.push({ number, asked: revertedStatus(change, outcome.problem) });
    }
  }
  const isAsking = (row: NumberedStatus): boolean => asking.some(({ number }) => number === row.number);
  return { known, rows: rows.filter((row) => !isAsking(row)), asking, accepted: undefined };
}
