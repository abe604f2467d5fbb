/** The steps that all importers share: compare records, assign ids, reject duplicates, save. */

import { defaultOf, type Fields, type RecordOf } from '../../domain/fields.ts';
import type { CellChange, RowOutcome } from '../../domain/import-store.ts';
import type { RowProblem } from '../../domain/imported-rows.ts';
import { type Columns, recordFromRow, rowFromRecord } from '../schema.ts';

/** The outcome for a record that was known with other values, or unknown. */
export function outcomeOf<Item extends object>(
  known: Item | undefined,
  record: Item,
): 'created' | 'changed' | 'unchanged' {
  if (known === undefined) return 'created';
  const before = new Map<string, unknown>(Object.entries(known));
  const same = Object.entries(record).every(([name, value]) => before.get(name) === value);
  return same ? 'unchanged' : 'changed';
}

/**
 * The record of a row: empty cells keep the known value, or get the default.
 *
 * @throws TypeError if a row lacks a required value
 */
export function completed<F extends Fields>(
  fields: F,
  row: object,
  known: object | undefined,
): Columns<RecordOf<F>> {
  const said = new Map<string, unknown>(Object.entries(rowFromRecord(row)));
  const before = new Map<string, unknown>(Object.entries(known ?? {}));
  const values = Object.entries(fields).map(([name, field]) => {
    const value = said.get(name) ?? null;
    const empty = defaultOf(field) ?? null;
    const isEmpty = value === null || (value === '' && empty === '');
    return [name, isEmpty ? (before.get(name) ?? empty) : value];
  });
  return rowFromRecord(recordFromRow(fields, Object.fromEntries(values)));
}

/** Longer texts are shortened in reports. */
const MAX_SHOWN_LENGTH = 200;

/** A value for people; of a long text the beginning. */
export function shownValue(value: unknown): string | null {
  if (value === null || value === undefined || value === '') return null;
  const text = typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
  return text.length > MAX_SHOWN_LENGTH ? `${text.slice(0, MAX_SHOWN_LENGTH - 1)}…` : text;
}

/** The differences between a known record and its new values, column by column. */
export function changesOf<Item extends object>(known: Item, record: Item): CellChange[] {
  const before = new Map<string, unknown>(Object.entries(known));
  return Object.entries(record).flatMap(([column, value]) =>
    before.get(column) === value
      ? []
      : [{ column, before: shownValue(before.get(column)), after: shownValue(value) }],
  );
}

/** The outcome of a row with the differences to the known record, if there is one. */
export function rowOutcome<Item extends object>(known: Item | undefined, record: Item): RowOutcome {
  const outcome = outcomeOf(known, record);
  return outcome === 'changed' && known !== undefined
    ? { outcome, changes: changesOf(known, record) }
    : { outcome };
}

/** The problem of a row with an id that belongs to another record. */
export function idClash<Item extends { readonly id: number }>(
  id: number | null,
  known: Item | undefined,
  records: { get(key: { readonly id: number }): Item | undefined },
  shown: (item: Item) => string,
): RowProblem | undefined {
  if (id === null || known?.id === id) return undefined;
  if (known !== undefined) {
    const reason = `${shown(known)} has the id ${known.id} here. Leave the cell empty to keep that.`;
    return { column: 'id', reason };
  }
  const other = records.get({ id });
  if (other === undefined) return undefined;
  const reason = `It is the id of ${shown(other)} here. Leave the cell empty to get another one.`;
  return { column: 'id', reason };
}

/** A person or a round in words. */
export const shown = ({ full_name, id }: { readonly full_name: string; readonly id: number }): string =>
  `${full_name} (${id})`;

/**
 * Rejects all rows that would change something, where two records would have the same value in a unique column.
 *
 * @param title the column that names a record
 * @returns undefined if each record has its own values
 */
export function refusedForClash<Item extends object>(
  outcomes: readonly RowOutcome[],
  records: readonly Item[],
  columns: readonly (keyof Item & string)[],
  title: keyof Item,
): readonly RowOutcome[] | undefined {
  for (const column of columns) {
    const owners = new Map<unknown, Item>();
    for (const other of records) {
      const value = other[column];
      const one = owners.get(value);
      owners.set(value, other);
      if (one === undefined) continue;
      const reason = `“${one[title]}” and “${other[title]}” would both have ${value}. Each has its own.`;
      return outcomes.map((told) =>
        told.outcome === 'unchanged' || typeof told.outcome === 'object'
          ? told
          : { outcome: { column, reason } },
      );
    }
  }
  return undefined;
}
