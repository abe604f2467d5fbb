/** The erasers of commands and of pages, which report a missing secret key. */

import type { Configuration } from '../config/settings.ts';
import type { Eraser } from '../domain/eraser.ts';
import { type Database, DatabaseOpenError } from '../store/database.ts';
import { createEraser } from '../store/erasure/eraser.ts';
import { KEY_UNUSABLE, openErasureDigests } from './secret-key.ts';

/**
 * Creates the eraser of a database.
 *
 * @throws DatabaseOpenError without the secret key
 */
export const createFullEraser = async (configuration: Configuration, database: Database): Promise<Eraser> =>
  createEraser(database, await openErasureDigests(configuration, database));

/** The eraser of pages; null if erasing is disabled. */
export async function usableEraser(configuration: Configuration, database: Database): Promise<Eraser | null> {
  const eraser = await openEraser(configuration, database);
  return 'unavailable' in eraser ? null : eraser;
}

/** Creates the eraser of pages, or says why erasing is disabled. */
export async function openEraser(
  configuration: Configuration,
  database: Database,
): Promise<Eraser | { readonly unavailable: string }> {
  try {
    return await createFullEraser(configuration, database);
  } catch (error) {
    if (error instanceof DatabaseOpenError) return { unavailable: KEY_UNUSABLE };
    throw error;
  }
}
