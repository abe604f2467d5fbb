/** An import: files in, everything or nothing, and what became of each row. */

import { ChangedMeanwhileError, type ImportStore } from '../domain/import-store.ts';
import { KINDS } from '../domain/imported-rows.ts';
import type { ImportReport } from './import-report.ts';
import { directoryOf, type ProposalOptions, readTables } from './proposal.ts';
import type { ImportOptions, TableFile } from './table-file.ts';
import { TableImport } from './table-import.ts';

/** A listener for progress. */
export interface ImportWatcher {
  /** The content of the files, before their rows are read. */
  onFiles?(files: readonly TableFile[]): void;
  /** How many bytes of all files are read. */
  onBytes?(done: number): void;
  /** How many rows of a file are read so far. */
  onRows?(file: TableFile, rows: number): void;
  onFile?(file: TableFile, rows: number): void;
  onGoals?(done: number, total: number): void;
  /** The files are read again, because the records were changed meanwhile. */
  onAgain?(): void;
}

/** The maximum number of attempts if others change the records meanwhile. */
const ATTEMPTS = 3;

/**
 * Imports files that nobody looks at beforehand: what a page would ask is an error.
 *
 * @throws TableError where a file cannot be taken as a whole; nothing is written
 * @throws as {@link importTables}
 */
export async function importFiles(
  store: ImportStore,
  paths: readonly string[],
  options: ImportOptions & ProposalOptions,
  watcher: ImportWatcher,
  signal: AbortSignal,
): Promise<ImportReport> {
  const { files, people, remembered } = await readTables(await directoryOf(store), paths, options);
  return await importTables(store, files, { ...options, people, remembered }, watcher, signal);
}

/**
 * Imports tables, in the order in which their kinds refer to each other.
 *
 * @throws TableError where a file cannot be taken as a whole; nothing is written
 * @throws ChangedSinceSeenError where the programme is not as it was seen
 * @throws ChangedMeanwhileError where others change the records time and again
 */
export async function importTables(
  store: ImportStore,
  files: readonly TableFile[],
  options: ImportOptions,
  watcher: ImportWatcher,
  signal: AbortSignal,
): Promise<ImportReport> {
  watcher.onFiles?.(files);
  for (let attempt = 1; ; attempt++) {
    try {
      return await importOnce(store, files, options, watcher, signal);
    } catch (error) {
      if (!(error instanceof ChangedMeanwhileError) || attempt === ATTEMPTS) throw error;
      watcher.onAgain?.();
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
  const tables = new TableImport(files, options, signal);
  const { isMove, by, account_id, reason, seen } = options;
  await using session = await store.begin({
    ...{ isMove, by, account_id, reason, seen },
    accepts: tables.accepts,
  });
  let bytesBefore = 0;
  for (const kind of KINDS) {
    const own = files.filter((file) => file.kind === kind);
    for (const file of own) {
      const rows = await tables.take(session, file, {
        onBytes: (done) => watcher.onBytes?.(bytesBefore + done),
        onRows: (count) => watcher.onRows?.(file, count),
      });
      bytesBefore += file.bytes;
      watcher.onFile?.(file, rows);
    }
    await tables.takeNewPeople(session, kind, (file, rows) => watcher.onRows?.(file, rows));
    if (own.length === 0) continue;
    for await (const outcomes of session.settle(kind)) {
      signal.throwIfAborted();
      for (const outcome of outcomes) tables.tell(outcome);
    }
  }
  const { tally } = tables;
  const written = tally.blocking === 0 || options.skipBad;
  const { recalled, answers, mended } = tables;
  const report = { ...tally.report(written), recalled, answers, mended };
  if (!written || options.dryRun) return { ...report, entry: null };
  const entry = await session.publish((done, total) => watcher.onGoals?.(done, total), signal);
  return { ...report, entry };
}
