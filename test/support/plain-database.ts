/** A SQLite file as it is, past the service, which may be writing to it at the same moment. */

import { DatabaseSync, type DatabaseSyncOptions } from 'node:sqlite';

/** In milliseconds; without it, a statement fails at once while a service writes. */
const PATIENCE = 120_000;

/** Opens a file as SQLite sees it. */
export const plainDatabase = (file: string, options: DatabaseSyncOptions = {}): DatabaseSync =>
  new DatabaseSync(file, { timeout: PATIENCE, ...options });
