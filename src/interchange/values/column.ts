/** What a column of a table is: how its cells are called, read and written. */

import type { Cell } from '../formats/csv-text.ts';

/** Why a cell is refused, as a sentence that says what would be right. */
export class Refusal {
  readonly reason: string;

  constructor(reason: string) {
    this.reason = reason;
  }
}

/** What cells are read by. */
export interface ReadingContext {
  /** What stands first where only numbers and slashes stand in a day; undefined where nobody said. */
  readonly dateOrder?: 'dmy' | 'mdy' | undefined;
  /** Where times without an offset are meant, and where those with one fall on a day. */
  readonly timeZone: string;
  /** What is recorded as past cannot be after it. */
  readonly today: Temporal.PlainDate;
  /** A name with a question mark in place of a letter is what is meant. */
  readonly keepQuestionMarks?: boolean | undefined;
  /** A program wrote the cells (JSON Lines): what a service keeps and sends is not tidied up. */
  readonly fromProgram?: true;
}

/** A kind of value, such as a day: how it is read from the text of a cell that is not empty, and written. */
export interface Value<V> {
  /** What may stand in a cell, for people to read. */
  readonly takes: string;
  readonly read: (text: string, context: ReadingContext) => V | Refusal;
  readonly write: (value: V, timeZone: string) => Cell;
  /** The words that may stand there, where they are few. */
  readonly choices?: readonly string[];
  /** The text counts as it stands, with the white space at its ends; a cell of white space alone is not empty. */
  readonly exact?: true;
}

/** What a column is called, and what for. */
export interface ColumnNames {
  /** The other names it goes by, as keys (`keyOf`). */
  readonly synonyms?: readonly string[];
  /** Other columns whose text counts where this one is missing or a cell of it is empty, as keys. */
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

/** The same column; where it says nothing, what stands in one of others counts. */
export const withAlternatives = <V>(column: Column<V>, ...instead: readonly string[]): Column<V> => ({
  ...column,
  instead,
});

/** The same column, but a file must have it: its cells may still be empty. */
export function asRequired<V>(column: Column<V>): Column<V> {
  return { ...column, required: true };
}
