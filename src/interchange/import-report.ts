/** Counts what becomes of the rows of an import, and keeps what people want to read of it. */

import type { RecalledAnswers, RememberedAnswers } from '../domain/import-decisions.ts';
import type { CellChange, ImportEntry, RowOutcome } from '../domain/import-store.ts';
import { KINDS, type Kind } from '../domain/imported-rows.ts';
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
interface RowPlace {
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
/** A row's number is made of its file and line; no file has as many lines. */
export const LINES = 2 ** 40;

const fileOf = (number: number): number => Math.floor(number / LINES);

/** Counts what becomes of rows. */
export class ImportReportBuilder {
  readonly #files: readonly TableFile[];
  readonly #counts = new Map<Kind, KindCount>();
  readonly #badRows: BadRow[] = [];
  readonly #changedRows: ChangedRow[] = [];
  readonly #createdRows: CreatedRow[] = [];
  readonly #assumed: BadRow[] = [];
  /** From which row on its line is how much higher than its place among the rows, where cells hold line breaks. */
  #steps: { readonly number: number; readonly extra: number }[] = [];
  #changed = 0;
  #problems = 0;
  /** How many of the problems are no decisions to leave a row out: with any, nothing is written. */
  blocking = 0;
  #last = Number.NaN;

  constructor(files: readonly TableFile[]) {
    this.#files = files;
    for (const { kind, isDerived } of files) if (isDerived !== true) this.#countsOf(kind);
  }

  /** Remembers the place of a row until its outcome is known. */
  place(number: number, { line, row }: Pick<BadRow, 'line' | 'row'>): void {
    const extra = line - row;
    const before = this.#steps.at(-1);
    const isSame =
      before === undefined ? extra === 0 : before.extra === extra && fileOf(before.number) === fileOf(number);
    if (!isSame) this.#steps.push({ number, extra });
  }

  /** All placed rows have their outcomes now. */
  forgetPlaces(): void {
    this.#steps = [];
  }

  add(
    { number, outcome, changes = [], kept = [] }: RowOutcome,
    value: string | null,
    subject?: Subject,
    manager?: string,
  ): void {
    const place = this.#placeOf(number);
    if (place === undefined) return;
    const counts = this.#countsOf(place.file.kind);
    if (typeof outcome === 'string') {
      counts[outcome]++;
      if (outcome === 'created' && subject !== undefined && this.#createdRows.length < MAX_CHANGED_ROWS) {
        this.#createdRows.push({ ...place, subject, ...(manager !== undefined && { manager }) });
      }
      if (changes.length + kept.length === 0) return;
      this.#changed++;
      if (this.#changedRows.length < MAX_CHANGED_ROWS) {
        this.#changedRows.push({ ...place, changes, kept, ...(subject && { subject }) });
      }
      return;
    }
    // A row may have several problems; each is an entry of its own.
    if (number !== this.#last) counts.bad++;
    this.#last = number;
    this.#problems++;
    this.blocking++;
    const { column, reason, quotes = false, question, guess } = outcome;
    this.#addBad({
      ...place,
      ...{ column, value, reason, quotes },
      ...(question && { question }),
      ...(guess && { guess }),
      ...(subject && { subject }),
      ...(changes.length > 0 && { changes }),
    });
  }

  /** Counts a row that is left out by decision. */
  leaveOut(number: number, reason: string): void {
    const place = this.#placeOf(number);
    if (place === undefined) return;
    this.#countsOf(place.file.kind).erased++;
    this.#addBad({ ...place, column: null, value: null, reason, isLeftOut: true });
  }

  /** Takes note of an answer that holds until somebody has confirmed it. */
  assume(number: number, assumed: Omit<BadRow, keyof RowPlace>): void {
    const place = this.#placeOf(number);
    if (place === undefined) return;
    this.blocking++;
    if (this.#assumed.length < MAX_BAD_ROWS) this.#assumed.push({ ...place, ...assumed });
  }

  #addBad(row: BadRow): void {
    if (this.#badRows.length < MAX_BAD_ROWS) this.#badRows.push(row);
  }

  #placeOf(number: number): RowPlace | undefined {
    const file = this.#files[fileOf(number)];
    const line = number % LINES;
    return file && { file, line, row: line - this.#extraBefore(number) };
  }

  #countsOf(kind: Kind): KindCount {
    return this.#counts.getOrInsertComputed(kind, () => ({
      ...{ created: 0, changed: 0, unchanged: 0, erased: 0, bad: 0 },
    }));
  }

  #extraBefore(number: number): number {
    let [low, high] = [0, this.#steps.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#steps[middle]?.number ?? 0) <= number) low = middle + 1;
      else high = middle;
    }
    const step = this.#steps[low - 1];
    return step === undefined || fileOf(step.number) !== fileOf(number) ? 0 : step.extra;
  }

  report(written: boolean): Omit<ImportReport, 'entry' | 'recalled' | 'answers' | 'mended'> {
    const order = ({ file, line }: RowPlace): number => this.#files.indexOf(file) * LINES + line;
    const ordered = <Row extends RowPlace>(rows: readonly Row[]): readonly Row[] =>
      rows.toSorted((one, other) => order(one) - order(other));
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
