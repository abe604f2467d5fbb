/** What is the same of a restore into SQLite and into PostgreSQL. */

import { byOperator, writeAuditEntries } from '../audit.ts';
import { type Database, DatabaseOpenError } from '../database.ts';
import type { ErasureDigests } from '../erasure-digests.ts';
import { adoptErasureKey } from '../erasures.ts';
import { migrate } from '../migrations/migrate.ts';
import { doubtRestoredMessages } from '../outbox-messages.ts';
import { pauseRestoredReminders } from '../reminder-settings.ts';
import { TABLE_NAMES, TABLES } from '../tables.ts';
import { BackupError } from './backup-error.ts';
import { type Erasures, eraseAgain, erasuresIn, unknownTo, withAllKeys } from './erasures.ts';
import type { PagesWatcher } from './sqlite-copy.ts';

/** How a copy is put back. */
export interface RestoreTerms {
  /** Whether a database that has records may be replaced. */
  readonly replace: boolean;
  /** The day on which those are erased again whom the replaced database knows as erased; null: they are back. */
  readonly eraseAgainOn: Temporal.PlainDate | null;
  /**
   * Makes digests with the secret key, which is made where it is missing and all that is known was made with none.
   *
   * @throws DatabaseOpenError if it cannot be had
   */
  readonly digestsFor: (known: readonly string[]) => Promise<ErasureDigests>;
  readonly onPages: PagesWatcher;
  /** Ends it; then the database is as it was. */
  readonly signal: AbortSignal;
}

/** What became of it. */
export interface Restored {
  /** The file that the replaced database has now; null if there was none with records, or it was no file. */
  readonly kept: string | null;
  /** The steps that brought an older copy up to date. */
  readonly applied: readonly string[];
  /** How many erasures the replaced database knew, and the copy did not. */
  readonly unknownErasures: number;
  /** Why the secret key that is here does not fit what the copy knows of erasures; null if it does. */
  readonly wrongKey: string | null;
}

type ErasureTerms = Pick<RestoreTerms, 'eraseAgainOn' | 'digestsFor'>;

/**
 * Makes sure, before anything is replaced, that what was erased can be erased again where that is asked for.
 *
 * @throws BackupError if the secret key is missing, or another one
 */
export async function assertErasable(
  { key, byDigest }: Erasures,
  { eraseAgainOn, digestsFor }: ErasureTerms,
): Promise<void> {
  if (eraseAgainOn === null || byDigest.size === 0) return;
  try {
    if ((await digestsFor([key])).bring('', key) !== null) return;
  } catch (error) {
    if (!(error instanceof DatabaseOpenError)) throw error;
    throw new BackupError(`--keep-erasures needs the secret key. ${error.message}`, { cause: error });
  }
  throw new BackupError(
    `--keep-erasures needs the secret key that the replaced database recorded its erasures with (${key}), but the key here is another. Use its key file (or SECRET_KEY).`,
  );
}

/** Brings what a copy holds to the tables of this program, and to the erasures that were made after it. */
export async function bringTo(
  database: Database,
  erasures: Erasures,
  terms: ErasureTerms,
): Promise<Omit<Restored, 'kept'>> {
  const applied = await migrate(database);
  await database.write(async (transaction) => {
    for (const table of TABLE_NAMES)
      if (TABLES[table].restored === false) await transaction.deleteFrom(table).execute();
    await doubtRestoredMessages(transaction);
    await pauseRestoredReminders(transaction);
  });
  const made = await bringErasuresTo(database, erasures, terms);
  const { unknownErasures } = made;
  const detail = {
    'erasures unknown to the copy': unknownErasures,
    'erased again': terms.eraseAgainOn === null ? 'no' : 'yes',
  };
  await database.write(
    (transaction) =>
      writeAuditEntries(transaction, [
        byOperator('restore', 'database', null, unknownErasures === 0 ? null : detail),
      ]),
    'audit',
  );
  return { applied, ...made };
}

/** Erases again what is to be, where the secret key that is here fits. */
async function bringErasuresTo(
  database: Database,
  erasures: Erasures,
  { eraseAgainOn, digestsFor }: ErasureTerms,
): Promise<Pick<Restored, 'unknownErasures' | 'wrongKey'>> {
  const copied = await erasuresIn(database.reader, await database.tables());
  try {
    const digests = await digestsFor([copied.key, erasures.key]);
    await adoptErasureKey(database, digests);
    const known = withAllKeys(erasures, digests);
    const unknownErasures = unknownTo(withAllKeys(copied, digests), known);
    if (eraseAgainOn !== null && unknownErasures > 0)
      await eraseAgain(database, known, digests, eraseAgainOn);
    return { unknownErasures, wrongKey: null };
  } catch (error) {
    if (!(error instanceof DatabaseOpenError)) throw error;
    if (eraseAgainOn !== null && erasures.byDigest.size > 0) {
      throw new BackupError(`The erasures cannot be repeated: ${error.message}`, { cause: error });
    }
    return { unknownErasures: unknownTo(copied, erasures), wrongKey: error.message };
  }
}
