/** Counts what becomes of the rows of an import, and keeps what people want to read of it. */

import type { RecalledAnswers, RememberedAnswers } from '../domain/import-decisions.ts';
import type { CellChange, ImportEntry, RowOutcome } from '../domain/import-store.ts';
import { KINDS, type Kind, type Outcome, type RowProblem } from '../domain/imported-rows.ts';
import type { CellProblem } from './kinds/table.ts';
import type { TableFile } from './table-file.ts';

/** Whom a row is about. */
export interface Subject {
  /** A person, a pair, or the title of something. */
  readonly name: string;
  /** The e-mail addresses of these people, as far as the row has them: they tell apart those of the same name. */
  readonly emails: readonly string[];
}

/** The place of a row. */
export interface RowPlace {
  readonly file: TableFile;
  readonly line: number;
  /** As a spreadsheet shows it. */
  readonly row: number;
}

/** A rejected row. */
export interface BadRow extends RowPlace, CellProblem {
  /** Whom it is about, where that was asked for. */
  readonly subject?: Subject;
  /** Of a row that asks before it changes something: what would change. */
  readonly changes?: readonly CellChange[];
  readonly isLeftOut?: true;
}

/** A row of which something new is made. */
interface CreatedRow extends RowPlace {
  readonly subject: Subject;
  /** The manager of a pair as the row names them; empty if it names nobody. */
  readonly manager?: string;
}

/** A row that changes something, or that says only what the last import said of what was changed since. */
export interface ChangedRow extends RowPlace {
  readonly changes: readonly CellChange[];
  /** Values that stay as they are (`before`) although the row differs (`after`). */
  readonly kept: readonly CellChange[];
  readonly subject?: Subject;
}

/** How many rows of a kind came to what; `erased` were left out, because of an erased person or a decision. */
type KindCount = Record<'created' | 'changed' | 'unchanged' | 'erased' | 'bad', number>;

/** The result of an import. */
export interface ImportReport {
  readonly counts: ReadonlyMap<Kind, Readonly<KindCount>>;
  /** The first of the bad rows, by file and line; every thing that is wrong with a row is one of its own. */
  readonly badRows: readonly BadRow[];
  readonly problems: number;
  /** Questions whose likeliest answers hold in this report, row by row: nothing is written before somebody has confirmed them. */
  readonly assumed: readonly BadRow[];
  /** The answers that are those of the last time. */
  readonly recalled: RecalledAnswers;
  /** The names that lost letters, with what they were, by table. */
  readonly mended: ReadonlyMap<TableFile, ReadonlyMap<string, string>>;
  /** What is remembered of each table. */
  readonly answers: ReadonlyMap<TableFile, Omit<RememberedAnswers, 'constants'>>;
  /** The first of the rows of which something new is made, where it was asked whom rows are about. */
  readonly createdRows: readonly CreatedRow[];
  /** The first of the rows that change something or keep what was changed here, by file and line. */
  readonly changedRows: readonly ChangedRow[];
  readonly changed: number;
  /** Whether anything was written, or would have been. */
  readonly written: boolean;
  /** The history's entry; null if nothing was written, or the programme did not change. */
  readonly entry: ImportEntry | null;
}

/** More are counted only: a file of nothing but bad rows must not fill the memory. */
const MAX_BAD_ROWS = 10_000;
/** The maximum number of changed rows that are reported cell by cell; others are only counted. */
const MAX_CHANGED_ROWS = 100_000;

/** Counts what becomes of rows. */
export class ImportReportBuilder {
  readonly #files: readonly TableFile[];
  readonly #counts = new Map<Kind, KindCount>();
  readonly #badRows: BadRow[] = [];
  readonly #changedRows: ChangedRow[] = [];
  readonly #createdRows: CreatedRow[] = [];
  readonly #assumed: BadRow[] = [];
  #changed = 0;
  #problems = 0;
  /** How many of the problems are no decisions to leave a row out: with any, nothing is written. */
  blocking = 0;

  constructor(files: readonly TableFile[]) {
    this.#files = files;
    for (const { kind, isDerived } of files) if (isDerived !== true) this.#countsOf(kind);
  }

