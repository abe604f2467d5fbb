/** What all importers share: rows are compared with records and with each other, and ask before they undo what somebody did here. */

import { defaultOf, type Fields, type RecordOf } from '../../domain/fields.ts';
import { type Confirmation, LEAVE } from '../../domain/import-decisions.ts';
import {
  type CellChange,
  type CellValue,
  cellValueText,
  type RowOutcome,
} from '../../domain/import-store.ts';
import type { ImportedRow, Kind, RowProblem } from '../../domain/imported-rows.ts';
import type { Statement } from '../../domain/operations/import-draft.ts';
import { type Columns, recordFromRow, rowFromRecord } from '../schema.ts';
import type { ImportContext } from './tables.ts';

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

/** A row that needs a confirmation, with its changes. */
export interface ConfirmationNeeded extends RowProblem {
  readonly change: CellChange;
}

/** Whether a problem is one of these. */
export const needsConfirmation = (problem: object): problem is ConfirmationNeeded => 'change' in problem;

/** Whether a row may make such a change. */
export const isChangeAccepted = ({ accepts }: AskedRow, what: Confirmation): boolean =>
  accepts?.has(what) ?? true;

/** A row, as far as it says what it may change. */
export type AskedRow = Pick<ImportedRow<Kind>, 'accepts'>;

const inText = (value: CellValue): string => cellValueText(value) ?? 'nothing';

/** A date that was set here since the last import and differs in the row. */
export const movedDate = (change: CellChange): ConfirmationNeeded => ({
  column: change.column,
  reason: `It was set to ${inText(change.before)} here, not by an import; the file says ${inText(change.after)}. Accept that (--accept moved-dates), or correct the row.`,
  confirmation: 'moved-dates',
  change,
});

/** A hold that the row would end. */
export const endedHold = (change: CellChange): ConfirmationNeeded => ({
  column: change.column,
  reason: `The relation is ${inText(change.before)}; the row would end the hold. Accept that (--accept ending-holds), or write “on hold”.`,
  quotes: true,
  confirmation: 'ending-holds',
  change,
});

/** Remembers what rows say, and returns for each the earlier row that it contradicts, or undefined. */
export function findContradictions(
  { statements }: Pick<ImportContext, 'statements'>,
  kind: string,
  made: readonly Statement[],
): readonly (RowProblem | undefined)[] {
  // Kinds come one after another: what rows of the one before said is not asked for again.
  if (!statements.has(kind)) statements.clear();
  const earlier = statements.getOrInsertComputed(kind, () => new Map());
  return made.map((statement) => {
    const before = earlier.get(statement.key);
    if (before !== undefined) return contradiction(statement, before);
    earlier.set(statement.key, statement);
    return undefined;
  });
}

function contradiction({ said }: Statement, before: Statement): RowProblem | undefined {
  for (const [column, value] of Object.entries(said)) {
    const other = before.said[column] ?? null;
    if (value === null || other === null || value === other) continue;
    const reason = `It says otherwise than ${before.place}, where it is “${other}”. Keep one of the two rows.`;
    return {
      ...{ column, reason, question: { ask: 'twice', place: before.place, value: `${other}` } },
      guess: { answer: LEAVE, why: [{ code: 'earlier-row' }] },
    };
  }
  return undefined;
}

/**
 * Takes the rows of a kind that do not contradict earlier ones of the same import.
 *
 * @param stated the subject of a row, and what the row says of it
 * @returns the outcome of each row
 */
export function takeConsistent<Row extends { readonly place: string }>(
  context: Pick<ImportContext, 'statements'>,
  kind: string,
  rows: readonly Row[],
  stated: (row: Row, index: number) => Omit<Statement, 'place'>,
  take: (row: Row, index: number) => RowOutcome,
): RowOutcome[] {
  const statements = rows.map((row, index) => ({ place: row.place, ...stated(row, index) }));
  const found = findContradictions(context, kind, statements);
  return rows.map((row, index) => {
    const outcome = found[index];
    return outcome === undefined ? take(row, index) : { outcome };
  });
}
