/** The review of an upload: its changes and questions, by question and by subject. */

import { calledApart } from '../domain/desk/desk-reader.ts';
import { MAX_LINES } from '../domain/fields.ts';
import {
  type Guess,
  type ImportQuestion,
  LEAVE,
  type RecalledAnswers,
  rowKey,
} from '../domain/import-decisions.ts';
import { nameKey, personKey } from '../domain/import-people.ts';
import type { CellChange } from '../domain/import-store.ts';
import { KINDS } from '../domain/imported-rows.ts';
import { hasAllWords } from '../domain/people-search.ts';
import type { UploadCount, UploadRefusedError } from '../domain/upload.ts';
import type { TableError } from './formats/table-faults.ts';
import type { BadRow, ImportReport, Subject } from './import-report.ts';
import type { TableProposal } from './proposal.ts';
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
  /** The likeliest answer, which holds in what is shown. */
  readonly guess: Guess | null;
  readonly rows: readonly PendingRow[];
  /** Other names of the same person, who are answered alike. */
  readonly also: readonly string[];
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

/** The review of an upload, with the decisions made so far; guesses hold in it. */
export interface UploadReview {
  readonly tables: readonly TableProposal[];
  /** Why the tables cannot be read together; null if they can. */
  readonly problem: TableError | UploadRefusedError | null;
  readonly counts: readonly UploadCount[];
  /** The number of rows that were left out. */
  readonly leftOut: number;
  readonly questions: readonly AskedQuestion[];
  /** Rows that no decision of these mends: they can be corrected (`set`) or left out. */
  readonly faults: readonly PendingRow[];
  /** The number of problems of rows that refer to these; they are reported once these are decided. */
  readonly later: number;
  /** The answers that are those of the last time. */
  readonly recalled: RecalledAnswers;
  /** The names that lost letters, with what they were, by the ids of tables. */
  readonly mended: Readonly<Record<string, readonly (readonly [lost: string, name: string])[]>>;
  readonly diff: readonly SubjectDiff[];
  readonly isReady: boolean;
}

/** The review of tables that cannot be read. */
export const UNREADABLE: Omit<UploadReview, 'tables' | 'problem'> = {
  ...{ counts: [], leftOut: 0, questions: [], faults: [], later: 0, diff: [] },
  ...{ recalled: { people: {}, letters: {}, rows: {} }, mended: {}, isReady: false },
};

/** Sorts what an import came to. */
export function reviewOf(report: ImportReport): Omit<UploadReview, 'tables' | 'problem'> {
  const called = namesIn(report);
  const counts = countsOf(report);
  const waiting = report.badRows.filter(({ isLeftOut }) => isLeftOut !== true);
  const order = ({ file }: BadRow): number => KINDS.indexOf(file.kind);
  const first = Math.min(...waiting.map(order));
  /** What stands on rows that are not taken yet has faults of its own, which go with theirs: nobody knows the pair of an answer. */
  const isLater = (row: BadRow): boolean =>
    order(row) > first && (row.question === undefined || isOfStranger(row));
  const now = waiting.filter((row) => !isLater(row));
  const assumed = report.assumed.filter((row) => !isLater(row));
  const open = [...now, ...assumed].filter(({ question }) => question !== undefined);
  const strangers = Map.groupBy(open.filter(isOfStranger), ({ file }) => file);
  const asked = Map.groupBy(open, (row) =>
    isOfStranger(row) && (strangers.get(row.file)?.length ?? 0) > MAX_STRANGERS
      ? `strangers ${tableId(row.file)}`
      : keyOf(row),
  );
  const shown = (row: BadRow): PendingRow => waitingRow(row, called);
  const questions = [...asked.values()].flatMap((rows) => {
    const question = rows[0]?.question;
    const guess = rows.find((row) => row.guess !== undefined)?.guess ?? null;
    if (question === undefined) return [];
    const likely = question.ask === 'pair' && rows.length > 1 ? OF_STRANGERS : guess;
    return [{ question, guess: likely, rows: rows.map(shown), also: [] }];
  });
  return {
    counts,
    leftOut: counts.reduce((sum, { left_out }) => sum + left_out, 0),
    questions: joined(questions),
    faults: now.filter(({ question }) => question === undefined).map(shown),
    later: waiting.length - now.length + report.assumed.length - assumed.length,
    recalled: report.recalled,
    mended: Object.fromEntries(
      [...report.mended].flatMap(([file, names]) => (names.size === 0 ? [] : [[tableId(file), [...names]]])),
    ),
    diff: diffOf(report, called),
    isReady: report.written,
  };
}

