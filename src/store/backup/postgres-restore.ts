/** Finishes a restore of PostgreSQL, which the operator made by pg_restore. */

import { openPostgres } from '../postgres/postgres.ts';
import { BackupError } from './backup-error.ts';
import { readErasures } from './erasures.ts';
import {
  assertErasuresRepeatable,
  prepareRestored,
  type RestoreOptions,
  type RestoreResult,
} from './restored.ts';

/**
 * Makes a restored database ready for use: it is migrated, sessions end, mail that may have been sent is held back, and whom and
 * what the replaced database has recorded as erased is erased again.
 *
 * @param replaced the address of the database that it replaces; it is only read
 * @param url the address of the restored database
 * @throws BackupError if that is refused or fails; DatabaseOpenError if one of them cannot be reached
 */
export async function finishPostgresRestore(
  replaced: string,
  url: string,
  terms: RestoreOptions,
): Promise<RestoreResult> {
  await using database = await openPostgres(url, {
    connections: 2,
    timeLimit: null,
    namedBy: 'DATABASE_URL',
  });
  if (!(await database.tables()).includes('migrations')) {
    throw new BackupError(
      'The database of DATABASE_URL holds no copy. Fill it by pg_restore first (docs/backups.md).',
    );
  }
  await using before = await openPostgres(replaced, {
    connections: 1,
    timeLimit: null,
    namedBy: 'the address given',
  });
  const erasures = await readErasures(before.reader, await before.tables());
  await assertErasuresRepeatable(erasures, terms);
  return { kept: null, ...(await prepareRestored(database, erasures, terms)) };
}
