/** The erasers of commands and of pages, which report a missing secret key. */

import type { Configuration } from '../config/settings.ts';
import type { Eraser } from '../domain/eraser.ts';
import { type Database, DatabaseOpenError } from '../store/database.ts';
import { createEraser } from '../store/erasure/eraser.ts';
import { KEY_UNUSABLE, openErasureDigests } from './secret-key.ts';
import { removeForgottenFolders } from './upload-folders.ts';

/**
 * Creates the eraser of a database. With a person go the files of uploads that processes have left behind, which may name them; those
 * that a process reads now, perhaps for another database, go when it has read them.
 *
 * @throws DatabaseOpenError without the secret key
 */
export async function createFullEraser(configuration: Configuration, database: Database): Promise<Eraser> {
  const eraser = createEraser(database, await openErasureDigests(configuration, database));
  return {
    ...eraser,
    async erasePerson(...given) {
      const erased = await eraser.erasePerson(...given);
      await removeForgottenFolders();
      return erased;
    },
  };
}

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
