/** Imports the small tables: pre-lead statuses and erasures. */

import type { RowOutcome } from '../../domain/import-store.ts';
import type { ImportedRow, Outcome } from '../../domain/imported-rows.ts';
import { instantToColumn } from '../columns.ts';
import { firstClash, refused } from './clashes.ts';
import { findContradictions } from './contradictions.ts';
import { rowOutcome, save } from './records.ts';
import type { ImportContext, ImportSchema } from './tables.ts';

/**
 * Imports pre-lead statuses by machine name; a renamed one by its id. When a whole service moves, they
 * replace the list.
 */
export async function importStatuses(
  { queries, move }: ImportContext,
  imported: readonly ImportedRow<'pre-lead-statuses'>[],
): Promise<readonly RowOutcome[]> {
  const rows = await queries.selectFrom('pre_lead_statuses').selectAll().execute();
  const here = new Map(
    rows.map((row): [string, ImportSchema['pre_lead_statuses']] => [
      row.value,
      { ...row, disabled: Boolean(row.disabled) },
    ]),
  );
  for (const { row } of imported) move?.statuses.add(row.value);
  const records = new Map([...here].filter(([value]) => move?.statuses.has(value) ?? true));
  const found = await findContradictions(
    queries,
    'pre_lead_statuses',
    imported.map(({ place, row: { value, ...said } }) => ({ key: value, place, said })),
  );
  const named = new Set(imported.map(({ row }) => row.value));
  const outcomes = imported.map(({ number, row }, index): RowOutcome => {
    const contradiction = found[index];
    if (contradiction !== undefined) return { number, outcome: contradiction };
    const before =
      records.get(row.value) ??
      [...records.values()].find(({ id, value }) => id === row.id && !named.has(value));
    if (before !== undefined) records.delete(before.value);
    records.set(row.value, { ...row });
    return rowOutcome(number, before, row);
  });
  const clash = firstClash([...records.values()], ['id', 'order']);
  if (clash !== undefined) return refused(outcomes, clash, clash.one.value, clash.other.value);
  await queries.deleteFrom('pre_lead_statuses').execute();
  await save(queries, 'pre_lead_statuses', [...records.values()]);
  return outcomes;
}

/** Imports erasures, so that erased people and goals do not return. */
export async function importErasures(
  { queries, digests }: ImportContext,
  imported: readonly ImportedRow<'erasures'>[],
): Promise<readonly RowOutcome[]> {
  const brought = imported.map(({ row }) => digests.bring(row.digest, row.key ?? ''));
  const rows = await queries
    .selectFrom('erasures')
    .select('digest')
    .where(
      'digest',
      'in',
      brought.map((digest) => digest ?? ''),
    )
    .execute();
  const known = new Set(rows.map(({ digest }) => digest));
  const fresh: object[] = [];
  const outcomes = imported.map(({ number, row: { what, erased_at, key } }, index): RowOutcome => {
    const digest = brought[index] ?? null;
    if (digest === null) {
      const reason = `The digest was made with the secret key ${key}, which is not known here: nobody could be told by it. Use the key file (or SECRET_KEY) of the database that it was exported from.`;
      return { number, outcome: { column: 'key', reason } };
    }
    if (known.has(digest)) return { number, outcome: 'unchanged' satisfies Outcome };
    known.add(digest);
    fresh.push({ digest, what, erased_at: instantToColumn(erased_at) });
    return { number, outcome: 'created' };
  });
  await save(queries, 'erasures', fresh);
  return outcomes;
}
