/** An import: files in, everything or nothing, and what became of each row. */

import { type ArrivingRows, KINDS, type Kind, type Outcome } from '../domain/arrivals.ts';
import {
  ChangedMeanwhileError,
  type ImportSession,
  type ImportStore,
  type ImportTerms,
} from '../domain/import-store.ts';
import { inspectTable, type ReadingOptions, type TableFile } from './table-file.ts';
import { readTable } from './table-reading.ts';
import { CANONICAL_COLUMNS, cellsOf } from './writing.ts';

/** What is asked for beside the files. */
export interface ImportOptions extends ReadingOptions, ImportTerms {
  /** Write nothing. */
  readonly dryRun: boolean;
  /** Take the good rows where others are bad. */
  readonly skipBad: boolean;
}

/** Who wants to know how far it has come. */
export interface ImportWatcher {
  /** What the files hold, before their rows are read. */
  onFiles(files: readonly TableFile[]): void;
  /** How many bytes of all files are read. */
  onBytes(done: number): void;
  /** A file was read to its end. */
  onFile(file: TableFile, rows: number): void;
  /** How many goals are written of how many. */
  onGoals(done: number, total: number): void;
  /** Everything is read once more, since somebody has changed the records meanwhile. */
  onAgain(): void;
}

/** A row that cannot be taken. */
export interface BadRow {
  readonly file: TableFile;
  readonly line: number;
  readonly column: string | null;
  readonly value: string | null;
  readonly reason: string;
}

/** How many rows of a kind came to what. */
export interface KindCount {
  readonly created: number;
  readonly changed: number;
  readonly unchanged: number;
  /** Left out, since somebody in it was erased. */
  readonly erased: number;
  readonly bad: number;
}

export interface ImportReport {
  readonly counts: ReadonlyMap<Kind, KindCount>;
  /** The first of the bad rows, by file and line; every thing that is wrong with a row is one of its own. */
  readonly badRows: readonly BadRow[];
  /** How many things are wrong in all. */
  readonly problems: number;
  /** Whether anything was written, or would have been. */
  readonly written: boolean;
}

/** More are counted only: a file of nothing but bad rows must not fill the memory. */
export const MOST_BAD_ROWS = 10_000;
/** How often everything is read again where somebody else changes the records. */
const ATTEMPTS = 3;
/** A row's number is made of its file and line; no file has as many lines. */
const LINES = 2 ** 40;

/**
 * Imports files, in the order in which their kinds stand on each other.
 *
 * @throws TableError where a file cannot be taken as a whole; nothing is written
 * @throws ImportRunningError where another import is writing
 * @throws ChangedMeanwhileError where others change the records time and again
 */
export async function importFiles(
  store: ImportStore,
  paths: readonly string[],
  options: ImportOptions,
  watcher: ImportWatcher,
  signal: AbortSignal,
): Promise<ImportReport> {
  const files: TableFile[] = [];
  for (const path of paths) files.push(await inspectTable(path, options));
  files.sort((one, other) => KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind));
  watcher.onFiles(files);
  for (let attempt = 1; ; attempt++) {
    try {
      return await importOnce(store, files, options, watcher, signal);
    } catch (error) {
      if (!(error instanceof ChangedMeanwhileError) || attempt === ATTEMPTS) throw error;
      watcher.onAgain();
    }
  }
}

async function importOnce(
  store: ImportStore,
  files: readonly TableFile[],
  options: ImportOptions,
  watcher: ImportWatcher,
  signal: AbortSignal,
): Promise<ImportReport> {
  await using session = await store.begin({ isMove: options.isMove, kinds: files.map(({ kind }) => kind) });
  const tally = new Tally(files);
  let bytesBefore = 0;
  for (const kind of KINDS) {
    const own = files.filter((file) => file.kind === kind);
    for (const file of own) {
      const onBytes = (done: number): void => watcher.onBytes(bytesBefore + done);
      const rows = await takeFile(session, file, files.indexOf(file), { ...options, onBytes }, tally, signal);
      bytesBefore += file.bytes;
      watcher.onFile(file, rows);
    }
    if (own.length === 0) continue;
    for await (const outcomes of session.settle(kind)) {
      signal.throwIfAborted();
      for (const { number, outcome } of outcomes) tally.add(number, outcome, null);
    }
  }
  const written = tally.problems === 0 || options.skipBad;
  if (written && !options.dryRun) await session.publish(watcher.onGoals, signal);
  return tally.report(written);
}

/** Takes the rows of one file, and tells how many there were. */
async function takeFile<K extends Kind>(
  session: ImportSession,
  file: TableFile<K>,
  index: number,
  options: ReadingOptions & { readonly onBytes: (done: number) => void },
  tally: Tally,
  signal: AbortSignal,
): Promise<number> {
  let count = 0;
  for await (const batch of readTable(file, options, options.onBytes)) {
    signal.throwIfAborted();
    count += batch.length;
    const arrivals = batch.flatMap((read) => {
      const number = index * LINES + read.line;
      if ('row' in read) return { number, place: `line ${read.line} of ${file.path}`, row: read.row };
      for (const { value, ...problem } of read.problems) tally.add(number, problem, value);
      return [];
    });
    const rows = new Map(arrivals.map(({ number, row }) => [number, row]));
    for (const { number, outcome } of await session.take(file.kind, arrivals)) {
      const row = rows.get(number);
      tally.add(
        number,
        outcome,
        row === undefined ? null : shownCell(file.kind, row, outcome, options.timeZone),
      );
    }
  }
  return count;
}

/** What stands in the column that an outcome is about. */
function shownCell<K extends Kind>(
  kind: K,
  row: ArrivingRows[K],
  outcome: Outcome,
  timeZone: string,
): string | null {
  if (typeof outcome === 'string' || outcome.column === null) return null;
  const cell = cellsOf(kind, row, timeZone)[CANONICAL_COLUMNS[kind].indexOf(outcome.column)] ?? null;
  return cell === null ? null : String(cell);
}

/** Counts what becomes of rows. */
class Tally {
  readonly #files: readonly TableFile[];
  readonly #counts = new Map<Kind, { -readonly [Name in keyof KindCount]: number }>();
  readonly #badRows: BadRow[] = [];
  problems = 0;
  #last = Number.NaN;

  constructor(files: readonly TableFile[]) {
    this.#files = files;
    for (const { kind } of files) {
      this.#counts.set(kind, { created: 0, changed: 0, unchanged: 0, erased: 0, bad: 0 });
    }
  }

  add(number: number, outcome: Outcome, value: string | null): void {
    const file = this.#files[Math.floor(number / LINES)];
    const counts = file && this.#counts.get(file.kind);
    if (file === undefined || counts === undefined) return;
    if (typeof outcome === 'string') {
      counts[outcome]++;
      return;
    }
    // Several things may be wrong with one row; they are told one after the other.
    if (number !== this.#last) counts.bad++;
    this.#last = number;
    this.problems++;
    if (this.#badRows.length < MOST_BAD_ROWS) {
      this.#badRows.push({
        file,
        line: number % LINES,
        column: outcome.column,
        value,
        reason: outcome.reason,
      });
    }
  }

  report(written: boolean): ImportReport {
    const order = ({ file, line }: BadRow): number => this.#files.indexOf(file) * LINES + line;
    return {
      counts: this.#counts,
      badRows: this.#badRows.toSorted((one, other) => order(one) - order(other)),
      problems: this.problems,
      written,
    };
  }
}
