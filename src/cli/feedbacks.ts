/** `mentoring feedbacks`: who owes a feedback and why, and what came in. */
import { Command } from 'commander';
import { readProcessConfiguration } from '../config/configuration.ts';
import { type DueFeedback, longestOverdue, owedFeedbacks } from '../domain/due-feedbacks.ts';
import { type SelectedFeedback, selectFeedback } from '../domain/feedback-selection.ts';
import { peopleFound } from '../domain/people-search.ts';
import type { Manager, Programme } from '../domain/programme.ts';
import type { FeedbackKey, ProgrammeStore } from '../domain/programme-store.ts';
import { CommandError } from './command-error.ts';
import { asDate } from './date-option.ts';
import { dueTable, shownDue } from './due-report.ts';
import { print, printJson, visible } from './output.ts';
import { selectionText, unclearText } from './selection-report.ts';

type PlainDate = Temporal.PlainDate;

/** `mentoring feedbacks`, with what can be done about one. */
export function feedbacksCommand(): Command {
  const command = new Command('feedbacks').description(
    'Show who owes feedback and why; record feedback as received, move its due date, or waive it.',
  );
  command
    .command('list', { isDefault: true })
    .description('Show overdue feedbacks, with the reason for each.')
    .option('--as-of <date>', 'the state on this day: 2026-05-18', asDate)
    .option('--manager <name>', 'only feedbacks of one manager: part of the name, or the e-mail address')
    .option('--json', 'print JSON')
    .action(list);
  about(command, 'received', 'Record a feedback as received.')
    .option('--on <date>', 'the day it was received (default: today)', asDate)
    .option('--source <name>', 'where it came from, such as typeform')
    .action(received);
  about(command, 'undo', 'Undo what was recorded: the feedback, the moved date and the waiver.').action(undo);
  about(command, 'move', 'Set another due date.')
    .requiredOption('--to <date>', 'the new due date', asDate)
    .option('--reason <text>', 'why')
    .action(move);
  about(command, 'waive', 'Waive a feedback: it is no longer needed.')
    .option('--reason <text>', 'why')
    .action(waive);
  return command.addHelpText('after', EXAMPLES);
}

const EXAMPLES = `
Examples:
  mentoring feedbacks --manager Maria
  mentoring feedbacks --as-of 2026-12-31
  mentoring feedbacks received ada@example.org Chemistry --on 2026-05-20
  mentoring feedbacks move 7 "Mid Program" --to 2026-09-01 --reason "parental leave"`;

/** A subcommand about one feedback. */
function about(parent: Command, name: string, description: string): Command {
  return parent
    .command(name)
    .description(description)
    .argument(
      '<participant>',
      'who owes it: the id in brackets in the list, the e-mail address, or part of the name',
    )
    .argument('<round>', 'the title of the round, such as Chemistry, or its id')
    .option('--with <participant>', 'the other participant, if there are several relations')
    .option('--cohort <name>', 'the cohort, if both were in several together');
}

interface Opened {
  readonly programme: Programme;
  readonly store: ProgrammeStore;
  readonly today: PlainDate;
}

async function withProgramme<Result>(work: (opened: Opened) => Promise<Result>): Promise<Result> {
  const { configuration } = readProcessConfiguration();
  const { openExistingDatabase } = await import('../app/database.ts');
  const { createProgrammeStore } = await import('../store/programme.ts');
  await using database = await openExistingDatabase(configuration);
  const today = Temporal.Now.plainDateISO(configuration.TIME_ZONE);
  const store = createProgrammeStore(database, () => today);
  return await work({ store, today, programme: await store.read() });
}

interface ListOptions {
  readonly asOf?: PlainDate;
  readonly manager?: string;
  readonly json?: true;
}

async function list({ asOf, manager, json }: ListOptions): Promise<void> {
  await withProgramme(async ({ programme, today }) => {
    const day = asOf ?? today;
    const wanted = manager === undefined ? undefined : managerCalled(programme.managers, manager).id;
    const owed = owedFeedbacks(programme, day);
    // What the service lists is chosen among all, whoever looks after them.
    const listed = new Set(longestOverdue(owed));
    const isShown = ({ relation }: DueFeedback): boolean =>
      wanted === undefined || relation.manager_id === wanted;
    const shown = owed.filter(isShown).map((due) => shownDue(due, programme, day, listed.has(due)));
    if (json) printJson(shown);
    else print(dueTable(shown, day, programme.relations.length, manager));
  });
}

