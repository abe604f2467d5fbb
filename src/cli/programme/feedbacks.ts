/** `mentoring feedbacks`: who owes feedback and why, and received feedback. */
import { Command } from 'commander';
import { type DueFeedback, longestOverdue, owedFeedbacks } from '../../domain/due-feedbacks.ts';
import { selectFeedback } from '../../domain/feedback-selection.ts';
import type { FeedbackOperation } from '../../domain/operations/operation.ts';
import type { FeedbackKey } from '../../domain/programme-store.ts';
import { CommandError } from '../command-error.ts';
import { parseDateArgument } from '../date-option.ts';
import { addDefaultCommand } from '../default-command.ts';
import { dueTable, shownDue } from '../due-report.ts';
import { print, printJson } from '../output.ts';
import { unclearText } from '../selection-report.ts';
import { findManager, type OpenProgramme, withProgramme } from './open-programme.ts';
import { addOperationOptions, type OperationOptions, performOperation } from './performing.ts';
import { addUnassigned } from './unassigned.ts';

type PlainDate = Temporal.PlainDate;

/** Creates the command with its subcommands. */
export function feedbacksCommand(): Command {
  const command = new Command('feedbacks').description(
    'Show who owes feedback and why; record feedback as received, move its due date, or waive it; assign what came in.',
  );
  addDefaultCommand(command, 'list')
    .description('Show overdue feedbacks, longest overdue first, with the reason for each.')
    .option('--as-of <date>', 'the state on this day, such as 2026-05-18 (default: today)', parseDateArgument)
    .option('--manager <name>', 'only feedbacks of one manager: part of the name, or the e-mail address')
    .option('--json', 'print JSON, in the order of /feedbacks_needed/')
    .action(list);
  about(command, 'received', 'Record a feedback as received.')
    .option('--on <date>', 'the day it was received (default: today)', parseDateArgument)
    .option('--source <name>', 'where it came from, such as typeform')
    .action(received);
  about(command, 'not-received', 'Correct a feedback that was recorded by mistake: it is owed again.').action(
    notReceived,
  );
  about(command, 'move', 'Set another due date.')
    .requiredOption('--to <date>', 'the new due date; “regular” for the regular one', asDue)
    .action(move);
  about(command, 'waive', 'Waive a feedback: it is no longer needed.').action(waive);
  about(command, 'undo', 'Undo what was recorded: the feedback, the moved date and the waiver.').action(undo);
  addUnassigned(command);
  return command.addHelpText('after', EXAMPLES);
}

const EXAMPLES = `
Examples:
  mentoring feedbacks --manager Maria
  mentoring feedbacks --as-of 2026-12-31
  mentoring feedbacks received ada@example.org Chemistry --on 2026-05-20
  mentoring feedbacks move 7 "Mid Program" --to 2026-09-01 --reason "parental leave"
  mentoring feedbacks unassigned
  mentoring feedbacks assign 3 --to 12`;

// Commander takes null for an option without a value.
const asDue = (text: string): PlainDate | 'regular' => (text === 'regular' ? text : parseDateArgument(text));

/** A subcommand about one feedback. */
function about(parent: Command, name: string, description: string): Command {
  return addOperationOptions(parent.command(name).description(description))
    .argument(
      '<participant>',
      'who owes it: the id in brackets in the list, the e-mail address, or part of the name',
    )
    .argument('<round>', 'the title of the round, such as Chemistry, or its id')
    .option('--with <participant>', 'the other participant, if there are several relations')
    .option('--cohort <name>', 'the cohort, if both were in several together');
}

interface ListOptions {
  readonly asOf?: PlainDate;
  readonly manager?: string;
  readonly json?: true;
}

async function list({ asOf, manager, json }: ListOptions): Promise<void> {
  await withProgramme(async ({ programme, today }) => {
    const day = asOf ?? today;
    const wanted = manager === undefined ? undefined : findManager(programme, manager, '--manager ').id;
    const owed = owedFeedbacks(programme, day);
    // The list of the service depends on all feedback, whichever manager is requested.
    const listed = new Set(longestOverdue(owed));
    const isShown = ({ relation }: DueFeedback): boolean =>
      wanted === undefined || relation.manager_id === wanted;
    const shown = owed.filter(isShown).map((due) => shownDue(due, programme, day, listed.has(due)));
    // Programs compare the rows with those of /feedbacks_needed/, people begin with the longest overdue.
    if (json) return printJson(shown);
    const longestFirst = shown.toSorted((one, other) => other.days_late - one.days_late);
    print(dueTable(longestFirst, day, programme.relations.length, manager));
  });
}

interface Named {
  readonly with?: string;
  readonly cohort?: string;
}

/** Finds the feedback, and performs an operation on it. */
async function change(
  person: string,
  round: string,
  options: OperationOptions & Named,
  operationOn: (key: FeedbackKey, opened: OpenProgramme) => FeedbackOperation,
): Promise<void> {
  await withProgramme(async (opened) => {
    const named = {
      ...(options.with !== undefined && { with: options.with }),
      ...(options.cohort !== undefined && { cohort: options.cohort }),
    };
    const chosen = selectFeedback(opened.programme, { person, round, ...named }, opened.today);
    if ('problem' in chosen) throw new CommandError(unclearText(chosen), 2);
    await performOperation(opened, operationOn(chosen.key, opened), options, true);
  });
}

interface ReceivedOptions extends OperationOptions, Named {
  readonly on?: PlainDate;
  readonly source?: string;
}

const received = (person: string, round: string, { on, source, ...options }: ReceivedOptions) =>
  change(person, round, options, (key, { today }) => ({
    kind: 'receive-feedback',
    key,
    received_on: on ?? today,
    source: source ?? 'command line',
  }));

const notReceived = (person: string, round: string, options: OperationOptions & Named) =>
  change(person, round, options, (key) => ({ kind: 'withdraw-feedback', key }));

const undo = (person: string, round: string, options: OperationOptions & Named) =>
  change(person, round, options, (key) => ({ kind: 'reset-feedback', key }));

const move = (
  person: string,
  round: string,
  { to, ...options }: OperationOptions & Named & { readonly to: PlainDate | 'regular' },
) =>
  change(person, round, options, (key) => ({
    kind: 'move-feedback',
    key,
    due_date: to === 'regular' ? null : to,
  }));

const waive = (person: string, round: string, options: OperationOptions & Named) =>
  change(person, round, options, (key) => ({ kind: 'waive-feedback', key }));
