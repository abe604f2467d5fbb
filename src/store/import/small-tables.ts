/** Imports the small tables: pre-lead statuses and erasures. */

import type { RowOutcome } from '../../domain/import-store.ts';
import type { ImportedRow } from '../../domain/imported-rows.ts';
import { instantToColumn } from '../columns.ts';
import { takeConsistent } from './contradictions.ts';
import { refusedForClash, rowOutcome, save } from './records.ts';
import type { ImportContext, ImportSchema } from './tables.ts';

/** Imports pre-lead statuses by machine name or id; when a whole service moves, they replace the list. */
export async function importStatuses(
  { queries, move }: ImportContext,
  imported: readonly ImportedRow<'pre-lead-statuses'>[],
): Promise<readonly RowOutcome[]> {
  const here = await queries.selectFrom('pre_lead_statuses').selectAll().execute();
  for (const { row } of imported) move?.statuses.add(row.value);
  const records = new Map<string, ImportSchema['pre_lead_statuses']>();
  for (const row of here) {
    // SQLite has no booleans.
    if (move?.statuses.has(row.value) ?? true)
      records.set(row.value, { ...row, disabled: Boolean(row.disabled) });
  }
  const named = new Set(imported.map(({ row }) => row.value));
  const outcomes = await takeConsistent(
    queries,
    'pre_lead_statuses',
    imported,
    ({ row: { value, ...said } }) => ({ key: value, said }),
    ({ number, row }) => {
      const before =
        records.get(row.value) ??
        records.values().find(({ id, value }) => id === row.id && !named.has(value));
      if (before !== undefined) records.delete(before.value);
      records.set(row.value, row);
      return rowOutcome(number, before, row);
    },
  );
  const statuses = [...records.values()];
  const refused = refusedForClash(outcomes, statuses, ['id', 'order'], 'value');
  if (refused !== undefined) return refused;
  await queries.deleteFrom('pre_lead_statuses').execute();
  await save(queries, 'pre_lead_statuses', statuses);
  return outcomes;
}

/** Imports erasures, so that erased people and goals do not return. */
export async function importErasures(
  { queries, digests }: ImportContext,
  imported: readonly ImportedRow<'erasures'>[],
): Promise<readonly RowOutcome[]> {
  const digestsHere = imported.map(({ row }) => row.digest);
  const rows = await queries
    .selectFrom('erasures')
    .select('digest')
    .where('digest', 'in', digestsHere)
    .execute();
  const known = new Set(rows.map(({ digest }) => digest));
  const fresh: object[] = [];
  const outcomes = imported.map(({ number, row: { digest, what, erased_at, key } }): RowOutcome => {
    if (key !== digests.fingerprint) {
      const reason = `The digest was made with the secret key ${key}, which is not known here: nobody could be told by it. Use the key file (or SECRET_KEY) of the database that it was exported from.`;
      return { number, outcome: { column: 'key', reason } };
    }
    if (known.has(digest)) return { number, outcome: 'unchanged' };
    known.add(digest);
    fresh.push({ digest, what, erased_at: instantToColumn(erased_at) });
    return { number, outcome: 'created' };
  });
  await save(queries, 'erasures', fresh);
  return outcomes;
}
