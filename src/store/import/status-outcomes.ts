/** Reports what an imported status changed, row by row. */

import type { CellChange, RowOutcome } from '../../domain/import-store.ts';
import type { StatusChange } from '../../domain/programme.ts';
import type { StatusOutcome } from '../../domain/status-history.ts';
import { shownValue } from './records.ts';
import type { ImportSchema } from './tables.ts';

/**
 * The outcome of a row: of its relation and of its status.
 *
 * @param known the history before; if the status is `kept`, its last one is the one that stays
 */
export function statusOutcome(
  row: ImportSchema['imported_changes'],
  status: StatusOutcome,
  isNew: boolean,
  known: readonly StatusChange[],
  merged: readonly StatusChange[],
): RowOutcome {
  const { number, outcome } = row;
  if (typeof status === 'object') return { number, outcome: { column: 'status', reason: status.problem } };
  const isNews = status === 'added' || status === 'changed';
  if (isNew && isNews) return { number, outcome: 'created' };
  const { changes, kept } = parseTold(row.told);
  const current = known.at(-1);
  if (status === 'kept' && current !== undefined) {
    const after = row.since === null ? row.status : `${row.status} since ${row.since}`;
    kept.push({ column: 'status', before: statusText(current), after });
  }
  if (isNews) changes.push(...statusChanges(row, known, merged));
  return {
    number,
    outcome: outcome === 'changed' || isNews ? 'changed' : 'unchanged',
    ...(changes.length > 0 && { changes }),
    ...(kept.length > 0 && { kept }),
  };
}

/** A status with its first day, as people read it. */
export const statusText = ({ status, since }: StatusChange): string => `${status} since ${since}`;

/** The changes of a row to the history: the status, its day or its reason. */
function statusChanges(
  { status, since, reason }: ImportSchema['imported_changes'],
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
      (one) => one.status === status && !merged.some((other) => statusText(other) === statusText(one)),
    ) ?? known.findLast((one) => Temporal.PlainDate.compare(one.since, now.since) <= 0);
  return [
    { column: 'status', before: before === undefined ? null : statusText(before), after: statusText(now) },
  ];
}

function parseTold(text: string): { readonly changes: CellChange[]; readonly kept: CellChange[] } {
  const value: unknown = JSON.parse(text);
  const told = { changes: [] as CellChange[], kept: [] as CellChange[] };
  if (typeof value !== 'object' || value === null) return told;
  if ('changes' in value && Array.isArray(value.changes))
    told.changes.push(...value.changes.filter(isChange));
  if ('kept' in value && Array.isArray(value.kept)) told.kept.push(...value.kept.filter(isChange));
  return told;
}

const isChange = (value: unknown): value is CellChange =>
  typeof value === 'object' && value !== null && 'column' in value && 'before' in value && 'after' in value;

/** The outcome of a row that took its relation back to an earlier status. */
export function revertedOutcome(
  { number, told }: ImportSchema['imported_changes'],
  known: readonly StatusChange[],
  merged: readonly StatusChange[],
): RowOutcome {
  const { changes, kept } = parseTold(told);
  const [before, after] = [known.at(-1), merged.at(-1)];
  changes.push({
    column: 'status',
    before: before ? statusText(before) : null,
    after: after ? statusText(after) : null,
  });
  return { number, outcome: 'changed', changes, ...(kept.length > 0 && { kept }) };
}
