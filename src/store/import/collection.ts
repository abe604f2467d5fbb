/**
 * Imports records of collections with declared fields, which are found by id, or else by a column that names
 * them.
 */

import { sql } from 'kysely';
import type { Fields, RecordOf } from '../../domain/fields.ts';
import type { RowOutcome } from '../../domain/import-store.ts';
import type { ImportedRecordOf } from '../../domain/imported-rows.ts';
import { recordFromRow, rowFromRecord } from '../columns.ts';
import type { Columns } from '../schema.ts';
import { COLLECTIONS, type ListedCollection } from '../tables.ts';
import { findContradictions, type StatedValues, type Statement } from './contradictions.ts';
import { completed, rowOutcome, save } from './records.ts';
import type { ImportContext, ImportQueries } from './tables.ts';

/** How records of a collection are identified. */
interface Recognition<F extends Fields> {
  readonly fields: F;
  /** The singular noun: `course`. */
  readonly noun: string;
  /** The column that identifies a record if a row has no id; its values need not be unique. */
  readonly by: keyof F & string;
  /** The column that names the record in reports. */
  readonly title: keyof F & string;
}

/** A record as it is known, or as earlier rows left it. */
interface Known<F extends Fields> {
  readonly id: number;
  readonly name: unknown;
  readonly title: unknown;
  readonly row: Columns<RecordOf<F>>;
}

/** A row of a file with its place. */
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

/** Imports the rows of a collection. A row without an id means the only record with its name, or a new one. */
export function importRecords<F extends Fields>(
  collection: ListedCollection,
  { fields, noun, by, title }: Recognition<F>,
) {
  const { table } = COLLECTIONS[collection];
  const nameOf = (row: object): unknown => Reflect.get(row, by);
  const titleOf = (row: object): unknown => Reflect.get(row, title);

  async function knownOf(queries: ImportQueries, rows: readonly ImportedRecordOf<F>[]): Promise<Known<F>[]> {
    const ids = rows.flatMap(({ id }) => id ?? []);
    const found = await sql<{ readonly id: number }>`
      select * from ${sql.table(table)}
      where id in (${sql.join([0, ...ids])}) or ${sql.ref(by)} in (${sql.join(rows.map(nameOf))})`.execute(
      queries,
    );
    return found.rows.map((row) => ({
      id: row.id,
      name: nameOf(row),
      title: titleOf(row),
      row: rowFromRecord(recordFromRow(fields, row)),
    }));
  }

  /** The first unused id that none of these rows has. */
  async function freeId(queries: ImportQueries, rows: readonly ImportedRecordOf<F>[]): Promise<number> {
    const { rows: last } = await sql<{ readonly id: number | null }>`
      select max(id) as id from ${sql.table(table)}`.execute(queries);
    const given = await queries
      .selectFrom('collections')
      .where('name', '=', collection)
      .select('last_id')
      .executeTakeFirstOrThrow();
    return Math.max(last[0]?.id ?? 0, given.last_id, ...rows.flatMap(({ id }) => id ?? [])) + 1;
  }

  return async (
    { queries, move }: ImportContext,
    imported: readonly Imported<F>[],
  ): Promise<readonly RowOutcome[]> => {
    const rows = imported.map(({ row }) => row);
    const known = await knownOf(queries, rows);
    const records = new Map(known.map((record) => [record.id, record]));
    const idOf = (row: ImportedRecordOf<F>): number | undefined => {
      const [one, ...others] = known.filter(({ name }) => name === nameOf(row));
      return row.id ?? (others.length === 0 ? one?.id : undefined);
    };
    const found = await findContradictions(
      queries,
      collection,
      imported.map(({ place, row }) => ({
        key: String(idOf(row) ?? `${by} ${nameOf(row)}`),
        place,
        said: saidOf(row),
      })),
    );
    let next = await freeId(queries, rows);
    const created: Statement[] = [];
    const changed = new Map<number, Columns<RecordOf<F>>>();

    const take = ({ number, place, row }: Imported<F>): RowOutcome => {
      const namesakes = [...records.values()].filter(({ name }) => name === nameOf(row));
      if (row.id === null && namesakes.length > 1) {
        const shown = namesakes.map(({ id }) => id).join(' and ');
        const reason = `The ${collection.replaceAll('-', ' ')} ${shown} have this ${by}. Choose one with the column id.`;
        return { number, outcome: { column: by, reason } };
      }
      const before = row.id === null ? namesakes[0] : records.get(row.id);
      // Records may have been created in both services since; theirs must not replace ours.
      if (
        move !== undefined &&
        before !== undefined &&
        before.name !== nameOf(row) &&
        before.title !== titleOf(row)
      ) {
        const reason = `The ${noun} ${before.id} here is another one, “${before.title}”. Ids stay as they are, so both cannot be kept.`;
        return { number, outcome: { column: 'id', reason } };
      }
      const id = before?.id ?? row.id ?? next;
      const record = completed(fields, { ...row, id }, before?.row);
      next = Math.max(next, id + 1);
      const outcome = rowOutcome(number, before?.row, record);
      if (before === undefined && row.id === null) {
        created.push({ key: String(id), place, said: saidOf(row) });
      }
      if (outcome.outcome !== 'unchanged') changed.set(id, record);
      records.set(id, { id, name: nameOf(record), title: titleOf(record), row: record });
      return outcome;
    };
    const outcomes = imported.map((row, index): RowOutcome => {
      const contradiction = found[index];
      return contradiction === undefined ? take(row) : { number: row.number, outcome: contradiction };
    });
    await save(queries, table, [...changed.values()]);
    // Later rows may release their ids.
    await findContradictions(queries, collection, created);
    return outcomes;
  };
}