/** Finds the one manager that a text means. */
function managerCalled(managers: readonly Manager[], text: string): Manager {
  const named = managers.map((one) => ({ ...one, name: `${one.first_name} ${one.last_name ?? ''}`.trim() }));
  const found = peopleFound(named, text);
  const [manager] = found;
  if (manager !== undefined && found.length === 1) return manager;
  const [problem, possible] =
    manager === undefined
      ? [`There is no manager “${text}”. The managers are:`, named]
      : [`“${text}” matches ${found.length} managers; give one of these:`, found];
  if (possible.length === 0) throw new CommandError('There are no managers yet.', 2);
  const lines = possible.map(({ name, email }) => ({ shown: name, add: `--manager ${email}` }));
  throw new CommandError(selectionText(problem, lines), 2);
}

interface Named {
  readonly with?: string;
  readonly cohort?: string;
}

/** Finds the feedback that is meant, does something about it, and says so. */
async function change(
  person: string,
  round: string,
  named: Named,
  work: (chosen: SelectedFeedback, opened: Opened) => Promise<string>,
): Promise<void> {
  await withProgramme(async (opened) => {
    const chosen = selectFeedback(opened.programme, { person, round, ...named }, opened.today);
    if ('problem' in chosen) throw new CommandError(unclearText(chosen), 2);
    const { person: who, other, round: which } = chosen;
    const what = `${which.title}, ${who.role} ${who.full_name} (${who.id}) with ${other.full_name} (${other.id})`;
    print(`${visible(what)}: ${await work(chosen, opened)}\n`);
  });
}

/** The day on which a feedback was received before. */
const receivedOn = ({ feedbacks }: Programme, { relation_id, round_id, role }: FeedbackKey) =>
  feedbacks.find((one) => one.relation_id === relation_id && one.round_id === round_id && one.role === role)
    ?.received_on;

/** What is to be known by whoever changes the date of a feedback that is in. */
function alreadyIn(programme: Programme, key: FeedbackKey): string {
  const day = receivedOn(programme, key);
  return day === undefined ? '' : ` (it was received on ${day} already)`;
}

interface ReceivedOptions extends Named {
  readonly on?: PlainDate;
  readonly source?: string;
}

async function received(
  person: string,
  round: string,
  { on, source, ...named }: ReceivedOptions,
): Promise<void> {
  await change(person, round, named, async ({ key }, { store, today, programme }) => {
    const received_on = on ?? today;
    if (Temporal.PlainDate.compare(received_on, today) > 0) {
      throw new CommandError(
        `--on ${received_on} is in the future; record a feedback once it is received.`,
        2,
      );
    }
    await store.change((writer) =>
      writer.recordFeedback({ ...key, received_on, source: source ?? 'command line', external_id: null }),
    );
    const before = receivedOn(programme, key);
    const instead = before === undefined || before.equals(received_on) ? '' : `, instead of ${before}`;
    return `received on ${received_on}${instead}.`;
  });
}

async function undo(person: string, round: string, named: Named): Promise<void> {
  await change(person, round, named, async ({ key }, { store, programme }) => {
    const excepted = programme.exceptions.some(
      (one) => one.relation_id === key.relation_id && one.round_id === key.round_id && one.role === key.role,
    );
    const removed = await store.change(async (writer) => {
      await writer.removeException(key);
      return writer.removeFeedback(key);
    });
    if (!removed && !excepted) return 'nothing was recorded, so there is nothing to undo.';
    return `undone${removed ? ': it counts as not received' : ''}${excepted ? '; the regular due date applies again' : ''}.`;
  });
}

interface ExceptionOptions extends Named {
  readonly reason?: string;
}

async function move(
  person: string,
  round: string,
  { to, reason, ...named }: ExceptionOptions & { readonly to: PlainDate },
): Promise<void> {
  await change(person, round, named, async ({ key }, { store, programme }) => {
    await store.change((writer) =>
      writer.setException({ ...key, due_date: to, waived: false, reason: reason ?? null }),
    );
    return `due on ${to} from now on${alreadyIn(programme, key)}.`;
  });
}

async function waive(person: string, round: string, { reason, ...named }: ExceptionOptions): Promise<void> {
  await change(person, round, named, async ({ key }, { store, programme }) => {
    await store.change((writer) =>
      writer.setException({ ...key, due_date: null, waived: true, reason: reason ?? null }),
    );
    return `waived; it is no longer needed${alreadyIn(programme, key)}.`;
  });
}
