/** Finds the feedback that a row means: the relation by people and cohort, the round by title or number. */

import { roundCalled } from '../../domain/feedback-selection.ts';
import type { ImportedFeedbackKey, RowProblem } from '../../domain/imported-rows.ts';
import type { RelationRow } from '../../domain/operations/rows.ts';
import type { FeedbackRound } from '../../domain/programme.ts';
import type { FeedbackKey } from '../../domain/programme-store.ts';
import { readRounds } from '../programme-reading.ts';
import { isPair, type KnownPair, pairFinder, shownPair } from './pairs.ts';
import { byPair, pairKey, relationsOf, severalCohorts } from './relation-matching.ts';
import type { ImportContext } from './tables.ts';

/** The feedback that a row means; or that somebody in it was erased; or why it cannot be found. */
export type FoundKey = FeedbackKey | 'erased' | RowProblem;

/** Whether it was found. */
export const isKey = (found: FoundKey | undefined): found is FeedbackKey =>
  typeof found === 'object' && 'relation_id' in found;

/** A key as one text. */
export const keyText = ({ relation_id, round_id, role }: FeedbackKey): string =>
  `${relation_id} ${round_id} ${role}`;

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
