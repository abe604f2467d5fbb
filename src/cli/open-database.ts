/** The database of a command. */

import { readProcessConfiguration } from '../config/configuration.ts';
import type { Configuration } from '../config/settings.ts';
import type { Database } from '../store/database.ts';
import { commandIn } from './declaration.ts';

/** What most commands work on. */
export interface OpenDatabase {
  readonly configuration: Configuration;
  readonly database: Database;
  readonly timeZone: string;
}

/** Runs work on the configured database, which must exist and be of this version. */
export async function withDatabase(work: (opened: OpenDatabase) => Promise<void>): Promise<void> {
  const { configuration } = readProcessConfiguration();
  const { openExistingDatabase } = await import('../app/database.ts');
  await using database = await openExistingDatabase(configuration);
  await work({ configuration, database, timeZone: configuration.TIME_ZONE });
}

/** Declares a command on the configured database. */
export const databaseCommand = commandIn(withDatabase);

/** Returns a frame that opens stores of the configured database as well. */
export const withStores =
  <Stores extends object>(open: (opened: OpenDatabase) => Promise<Stores>) =>
  (work: (opened: OpenDatabase & Stores) => Promise<void>): Promise<void> =>
    withDatabase(async (opened) => work({ ...opened, ...(await open(opened)) }));

/** Returns the function that declares commands on stores of the configured database. */
export const storeCommand = <Stores extends object>(open: (opened: OpenDatabase) => Promise<Stores>) =>
  commandIn(withStores(open));
