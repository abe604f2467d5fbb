/** Rejects rows that would give two records the same unique value. */

import type { RowOutcome } from '../../domain/import-store.ts';

/** Rejects all rows that would change something. */
export const refused = (
  outcomes: readonly RowOutcome[],
  { column, value }: { readonly column: string; readonly value: string },
  one: string,
  other: string,
): readonly RowOutcome[] =>
  outcomes.map((told) =>
    told.outcome === 'unchanged' || typeof told.outcome === 'object'
      ? told
      : {
          number: told.number,
          outcome: { column, reason: `“${one}” and “${other}” would both have ${value}. Each has its own.` },
        },
  );

/** Two records with the same value in a unique column. */
export function firstClash<Item extends object>(
  records: readonly Item[],
  columns: readonly (keyof Item & string)[],
) {
  for (const column of columns) {
    const owners = new Map<unknown, Item>();
    for (const other of records) {
      const value = other[column];
      const one = owners.get(value);
      if (one !== undefined) return { column, value: String(value), one, other };
      owners.set(value, other);
    }
  }
  return undefined;
}
