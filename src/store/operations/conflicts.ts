/** Two who change the same: the second is told what the first has changed. */

import type { Basis, Conflict } from '../../domain/operations/programme-history.ts';
import { type RowChange, rowOf } from '../../domain/operations/row-changes.ts';
import { isSameRow, keyOf } from '../../domain/operations/rows.ts';
import type { Queries } from '../schema.ts';
import { readEntries } from './history-reading.ts';
import { laterEntries, rowsOfChanges } from './history-rows.ts';
import { outdated } from './outdated.ts';

/** As many entries tell what was changed. */
const TOLD = 20;

/**
 * What others have changed since somebody looked; undefined where they have changed nothing of it.
 *
 * @param basis what was looked at
 * @param planned the changes that are to be made now
 */
export async function conflictWith(
  queries: Queries,
  { seen: newest, changes }: Basis,
  planned: readonly RowChange[],
): Promise<Conflict | undefined> {
  if (newest === undefined) return undefined;
  if (changes !== undefined && areBefore(changes, planned)) return undefined;
  // What was to be created may have got another id since, which is no conflict.
  const looked = changes?.filter(({ before }) => before !== null) ?? [];
  const changed = planned.filter(({ before }) => before !== null);
  // What is planned was read just now: where it is as it was looked at, it need not be read again.
  const current = new Map(changed.map((change) => [nameOf(change), change]));
  const old = await outdated(
    queries,
    looked.filter((change) => {
      const now = current.get(nameOf(change));
      return now === undefined || !isSameRow(change.table, now.before, change.before);
    }),
  );
  const seen = new Map(looked.map((change) => [nameOf(change), change]));
  const isUnseen = changed.some((change) => {
    const known = seen.get(nameOf(change));
    return known === undefined || !isSameRow(change.table, known.before, change.before);
  });
  if (changes !== undefined && old.length === 0 && !isUnseen) return undefined;
  const numbers = await laterEntries(queries, newest, rowsOfChanges([...looked, ...changed]));
  if (changes === undefined && numbers.length === 0) return undefined;
  const entries = await readEntries(queries, { limit: TOLD, numbers });
  return {
    conflict: 'Somebody else has changed this meanwhile, so nothing was done. Look again, then decide.',
    entries: entries.toReversed(),
  };
}

/** Whether changes are of the same rows, in the same order, as they were looked at: the usual case, told without any search. */
const areBefore = (looked: readonly RowChange[], planned: readonly RowChange[]): boolean =>
  looked.length === planned.length &&
  looked.every((one, place) => {
    const other = planned[place];
    return (
      other?.table === one.table &&
      one.before !== null &&
      other.before !== null &&
      isSameRow(one.table, one.before, other.before)
    );
  });

const nameOf = (change: RowChange): string => `${change.table} ${keyOf(change.table, rowOf(change))}`;
