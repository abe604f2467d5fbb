/** Changes that an import makes only with a confirmation: they would undo what somebody did here on purpose. */

import type { Confirmation } from '../../domain/import-decisions.ts';
import { type CellChange, type CellValue, cellValueText } from '../../domain/import-store.ts';
import type { ImportedRow, Kind, RowProblem } from '../../domain/imported-rows.ts';

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

/** An earlier status that the row takes the relation back to. */
export const revertedStatus = (change: CellChange, problem: string): ConfirmationNeeded => ({
  column: change.column,
  reason: `${problem} Accept that it goes back to that (--accept reverted-statuses), or correct the row.`,
  quotes: true,
  confirmation: 'reverted-statuses',
  change,
});
