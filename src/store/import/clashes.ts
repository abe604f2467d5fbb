/** Rejects rows that would give two records the same unique value. */

import type { RowOutcome } from '../../domain/import-store.ts';

/**
 * Rejects all rows that would change something, where two records would have the same value in a unique column.
 *
 * @param title the column that names a record
 * @returns undefined if each record has its own values
 */
export function refusedForClash<Item extends object>(
  outcomes: readonly RowOutcome[],
  records: readonly Item[],
  columns: readonly (keyof Item & string)[],
  title: keyof Item,
): readonly RowOutcome[] | undefined {
  for (const column of columns) {
    const owners = new Map<unknown, Item>();
    for (const other of records) {
      const value = other[column];
      const one = owners.get(value);
      owners.set(value, other);
      if (one === undefined) continue;
      const reason = `“${one[title]}” and “${other[title]}” would both have ${value}. Each has its own.`;
      return outcomes.map((told) =>
        told.outcome === 'unchanged' || typeof told.outcome === 'object'
          ? told
          : { number: told.number, outcome: { column, reason } },
      );
    }
  }
  return undefined;
}
