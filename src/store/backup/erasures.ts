/** What was erased, as far as a database knows. */

import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

/** The erasures of a database at one moment. */
export interface Erasures {
  readonly digests: ReadonlyMap<string, string>;
  /** How many of them others do not know; what was erased in one moment is one. */
  unknownTo(others: Erasures): number;
}

/** Reads them. */
export async function erasuresIn(queries: Kysely<Schema>, tables: readonly string[]): Promise<Erasures> {
  const rows = tables.includes('erasures')
    ? await queries.selectFrom('erasures').select(['digest', 'erased_at']).execute()
    : [];
  const digests = new Map(rows.map(({ digest, erased_at }) => [digest, erased_at]));
  return {
    digests,
    unknownTo(others) {
      const unknown = [...digests].filter(([digest]) => !others.digests.has(digest));
      return new Set(unknown.map(([, moment]) => moment)).size;
    },
  };
}
