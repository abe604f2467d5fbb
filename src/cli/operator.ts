/** Whoever runs a command: their name for the history, and what they confirm. */

import { userInfo } from 'node:os';
import { createInterface } from 'node:readline/promises';
import { type HistoryNote, operatorWho } from '../domain/origin.ts';
import { CommandError } from './command-error.ts';
import { printError } from './output.ts';

/** The user who runs the command. */
export function operatorName(): string {
  try {
    return operatorWho(userInfo().username);
  } catch {
    // A user without a name, as in containers.
    return operatorWho('');
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
  printError(`Entry ${number} of the history. To undo it: npx mentoring history undo ${number}\n`);
}

/**
 * Asks a question on the terminal.
 *
 * @throws CommandError with the outcome if the answer is not yes
 */
export async function confirm(question: string, outcome: string): Promise<void> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    const answer = await terminal.question(`${question} (yes/no) `);
    if (!/^y(?:es)?$/i.test(answer.trim())) throw new CommandError(outcome);
  } finally {
    terminal.close();
  }
}
