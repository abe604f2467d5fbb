/** The columns of tables: their names, and how their cells are read and written. */

import type { Cell } from '../formats/csv-text.ts';
import { quoted, wordsIn } from '../formats/wording.ts';

/** Why a cell is rejected, as a sentence that says what would be valid. */
export class Refusal {
  readonly reason: string;
  /** Whether the reason has the text of the cell in it. */
  readonly quotes: boolean;

  constructor(reason: string, { quotes = false } = {}) {
    this.reason = reason;
    this.quotes = quotes;
  }

  /** A refusal that begins with the text of the cell. */
  static of(text: string, rest: string): Refusal {
    return new Refusal(`${quoted(text)}${rest}`, { quotes: true });
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

/** Makes a kind of value that is written as it is. */
export const plainValue = <V extends Cell>(takes: string, read: Value<V>['read']): Value<V> => ({
  takes,
  read,
  write: (value) => value,
});

/** The names of a column, and which cells it takes. Synonyms and alternatives are keys (`keyOf`). */
export interface ColumnForm extends Pick<Value<unknown>, 'takes' | 'choices'> {
  readonly required: boolean;
  readonly synonyms: readonly string[];
  /** The columns that are used if this one is missing or its cell is empty. */
  readonly instead?: readonly string[];
  /** Columns that together replace it: `first_name` and `last_name`. */
  readonly parts?: readonly { readonly name: string; readonly synonyms: readonly string[] }[];
}

/** A column whose cells have values of a type. */
export interface Column<V> extends ColumnForm {
  /** Reads any cell, the empty one included. */
  readonly read: Value<V>['read'];
  readonly write: Value<V>['write'];
}

function columnOf<V>(
  { takes, choices, exact, read, write }: Value<V>,
  whereEmpty: V | Refusal,
  synonyms: readonly string[],
): Column<V> {
  return {
    required: whereEmpty instanceof Refusal,
    synonyms: wordsIn(...synonyms),
    takes,
    ...(choices && { choices }),
    read: (text, context) =>
      text === '' || (exact === undefined && text.trim() === '') ? whereEmpty : read(text, context),
    write,
  };
}

/**
 * A column that a file must have, with a value in every row.
 *
 * @param synonyms other names of the column; a text may hold several, with commas between them
 */
export const required = <V>(value: Value<V>, ...synonyms: readonly string[]): Column<V> =>
  columnOf(value, new Refusal(`It must not be empty. Write ${value.takes}.`), synonyms);

/** A column that may be missing, and whose cells may be empty, which is null. */
export const optional = <V>(value: Value<V>, ...synonyms: readonly string[]): Column<V | null> =>
  columnOf<V | null>(
    { ...value, write: (held, timeZone) => (held === null ? null : value.write(held, timeZone)) },
    null,
    synonyms,
  );

/** A column that may be missing; an empty cell has a value as well. */
export const withDefault = <V>(value: Value<V>, whereEmpty: V, ...synonyms: readonly string[]): Column<V> =>
  columnOf(value, whereEmpty, synonyms);

/** The same column with alternatives, which are used where it is missing or empty. */
export const withAlternatives = <V>(column: Column<V>, ...instead: readonly string[]): Column<V> => ({
  ...column,
  instead: wordsIn(...instead),
});

/** The same column, which several columns together may replace. */
export const withParts = <V>(column: Column<V>, ...parts: NonNullable<ColumnForm['parts']>): Column<V> => ({
  ...column,
  parts,
});
