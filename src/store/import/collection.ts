/** Imports records of collections with declared fields, found by id, or else by a column that names them. */

import type { RowOutcome } from '../../domain/import-store.ts';
import type { ImportedRow } from '../../domain/imported-rows.ts';
import type { StatedValues, Statement } from '../../domain/operations/import-draft.ts';
import { KEPT_COLLECTIONS, type RecordTable } from '../../domain/operations/rows.ts';
import { rowFromRecord } from '../schema.ts';
import { completed, findContradictions, rowOutcome, takeConsistent } from './records.ts';
import type { ImportContext } from './tables.ts';

interface Recognition {
  /** The column by which rows without an id name a record; its values need not be unique. */
  readonly by: string;
  /** The column that names the record in reports. */
  readonly title: string;
}

/** The values of a row; an empty text leaves the value unchanged. */
const saidOf = (row: object): StatedValues =>
  Object.fromEntries(
    Object.entries(rowFromRecord(row))
      .filter(([name]) => name !== 'id')
      .map(([name, value]) => [name, value === '' ? null : value]),
  );

/** Imports the rows of a collection. A row without an id means the only record with its name, or a new one. */
export function importRecords(collection: RecordTable, { by, title }: Recognition) {
  const { fields, noun } = KEPT_COLLECTIONS[collection];
  const nameOf = (row: object): unknown => Reflect.get(row, by);
  const titleOf = (row: object): unknown => Reflect.get(row, title);

  return async (
    context: ImportContext,
    imported: readonly ImportedRow<typeof collection>[],
  ): Promise<readonly RowOutcome[]> => {
    const { tables, find, next, isMove } = context;
    const records = tables[collection];
    const called = (row: object) => find[collection](String(nameOf(row)));
    const subjects = imported.map(({ row }) => {
      const [one, ...others] = called(row);
      return String(row.id ?? (others.length === 0 ? one?.id : undefined) ?? `${by} ${nameOf(row)}`);
    });
    const freeAfter = (id: number): void => {
      next[collection] = Math.max(next[collection], id + 1);
    };
    for (const { row } of imported) if (row.id !== null) freeAfter(row.id);
    const created: Statement[] = [];

    const take = ({ place, row }: (typeof imported)[number]): RowOutcome => {
      const [namesake, ...others] = called(row);
      if (row.id === null && namesake !== undefined && others.length > 0) {
        const shown = [namesake, ...others].map(({ id }) => id).join(' and ');
        const reason = `The ${collection.replaceAll('-', ' ')} ${shown} have this ${by}. Choose one with the column id.`;
        return { outcome: { column: by, reason } };
      }
      const known = row.id ?? namesake?.id;
      const before = known === undefined ? undefined : records.get({ id: known });
      const isOther = (one: object): boolean => nameOf(one) !== nameOf(row) && titleOf(one) !== titleOf(row);
      // Records may have been created in both services since; theirs must not replace ours.
      if (isMove && before !== undefined && isOther(before)) {
        const reason = `The ${noun} ${known} here is another one, “${titleOf(before)}”. Ids stay as they are, so both cannot be kept.`;
        return { outcome: { column: 'id', reason } };
      }
      const id = known ?? next[collection];
      const record = completed(fields, { ...row, id }, before);
      freeAfter(id);
      const outcome = rowOutcome(before, record);
      if (before === undefined && row.id === null) {
        created.push({ key: String(id), place, said: saidOf(row) });
      }
      if (outcome.outcome !== 'unchanged') records.put(record);
      return outcome;
    };
    const outcomes = takeConsistent(
      context,
      collection,
      imported,
      ({ row }, index) => ({ key: subjects[index] ?? '', said: saidOf(row) }),
      take,
    );
    // Later rows may release their ids.
    findContradictions(context, collection, created);
    return outcomes;
  };
}
