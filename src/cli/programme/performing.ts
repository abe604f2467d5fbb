/** Previews and performs operations of commands, and prints the results. */

import { createInterface } from 'node:readline/promises';
import type { Command } from 'commander';
import type { Operation } from '../../domain/operations/operation.ts';
import type { Refused } from '../../domain/operations/planning.ts';
import type { Basis, Conflict, Performed, Preview } from '../../domain/operations/programme-history.ts';
import { CommandError } from '../command-error.ts';
import { printEntry } from '../operator.ts';
import { print, printJson, visible } from '../output.ts';
import { type OpenProgramme, signature } from './open-programme.ts';
import { conflictText, performedText, previewJson, previewText } from './operation-report.ts';

/** The options of an operation. */
export interface OperationOptions {
  readonly dryRun?: true;
  readonly reason?: string;
  readonly yes?: true;
  readonly json?: true;
}

/** The options that all operations have. */
export function addOperationOptions(command: Command): Command {
  return command
    .option('--reason <text>', 'why; the history keeps it')
    .option('--dry-run', 'show what would change, and change nothing')
    .option('--yes', 'do not ask for confirmation on a terminal')
    .option('--json', 'print JSON');
}

/** A task that can be previewed and performed. */
interface Task {
  preview(): Promise<Preview | Refused>;
  perform(basis?: Basis): Promise<Performed | Refused | Conflict>;
}

/**
 * Performs an operation, or previews it with --dry-run.
 *
 * @param isBrief without a confirmation and with a short result
 */
export async function performOperation(
  opened: OpenProgramme,
  operation: Operation,
  how: OperationOptions,
  isBrief = false,
): Promise<void> {
  const by = signature(how.reason);
  await carryOut(opened, how, isBrief, {
    preview: () => opened.operations.preview(operation, by.reason),
    perform: (basis) => opened.operations.perform(operation, by, basis),
  });
}

/** Undoes an entry of the history, or previews that. */
export async function undoEntry(opened: OpenProgramme, number: number, how: OperationOptions): Promise<void> {
  await carryOut(opened, how, false, {
    preview: () => opened.operations.previewUndo(number),
    perform: (basis) => opened.operations.undo(number, signature(how.reason), basis),
  });
}

/** Previews and performs a task according to its options. */
export async function carryOut(
  { timeZone }: Pick<OpenProgramme, 'timeZone'>,
  how: OperationOptions,
  isBrief: boolean,
  task: Task,
): Promise<void> {
  const asks = !isBrief && !how.yes && !how.json && process.stdin.isTTY === true;
  let basis: Basis | undefined;
  if (how.dryRun || asks) {
    const preview = await task.preview();
    if ('refused' in preview) return tellRefusal(preview, how);
    if (how.json) printJson(previewJson(preview));
    else print(previewText(preview));
    if (how.dryRun) return;
    await confirm();
    basis = preview;
  }
  const done = await task.perform(basis);
  if ('refused' in done) return tellRefusal(done, how);
  if ('conflict' in done) throw new CommandError(conflictText(done, timeZone));
  if (how.json) printJson(previewJson(done));
  else print(performedText(done, isBrief));
  printEntry(done.number);
}

/** Says why nothing was done. That the state is already so is not an error. */
function tellRefusal({ refused, isDone }: Refused, { json }: OperationOptions): void {
  if (!isDone) throw new CommandError(visible(refused), 2);
  if (json) printJson({ number: null, summary: refused, notes: [], effects: null, changes: [] });
  else print(`${visible(refused)}\n`);
}

async function confirm(): Promise<void> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  try {
    const answer = await terminal.question('Do it? (yes/no) ');
    if (!/^y(?:es)?$/i.test(answer.trim())) throw new CommandError('Nothing was changed.');
  } finally {
    terminal.close();
  }
}
