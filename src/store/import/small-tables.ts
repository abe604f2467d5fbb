/** What hardly changes and is small: pre-lead statuses, feedback rounds, and what was erased. */

import { sql } from 'kysely';
import type { RowOutcome } from '../../domain/import-store.ts';
import type { ImportedRow, Outcome } from '../../domain/imported-rows.ts';
import { nextId } from '../collections.ts';
import { instantToColumn } from '../columns.ts';
import { contradictions } from './contradictions.ts';
import { rowOutcome, save } from './records.ts';
import type { ImportContext, ImportSchema } from './tables.ts';

/**
 * Takes pre-lead statuses, by their machine names; one that is called otherwise from now on by its id. Of a whole service
 * that moves, they are all there are.
 */
export async function takeStatuses(
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
  const found = await contradictions(
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

/** Takes feedback rounds, by their titles; one that is called otherwise from now on by its number. */
export async function takeRounds(
  { queries }: ImportContext,
  imported: readonly ImportedRow<'rounds'>[],
): Promise<readonly RowOutcome[]> {
  const rows = await queries.selectFrom('feedback_rounds').selectAll().execute();
  const records = new Map(
    rows.map((row): [string, ImportSchema['feedback_rounds']] => [
      row.title.toLowerCase(),
      { ...row, owed_by_mentee: Boolean(row.owed_by_mentee), owed_by_mentor: Boolean(row.owed_by_mentor) },
    ]),
  );
  let next = await nextId(queries, 'feedback_rounds');
  const found = await contradictions(
    queries,
    'feedback_rounds',
    imported.map(({ place, row: { title, order, due, roles } }) => ({
      key: title.toLowerCase(),
      place,
      said: { title, order, ...due, owed_by: roles.toSorted().join(' ') },
    })),
  );
  const named = new Set(imported.map(({ row }) => row.title.toLowerCase()));
  const outcomes = imported.map(({ number, row: { title, order, due, roles } }, index): RowOutcome => {
    const contradiction = found[index];
    if (contradiction !== undefined) return { number, outcome: contradiction };
    const before =
      records.get(title.toLowerCase()) ??
      [...records.values()].find((one) => one.order === order && !named.has(one.title.toLowerCase()));
    if (before !== undefined) records.delete(before.title.toLowerCase());
    const record = {
      id: before?.id ?? next++,
      title,
      order,
      counts_from: due.counts_from,
      days: 'days' in due ? due.days : null,
      share: 'share' in due ? due.share : null,
      days_without_end: 'days_without_end' in due ? due.days_without_end : null,
      owed_by_mentee: roles.includes('mentee'),
      owed_by_mentor: roles.includes('mentor'),
    };
    records.set(title.toLowerCase(), record);
    return rowOutcome(number, before, record);
  });
  const clash = firstClash([...records.values()], ['order']);
  if (clash !== undefined) return refused(outcomes, clash, clash.one.title, clash.other.title);
  await queries.deleteFrom('feedback_rounds').execute();
  await save(queries, 'feedback_rounds', [...records.values()]);
  if (outcomes.some(({ outcome }) => outcome !== 'unchanged')) {
    await sql`insert into touched (relation_id) select id from relations where true on conflict do nothing`.execute(
      queries,
    );
  }
  return outcomes;
}

/** None of the rows that would change something can be taken. */
const refused = (
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

/** Two records that have the same where each must have its own. */
function firstClash<Item extends object>(
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

/** Takes what was erased elsewhere, so that it does not come back here. */
export async function takeErasures(
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
