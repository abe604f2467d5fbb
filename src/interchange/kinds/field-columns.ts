/** The columns of a collection's own fields, which follow from their declaration. */

import {
  type Field,
  type FieldKind,
  type FieldOf,
  type Fields,
  type FileRecordOf,
  isRequired,
  type ValueOfKind,
} from '../../domain/fields.ts';
import { type Column, optional, required, type Value, withDefault } from '../values/column.ts';
import { day, instant } from '../values/moments.ts';
import { wholeNumber } from '../values/numbers.ts';
import {
  addressFromProgram,
  exactFromProgram,
  exactWithContent,
  trimmed,
  webAddress,
} from '../values/texts.ts';
import { yesOrNo } from '../values/words.ts';
import { assertWhole, type ColumnsOf } from './table.ts';

type Synonyms = readonly string[];
type ColumnOf<K extends FieldKind> = Column<ValueOfKind[K]> | Column<ValueOfKind[K] | null>;

/** A column that may be empty where the field may be null or has a default: an empty cell keeps what is known. */
const columnOf = <V>(field: Field, value: Value<V>, synonyms: Synonyms): Column<V> | Column<V | null> =>
  field.nullable || !(field.readOnly || isRequired(field))
    ? optional(value, ...synonyms)
    : required(value, ...synonyms);

const COLUMNS: { readonly [K in FieldKind]: (field: FieldOf<K>, synonyms: Synonyms) => ColumnOf<K> } = {
  integer: (field, synonyms) => columnOf(field, wholeNumber(), synonyms),
  // What the service itself wrote comes back to the last space.
  text: (field, synonyms) =>
    field.readOnly || field.nullable
      ? columnOf(field, exactWithContent, synonyms)
      : exactFromProgram(
          field.blank ? withDefault(trimmed, '', ...synonyms) : required(trimmed, ...synonyms),
        ),
  datetime: (field, synonyms) => columnOf(field, instant(field.microseconds === true), synonyms),
  date: (field, synonyms) => columnOf(field, day, synonyms),
  url: (_field, synonyms) => addressFromProgram(optional(webAddress, ...synonyms)),
  boolean: (field, synonyms) => columnOf(field, yesOrNo, synonyms),
};

function fieldColumn<K extends FieldKind>(field: FieldOf<K>, synonyms: Synonyms): ColumnOf<K> {
  return COLUMNS[field.kind](field, synonyms);
}

/**
 * A column for each field, in the order of the declaration.
 *
 * @param synonyms other names of columns, as keys (`keyOf`)
 */
export function fieldColumns<F extends Fields>(
  fields: F,
  synonyms: { readonly [Name in keyof F]?: Synonyms } = {},
): ColumnsOf<FileRecordOf<F>> {
  const columns: Record<string, unknown> = {};
  for (const name in fields) {
    const field = fields[name];
    if (field !== undefined) columns[name] = fieldColumn(field, synonyms[name] ?? []);
  }
  assertWhole<ColumnsOf<FileRecordOf<F>>>(columns, Object.keys(fields));
  return columns;
}
