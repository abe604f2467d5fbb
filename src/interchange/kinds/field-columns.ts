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
import { eMail } from '../values/e-mail.ts';
import { day, instant } from '../values/moments.ts';
import { wholeNumber } from '../values/numbers.ts';
import { exactWithContent, line, name, trimmed, webAddress } from '../values/texts.ts';
import { language, yesOrNo } from '../values/words.ts';
import { assertWhole, type ColumnsOf } from './table.ts';

type ColumnOf<K extends FieldKind> = Column<ValueOfKind[K]> | Column<ValueOfKind[K] | null>;

/** A column that may be empty where the field may be null or has a default: an empty cell keeps what is known. */
const columnOf = <V>(field: Field, value: Value<V>): Column<V> | Column<V | null> =>
  field.nullable || !(field.readOnly || isRequired(field))
    ? optional(value, ...namesOf(field))
    : required(value, ...namesOf(field));

const namesOf = ({ columns }: Field): readonly string[] => (columns === undefined ? [] : [columns]);

const LINES = { line, name, 'e-mail': eMail };

function textColumn(field: FieldOf<'text'>): ColumnOf<'text'> {
  const { form } = field;
  if (form === 'language') return optional(language, ...namesOf(field));
  if (form !== undefined) return columnOf(field, LINES[form]);
  // What the service itself wrote comes back to the last space.
  if (field.readOnly || field.nullable) return columnOf(field, exactWithContent);
  return field.blank ? withDefault(trimmed, '', ...namesOf(field)) : required(trimmed, ...namesOf(field));
}

const COLUMNS: { readonly [K in FieldKind]: (field: FieldOf<K>) => ColumnOf<K> } = {
  integer: (field) => columnOf(field, wholeNumber(field.minimum, field.maximum)),
  text: textColumn,
  datetime: (field) => columnOf(field, instant(field.microseconds === true)),
  date: (field) => columnOf(field, day),
  url: (field) => optional(webAddress, ...namesOf(field)),
  boolean: (field) => columnOf(field, yesOrNo),
};

function fieldColumn<K extends FieldKind>(field: FieldOf<K>): ColumnOf<K> {
  return COLUMNS[field.kind](field);
}

/** A column for each field, in the order of the declaration. */
export function fieldColumns<F extends Fields>(fields: F): ColumnsOf<FileRecordOf<F>> {
  const columns: Record<string, unknown> = {};
  for (const name in fields) {
    const field = fields[name];
    if (field !== undefined) columns[name] = fieldColumn(field);
  }
  assertWhole<ColumnsOf<FileRecordOf<F>>>(columns, Object.keys(fields));
  return columns;
}
