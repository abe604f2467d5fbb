/** `mentoring history`: what was done to the programme, by whom, and undoing it. */

import { Command, InvalidArgumentError } from 'commander';
import type { HistoryEntry, HistorySubject } from '../../domain/operations/programme-history.ts';
import { type RowChange, rowOf } from '../../domain/operations/row-changes.ts';
import { cellsOf, columnsOf } from '../../domain/operations/rows.ts';
import { CommandError } from '../command-error.ts';
import { parseDateArgument } from '../date-option.ts';
import { addDefaultCommand } from '../default-command.ts';
import { print, printJson, visible } from '../output.ts';
import { textTable } from '../text-table.ts';
import { findManager, findPerson, findRelation, withProgramme } from './open-programme.ts';
import { entryLine, shownTime } from './operation-report.ts';
import { addOperationOptions, type OperationOptions, undoEntry } from './performing.ts';

/** Creates the command. */
export function historyCommand(): Command {
  const command = new Command('history').description(
    'Show what was done to the programme: who, when, why, before and after; and undo it.',
  );
  addDefaultCommand(command, 'list')
    .description('Show the newest entries.')
    .option('--limit <number>', 'how many entries', asNumber, 30)
    .option('--before <number>', 'only entries before this one', asNumber)
    .option('--since <date>', 'only from this day on', parseDateArgument)
    .option('--until <date>', 'only up to this day', parseDateArgument)
    .option(
      '--person <participant>',
      'only those about a person: an id, an external id, an e-mail address, or part of the name',
    )
    .option('--manager <name>', 'only those about a manager')
    .option('--relation <relation>', 'only those about a relation: r and its number, or a person of it')
    .option('--json', 'print JSON')
    .action(list);
  command
    .command('show')
    .description('Show an entry with everything that it changed, before and after.')
    .argument('<number>', 'the number of the entry', asNumber)
    .option('--json', 'print JSON')
    .action(show);
  addOperationOptions(
    command
      .command('undo')
      .description('Undo a whole entry, unless a row that it changed has changed since.')
      .argument('<number>', 'the number of the entry', asNumber),
  ).action(undo);
  return command.addHelpText('after', EXAMPLES);
}

const EXAMPLES = `
Examples:
  mentoring history
  mentoring history list --person ada --since 2026-11-01
  mentoring history show 12
  mentoring history undo 12 --dry-run`;

function asNumber(text: string): number {
  if (!/^[1-9]\d{0,14}$/.test(text)) throw new InvalidArgumentError('It must be a number, such as 12.');
  return Number(text);
}

interface ListOptions {
  readonly limit: number;
  readonly before?: number;
  readonly since?: Temporal.PlainDate;
  readonly until?: Temporal.PlainDate;
  readonly person?: string;
  readonly manager?: string;
  readonly relation?: string;
  readonly json?: true;
}

async function list({ limit, before, since, until, json, ...about }: ListOptions): Promise<void> {
  await withProgramme(async ({ programme, operations, timeZone }) => {
    const subjects: HistorySubject[] = [];
    if (about.person !== undefined) {
      subjects.push({ kind: 'person', id: findPerson(programme, about.person).id });
    }
    if (about.manager !== undefined) {
      subjects.push({ kind: 'manager', id: findManager(programme, about.manager).id });
    }
    if (about.relation !== undefined) {
      subjects.push({ kind: 'relation', id: findRelation(programme, about.relation, {}).id });
    }
    if (subjects.length > 1) throw new CommandError('Give one of --person, --manager and --relation.', 2);
    const start = (day: Temporal.PlainDate): Temporal.Instant => day.toZonedDateTime(timeZone).toInstant();
    const entries = await operations.history({
      limit: Math.min(limit, 1000),
      before,
      since: since && start(since),
      until: until && start(until.add({ days: 1 })),
      about: subjects[0],
    });
    if (json) return printJson(entries);
    if (entries.length === 0) return print('There are no such entries.\n');
    const lines = entries.map((entry) => [
      String(entry.number),
      shownTime(entry.at, timeZone),
      entry.who,
      entry.summary,
      entry.reason ?? '',
      stateOf(entry),
    ]);
    print(`${textTable([['', 'when', 'who', 'what', 'why', ''], ...lines])}\n`);
  });
}

/** The state of an entry. */
function stateOf({ undone_by, lasting }: HistoryEntry): string {
  if (undone_by !== null) return `undone by ${undone_by}`;
  if (lasting === 'large') return 'too large to undo';
  return lasting === 'erased' ? 'cannot be undone: a person was erased' : '';
}

async function show(number: number, { json }: { readonly json?: true }): Promise<void> {
  await withProgramme(async ({ operations, timeZone }) => {
    const entry = await operations.entry(number);
    if (entry === null) throw new CommandError(`The history has no entry ${number}.`, 2);
    if (json) return printJson(entry);
    const state = stateOf(entry);
    print(
      [
        entryLine(entry, timeZone),
        ...(state === '' ? [] : [`${state}.`]),
        ...entry.changes.flatMap((change) => [visible(headingOf(change)), textTable(cellLines(change))]),
        '',
      ].join('\n'),
    );
  });
}

function headingOf(change: RowChange): string {
  const what = change.before === null ? 'new' : change.after === null ? 'removed' : 'changed';
  const [key] = columnsOf(change.table);
  const id = key === undefined ? '' : cellsOf(rowOf(change)).get(key);
  return `${change.table.replaceAll('_', ' ')} ${id}, ${what}:`;
}

/** The changed cells of a row, before and after. */
function cellLines({ table, before, after }: RowChange): readonly (readonly string[])[] {
  const [cells, others] = [cellsOf(before ?? {}), cellsOf(after ?? {})];
  const text = (value: unknown): string => (value === null || value === undefined ? '–' : String(value));
  return columnsOf(table).flatMap((column) => {
    const [one, other] = [cells.get(column), others.get(column)];
    if (one === other) return [];
    if (before === null) return other === null ? [] : [['  ', column, text(other)]];
    if (after === null) return one === null ? [] : [['  ', column, text(one)]];
    return [['  ', column, `${text(one)} → ${text(other)}`]];
  });
}

async function undo(number: number, how: OperationOptions): Promise<void> {
  await withProgramme((opened) => undoEntry(opened, number, how));
}
