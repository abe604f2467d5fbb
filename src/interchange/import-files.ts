/** An import: files in, everything or nothing, and what became of each row. */

import {
  ChangedMeanwhileError,
  type ImportSession,
  type ImportStore,
  type ImportTerms,
} from '../domain/import-store.ts';
import { type ImportedRows, KINDS, type Kind, type Outcome } from '../domain/imported-rows.ts';
import { type ImportReport, ImportReportBuilder, LINES } from './import-report.ts';
import { placeOf } from './record.ts';
import { inspectTable, type ReadingOptions, type TableFile } from './table-file.ts';
import { readTable } from './table-reading.ts';
import { columnNamesOf, TABLES } from './tables.ts';

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

/** How often everything is read again where somebody else changes the records. */
const ATTEMPTS = 3;
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
  await using session = await store.begin({
    isMove: options.isMove,
    by: options.by,
    kinds: files.map(({ kind }) => kind),
  });
  const tally = new ImportReportBuilder(files);
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
      for (const outcome of outcomes) tally.add(outcome, null);
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
  tally: ImportReportBuilder,
  signal: AbortSignal,
): Promise<number> {
  let count = 0;
  for await (const batch of readTable(file, options, options.onBytes)) {
    signal.throwIfAborted();
    count += batch.length;
    const imported = batch.flatMap((read) => {
      const number = index * LINES + read.line;
      tally.place(number, read);
      if ('says' in read) return { number, place: `${placeOf(read)} of ${file.path}`, row: read.says };
      for (const { value, ...outcome } of read.problems) tally.add({ number, outcome }, value);
      return [];
    });
    if (imported.length < batch.length) session.leaveOut(file.kind, batch.length - imported.length);
    const rows = new Map(imported.map(({ number, row }) => [number, row]));
    for (const told of await session.take(file.kind, imported)) {
      const row = rows.get(told.number);
      tally.add(told, row === undefined ? null : shownCell(file.kind, row, told.outcome, options.timeZone));
    }
    if (file.kind !== 'relations') tally.forgetPlaces();
  }
  return count;
}

/** What stands in the column that an outcome is about. */
function shownCell<K extends Kind>(
  kind: K,
  row: ImportedRows[K],
  outcome: Outcome,
  timeZone: string,
): string | null {
  if (typeof outcome === 'string' || outcome.column === null) return null;
  const cell = TABLES[kind].write(row, timeZone)[columnNamesOf(kind).indexOf(outcome.column)] ?? null;
  return cell === null ? null : String(cell);
}
