/** Moves an SQLite database into an empty PostgreSQL database, and verifies the copy. */

import { type Database, DatabaseOpenError, type ReadableDatabase, type SnapshotReader } from '../database.ts';
import { readIdentity } from '../identity.ts';
import { isUpToDate, migrate } from '../migrations/migrate.ts';
import { assertNoService } from '../running-services.ts';
import { MOVE_TABLE } from '../unfinished-move.ts';
import { type Comparison, checksumsOf, compareChecksums } from './checksums.ts';
import { claim, IN_USE, isInUse } from './claim.ts';
import { copy, release } from './copy.ts';
import { assertMovable, assertUnchanged, type SourceSummary, summarizeSource } from './source.ts';

/** Is notified of the progress. */
export interface MoveWatcher {
  /** An earlier move left something: it is resumed, or removed because the source has changed since. */
  onEarlier(what: 'begun' | 'outdated', rows: number): void;
  onCopied(rows: number, total: number): void;
  /** The number of rows of both databases. */
  onChecked(rows: number, total: number): void;
}

/** The result of a move; if the databases differ, a new copy is not released. */
export interface MoveReport extends Comparison {
  /** False if an earlier move had copied everything. */
  readonly moved: boolean;
}

/**
 * Moves a database, or resumes an unfinished move. The source is only read. If everything was copied before,
 * both are compared and nothing is written.
 *
 * @param source a migrated database
 * @param place the place of the source, for people
 * @param signal aborts it between two batches; copied rows stay for the next attempt
 * @throws DatabaseOpenError if the source cannot be moved, or the target may not be filled
 */
export async function moveDatabase(
  source: ReadableDatabase & SnapshotReader,
  place: string,
  target: Database,
  watcher: MoveWatcher,
  signal: AbortSignal,
): Promise<MoveReport> {
  const watch = watching(watcher, signal);
  const tables = await target.tables();
  if (!tables.includes(MOVE_TABLE)) {
    // A database without migrations is empty or belongs to another program, which migrating it finds out.
    if (tables.includes('migrations')) {
      if (
        tables.includes('identity') &&
        (await readIdentity(target.reader)) === (await readIdentity(source.reader))
      )
        return { moved: false, ...(await compareAgain(source, target, watch)) };
      if (await isInUse(target.reader, tables)) throw new DatabaseOpenError(IN_USE);
    }
    await migrate(target);
  }
  await assertNoService(target, signal);
  await using workspace = await target.openWorkspace();
  const { stock, move, sums } = await source.read(async (queries) => {
    const stock = await summarizeSource(queries);
    await assertMovable(queries);
    signal.throwIfAborted();
    const { move: begun, was } = await claim(workspace, stock, place);
    if (was !== 'empty') watcher.onEarlier(was, begun.rows);
    const move = await copy(queries, workspace, begun, watch.copied(stock));
    return { stock, move, sums: await checksumsOf(queries, watch.checked(stock, 0)) };
  });
  await assertUnchanged(source, stock);
  // The service's lock keeps others from changing the copy between its verification and its release.
  return await workspace.write(async (transaction) => {
    const comparison = compareChecksums(
      sums,
      await checksumsOf(transaction, watch.checked(stock, stock.rows)),
    );
    await release(transaction, move, comparison.isSame);
    return { moved: true, ...comparison };
  });
}

async function compareAgain(
  source: SnapshotReader,
  target: Database,
  watch: ReturnType<typeof watching>,
): Promise<Comparison> {
  if (!(await isUpToDate(target))) {
    throw new DatabaseOpenError(
      'An older version of the program has already moved the source there; the copy has other tables now. Nothing was changed.',
    );
  }
  const { stock, sums } = await source.read(async (queries) => {
    const stock = await summarizeSource(queries);
    return { stock, sums: await checksumsOf(queries, watch.checked(stock, 0)) };
  });
  await using workspace = await target.openWorkspace();
  const found = await workspace.read((queries) => checksumsOf(queries, watch.checked(stock, stock.rows)));
  return compareChecksums(sums, found);
}

/** Throws between two batches if the signal is aborted. */
const watching = (watcher: MoveWatcher, signal: AbortSignal) => ({
  copied: (stock: SourceSummary) => (rows: number) => {
    signal.throwIfAborted();
    watcher.onCopied(rows, stock.rows);
  },
  checked: (stock: SourceSummary, before: number) => {
    let done = before;
    return (rows: number) => {
      signal.throwIfAborted();
      done += rows;
      watcher.onChecked(done, 2 * stock.rows);
    };
  },
});
