/** The database of a command. */

import { readProcessConfiguration } from '../config/configuration.ts';
import type { Configuration } from '../config/settings.ts';
import type { Database } from '../store/database.ts';
import { commandIn } from './declaration.ts';

/** The database and configuration that most commands work on. */
export interface OpenDatabase {
  readonly configuration: Configuration;
  readonly database: Database;
  readonly timeZone: string;
}

/**
 * Runs work on the configured database.
 *
 * @param open how it is opened: it must exist and be of this version, or is brought there
 */
export async function withDatabase(
  work: (opened: OpenDatabase) => Promise<void>,
  open: 'openExistingDatabase' | 'openUpToDateDatabase' = 'openExistingDatabase',
): Promise<void> {
  const { configuration } = readProcessConfiguration();
  const openers = await import('../app/database.ts');
  await using database = await openers[open](configuration);
  await work({ configuration, database, timeZone: configuration.TIME_ZONE });
}

/** Declares a command on the configured database. */
export const databaseCommand = commandIn((work: (opened: OpenDatabase) => Promise<void>) =>
  withDatabase(work),
);

/** Returns a frame that opens stores of the configured database as well. */
export const withStores =
  <Stores extends object>(
    openStores: (opened: OpenDatabase) => Promise<Stores>,
    open?: Parameters<typeof withDatabase>[1],
  ) =>
  (work: (opened: OpenDatabase & Stores) => Promise<void>): Promise<void> =>
    withDatabase(async (opened) => work({ ...opened, ...(await openStores(opened)) }), open);

/** Returns the function that declares commands on stores of the configured database. */
export const storeCommand = <Stores extends object>(...how: Parameters<typeof withStores<Stores>>) =>
  commandIn(withStores(...how));
