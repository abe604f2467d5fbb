/** Imports the small tables: pre-lead statuses and erasures. */

import type { RowOutcome } from '../../domain/import-store.ts';
import type { ImportedRow } from '../../domain/imported-rows.ts';
import type { PreLeadStatus } from '../../domain/pre-lead-status.ts';
import { noLessThan } from '../collections.ts';
import { putRow } from '../row-writing.ts';
import { instantToColumn, type Transaction } from '../schema.ts';
import { outcomeOf, refusedForClash, rowOutcome, takeConsistent } from './records.ts';
import type { ImportContext } from './tables.ts';

/** Imports pre-lead statuses by machine name or id; when a whole service moves, they replace the list. */
export async function importStatuses(
  context: ImportContext,
  imported: readonly ImportedRow<'pre-lead-statuses'>[],
): Promise<readonly RowOutcome[]> {
  const named = new Set(imported.map(({ row }) => row.value));
  const staying = context.statuses.filter(({ value }) => !context.isMove || named.has(value));
  const records = new Map(staying.map((row) => [row.value, row]));
  const outcomes = takeConsistent(
    context,
    'pre_lead_statuses',
    imported,
    ({ row: { value, ...said } }) => ({ key: value, said }),
    ({ row }) => {
      const before =
        records.get(row.value) ??
        records.values().find(({ id, value }) => id === row.id && !named.has(value));
      if (before !== undefined) records.delete(before.value);
      records.set(row.value, row);
      return rowOutcome(before, row);
    },
  );
  const statuses = [...records.values()];
  const refused = refusedForClash(outcomes, statuses, ['id', 'order'], 'value');
  if (refused !== undefined) return refused;
  context.newStatuses = statuses;
  return outcomes;
}

/** The list of statuses that an import makes; undefined if it stays as it is. */
export function changedStatuses({
  statuses,
  newStatuses,
}: ImportContext): readonly PreLeadStatus[] | undefined {
  const known = new Map(statuses.map((one) => [one.id, one]));
  const isSame =
    newStatuses === undefined ||
    (newStatuses.length === statuses.length &&
      newStatuses.every((one) => outcomeOf(known.get(one.id), one) === 'unchanged'));
  return isSame ? undefined : newStatuses;
}

/** Replaces the list of statuses. */
export async function writeStatuses(
  transaction: Transaction,
  statuses: readonly PreLeadStatus[],
): Promise<void> {
  await transaction.deleteFrom('pre_lead_statuses').execute();
  for (const status of statuses) await putRow(transaction, 'pre_lead_statuses', status);
  const last = Math.max(0, ...statuses.map(({ id }) => id));
  await transaction
    .updateTable('collections')
    .where('name', '=', 'pre-lead-statuses')
    .set((column) => ({
      count: statuses.length,
      last_id: noLessThan(column.ref('last_id'), last),
      revision: column('revision', '+', 1),
    }))
    .execute();
}

/** Imports erasures, so that erased people and goals do not return. */
export async function importErasures(
  { erased, newErasures, digests }: ImportContext,
  imported: readonly ImportedRow<'erasures'>[],
): Promise<readonly RowOutcome[]> {
  return imported.map(({ row: { digest, what, erased_at, key } }): RowOutcome => {
    if (key !== digests.fingerprint) {
      const reason = `The digest was made with the secret key ${key}, which is not known here, so it would match no one. Use the key file (or SECRET_KEY) of the database that it was exported from.`;
      return { outcome: { column: 'key', reason } };
    }
    if (erased[what].has(digest)) return { outcome: 'unchanged' };
    erased[what].add(digest);
    newErasures.push({ digest, what, erased_at: instantToColumn(erased_at) });
    return { outcome: 'created' };
  });
}
