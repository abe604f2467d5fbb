/** Previews and performs operations of commands, and prints the results. */

import type { Operation } from '../../domain/operations/operation.ts';
import type {
  Basis,
  Conflict,
  Performed,
  Preview,
  Refusal,
} from '../../domain/operations/programme-history.ts';
import { CommandError, UsageError } from '../command-error.ts';
import { commandIn, type Given } from '../declaration.ts';
import { confirm, printEntry } from '../operator.ts';
import { print, printJson, printResult, visible } from '../output.ts';
import { inCommandWords } from '../words.ts';
import { type OpenProgramme, signature, withProgramme } from './open-programme.ts';
import { conflictText, performedText, previewJson, previewText } from './operation-report.ts';

/** The options that all operations have. */
export const OPERATION_OPTIONS = {
  '--reason <text>': 'why; the history keeps it',
  '--dry-run': 'show what would change, and change nothing',
  '--yes': 'do not ask for confirmation on a terminal',
  '--json': 'print JSON',
} as const;

/** The given options of an operation. */
export type OperationOptions = Given<typeof OPERATION_OPTIONS>;

/** Declares a command that returns an operation, which is then performed, or previewed with --dry-run. */
export const operationCommand = commandIn(
  (work: (opened: OpenProgramme) => Promise<Operation>, how: OperationOptions) =>
    withProgramme(async (opened) => performOperation(opened, await work(opened), how)),
  {},
  OPERATION_OPTIONS,
);

interface Task {
  preview(): Promise<Preview | Refusal>;
  perform(basis?: Basis): Promise<Performed | Refusal | Conflict>;
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
    printResult(how.json, previewJson(preview), previewText(preview));
    if (how.dryRun) return;
    await confirm('Do it?', 'Nothing was changed.');
    basis = preview;
  }
  const done = await task.perform(basis);
  if ('refused' in done) return tellRefusal(done, how);
  if ('conflict' in done) throw new CommandError(conflictText(done, timeZone));
  printResult(how.json, previewJson(done), performedText(done, isBrief));
  printEntry(done.number);
}

/** Says why nothing was done. That the state is already so is not an error. */
function tellRefusal({ refused, names, isDone }: Refusal, { json }: OperationOptions): void {
  const summary = inCommandWords(refused, names);
  if (!isDone) throw new UsageError(visible(summary));
  if (json) printJson({ number: null, summary, notes: [], effects: null, changes: [] });
  else print(`${visible(summary)}\n`);
}
