/** The review of an upload: its changes and questions, by question and by subject. */

import { calledApart } from '../domain/desk/common.ts';
import { type ImportQuestion, rowKey } from '../domain/import-decisions.ts';
import { personKey } from '../domain/import-people.ts';
import type { CellChange } from '../domain/import-store.ts';
import { KINDS } from '../domain/imported-rows.ts';
import type { UploadCount } from '../domain/upload.ts';
import type { BadRow, ImportReport, Subject } from './import-report.ts';
import { tableId } from './table-file.ts';

/** A row that waits, as a page shows it. */
export interface PendingRow {
  /** By which decisions name it (`rows`). */
  readonly key: string;
  /** The id of its table: the name of the file, with the sheet. */
  readonly table: string;
  readonly row: number;
  readonly column: string | null;
  readonly value: string | null;
  readonly reason: string;
  readonly subject: string;
  /** Where it asks before it changes something: what would change. */
  readonly changes: readonly CellChange[];
}

/** A question with all the rows that wait for its answer. */
export interface AskedQuestion {
  readonly question: ImportQuestion;
  readonly rows: readonly PendingRow[];
}

/** Everything that an upload changes of one person or pair. */
export interface SubjectDiff {
  readonly subject: string;
  /** New rows of which kinds are made. */
  readonly created: readonly string[];
  /** The managers of the new pairs, as their rows name them; the empty text means none. */
  readonly managers: readonly string[];
  readonly changes: readonly RowChange[];
  /** Values that stay unchanged although the file differs. */
  readonly kept: readonly RowChange[];
}

/** A change of a cell, with the row and the table that it stands in. */
type RowChange = CellChange & { readonly row: number; readonly file: string };

/** The review of an upload, with the decisions made so far. */
export interface UploadReview {
  readonly counts: readonly UploadCount[];
  /** The number of rows that were left out by a decision. */
  readonly leftOut: number;
  readonly questions: readonly AskedQuestion[];
  /** Rows that no decision of these mends: they can be corrected (`set`) or left out. */
  readonly faults: readonly PendingRow[];
  /** The number of problems of rows that refer to these; they are reported once these are decided. */
  readonly later: number;
  readonly diff: readonly SubjectDiff[];
  readonly isReady: boolean;
}

/**
 * Sorts what an import came to.
 *
 * @param shownText makes a reason what people may read
 */
export function reviewOf(report: ImportReport, shownText: (text: string) => string): UploadReview {
  const called = namesIn(report);
  const waiting = report.badRows.filter(({ isLeftOut }) => isLeftOut !== true);
  // What stands on rows that are not taken yet has faults of its own, which go with theirs.
  const first = Math.min(...waiting.map(({ file }) => KINDS.indexOf(file.kind)));
  const now = waiting.filter(({ file }) => KINDS.indexOf(file.kind) === first);
  const asked = Map.groupBy(now, ({ question }) => keyOf(question));
  const shown = (row: BadRow): PendingRow => waitingRow(row, shownText, called);
  return {
    counts: countsOf(report),
    leftOut: report.badRows.length - waiting.length,
    questions: [...asked.values()].flatMap((rows) => {
      const question = rows[0]?.question;
      return question === undefined ? [] : [{ question, rows: rows.map(shown) }];
    }),
    faults: now.filter(({ question }) => question === undefined).map(shown),
    later: waiting.length - now.length,
    diff: diffOf(report, called),
    isReady: report.written,
  };
}

/** Two ways to write a name, such as with a title, are decided together. */
const keyOf = (question: ImportQuestion | undefined): string =>
  question?.ask === 'person' ? personKey(question.role, question.text) : JSON.stringify(question);

function waitingRow(
  { file, row, column, value, reason, subject, changes = [] }: BadRow,
  shownText: (text: string) => string,
  called: NameSubject,
): PendingRow {
  const table = tableId(file);
  return {
    key: rowKey(table, row),
    ...{ table, row, column, value, changes },
    reason: shownText(reason),
    subject: called(subject),
  };
}

/** The displayed text of a subject. */
type NameSubject = (subject: Subject | undefined) => string;

/** The names of all that a report is about, with their e-mail addresses where several have the same. */
function namesIn({ createdRows, changedRows, badRows }: ImportReport): NameSubject {
  const addresses = new Map<string, Set<string>>();
  for (const { subject } of [...createdRows, ...changedRows, ...badRows]) {
    if (subject === undefined || subject.emails.length === 0) continue;
    addresses.getOrInsertComputed(subject.name, () => new Set()).add(subject.emails.join(', '));
  }
  return (subject) => {
    if (subject === undefined) return '';
    const { name, emails } = subject;
    return calledApart(name, emails.join(', '), emails.length > 0 && (addresses.get(name)?.size ?? 0) > 1);
  };
}

/** The changes of a report, by whom they are about, in the order of the rows. */
function diffOf({ createdRows, changedRows }: ImportReport, called: NameSubject): readonly SubjectDiff[] {
  const startDiff = (subject: string) => ({
    subject,
    created: [] as string[],
    managers: [] as string[],
    changes: [] as RowChange[],
    kept: [] as RowChange[],
  });
  const found = new Map<string, ReturnType<typeof startDiff>>();
  const of = (subject: Subject | undefined) => found.getOrInsertComputed(called(subject), startDiff);
  for (const { subject, file, manager } of createdRows) {
    of(subject).created.push(file.kind);
    if (manager !== undefined) of(subject).managers.push(manager);
  }
  for (const { subject, file, row, changes, kept } of changedRows) {
    const at = (change: CellChange) => ({ ...change, row, file: tableId(file) });
    of(subject).changes.push(...changes.map(at));
    of(subject).kept.push(...kept.map(at));
  }
  return [...found.values()];
}

/** How many rows of each kind came to what. */
export const countsOf = ({ counts }: Pick<ImportReport, 'counts'>): readonly UploadCount[] =>
  [...counts].map(([kind, { created, changed, unchanged, erased, bad }]) => ({
    kind,
    created,
    changed,
    unchanged,
    left_out: erased + bad,
  }));
