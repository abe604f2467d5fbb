/** Whoever runs a command, for the history. */

import { userInfo } from 'node:os';
import type { HistoryNote } from '../domain/signature.ts';
import { printError } from './output.ts';

/** The user who runs the command. */
export function operatorName(): string {
  try {
    return `${userInfo().username} at the command line`;
  } catch {
    // A user without a name, as in containers.
    return 'somebody at the command line';
  }
}

/** Has a change noted as that of whoever runs the command, and tells its entry. */
export const operatorNote = (): HistoryNote => ({
  who: operatorName(),
  account_id: null,
  reason: null,
  noted: printEntry,
});

/** Tells the number of an entry of the history, and how to undo it. */
export function printEntry(number: number): void {
  printError(`Entry ${number} of the history. To undo it: mentoring history undo ${number}\n`);
}
