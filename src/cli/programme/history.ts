import type { HistoryEntry, HistorySubject } from '../../domain/operations/programme-history.ts';
import { cellsOf, columnsOf, instantIn, type RowChange, rowOf } from '../../domain/operations/rows.ts';
import { UsageError } from '../command-error.ts';
import { group, parsed } from '../declaration.ts';
import { print, printJson, shownTime, textTable, visible } from '../output.ts';
import { asDay, asNumber } from '../parsers.ts';
import { inCommandWords } from '../words.ts';
import {
  findManager,
  findPerson,
  findRelation,
  PERSON,
  programmeCommand,
  RELATION_NUMBER,
  signature,
} from './open-programme.ts';
import { entryJson, entryLine } from './operation-report.ts';
import { carryOut, OPERATION_OPTIONS } from './performing.ts';

const asEntry = asNumber(/^[1-9]\d{0,14}$/, 'It must be a number, such as 12.');

const NUMBER = parsed('the number of the entry', asEntry);

const list = programmeCommand({
  description: 'Show the newest entries.',
  takes: {
    '--limit <number>': { description: 'how many entries', parse: asEntry, fallback: 30 },
    '--before <number>': parsed('only entries before this one', asEntry),
    '--since <date>': parsed('only from this day on', asDay),
    '--until <date>': parsed('only up to this day', asDay),
    '--person <participant>': `only those about a person: ${PERSON}`,
    '--manager <name>': 'only those about a manager',
    '--relation <relation>': RELATION_NUMBER,
    '--json': 'print JSON',
  },
  async run({ limit, before, since, until, json, ...about }, { programme, operations, timeZone }) {
    const subjects: HistorySubject[] = [];
    if (about.person !== undefined) {
      subjects.push({ kind: 'person', id: findPerson(programme, about.person).id });
    }
    if (about.manager !== undefined) {
      subjects.push({ kind: 'manager', id: findManager(programme, about.manager).id });
    }
    if (about.relation !== undefined) {
      const { id } = findRelation(programme, about.relation);
      subjects.push({ kind: 'relation', id });
    }
    if (subjects.length > 1) throw new UsageError('Give one of --person, --manager and --relation.');
    const start = (day: Temporal.PlainDate): Temporal.Instant => day.toZonedDateTime(timeZone).toInstant();
    const entries = await operations.history({
      limit: Math.min(limit, 1000),
      before,
      since: since && start(since),
      until: until && start(until.add({ days: 1 })),
      about: subjects[0],
    });
    if (json) return printJson(entries.map(entryJson));
    if (entries.length === 0) return print('There are no such entries.\n');
    const lines = entries.map((entry) => [
      entry.number,
      shownTime(entry.at, timeZone),
      entry.who,
      inCommandWords(entry.summary, entry.names),
      entry.reason ?? '',
      stateOf(entry),
    ]);
    print(`${textTable([['', 'when', 'who', 'what', 'why', ''], ...lines])}\n`);
  },
});

function stateOf({ undone_by, lasting }: HistoryEntry): string {
  if (undone_by !== null) return `undone by ${undone_by}`;
  if (lasting === 'large') return 'too large to undo';
  return lasting === 'erased' ? 'cannot be undone: a person was erased' : '';
}

const show = programmeCommand({
  description: 'Show an entry with everything that it changed, before and after.',
  takes: { '<number>': NUMBER, '--json': 'print JSON' },
  async run({ number, json }, { operations, timeZone }) {
    const entry = await operations.entry(number);
    if (entry === null) throw new UsageError(`The history has no entry ${number}.`);
    if (json) return printJson(entryJson(entry));
    const state = stateOf(entry);
    print(
      [
        entryLine(entry, timeZone),
        ...(state === '' ? [] : [`${state}.`]),
        ...entry.changes.flatMap((change) => [
          visible(headingOf(change)),
          textTable(cellLines(change, timeZone)),
        ]),
        '',
      ].join('\n'),
    );
  },
});

function headingOf(change: RowChange): string {
  const what = change.before === null ? 'new' : change.after === null ? 'removed' : 'changed';
  const [key] = columnsOf(change.table);
  const id = key === undefined ? '' : cellsOf(rowOf(change)).get(key);
  return `${change.table.replaceAll('_', ' ')} ${id}, ${what}:`;
}

function cellLines({ table, before, after }: RowChange, timeZone: string): readonly (readonly string[])[] {
  const [cells, others] = [cellsOf(before ?? {}), cellsOf(after ?? {})];
  const text = (value: unknown): string => {
    const instant = instantIn(value);
    return instant === null ? String(value ?? '–') : shownTime(instant, timeZone);
  };
  return columnsOf(table).flatMap((column) => {
    const [one, other] = [cells.get(column), others.get(column)];
    if (one === other) return [];
    if (before === null) return other === null ? [] : [['  ', column, text(other)]];
    if (after === null) return one === null ? [] : [['  ', column, text(one)]];
    return [['  ', column, `${text(one)} → ${text(other)}`]];
  });
}

const undo = programmeCommand({
  description: 'Undo a whole entry, as long as none of its rows has been changed again.',
  takes: { '<number>': NUMBER, ...OPERATION_OPTIONS },
  run: ({ number, ...how }, opened) =>
    carryOut(opened, how, false, {
      preview: () => opened.operations.previewUndo(number),
      perform: (basis) => opened.operations.undo(number, signature(how.reason), basis),
    }),
});

/** `mentoring history`: what was done to the programme, by whom, and undoing it. */
export const historyCommand = group({
  description: 'Show what was done to the programme: who, when, why, before and after; and undo it.',
  commands: { list, show, undo },
  byDefault: 'list',
  notes: `
Examples:
  npx mentoring history
  npx mentoring history list --person ada --since 2026-11-01
  npx mentoring history show 12
  npx mentoring history undo 12 --dry-run`,
});
