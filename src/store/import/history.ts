/** The history entry of an import, with the rows that it changed, so that it can be undone as a whole. */

import { sql } from 'kysely';
import type { ImportCount, ImportEntry } from '../../domain/import-store.ts';
import { changesBetween, parseRowChange, type RowChange } from '../../domain/operations/row-changes.ts';
import { KEPT_TABLE_NAMES, KEPT_TABLES, type KeptTable } from '../../domain/operations/rows.ts';
import type { Signature } from '../../domain/signature.ts';
import type { Workspace } from '../database.ts';
import { addEntry } from '../operations/history-rows.ts';
import { readRows } from '../programme-reading.ts';
import type { Queries, Transaction } from '../schema.ts';
import { type ImportedTable, TABLES } from '../tables.ts';
import type { Differences } from './staging.ts';

/**
 * An import that changes more rows is recorded without them, and cannot be undone: they are written within
 * the final transaction, for which all other writers wait, and would double the data of the import. A backup
 * from before can revert it.
 */
const MAX_KEPT = 10_000;

type UndoneTable = ImportedTable & KeptTable;

/** The tables that imports write and an undo restores. */
const UNDONE_TABLES = KEPT_TABLE_NAMES.filter(
  (table): table is UndoneTable => TABLES[table].imported?.undone === true,
);

interface ImportedChanges {
  /** Empty if they are too many. */
  readonly changes: readonly RowChange[];
  readonly rows: number;
  readonly counts: readonly ImportCount[];
}

/** Determines the changes of an import that an undo restores, before the final transaction; null if there are none. */
export async function importedChanges(
  workspace: Workspace,
  differences: Differences,
): Promise<ImportedChanges | null> {
  const { queries } = workspace;
  const tables = UNDONE_TABLES.filter((table) => differences.some(({ name }) => name === table));
  const counts = new Map<UndoneTable, number>();
  for (const table of tables) {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${sql.id(`different_${table}`)}`.execute(queries);
    counts.set(table, Number(rows[0]?.count));
  }
  const removed = await sql<{ count: number }>`
    select count(*) as count from removed_relation_changes`.execute(queries);
  counts.set('relation_changes', (counts.get('relation_changes') ?? 0) + Number(removed.rows[0]?.count));
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (total > MAX_KEPT) {
    const told = [...counts].filter(([, count]) => count > 0);
    const none = { created: 0, changed: 0, removed: 0 };
    return { changes: [], rows: total, counts: told.map(([table, rows]) => ({ table, ...none, rows })) };
  }
  const changes: RowChange[] = [];
  for (const table of tables) changes.push(...(await changesOf(queries, workspace.schema, table)));
  if (changes.length === 0) return null;
  return { changes, rows: changes.length, counts: countsOf(changes) };
}

/** The rows of a table before and after, without those that differ in computed columns only. */
async function changesOf(
  queries: Queries,
  schema: string,
  table: UndoneTable,
): Promise<readonly RowChange[]> {
  const different = sql`${sql.id(`different_${table}`)}`;
  const key = sql.join(KEPT_TABLES[table].key.map((column) => sql.ref(column)));
  const before = await readRows(
    queries,
    table,
    sql`(${key}) in (select ${key} from ${different})`,
    sql`${sql.id(schema, table)}`,
  );
  const after = await readRows(queries, table, sql`true`, different);
  const changed = changesBetween(table, before, after);
  return table === 'relation_changes' ? [...changed, ...(await removedChanges(queries, schema))] : changed;
}

async function removedChanges(queries: Queries, schema: string): Promise<readonly RowChange[]> {
  const rows = await readRows(
    queries,
    'relation_changes',
    sql`(relation_id, number) in (select relation_id, number from removed_relation_changes)`,
    sql`${sql.id(schema, 'relation_changes')}`,
  );
  return rows.map((row) => parseRowChange({ table: 'relation_changes', before: row, after: null }));
}

/** The tables that people do not know: their rows depend on others. */
const DEPENDENT: ReadonlySet<KeptTable> = new Set([
  'former_emails',
  'former_external_ids',
  'round_cohorts',
  'relation_changes',
  'imported_relations',
  'imported_exceptions',
]);

const TOLD = UNDONE_TABLES.filter((table) => !DEPENDENT.has(table));

function countsOf(changes: readonly RowChange[]): readonly ImportCount[] {
  // Where nothing else changed, what hangs on it is told.
  const tables = TOLD.some((table) => changes.some((change) => change.table === table))
    ? TOLD
    : UNDONE_TABLES;
  return tables.flatMap((table) => {
    const own = changes.filter((change) => change.table === table);
    if (own.length === 0) return [];
    const created = own.filter(({ before }) => before === null).length;
    const removed = own.filter(({ after }) => after === null).length;
    return [{ table, created, changed: own.length - created - removed, removed }];
  });
}

/** Records an import in its final transaction, and tells the entry. */
export async function noteImport(
  transaction: Transaction,
  { changes, rows, counts }: ImportedChanges,
  by: Signature,
): Promise<ImportEntry> {
  const number = await addEntry(
    transaction,
    {
      ...by,
      kind: 'import',
      summary: { code: 'imported', counts },
      ...(changes.length === 0 && { lasting: 'large' }),
    },
    changes,
    rows,
  );
  return { number, counts };
}
