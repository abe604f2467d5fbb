/** Records for people: long texts as prose under a heading, short records as a table. */

import { type Field, labelOf } from '../../domain/fields.ts';
import { formatDate } from '../../pages/format-date.ts';
import type { Collection } from '../../resources/collection.ts';
import type { ShownRecord } from '../../resources/representation.ts';
import type { ReadableRecord, ReadableTable, View } from '../browsable/view.ts';
import { presentationOf } from '../pipeline/field-kinds.ts';

/** The readable part of a page: prose if the collection has multi-line fields, otherwise a table. */
export function readable(
  collection: Collection,
  records: readonly ShownRecord[],
): Pick<View, 'records' | 'table'> {
  const fields = Object.entries(collection.fields);
  const prose = fields.filter(([, field]) => presentationOf(field).input === 'multiline');
  if (prose.length > 0) return { records: readableRecords(collection, prose, records) };
  return records.length === 0 ? {} : { table: readableTable(collection, records) };
}

function readableRecords(
  { path, fields, noun, single }: Collection,
  prose: readonly (readonly [name: string, field: Field])[],
  records: readonly ShownRecord[],
): readonly ReadableRecord[] {
  const isCreated = ([, field]: readonly [string, Field]) => field.kind === 'datetime' && field.readOnly;
  const created = Object.entries(fields).find(isCreated)?.[0];
  return records.map((record) => ({
    heading: `${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${record['id']}`,
    ...(single && { href: `/${path}/${record['id']}/` }),
    note: created === undefined ? '' : formatDate(String(record[created])),
    texts: prose.map(([name, field]) => ({
      label: labelOf(name, field),
      text: String(record[name]),
      emphasis: field.readOnly === true,
    })),
  }));
}

/** The fields that can name a record, in order of preference. */
const NAMES = ['full_name', 'name', 'title'];

function readableTable(
  { path, name, fields, single }: Collection,
  rows: readonly ShownRecord[],
): ReadableTable {
  const called = NAMES.find((candidate) => Object.hasOwn(fields, candidate));
  const columns = Object.entries(fields).map(([field, declared]) => ({
    name: field,
    label: labelOf(field, declared),
    kind: declared.kind,
    filterable: presentationOf(declared).filterable && field !== called,
  }));
  // The column that names the record comes first and stays in view; the others keep their order.
  const ordered = columns.toSorted(
    (one, other) => Number(other.name === called) - Number(one.name === called),
  );
  return { name, ...(single && { recordsAt: `/${path}/` }), columns: ordered, rows };
}
