/** Temporary folders that a killed process left behind. */

import { readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The age from which such a folder is removed, in milliseconds; no work takes as long. */
const MAX_AGE_MS = 24 * 3_600_000;

/**
 * Removes temporary folders that have not changed for a day.
 *
 * @param prefix the prefix of their names
 */
export async function removeForgottenFolders(prefix: string): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(prefix)) continue;
    const folder = join(tmpdir(), name);
    const status = await stat(folder).catch(() => null);
    if (status?.isDirectory() === true && Date.now() - status.mtimeMs > MAX_AGE_MS) {
      // Another process may be removing it too, or it belongs to somebody else.
      await rm(folder, { recursive: true, force: true }).catch(() => undefined);
    }
  }
}
