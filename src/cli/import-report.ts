/** Prints the result of an import for people and programs. */

import { type CellValue, cellValueText } from '../domain/import-store.ts';
import { NO_NAMES } from '../domain/operations/messages.ts';
import { importCounts } from '../domain/operations/summaries.ts';
import { placeOf } from '../interchange/formats/record.ts';
import { RECOGNIZED_BY } from '../interchange/formats/table-faults.ts';
import { columnList } from '../interchange/formats/wording.ts';
import {
  type BadRow,
  type ChangedRow,
  type ImportReport,
  regionOf,
  rowsRead,
} from '../interchange/import-report.ts';
import type { TableFile, TableNote } from '../interchange/table-file.ts';
import { textTable, visible } from './output.ts';
import { commandWords, inCommandWords } from './words.ts';

/** The maximum number of bad rows shown; `--json` lists all. */
const SHOWN = 20;

interface Shown extends ImportReport {
  readonly dryRun: boolean;
  /** Advice if nothing was written, after a space; default: the options of `mentoring import`. */
  readonly advice?: string;
}

/** A note about how a table is read. */
export function noteText(note: TableNote, { kind }: Pick<TableFile, 'kind'>): string {
  switch (note.code) {
    case 'encoding':
      return `It is not UTF-8 and was read as ${note.label} (${regionOf(note.label)}). If letters look wrong, give --encoding ${note.other}.`;
    case 'unknown-columns':
      return `Ignored columns that ${kind} do not have: ${columnList(note.columns)}.`;
    case 'answers':
      return `Columns that are called as questions of forms have their answers: ${columnList(note.columns)}.`;
    case 'header-row':
      return `The header is in row ${note.row}; the rows above it were skipped.`;
    case 'other-sheets':
      return `Skipped sheets of an unknown kind: ${columnList(note.sheets)}.`;
    case 'recognized':
      return `It is read as ${kind}, as ${RECOGNIZED_BY[note.why]}. If it is not, give --kind.`;
    case 'date-order':
      return `Dates such as 03/04/2026 are read with the ${note.order === 'dmy' ? 'day' : 'month'} first, as its other dates show. If that is wrong, give --date-order.`;
    case 'own-roles':
      return 'Its column for the role counts, --role does not.';
    case 'no-role':
      return `--role does not apply to ${kind}.`;
  }
}

/** The report for people. */
export function importSummary(shown: Shown): string {
  const { counts, badRows, problems } = shown;
  const lines: string[] = [];
  if (shown.written) lines.push(...changeLines(shown));
  for (const row of badRows.slice(0, SHOWN)) lines.push(badRowText(row));
  if (problems > SHOWN) lines.push(`… and ${problems - SHOWN} more; use --json to list all of them.`);
  if (lines.length > 0) lines.push('');
  const heading = ['rows', 'created', 'changed', 'unchanged', 'left out', 'bad'];
  const rows = [...counts].map(([kind, one]) => [
    kind,
    one.created,
    one.changed,
    one.unchanged,
    one.erased,
    one.bad,
  ]);
  const counted = textTable([heading, ...rows], (column) => column > 0);
  // Counts of what did not happen come after the sentence that says so.
  if (!shown.written) lines.push(ending(shown), '', 'What the rows would have changed:', counted);
  else if (shown.dryRun) lines.push('What the rows would change:', counted, '', ending(shown));
  else lines.push(counted, '', ending(shown));
  return `${lines.join('\n')}\n`;
}

/** The rows with changes, cell by cell, and those that would revert later changes. */
function changeLines({ changedRows, changed }: Shown): readonly string[] {
  const lines = changedRows.slice(0, SHOWN).flatMap(changedRowTexts);
  return changed > SHOWN
    ? [...lines, `… and ${changed - SHOWN} more rows; use --json to list all of them.`]
    : lines;
}

function changedRowTexts({ file, changes, kept, ...place }: ChangedRow): readonly string[] {
  const where = `${file.label}, ${placeOf(place, file)}`;
  return [
    ...changes.map(({ column, before, after }) =>
      visible(`${where}: ${column} ${cellText(before)} → ${cellText(after)}`),
    ),
    ...kept.map(({ column, before, after }) =>
      visible(
        `${where}: ${column} stays ${cellText(before)}, which was set here; the file says ${cellText(after)}, as before that.`,
      ),
    ),
  ];
}

