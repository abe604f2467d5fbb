/** What erases for pages: a missing secret key is told there. */

import type { Configuration } from '../config/settings.ts';
import type { Eraser } from '../domain/eraser.ts';
import { type Database, DatabaseOpenError } from '../store/database.ts';
import { createEraser } from '../store/eraser.ts';
import { openErasureDigests } from './secret-key.ts';

/** Makes what erases from a database, or says why nothing can be erased. */
export async function openEraser(
  configuration: Configuration,
  database: Database,
): Promise<Eraser | { readonly unavailable: string }> {
  try {
    return createEraser(database, await openErasureDigests(configuration, database));
  } catch (error) {
    if (error instanceof DatabaseOpenError) return { unavailable: error.message };
    throw error;
  }
}
