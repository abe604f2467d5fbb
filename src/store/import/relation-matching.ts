/** Finds the relation or feedback that a row means: the relation by its pair and cohort, the round by title or number. */

import { sql } from 'kysely';
import { roundCalled } from '../../domain/feedback-selection.ts';
import type { ImportedFeedbackKey, ImportedRelation, RowProblem } from '../../domain/imported-rows.ts';
import type { RelationRow } from '../../domain/operations/rows.ts';
import type { FeedbackKey, FeedbackRound } from '../../domain/programme.ts';
import { readRounds, readRows } from '../programme-reading.ts';
import { isAnyOf } from '../row-conditions.ts';
import { type FoundPair, isPair, type KnownPair, type PairFinder, pairFinder, shownPair } from './pairs.ts';
import type { ImportContext, ImportQueries } from './tables.ts';

interface MeantRelation extends KnownPair {
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

function severalCohorts(pair: KnownPair, relations: readonly RelationRow[]): RowProblem {
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

const pairKey = ({ mentor, mentee }: KnownPair): string => `${mentor.id} ${mentee.id}`;

/** The feedback that a row means; or that a person in it was erased; or why it cannot be found. */
export type FoundKey = FeedbackKey | 'erased' | RowProblem;

/** Whether it was found. */
export const isKey = (found: FoundKey | undefined): found is FeedbackKey =>
  typeof found === 'object' && 'relation_id' in found;

/** Finds the feedback of each row. */
export async function findKeys(
  context: ImportContext,
  imported: readonly { readonly row: ImportedFeedbackKey }[],
): Promise<readonly FoundKey[]> {
  const { queries } = context;
  const rows = imported.map(({ row }) => row);
  const found = rows.map(await pairFinder(context, rows));
  const rounds = await readRounds(queries);
  const relations = byPair(await relationsOf(queries, found));
  return rows.map((row, index): FoundKey => {
    const pair = found[index] ?? 'erased';
    if (!isPair(pair)) return pair;
    const relation = relationOf(row.cohort, pair, relations.get(pairKey(pair)) ?? []);
    if ('reason' in relation) return relation;
    const round = roundOf(row, rounds);
    return 'reason' in round ? round : { relation_id: relation.id, round_id: round.id, role: row.role };
  });
}

/** The relation in the cohort; without a cohort, the relation without one, or the only relation. */
function relationOf(
  cohort: string,
  pair: KnownPair,
  candidates: readonly RelationRow[],
): RelationRow | RowProblem {
  const named = candidates.find((one) => one.cohort === cohort);
  if (named !== undefined) return named;
  const [only] = candidates;
  if (only === undefined) {
    const reason = `There is no relation of ${shownPair(pair)}. Correct the e-mails, or import the relations first.`;
    return { column: 'mentee_email', reason };
  }
  return cohort === '' && candidates.length === 1 ? only : severalCohorts(pair, candidates);
}

/** The round. Who owes it may have changed since a feedback was received, so that is not checked. */
function roundOf(
  { round }: ImportedFeedbackKey,
  rounds: readonly FeedbackRound[],
): FeedbackRound | RowProblem {
  const titles = rounds.map(({ title }) => `“${title}”`).join(', ');
  const reason = `There is no such round. The rounds are ${titles}.`;
  return roundCalled(rounds, round) ?? { column: 'round', reason };
}
