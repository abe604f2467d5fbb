/** The columns of tables: their names, and how their cells are read and written. */

import type { Cell } from '../formats/csv-text.ts';

/** Why a cell is rejected, as a sentence that says what would be valid. */
export class Refusal {
  readonly reason: string;

  constructor(reason: string) {
    this.reason = reason;
  }
}

/** The context in which cells are read. */
export interface ReadingContext {
  /** Whether day or month comes first in dates such as 03/04/2026; undefined if unknown. */
  readonly dateOrder?: 'dmy' | 'mdy' | undefined;
  /** The time zone of times without an offset, and of the days of those with one. */
  readonly timeZone: string;
  /** Dates of past events must not be later. */
  readonly today: Temporal.PlainDate;
  /** Whether to accept names with question marks, which are often lost letters. */
  readonly keepQuestionMarks?: boolean | undefined;
  /** A program wrote the cells (JSON Lines), so they are not tidied. */
  readonly fromProgram?: true;
}

/** A kind of value, such as a day: how it is read from the text of a cell that is not empty, and written. */
export interface Value<V> {
  /** Describes valid cells, for people. */
  readonly takes: string;
  readonly read: (text: string, context: ReadingContext) => V | Refusal;
  readonly write: (value: V, timeZone: string) => Cell;
  /** The possible words, if there are few. */
  readonly choices?: readonly string[];
  /** The text is kept with the white space at its ends; a cell of white space only is not empty. */
  readonly exact?: true;
}

/** The names of a column, and of columns that replace it. */
export interface ColumnNames {
  /** Its synonyms, as keys (`keyOf`). */
  readonly synonyms?: readonly string[];
  /** The columns that are used if this one is missing or its cell is empty, as keys. */
  readonly instead?: readonly string[];
}

/** A column whose cells have values of a type. */
export interface Column<V> extends ColumnNames {
  /** A file must have it. */
  readonly required: boolean;
  readonly takes: string;
  readonly choices?: readonly string[];
  /** Reads any cell, the empty one included. */
  readonly read: (text: string, context: ReadingContext) => V | Refusal;
  readonly write: (value: V, timeZone: string) => Cell;
}

const isEmpty = (text: string, exact: true | undefined): boolean =>
  text === '' || (exact === undefined && text.trim() === '');

/** A column that a file must have, with a value in every row. */
export function required<V>(value: Value<V>, ...synonyms: readonly string[]): Column<V> {
  return {
    required: true,
    synonyms,
    takes: value.takes,
    ...(value.choices && { choices: value.choices }),
    read: (text, context) =>
      isEmpty(text, value.exact)
        ? new Refusal(`It must not be empty. Write ${value.takes}.`)
        : value.read(text, context),
    write: value.write,
  };
}

/** A column that may be missing, and whose cells may be empty, which is null. */
export function optional<V>(value: Value<V>, ...synonyms: readonly string[]): Column<V | null> {
  return {
    required: false,
    synonyms,
    takes: value.takes,
    ...(value.choices && { choices: value.choices }),
    read: (text, context) => (isEmpty(text, value.exact) ? null : value.read(text, context)),
    write: (held, timeZone) => (held === null ? null : value.write(held, timeZone)),
  };
}

/** A column that may be missing; an empty cell has a value as well. */
export function withDefault<V>(value: Value<V>, whereEmpty: V, ...synonyms: readonly string[]): Column<V> {
  return {
    required: false,
    synonyms,
    takes: value.takes,
    ...(value.choices && { choices: value.choices }),
    read: (text, context) => (isEmpty(text, value.exact) ? whereEmpty : value.read(text, context)),
    write: value.write,
  };
}

/** The same column with alternatives, which are used where it is missing or empty. */
export const withAlternatives = <V>(column: Column<V>, ...instead: readonly string[]): Column<V> => ({
  ...column,
  instead,
});

/** The same column, but a file must have it: its cells may still be empty. */
export function asRequired<V>(column: Column<V>): Column<V> {
  return { ...column, required: true };
}
