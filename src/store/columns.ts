/** How the values of fields are kept in columns: instants and days as text, all else as it is. */

import { assertRecord, type FieldKind, type Fields, type RecordOf } from '../domain/fields.ts';
import type { Columns } from './schema.ts';

/** An instant as it is stored: in UTC, with six digits, so that texts sort as the instants do. */
export function instantToColumn(instant: Temporal.Instant): string {
  return instant.toString({ fractionalSecondDigits: 6 });
}

/**
 * The record that a row holds: the columns of its fields, and no others.
 *
 * @throws TypeError if a column does not hold what its field says
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

/** The columns that hold a record. */
export function rowFromRecord<Item extends object>(record: Item): Columns<Item> {
  const row = Object.fromEntries(Object.entries(record).map(([name, value]) => [name, toColumn(value)]));
  assertRow(row, record);
  return row;
}

function toColumn(value: unknown): unknown {
  if (value instanceof Temporal.Instant) return instantToColumn(value);
  return value instanceof Temporal.PlainDate ? value.toString() : value;
}

/** Each value was turned by its own type, so that only a column that was passed over can be wrong. */
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

/** How a value is read from a column if it is not null; `assertRecord` checks what comes of it. */
const FROM_COLUMN: { readonly [K in FieldKind]: (value: unknown) => unknown } = {
  integer: asItIs,
  text: asItIs,
  datetime: (value) => (typeof value === 'string' ? Temporal.Instant.from(value) : value),
  date: (value) => (typeof value === 'string' ? Temporal.PlainDate.from(value) : value),
  url: asItIs,
  // SQLite has no truth values.
  boolean: (value) => (typeof value === 'number' ? value !== 0 : value),
};
