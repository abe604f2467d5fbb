/** How field values are stored in columns: instants and days as text, all others unchanged. */

import { assertRecord, type FieldKind, type Fields, type RecordOf } from '../domain/fields.ts';
import type { Columns } from './schema.ts';

/** An instant as it is stored: in UTC, with six digits, so that texts sort as the instants do. */
export function instantToColumn(instant: Temporal.Instant): string {
  return instant.toString({ fractionalSecondDigits: 6 });
}

/** A stored instant; null if there is none. */
export const instantFromColumn = (text: string | null): Temporal.Instant | null =>
  text === null ? null : Temporal.Instant.from(text);

/**
 * The record in a row: the columns of its fields only.
 *
 * @throws TypeError if the value of a column does not fit its field
 */
export function recordFromRow<F extends Fields>(fields: F, row: object): RecordOf<F> {
  const record: Record<string, unknown> = {};
  for (const name in fields) {
    const field = fields[name];
    const value: unknown = Reflect.get(row, name);
    if (field !== undefined) record[name] = value === null ? null : FROM_COLUMN[field.kind](value);
  }
  assertRecord(fields, record);
  return record;
}

/** The columns of a record. */
export function rowFromRecord<Item extends object>(record: Item): Columns<Item> {
  const row = Object.fromEntries(Object.entries(record).map(([name, value]) => [name, toColumn(value)]));
  assertRow(row, record);
  return row;
}

function toColumn(value: unknown): unknown {
  if (value instanceof Temporal.Instant) return instantToColumn(value);
  return value instanceof Temporal.PlainDate ? value.toString() : value;
}

/** Each value was converted by its own type, so only a missing column can be wrong. */
function assertRow<Item extends object>(row: object, record: Item): asserts row is Columns<Item> {
  for (const name in record) if (!(name in row)) throw new TypeError(`the row has no value for ${name}`);
}

/** The part of an object that is a record with these fields. */
export function recordOf<F extends Fields>(fields: F, whole: RecordOf<F>): RecordOf<F> {
  const values = new Map<string, unknown>(Object.entries(whole));
  const record = Object.fromEntries(Object.keys(fields).map((name) => [name, values.get(name)]));
  assertRecord(fields, record);
  return record;
}

const asItIs = (value: unknown): unknown => value;

/** How a column that is not null is read; `assertRecord` checks the result. */
const FROM_COLUMN: { readonly [K in FieldKind]: (value: unknown) => unknown } = {
  integer: asItIs,
  text: asItIs,
  datetime: (value) => (typeof value === 'string' ? Temporal.Instant.from(value) : value),
  date: (value) => (typeof value === 'string' ? Temporal.PlainDate.from(value) : value),
  url: asItIs,
  // SQLite has no booleans.
  boolean: (value) => (typeof value === 'number' ? value !== 0 : value),
};