function cellText(value: CellValue): string {
  const text = cellValueText(value);
  return text === null ? '(empty)' : `“${shortened(text)}”`;
}

function badRowText({ file, line, row, column, value, reason, quotes }: BadRow): string {
  const isTold = value === null || value === '' || quotes === true;
  const cell = column === null ? '' : `, ${column}${isTold ? '' : ` “${shortened(value)}”`}`;
  return visible(`${file.label}, ${placeOf({ line, row }, file)}${cell}: ${reason}`);
}

const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 59)}…` : text);

/** Sentences about what the rows came to, and what the history says of that. */
function ending({ counts, problems, written, dryRun, advice, entry }: Shown): string {
  const sumOf = (name: 'created' | 'changed' | 'unchanged' | 'erased' | 'bad'): number =>
    counts.values().reduce((sum, count) => sum + count[name], 0);
  const [fresh, erased, bad] = [sumOf('created') + sumOf('changed'), sumOf('erased'), sumOf('bad')];
  const leftOut =
    erased === 0
      ? ''
      : ` ${erased} left out: totals, rows that were left out before, or rows with a person who was erased.`;
  if (!written) {
    const whatToDo = advice ?? ` Correct ${bad === 1 ? 'it' : 'them'}, or import the others with --skip-bad.`;
    return `Nothing was written, because ${bad === 1 ? 'one row is' : `${bad} rows are`} bad.${whatToDo}${leftOut}`;
  }
  const skipped = problems === 0 ? '' : ` ${bad} bad left out.`;
  if (fresh === 0) {
    return `${dryRun ? 'A dry run: nothing would have' : 'Nothing had'} to be written.${skipped}${leftOut}`;
  }
  const unchanged = sumOf('unchanged');
  const rows = rowsRead({ read: fresh + unchanged + erased + bad, effective: fresh, unchanged }, dryRun);
  return `${dryRun ? 'A dry run: nothing was written. ' : ''}${rows}${skipped}${leftOut}${historyLine(entry, rowsOfHistory(counts))}`;
}

/** Kinds of which the history has no entries. */
const NOT_IN_HISTORY: ReadonlySet<string> = new Set(['smart-goals', 'pre-lead-statuses', 'erasures']);

/** The number of rows that led to the records that the history counts. */
const rowsOfHistory = (counts: Shown['counts']): number =>
  [...counts].reduce(
    (sum, [kind, { created, changed }]) => (NOT_IN_HISTORY.has(kind) ? sum : sum + created + changed),
    0,
  );

/** The counts of the history, which differ where several rows describe one record. */
function historyLine(entry: Shown['entry'], rows: number): string {
  if (entry === null) return '';
  const { number, counts } = entry;
  const records = importCounts(commandWords(NO_NAMES), counts);
  const sum = counts.reduce(
    (all, { created, changed, removed, rows: large = 0 }) => all + created + changed + removed + large,
    0,
  );
  const why =
    sum >= rows
      ? ''
      : ` It counts records: ${sum} from ${rows} rows, since several rows can describe one, such as a relation and its statuses.`;
  const undo = counts.some(({ rows: large }) => large !== undefined)
    ? 'It is too large to be undone; a backup from before it can revert it.'
    : `To undo it: npx mentoring history undo ${number}`;
  return `\nEntry ${number} of the history: ${records}.${why}\n${undo}`;
}

/** The report for programs. */
export const importJson = ({ dryRun, ...report }: Shown) => ({
  written: report.written && !dryRun,
  dry_run: dryRun,
  counts: Object.fromEntries(report.counts),
  problems: report.problems,
  bad_rows: report.badRows.map(({ file, question: _question, guess: _guess, quotes: _quotes, ...row }) => ({
    file: file.label,
    ...row,
  })),
  changed: report.changed,
  changed_rows: report.changedRows.map(({ file, ...row }) => ({ file: file.label, ...row })),
  history: report.entry && {
    number: report.entry.number,
    summary: inCommandWords({ code: 'imported', counts: report.entry.counts }),
  },
});
