/** Finds the relation that a row means: by its pair and its cohort. */

import { sql } from 'kysely';
import type { ImportedRelation, RowProblem } from '../../domain/imported-rows.ts';
import { type KnownPair, type PairFinder, shownPair } from './pairs.ts';
import type { ImportContext, ImportQueries, ImportSchema } from './tables.ts';

/** A relation without its history. */
export type RelationRow = Omit<ImportSchema['relations'], 'owed_from'>;

/** The people of a row, and the cohort of the relation. */
export interface MeantRelation extends KnownPair {
  readonly cohort: string;
}

/** Tells a relation from all others; undefined where a row means none. */
export const relationKey = (meant: MeantRelation | 'erased' | RowProblem | undefined): string | undefined =>
  typeof meant === 'object' && 'mentor' in meant
    ? `${meant.mentor.id} ${meant.mentee.id} ${meant.cohort}`
    : undefined;

/**
 * Finds the relation of each row. Without a cohort it is the pair's relation without one, or the only one
 * from before this import: a row with a new cohort in the same import is another relation.
 */
export async function relationsMeant(
  { queries, schema }: ImportContext,
  rows: readonly ImportedRelation[],
  pairs: PairFinder,
  known: readonly RelationRow[],
): Promise<readonly (MeantRelation | 'erased' | RowProblem)[]> {
  const { rows: lastOnes } = await sql<{
    last: number | null;
  }>`select max(id) as last from ${sql.id(schema, 'relations')}`.execute(queries);
  const last = Number(lastOnes[0]?.last ?? 0);
  const earlier = Map.groupBy(
    known.filter(({ id }) => id <= last),
    ({ mentor_id, mentee_id }) => `${mentor_id} ${mentee_id}`,
  );
  return rows.map((row) => {
    const pair = pairs.find(row);
    if (pair === 'erased' || 'reason' in pair) return pair;
    const own = earlier.get(`${pair.mentor.id} ${pair.mentee.id}`) ?? [];
    const [only] = own;
    if (row.cohort !== '' || only === undefined || own.some(({ cohort }) => cohort === '')) {
      return { ...pair, cohort: row.cohort };
    }
    if (own.length === 1) return { ...pair, cohort: only.cohort };
    const cohorts = own.map(({ cohort }) => `“${cohort}”`).join(', ');
    return {
      column: 'cohort',
      reason: `The relations of ${shownPair(pair)} are of the cohorts ${cohorts}. Give the one that is meant.`,
    };
  });
}

/** The relations of some pairs, and a few of others; all of a mentor with many would be too many. */
export async function relationsOf(
  queries: ImportQueries,
  pairs: readonly Pick<KnownPair, 'mentor' | 'mentee'>[],
): Promise<readonly RelationRow[]> {
  return queries
    .selectFrom('relations')
    .select(['id', 'mentor_id', 'mentee_id', 'manager_id', 'cohort', 'start', 'end', 'status'])
    .where('mentor_id', 'in', [0, ...new Set(pairs.map(({ mentor }) => mentor.id))])
    .where('mentee_id', 'in', [0, ...new Set(pairs.map(({ mentee }) => mentee.id))])
    .orderBy('id')
    .execute();
}
