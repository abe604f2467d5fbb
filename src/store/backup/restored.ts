/** The common part of restores to SQLite and PostgreSQL. */

import { byOperator, recordAuditEntries } from '../audit.ts';
import { type Database, DatabaseOpenError } from '../database.ts';
import type { ErasureDigests } from '../erasure-digests.ts';
import { adoptErasureKey } from '../erasures.ts';
import { markRestoredAsDoubtful } from '../mail/outbox-messages.ts';
import { migrate } from '../migrations/migrate.ts';
import { pauseRestoredReminders } from '../reminder-settings.ts';
import { TABLE_NAMES, TABLES } from '../schema.ts';
import { BackupError } from './backup-error.ts';
import { countMissing, type Erasures, readErasures, repeatErasures } from './erasures.ts';
import type { PagesWatcher } from './sqlite-copy.ts';

/** The terms of a restore. */
export interface RestoreOptions {
  /** Whether a database with records may be replaced. */
  readonly replace: boolean;
  /** The day on which erasures of the replaced database are repeated; null: they are not. */
  readonly eraseAgainOn: Temporal.PlainDate | null;
  /**
   * Creates the digests with the secret key, which is created if it is missing and no known digest was made
   * with one.
   *
   * @throws DatabaseOpenError if it cannot be read or created
   */
  readonly digestsFor: (known: readonly string[]) => Promise<ErasureDigests>;
  readonly onPages: PagesWatcher;
  /** Aborts the restore; the database then stays as it was. */
  readonly signal: AbortSignal;
}

/** The result of a restore. */
export interface RestoreResult {
  /** The new name of the replaced database file; null if it had no records, or with PostgreSQL. */
  readonly kept: string | null;
  readonly applied: readonly string[];
  /** The number of erasures that the backup lacks. */
  readonly unknownErasures: number;
  /** Why the secret key does not match the erasures of the backup; null if it does. */
  readonly wrongKey: string | null;
}

const OTHERWISE = 'With --bring-back-erased, the copy is restored without it.';

type ErasureTerms = Pick<RestoreOptions, 'eraseAgainOn' | 'digestsFor'>;

/**
 * Checks, before anything is replaced, that erasures can be repeated if that is requested.
 *
 * @throws BackupError if the secret key is missing or another one
 */
export async function assertErasuresRepeatable(
  { key, byDigest }: Erasures,
  { eraseAgainOn, digestsFor }: ErasureTerms,
): Promise<void> {
  if (eraseAgainOn === null || byDigest.size === 0) return;
  try {
    if ((await digestsFor([key])).fingerprint === key) return;
  } catch (error) {
    if (!(error instanceof DatabaseOpenError)) throw error;
    const message = `To keep the erasures of the replaced database, the restore needs its secret key. ${error.message} ${OTHERWISE}`;
    throw new BackupError(message, { cause: error });
  }
  throw new BackupError(
    `To keep the erasures of the replaced database, the restore needs the secret key that they were recorded with (${key}), but the key here is another. Use its key file (or SECRET_KEY). ${OTHERWISE}`,
  );
}

/** Migrates the restored database, and repeats the erasures. */
export async function prepareRestored(
  database: Database,
  erasures: Erasures,
  terms: ErasureTerms,
): Promise<Omit<RestoreResult, 'kept'>> {
  const applied = await migrate(database);
  await database.write(async (transaction) => {
    for (const table of TABLE_NAMES)
      if (TABLES[table].restored === false) await transaction.deleteFrom(table).execute();
    await markRestoredAsDoubtful(transaction);
    await pauseRestoredReminders(transaction);
  });
  const { unknownErasures, wrongKey } = await bringErasuresTo(database, erasures, terms);
  const detail = {
    'erasures unknown to the copy': unknownErasures,
    'erased again': terms.eraseAgainOn === null ? 'no' : 'yes',
  };
  const deed = byOperator('restore', 'database', null, unknownErasures === 0 ? null : detail);
  await recordAuditEntries(database, [deed]);
  return { applied, unknownErasures, wrongKey };
}

async function bringErasuresTo(
  database: Database,
  erasures: Erasures,
  { eraseAgainOn, digestsFor }: ErasureTerms,
): Promise<Pick<RestoreResult, 'unknownErasures' | 'wrongKey'>> {
  const copied = await readErasures(database.reader, await database.tables());
  try {
    const digests = await digestsFor([copied.key, erasures.key]);
    await adoptErasureKey(database, digests);
    const unknownErasures = countMissing(copied, erasures);
    if (eraseAgainOn !== null && unknownErasures > 0)
      await repeatErasures(database, erasures, digests, eraseAgainOn);
    return { unknownErasures, wrongKey: null };
  } catch (error) {
    if (!(error instanceof DatabaseOpenError)) throw error;
    if (eraseAgainOn !== null && erasures.byDigest.size > 0) {
      throw new BackupError(`The erasures cannot be repeated: ${error.message}`, { cause: error });
    }
    return { unknownErasures: countMissing(copied, erasures), wrongKey: error.message };
  }
}