  /**
   * Counts what became of a row.
   *
   * @param subject whom it is about, where that was asked for
   * @param manager the manager of a pair as the row names them
   */
  add(
    { file, line, row }: RowPlace,
    outcome: Exclude<Outcome, RowProblem>,
    { changes = [], kept = [] }: Pick<RowOutcome, 'changes' | 'kept'>,
    subject?: Subject,
    manager?: string,
  ): void {
    const place = { file, line, row };
    this.#countsOf(file.kind)[outcome]++;
    if (outcome === 'created' && subject !== undefined && this.#createdRows.length < MAX_CHANGED_ROWS) {
      this.#createdRows.push({ ...place, subject, ...(manager !== undefined && { manager }) });
    }
    if (changes.length + kept.length === 0) return;
    this.#changed++;
    if (this.#changedRows.length < MAX_CHANGED_ROWS) {
      this.#changedRows.push({ ...place, changes, kept, ...(subject && { subject }) });
    }
  }

  /** Counts a row with all that is wrong with it. */
  reject(
    { file, line, row }: RowPlace,
    problems: readonly CellProblem[],
    more: Pick<BadRow, 'subject' | 'changes'>,
  ): void {
    this.#countsOf(file.kind).bad++;
    this.#problems += problems.length;
    this.blocking += problems.length;
    for (const { column, value, reason, quotes = false, question, guess } of problems) {
      this.#addBad({
        ...{ file, line, row, column, value, reason, quotes },
        ...(question && { question }),
        ...(guess && { guess }),
        ...more,
      });
    }
  }

  /** Counts a row that is left out by decision. */
  leaveOut({ file, line, row }: RowPlace, reason: string): void {
    this.#countsOf(file.kind).erased++;
    this.#addBad({ file, line, row, column: null, value: null, reason, isLeftOut: true });
  }

  /** Takes note of an answer that holds until somebody has confirmed it. */
  assume({ file, line, row }: RowPlace, assumed: CellProblem & Pick<BadRow, 'subject'>): void {
    this.blocking++;
    if (this.#assumed.length < MAX_BAD_ROWS) this.#assumed.push({ file, line, row, ...assumed });
  }

  #addBad(row: BadRow): void {
    if (this.#badRows.length < MAX_BAD_ROWS) this.#badRows.push(row);
  }

  #countsOf(kind: Kind): KindCount {
    return this.#counts.getOrInsertComputed(kind, () => ({
      ...{ created: 0, changed: 0, unchanged: 0, erased: 0, bad: 0 },
    }));
  }

  report(written: boolean): Omit<ImportReport, 'entry' | 'recalled' | 'answers' | 'mended'> {
    const places = new Map(this.#files.map((file, index) => [file, index]));
    const order = ({ file }: RowPlace): number => places.get(file) ?? 0;
    const ordered = <Row extends RowPlace>(rows: readonly Row[]): readonly Row[] =>
      rows.toSorted((one, other) => order(one) - order(other) || one.line - other.line);
    return {
      counts: new Map([...this.#counts].sort(([one], [other]) => KINDS.indexOf(one) - KINDS.indexOf(other))),
      badRows: ordered(this.#badRows),
      problems: this.#problems,
      assumed: ordered(this.#assumed),
      createdRows: ordered(this.#createdRows),
      changedRows: ordered(this.#changedRows),
      changed: this.#changed,
      written,
    };
  }
}

/** Says what the rows of an import came to: `312 rows read: 40 changed something, 272 changed nothing.` */
export function rowsRead(
  { read, effective, unchanged }: Record<'read' | 'effective' | 'unchanged', number>,
  isDryRun = false,
): string {
  const does = isDryRun ? 'would change' : 'changed';
  const parts = [
    ...(effective > 0 ? [`${effective} ${does} something`] : []),
    ...(unchanged > 0 ? [`${unchanged} ${does} nothing`] : []),
  ];
  return `${read} ${read === 1 ? 'row' : 'rows'} read${parts.length === 0 ? '' : `: ${parts.join(', ')}`}.`;
}

/** Where an encoding is used. */
export const regionOf = (label: string): string =>
  label === 'windows-1250' ? 'Central European' : 'Western European';
