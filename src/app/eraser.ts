/** The eraser of pages, which report a missing secret key. */

import type { Configuration } from '../config/settings.ts';
import type { Eraser } from '../domain/eraser.ts';
import { type Database, DatabaseOpenError } from '../store/database.ts';
import { createEraser } from '../store/erasure/eraser.ts';
import { KEY_UNUSABLE, openErasureDigests } from './secret-key.ts';

/** Creates the eraser of a database, or throws why erasing is disabled. */
export async function openEraser(
  configuration: Configuration,
  database: Database,
): Promise<Eraser | { readonly unavailable: string }> {
  try {
    return createEraser(database, await openErasureDigests(configuration, database));
  } catch (error) {
    if (error instanceof DatabaseOpenError) return { unavailable: KEY_UNUSABLE };
    throw error;
  }
}
