/** Finds the feedback that a row means: the relation by people and cohort, the round by title or number. */

import { roundCalled } from '../../domain/feedback-selection.ts';
import type { ImportedFeedbackKey, RowProblem } from '../../domain/imported-rows.ts';
import type { FeedbackRound } from '../../domain/programme.ts';
import type { FeedbackKey } from '../../domain/programme-store.ts';
import { readRounds } from '../programme-reading.ts';
import { type KnownPair, pairFinder, shownPair } from './pairs.ts';
import type { ImportContext } from './tables.ts';

/** The feedback that a row means; or that somebody in it was erased; or why it cannot be found. */
export type FoundKey = FeedbackKey | 'erased' | RowProblem;

/** Whether it was found. */
export const isKey = (found: FoundKey | undefined): found is FeedbackKey =>
  typeof found === 'object' && 'relation_id' in found;

/** A key as one text. */
export const keyText = ({ relation_id, round_id, role }: FeedbackKey): string =>
  `${relation_id} ${round_id} ${role}`;

interface Candidate {
  readonly id: number;
  readonly cohort: string;
}

/** Finds the feedback of each row. */
export async function findKeys(
  context: ImportContext,
  rows: readonly ImportedFeedbackKey[],
): Promise<readonly FoundKey[]> {
  const { queries } = context;
  const pairs = await pairFinder(context, rows);
  const rounds = await readRounds(queries);
  const found = rows.map((row) => pairs.find(row));
  const known = found.flatMap((pair) => (typeof pair === 'object' && 'mentor' in pair ? [pair] : []));
  const relations = await queries
    .selectFrom('relations')
    .select(['id', 'mentor_id', 'mentee_id', 'cohort'])
    .where('mentor_id', 'in', [0, ...new Set(known.map(({ mentor }) => mentor.id))])
    .where('mentee_id', 'in', [0, ...new Set(known.map(({ mentee }) => mentee.id))])
    .orderBy('id')
    .execute();
  const byPair = Map.groupBy(relations, ({ mentor_id, mentee_id }) => `${mentor_id} ${mentee_id}`);
  return rows.map((row, index): FoundKey => {
    const pair = found[index];
    if (pair === undefined || pair === 'erased' || 'reason' in pair) return pair ?? 'erased';
    const relation = relationOf(row.cohort, pair, byPair.get(`${pair.mentor.id} ${pair.mentee.id}`) ?? []);
    if ('reason' in relation) return relation;
    const round = roundOf(row, rounds);
    return 'reason' in round ? round : { relation_id: relation.id, round_id: round.id, role: row.role };
  });
}

/** The relation in the cohort; without a cohort, the relation without one, or the only relation. */
function relationOf(
  cohort: string,
  people: KnownPair,
  candidates: readonly Candidate[],
): Candidate | RowProblem {
  const [only] = candidates;
  const named = candidates.find((one) => one.cohort === cohort);
  if (named !== undefined) return named;
  const pair = shownPair(people);
  if (only === undefined) {
    return {
      column: 'mentee_email',
      reason: `There is no relation of ${pair}. Correct the e-mails, or import the relations first.`,
    };
  }
  if (cohort === '' && candidates.length === 1) return only;
  const cohorts = candidates.map((one) => (one.cohort === '' ? 'none' : `“${one.cohort}”`)).join(', ');
  return {
    column: 'cohort',
    reason: `The relations of ${pair} are of the cohorts ${cohorts}. Give the one that is meant.`,
  };
}

/** The round. Who owes it may have changed since a feedback was received, so that is not checked. */
function roundOf(
  { round }: ImportedFeedbackKey,
  rounds: readonly FeedbackRound[],
): FeedbackRound | RowProblem {
  const titles = rounds.map(({ title }) => `“${title}”`).join(', ');
  return (
    roundCalled(rounds, round) ?? {
      column: 'round',
      reason: `There is no such round. The rounds are ${titles}.`,
    }
  );
}
