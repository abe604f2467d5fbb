/** Finds the relation that a row means: by its pair and its cohort. */

import { sql } from 'kysely';
import type { ImportedRelation, RowProblem } from '../../domain/imported-rows.ts';
import type { RelationRow } from '../../domain/operations/rows.ts';
import { readRows } from '../programme-reading.ts';
import { isAnyOf } from '../row-conditions.ts';
import { type FoundPair, isPair, type KnownPair, type PairFinder, shownPair } from './pairs.ts';
import type { ImportContext, ImportQueries } from './tables.ts';

/** The people of a row, and the cohort of the relation. */
export interface MeantRelation extends KnownPair {
  readonly cohort: string;
}

/** Tells a relation from all others; undefined where a row means none. */
export const relationKey = (meant: MeantRelation | 'erased' | RowProblem | undefined): string | undefined =>
  isPair(meant) ? `${pairKey(meant)} ${meant.cohort}` : undefined;

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
  const { rows: lastOnes } = await sql<{ last: number | null }>`
    select max(id) as last from ${sql.id(schema, 'relations')}`.execute(queries);
  const last = Number(lastOnes[0]?.last ?? 0);
  const earlier = byPair(known.filter(({ id }) => id <= last));
  return rows.map((row) => {
    const pair = pairs(row);
    if (!isPair(pair)) return pair;
    const own = earlier.get(pairKey(pair)) ?? [];
    const [only] = own;
    if (row.cohort !== '' || only === undefined || own.some(({ cohort }) => cohort === '')) {
      return { ...pair, cohort: row.cohort };
    }
    if (own.length === 1) return { ...pair, cohort: only.cohort };
    return severalCohorts(pair, own);
  });
}

/** The problem of a row whose pair has relations in several cohorts. */
export function severalCohorts(pair: KnownPair, relations: readonly RelationRow[]): RowProblem {
  const cohorts = relations.map(({ cohort }) => (cohort === '' ? 'none' : `“${cohort}”`)).join(', ');
  const reason = `The relations of ${shownPair(pair)} are of the cohorts ${cohorts}. Give the one that is meant.`;
  return { column: 'cohort', reason };
}

/** The relations of the pairs that were found, and a few of others; all of a mentor with many would be too many. */
export function relationsOf(queries: ImportQueries, found: readonly FoundPair[]): Promise<RelationRow[]> {
  const pairs = found.filter(isPair);
  const mentors = isAnyOf(
    'mentor_id',
    pairs.map(({ mentor }) => mentor.id),
  );
  const mentees = isAnyOf(
    'mentee_id',
    pairs.map(({ mentee }) => mentee.id),
  );
  return readRows(queries, 'relations', sql`${mentors} and ${mentees}`);
}

/** The relations of each pair, by its {@link pairKey}. */
export const byPair = (relations: readonly RelationRow[]): ReadonlyMap<string, readonly RelationRow[]> =>
  Map.groupBy(relations, ({ mentor_id, mentee_id }) => `${mentor_id} ${mentee_id}`);

/** Tells a pair from all others. */
export const pairKey = ({ mentor, mentee }: KnownPair): string => `${mentor.id} ${mentee.id}`;
