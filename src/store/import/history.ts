/** The entry of an import in the history. */

import type { ImportCount } from '../../domain/import-store.ts';
import type { KeptTable, RowChange } from '../../domain/operations/rows.ts';

/**
 * An import that changes more rows is recorded without them, and cannot be undone: they would double the data of the import, and other
 * writers wait for them. A backup from before can revert it.
 */
export const MAX_KEPT = 10_000;

/** The tables that people do not know: their rows depend on others. */
const DEPENDENT: ReadonlySet<KeptTable> = new Set([
  'former_emails',
  'former_external_ids',
  'round_cohorts',
  'relation_changes',
  'imported_relations',
  'imported_exceptions',
]);

/** How many rows of each table an import changes; of too many to be kept all that is known. */
export function countsOf(changes: readonly RowChange[]): readonly ImportCount[] {
  const byTable = [...Map.groupBy(changes, ({ table }) => table)];
  if (changes.length > MAX_KEPT) {
    const none = { created: 0, changed: 0, removed: 0 };
    return byTable.map(([table, own]) => ({ table, ...none, rows: own.length }));
  }
  // Where nothing else changed, what hangs on it is told.
  const told = byTable.filter(([table]) => !DEPENDENT.has(table));
  return (told.length > 0 ? told : byTable).map(([table, own]) => {
    const created = own.filter(({ before }) => before === null).length;
    const removed = own.filter(({ after }) => after === null).length;
    return { table, created, changed: own.length - created - removed, removed };
  });
}
