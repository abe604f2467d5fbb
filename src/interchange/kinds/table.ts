/** The table of a kind: one declaration, from which detection, reading and writing follow; the columns of fields follow from theirs. */

import {
  type Field,
  type FieldKind,
  type FieldOf,
  type Fields,
  type FileRecordOf,
  isRequired,
  type ValueOfKind,
} from '../../domain/fields.ts';
import type { ImportedRows, Kind, RowProblem } from '../../domain/imported-rows.ts';
import type { Cell } from '../formats/csv-text.ts';
import {
  type Column,
  type ColumnForm,
  optional,
  type ReadingContext,
  Refusal,
  required,
  type Value,
  withDefault,
} from '../values/column.ts';
import { day, instant } from '../values/dates.ts';
import { eMail, exactWithContent, line, name, trimmed, webAddress, wholeNumber } from '../values/texts.ts';
import { language, yesOrNo } from '../values/words.ts';

/** A column for each value of a row, in canonical order. */
export type ColumnsOf<Values> = { readonly [Name in keyof Values]: Column<Values[Name]> };

/** A column without the type of its values. */
export interface NamedColumn extends ColumnForm {
  readonly name: string;
  /** The word that a text means; undefined if there is none. */
  readonly meaning?: (text: string) => string | undefined;
}

/** The problem of a cell, or of the row if there is no column. */
export interface CellProblem extends Omit<RowProblem, 'confirmation'> {
  readonly value: string | null;
}

/** Reports a problem of a row whose cells are all valid. */
export type ReportProblem = (column: string | null, reason: string) => void;

/** The table of a kind. */
export interface Table<K extends Kind> {
  readonly columns: readonly NamedColumn[];
  /**
   * Reads a row.
   *
   * @param texts a text for each column; empty if the file has none
   * @param problems receives all problems
   * @returns undefined if there are any
   */
  read(
    texts: readonly string[],
    context: ReadingContext,
    problems: CellProblem[],
  ): ImportedRows[K] | undefined;
  write(row: ImportedRows[K], timeZone: string): readonly Cell[];
}

/** Declares the table of a kind whose rows are the values of their cells. */
export const plainTable = <K extends Kind>(
  columns: ColumnsOf<ImportedRows[K]>,
  check?: (row: ImportedRows[K], complain: ReportProblem) => void,
): Table<K> =>
  tableOf<K, ImportedRows[K]>({
    columns,
    join: (row, complain) => {
      check?.(row, complain);
      return row;
    },
    split: (row) => row,
  });

/** Declares the table of a kind. */
export function tableOf<K extends Kind, Values extends object>({
  columns,
  join,
  split,
}: {
  readonly columns: ColumnsOf<Values>;
  /** Makes the row of its values; the row is discarded if a problem is reported. */
  readonly join: (values: Values, complain: ReportProblem) => ImportedRows[K];
  readonly split: (row: ImportedRows[K]) => Values;
}): Table<K> {
  const names: (keyof Values & string)[] = [];
  for (const name in columns) names.push(name);
  const named = names.map((name) => {
    const column = columns[name];
    return { name, ...column, ...(column.choices && { meaning: (text: string) => meaningOf(column, text) }) };
  });
  return {
    columns: named,

    read(texts, context, problems) {
      const values: Record<string, unknown> = {};
      for (const [index, name] of names.entries()) {
        const text = texts[index] ?? '';
        const value = columns[name].read(text, context);
        if (value instanceof Refusal) {
          problems.push({
            ...{ column: name, reason: value.reason, value: text, quotes: value.quotes },
          });
        } else {
          values[name] = value;
        }
      }
      if (problems.length > 0) return undefined;
      assertWhole<Values>(values, names);
      const row = join(values, (column, reason) => {
        const text = column === null ? null : (texts[named.findIndex(({ name }) => name === column)] ?? '');
        problems.push({ column, reason, value: text });
      });
      return problems.length > 0 ? undefined : row;
    },

    write(row, timeZone) {
      const values = split(row);
      return names.map((name) => columns[name].write(values[name], timeZone));
    },
  };
}

/** No word depends on what cells are read by. */
const ANYWHERE: ReadingContext = { timeZone: 'UTC', today: Temporal.PlainDate.from('2000-01-01') };

function meaningOf<V>(column: Column<V>, text: string): string | undefined {
  const value = column.read(text, ANYWHERE);
  if (value instanceof Refusal) return undefined;
  const cell = column.write(value, 'UTC');
  return cell === null ? undefined : String(cell);
}

/** Every value was made of its own column or field, so that only one that was passed over can be wrong. */
export function assertWhole<Values extends object>(
  values: object,
  names: readonly string[],
): asserts values is Values {
  for (const name of names) if (!(name in values)) throw new TypeError(`nothing was made of ${name}`);
}

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
