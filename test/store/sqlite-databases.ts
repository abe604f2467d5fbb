/** SQLite databases for tests: real files in a folder of their own. */

import { join } from 'node:path';
import type { Database } from '../../src/store/database.ts';
import { openSqlite } from '../../src/store/sqlite/sqlite.ts';
import type { TestDatabase } from '../contract/database-kind.ts';
import { copyMigratedFile } from '../support/migrated-database.ts';
import { temporaryFolder } from '../support/service.ts';

/** A file that a test may open as often as it likes; closed and removed with the test. */
export async function sqliteFile(): Promise<
  AsyncDisposable & { readonly file: string; readonly folder: string; open(): Database }
> {
  await using making = new AsyncDisposableStack();
  const folder = making.use(await temporaryFolder());
  const file = join(folder.path, 'mentoring.db');
  const held = making.move();
  return {
    file,
    folder: folder.path,
    open: () => held.use(openSqlite(file)),
    [Symbol.asyncDispose]: () => held.disposeAsync(),
  };
}

/** A database for the contract suites. */
export async function sqliteDatabase(): Promise<TestDatabase> {
  const database = await sqliteFile();
  await copyMigratedFile(database.file);
  return {
    url: `sqlite:${database.file}`,
    open: async () => database.open(),
    [Symbol.asyncDispose]: () => database[Symbol.asyncDispose](),
  };
}