/** So many answers of people whom nobody knows are asked about one by one; of more, the sheet of their pairs is missing. */
const MAX_STRANGERS = 3;
const OF_STRANGERS: Guess = { answer: LEAVE, why: [{ code: 'strangers' }] };

/** Whether an answer is about a pair that is not here. */
const isOfStranger = ({ question }: BadRow): boolean =>
  question?.ask === 'pair' && question.candidates.length === 0;

/** Two ways to write a name, such as with a title, are decided together. */
function keyOf({ question, file, row }: BadRow): string {
  if (question?.ask === 'person' && question.column === undefined)
    return personKey(question.role, question.text);
  const isOfRow = question !== undefined && (OF_ROWS.has(question.ask) || question.ask === 'person');
  return JSON.stringify([question, ...(isOfRow ? [tableId(file), row] : [])]);
}

/** Questions that each row has an answer of its own to. */
const OF_ROWS: ReadonlySet<ImportQuestion['ask']> = new Set(['pair', 'note', 'twice', 'confirm'] as const);

/** Asks once for everybody whom nobody knows: “Dorota Z.” and “Dorota” are Dorota Zmyślona, if she is the only one. */
function joined(questions: readonly AskedQuestion[]): readonly AskedQuestion[] {
  const unknown = questions.flatMap((one) =>
    one.question.ask === 'person' && one.question.candidates.length === 0
      ? [{ one, question: one.question }]
      : [],
  );
  const longest = new Map<AskedQuestion, AskedQuestion>();
  for (const { one, question } of unknown) {
    const name = nameKey(question.text);
    const longer = unknown.filter(
      (other) =>
        other.one !== one &&
        other.question.role === question.role &&
        nameKey(other.question.text).length > name.length &&
        hasAllWords(name, { id: 0, email: '', name: other.question.text }),
    );
    const whole = longer.filter(
      (each) => !longer.some((other) => other !== each && isPartOf(each.question.text, other.question.text)),
    );
    if (whole.length === 1 && whole[0] !== undefined) longest.set(one, whole[0].one);
  }
  return questions.flatMap((one) => {
    if (longest.has(one)) return [];
    const parts = [...longest].flatMap(([part, whole]) => (whole === one ? [part] : []));
    const names = parts.flatMap(({ question }) => (question.ask === 'person' ? [question.text] : []));
    return [{ ...one, also: names, rows: [...one.rows, ...parts.flatMap(({ rows }) => rows)] }];
  });
}

const isPartOf = (part: string, whole: string): boolean =>
  hasAllWords(nameKey(part), { id: 0, email: '', name: whole });

function waitingRow(
  { file, row, column, value, reason, subject, changes = [] }: BadRow,
  called: NameSubject,
): PendingRow {
  const table = tableId(file);
  return {
    key: rowKey(table, row),
    ...{ table, row, column, changes },
    value: value?.slice(0, MAX_LINES) ?? null,
    reason,
    subject: called(subject),
  };
}

/** The displayed text of a subject. */
type NameSubject = (subject: Subject | undefined) => string;

/** The names of all that a report is about, with their e-mail addresses where several have the same. */
function namesIn({ createdRows, changedRows, badRows, assumed }: ImportReport): NameSubject {
  const addresses = new Map<string, Set<string>>();
  for (const { subject } of [...createdRows, ...changedRows, ...badRows, ...assumed]) {
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

/** How many rows of each kind came to what; those that wait for an answer came to nothing yet. */
export const countsOf = ({ counts }: Pick<ImportReport, 'counts'>): readonly UploadCount[] =>
  [...counts].map(([kind, { created, changed, unchanged, erased }]) => ({
    kind,
    created,
    changed,
    unchanged,
    left_out: erased,
  }));
