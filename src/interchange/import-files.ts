/** An import: files in, everything or nothing, and what became of each row. */

import { ChangedMeanwhileError, type ImportStore } from '../domain/import-store.ts';
import { KINDS } from '../domain/imported-rows.ts';
import { type ImportReport, ImportReportBuilder } from './import-report.ts';
import { inspectTables } from './inspecting.ts';
import type { ImportOptions, TableFile } from './table-file.ts';
import { TableImport } from './table-import.ts';

/** A listener for progress. */
export interface ImportWatcher {
  /** The content of the files, before their rows are read. */
  onFiles(files: readonly TableFile[]): void;
  /** How many bytes of all files are read. */
  onBytes(done: number): void;
  /** How many rows of a file are read so far. */
  onRows?(file: TableFile, rows: number): void;
  /** Rows are compared with what is known of their records; all that is read is read. */
  onComparing?(): void;
  /** Everything is to be written. */
  onWriting?(): void;
  /** A file was read to its end. */
  onFile(file: TableFile, rows: number): void;
  /** How many goals are written of how many. */
  onGoals(done: number, total: number): void;
  /** The files are read again, because the records were changed meanwhile. */
  onAgain(): void;
}

/** The maximum number of attempts if others change the records meanwhile. */
const ATTEMPTS = 3;

/**
 * Imports files, in the order in which their kinds refer to each other.
 *
 * @throws TableError where a file cannot be taken as a whole; nothing is written
 * @throws ImportRunningError where another import is writing
 * @throws ChangedSinceSeenError where the programme is not as it was seen
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
  for (const path of paths) files.push(...(await inspectTables(path, options)));
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
  const taking = new TableImport(files, options);
  await using session = await store.begin({
    isMove: options.isMove,
    by: options.by,
    account_id: options.account_id,
    reason: options.reason,
    seen: options.seen,
    kinds: taking.kinds,
    accepts: taking.accepts,
  });
  const tally = new ImportReportBuilder(taking.tables);
  let bytesBefore = 0;
  for (const kind of KINDS) {
    const own = files.filter((file) => file.kind === kind);
    for (const file of own) {
      const onBytes = (done: number): void => watcher.onBytes(bytesBefore + done);
      const onRows = (rows: number): void => watcher.onRows?.(file, rows);
      const rows = await taking.take(session, file, tally, { onBytes, onRows, signal });
      bytesBefore += file.bytes;
      watcher.onFile(file, rows);
    }
    const onPeople = (file: TableFile, rows: number): void => watcher.onRows?.(file, rows);
    await taking.takeNewPeople(session, kind, tally, { onRows: onPeople, signal });
    if (own.length === 0) continue;
    for await (const outcomes of session.settle(kind)) {
      signal.throwIfAborted();
      watcher.onComparing?.();
      for (const outcome of outcomes) taking.tell(outcome, tally);
    }
  }
  const written = tally.blocking === 0 || options.skipBad;
  if (!written || options.dryRun) return { ...tally.report(written), entry: null };
  watcher.onWriting?.();
  const entry = await session.publish(watcher.onGoals, signal);
  return { ...tally.report(written), entry };
}
