/** Imports records of collections with declared fields, found by id, or else by a column that names them. */

import { sql } from 'kysely';
import type { Fields, RecordOf } from '../../domain/fields.ts';
import type { RowOutcome } from '../../domain/import-store.ts';
import type { ImportedRecordOf } from '../../domain/imported-rows.ts';
import { recordFromRow, rowFromRecord } from '../columns.ts';
import { either, idsOf, isAnyOf } from '../row-conditions.ts';
import type { Columns } from '../schema.ts';
import { COLLECTIONS, type ImportedTable, importedTable, type ListedCollection } from '../tables.ts';
import { findContradictions, type StatedValues, type Statement, takeConsistent } from './contradictions.ts';
import { completed, rowOutcome, save } from './records.ts';
import type { ImportContext, ImportQueries } from './tables.ts';

interface Recognition<F extends Fields> {
  readonly fields: F;
  /** The singular noun: `course`. */
  readonly noun: string;
  /** The column that names the record in reports. */
  readonly title: keyof F & string;
}

/** A record as it is known, or as earlier rows left it. */
type Known<F extends Fields> = Columns<RecordOf<F>>;

interface Imported<F extends Fields> {
  readonly number: number;
  readonly place: string;
  readonly row: ImportedRecordOf<F>;
}

/** The values of a row; an empty text leaves the value unchanged. */
const saidOf = (row: object): StatedValues =>
  Object.fromEntries(
    Object.entries(rowFromRecord(row))
      .filter(([name]) => name !== 'id')
      .map(([name, value]) => [name, value === '' ? null : value]),
  );

function lookupOf(table: ImportedTable): string {
  const [by] = importedTable(table).lookups?.[0] ?? [];
  if (by === undefined) throw new TypeError(`src/store/tables.ts: ${table} has no column in “lookups”`);
  return by;
}

/**
 * Imports the rows of a collection. A row without an id means the only record with its name, or a new one. The name is the column by
 * which the registry of tables says that rows are looked up; its values need not be unique.
 *
 * @throws TypeError if the registry does not say it
 */
export function importRecords<F extends Fields>(
  collection: ListedCollection,
  { fields, noun, title }: Recognition<F>,
) {
  const { table } = COLLECTIONS[collection];
  const by = lookupOf(table);
  const nameOf = (row: object): unknown => Reflect.get(row, by);
  const titleOf = (row: object): unknown => Reflect.get(row, title);

  async function knownOf(queries: ImportQueries, rows: readonly ImportedRecordOf<F>[]) {
    const which = either([
      isAnyOf('id', idsOf(rows)),
      sql`${sql.ref(by)} in (${sql.join(rows.map(nameOf))})`,
    ]);
    const found = await sql<{
      readonly id: number;
    }>`select * from ${sql.table(table)} where ${which}`.execute(queries);
    return new Map<number, Known<F>>(
      found.rows.map((row) => [row.id, rowFromRecord(recordFromRow(fields, row))]),
    );
  }

  /** The first unused id that none of these rows has. */
  async function freeId(queries: ImportQueries, rows: readonly ImportedRecordOf<F>[]): Promise<number> {
    const { rows: last } = await sql<{ readonly id: number | null }>`
      select max(id) as id from ${sql.table(table)}
      union all select last_id from collections where name = ${collection}`.execute(queries);
    return Math.max(...[...last, ...rows].flatMap(({ id }) => id ?? [])) + 1;
  }

  return async (
    { queries, move }: ImportContext,
    imported: readonly Imported<F>[],
  ): Promise<readonly RowOutcome[]> => {
    const rows = imported.map(({ row }) => row);
    const records = await knownOf(queries, rows);
    const called = (row: object): readonly [number, Known<F>][] =>
      [...records].filter(([, one]) => nameOf(one) === nameOf(row));
    const subjects = rows.map((row) => {
      const [one, ...others] = called(row);
      return String(row.id ?? (others.length === 0 ? one?.[0] : undefined) ?? `${by} ${nameOf(row)}`);
    });
    let next = await freeId(queries, rows);
    const created: Statement[] = [];
    const changed = new Map<number, Columns<RecordOf<F>>>();

    const take = ({ number, place, row }: Imported<F>): RowOutcome => {
      const [namesake, ...others] = called(row);
      if (row.id === null && namesake !== undefined && others.length > 0) {
        const shown = [namesake, ...others].map(([id]) => id).join(' and ');
        const reason = `The ${collection.replaceAll('-', ' ')} ${shown} have this ${by}. Choose one with the column id.`;
        return { number, outcome: { column: by, reason } };
      }
      const known = row.id ?? namesake?.[0];
      const before = known === undefined ? undefined : records.get(known);
      const isOther = (one: object): boolean => nameOf(one) !== nameOf(row) && titleOf(one) !== titleOf(row);
      // Records may have been created in both services since; theirs must not replace ours.
      if (move !== undefined && before !== undefined && isOther(before)) {
        const reason = `The ${noun} ${known} here is another one, “${titleOf(before)}”. Ids stay as they are, so both cannot be kept.`;
        return { number, outcome: { column: 'id', reason } };
      }
      const id = known ?? next;
      const record = completed(fields, { ...row, id }, before);
      next = Math.max(next, id + 1);
      const outcome = rowOutcome(number, before, record);
      if (before === undefined && row.id === null) {
        created.push({ key: String(id), place, said: saidOf(row) });
      }
      if (outcome.outcome !== 'unchanged') changed.set(id, record);
      records.set(id, record);
      return outcome;
    };
    const outcomes = await takeConsistent(
      queries,
      collection,
      imported,
      ({ row }, index) => ({ key: subjects[index] ?? '', said: saidOf(row) }),
      take,
    );
    await save(queries, table, [...changed.values()]);
    // Later rows may release their ids.
    await findContradictions(queries, collection, created);
    return outcomes;
  };
}
