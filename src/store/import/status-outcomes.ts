/** Reports what an imported status changed, row by row. */

import type { CellChange, CellValue, RowOutcome } from '../../domain/import-store.ts';
import type { CameStatus } from '../../domain/operations/import-draft.ts';
import type { StatusChange } from '../../domain/programme.ts';
import type { StatusOutcome } from '../../domain/status-history.ts';
import { shownValue } from './records.ts';

/**
 * The outcome of a row: of its relation and of its status.
 *
 * @param known the history before; if the status is `kept`, its last one is the one that stays
 */
export function statusOutcome(
  row: CameStatus,
  status: StatusOutcome,
  isNew: boolean,
  known: readonly StatusChange[],
  merged: readonly StatusChange[],
): RowOutcome {
  const { number, outcome } = row;
  if (typeof status === 'object') return { number, outcome: { column: 'status', reason: status.problem } };
  const isNews = status === 'added' || status === 'changed';
  if (isNew && isNews) return { number, outcome: 'created' };
  const changes = [...row.changes];
  const kept = [...row.kept];
  const current = known.at(-1);
  if (status === 'kept' && current !== undefined) kept.push(statusChange(current, row));
  if (isNews) changes.push(...statusChanges(row, known, merged));
  return {
    number,
    outcome: outcome === 'changed' || isNews ? 'changed' : 'unchanged',
    ...(changes.length > 0 && { changes }),
    ...(kept.length > 0 && { kept }),
  };
}

/** A status with its first day, if it is known. */
const statusValue = ({ status, since }: StatusDay): CellValue =>
  since === null ? status : { status, since: `${since}` };

/** The change from a status to another, for a report. */
export const statusChange = (before: StatusDay | undefined, after: StatusDay | undefined): CellChange => ({
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
export function revertedOutcome(
  { number, changes, kept }: CameStatus,
  known: readonly StatusChange[],
  merged: readonly StatusChange[],
): RowOutcome {
  const change = statusChange(known.at(-1), merged.at(-1));
  return { number, outcome: 'changed', changes: [...changes, change], ...(kept.length > 0 && { kept }) };
}
