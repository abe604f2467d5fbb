/** Moves a database of SQLite over whole into an empty one of PostgreSQL, and makes sure that both hold the same. */

import { type Database, DatabaseOpenError, type ReadableDatabase, type SnapshotReader } from '../database.ts';
import { readIdentity } from '../identity.ts';
import { isUpToDate, migrate } from '../migrations/migrate.ts';
import { assertNoService } from '../running-services.ts';
import { MOVE_TABLE } from '../unfinished-move.ts';
import { claim, IN_USE, isInUse } from './claim.ts';
import { type Comparison, compare, sumsOf } from './compare.ts';
import { copy } from './copy.ts';
import { release } from './fill.ts';
import { assertMovable, assertUnchanged, type SourceSummary, summarizeSource } from './source.ts';

/** Is told how far a move has come. */
export interface MoveWatcher {
  /** An earlier move has left something: it is gone on from, or cleared away, as the source has changed since. */
  onEarlier(what: 'begun' | 'outdated', rows: number): void;
  onCopied(rows: number, total: number): void;
  /** Rows of both databases. */
  onChecked(rows: number, total: number): void;
}

/** What became of a move; where both do not hold the same, a copy that was made now is not released. */
export interface MoveReport extends Comparison {
  /** False if an earlier move had brought everything over. */
  readonly moved: boolean;
}

/**
 * Moves a database over, or continues with a move that was not finished. Nothing is written to the source. Where everything
 * came over before, both are held against each other, and nothing is written at all.
 *
 * @param source up to date
 * @param place where the source is, for people to read
 * @param signal ends it between two parts; what came over stays for the next time
 * @throws DatabaseOpenError if the one cannot be moved, or the other may not be filled
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
    // What has no migrations is empty or another program's, which bringing it up to date tells apart.
    if (tables.includes('migrations')) {
      if (tables.includes('identity') && (await readIdentity(target)) === (await readIdentity(source)))
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
    return { stock, move, sums: await sumsOf(queries, watch.checked(stock, 0)) };
  });
  await assertUnchanged(source, stock);
  // Nobody who heeds the service's lock changes the copy between its check and its release.
  return await workspace.write(async (transaction) => {
    const comparison = compare(sums, await sumsOf(transaction, watch.checked(stock, stock.rows)));
    await release(transaction, move, comparison.isSame);
    return { moved: true, ...comparison };
  });
}

/** Holds a copy that was finished before against its source. */
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
    return { stock, sums: await sumsOf(queries, watch.checked(stock, 0)) };
  });
  await using workspace = await target.openWorkspace();
  const found = await workspace.read((queries) => sumsOf(queries, watch.checked(stock, stock.rows)));
  return compare(sums, found);
}

/** Ends the work between two parts once it is told to stop. */
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
