/** What is the same of a restore into SQLite and into PostgreSQL. */

import { byOperator, noteDeeds } from '../audit.ts';
import type { Database } from '../database.ts';
import { migrate } from '../migrations/migrate.ts';
import { type Erasures, eraseAgain, erasuresIn, unknownTo } from './erasures.ts';
import type { PagesWatcher } from './sqlite-copy.ts';

/** How a copy is put back. */
export interface RestoreTerms {
  /** Whether a database that has records may be replaced. */
  readonly replace: boolean;
  /** The day on which those are erased again whom the replaced database knows as erased; null: they are back. */
  readonly eraseAgainOn: Temporal.PlainDate | null;
  readonly onPages: PagesWatcher;
  /** Ends it; then the database is as it was. */
  readonly signal: AbortSignal;
}

/** What became of it. */
export interface Restored {
  /** The file that the replaced database has now; null where there was none with records, or it was no file. */
  readonly kept: string | null;
  /** The steps that brought an older copy up to date. */
  readonly applied: readonly string[];
  /** How many erasures the replaced database knew, and the copy did not. */
  readonly unknownErasures: number;
}

/** Brings what a copy holds to the tables of this program, and to the erasures that were made after it. */
export async function bringTo(
  database: Database,
  erasures: Erasures,
  eraseAgainOn: Temporal.PlainDate | null,
): Promise<Omit<Restored, 'kept'>> {
  const applied = await migrate(database);
  const unknownErasures = unknownTo(await erasuresIn(database.reader, await database.tables()), erasures);
  if (eraseAgainOn !== null && unknownErasures > 0) await eraseAgain(database, erasures, eraseAgainOn);
  const detail = {
    'erasures unknown to the copy': unknownErasures,
    'erased again': eraseAgainOn === null ? 'no' : 'yes',
  };
  await database.write(
    (transaction) =>
      noteDeeds(transaction, [
        byOperator('restore', 'database', null, unknownErasures === 0 ? null : detail),
      ]),
    'audit',
  );
  return { applied, unknownErasures };
}
