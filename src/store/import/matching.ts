/** Finds whom and what rows mean: pairs and managers by e-mail, relations by pair and cohort, rounds by title or number. */

import { roundCalled } from '../../domain/feedback-selection.ts';
import type { ImportedFeedbackKey, ImportedRelation, RowProblem } from '../../domain/imported-rows.ts';
import { roundsOf } from '../../domain/operations/as-programme.ts';
import type { RelationRow } from '../../domain/operations/rows.ts';
import type { FeedbackKey, FeedbackRound, Participant, ParticipantRole } from '../../domain/programme.ts';
import type { ImportContext } from './tables.ts';

/** The e-mails of a mentor and a mentee. */
interface NamedPair {
  readonly mentor_email: string;
  readonly mentee_email: string;
}

/** A known mentor and mentee. */
export interface KnownPair {
  readonly mentor: Participant;
  readonly mentee: Participant;
}

/** The pair; or that one of them was erased; or who is unknown. */
export type FoundPair = KnownPair | 'erased' | RowProblem;

/** Finds the pair of a row. */
export type PairFinder = (named: NamedPair) => FoundPair;

/** Whether it was found. */
export const isPair = (found: FoundPair | undefined): found is KnownPair =>
  typeof found === 'object' && 'mentor' in found;

/** A pair for people. */
export const shownPair = ({ mentor, mentee }: KnownPair): string => `${mentor.email} and ${mentee.email}`;

/** Finds pairs by what rows name. */
export function pairFinder({ tables, find, erased, digests, leftOut }: ImportContext): PairFinder {
  const known = (role: ParticipantRole, email: string): Participant | undefined => {
    const [one] = find.participants(`${role} ${email}`);
    if (one !== undefined) return one;
    const [former] = find.formerEmails(`${role} ${email}`);
    return former && tables.participants.get({ id: former.participant_id });
  };
  const isErased = (email: string): boolean =>
    erased.person.size > 0 && erased.person.has(digests.email(email));
  const missing = (role: ParticipantRole, email: string): 'erased' | RowProblem => {
    if (leftOut.has(`${role} ${email}`)) return 'erased';
    const other = role === 'mentor' ? 'mentee' : 'mentor';
    const reason =
      known(other, email) !== undefined
        ? `${email} is a ${other} here, and no ${role}. Correct the e-mail, or import them as a ${role} too.`
        : `There is no ${role} ${email}. Correct the e-mail, or import the participants first.`;
    return { column: `${role}_email`, reason };
  };
  const person = (role: ParticipantRole, email: string): Participant | 'erased' | RowProblem =>
    known(role, email) ?? missing(role, email);
  return ({ mentor_email, mentee_email }) => {
    if (isErased(mentor_email) || isErased(mentee_email)) return 'erased';
    const mentor = person('mentor', mentor_email);
    if (mentor === 'erased' || 'reason' in mentor) return mentor;
    const mentee = person('mentee', mentee_email);
    return mentee === 'erased' || 'reason' in mentee ? mentee : { mentor, mentee };
  };
}

/** The managers whom rows name, and those of known relations. */
export interface NamedManagers {
  /** Null if nobody is named, or an erased person, as if the cell were empty. */
  idOf(email: string | null): number | null | RowProblem;
  /** The e-mail as in files. */
  shown(id: number | null): string | null;
}

/** Looks up the managers of rows. */
export const findManagers = ({ tables, find, erased, digests }: ImportContext): NamedManagers => ({
  idOf(email) {
    if (email === null) return null;
    if (erased.person.size > 0 && erased.person.has(digests.email(email))) return null;
    const reason = `There is no manager ${email}. Correct the e-mail, or import the managers first.`;
    return find.managers(email)[0]?.id ?? { column: 'manager_email', reason };
  },
  shown: (id) => (id === null ? null : (tables.managers.get({ id })?.email ?? `manager ${id}`)),
});

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
export function relationsMeant(
  { tables, find }: ImportContext,
  rows: readonly ImportedRelation[],
  pairs: PairFinder,
): readonly (MeantRelation | 'erased' | RowProblem)[] {
  return rows.map((row) => {
    const pair = pairs(row);
    if (!isPair(pair)) return pair;
    const own = find.pairs(pairKey(pair)).filter((one) => tables.relations.wasThere(one));
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

/** Tells a pair from all others. */
export const pairKey = ({ mentor, mentee }: KnownPair): string => `${mentor.id} ${mentee.id}`;

/** The feedback that a row means; or that a person in it was erased; or why it cannot be found. */
export type FoundKey = FeedbackKey | 'erased' | RowProblem;

/** Whether it was found. */
export const isKey = (found: FoundKey | undefined): found is FeedbackKey =>
  typeof found === 'object' && 'relation_id' in found;

/** Finds the feedback of each row. */
export function findKeys(
  context: ImportContext,
  imported: readonly { readonly row: ImportedFeedbackKey }[],
): readonly FoundKey[] {
  const pairs = pairFinder(context);
  const { feedback_rounds, round_cohorts } = context.tables;
  const rounds = roundsOf({
    feedback_rounds: [...feedback_rounds.values()],
    round_cohorts: [...round_cohorts.values()],
  });
  return imported.map(({ row }): FoundKey => {
    const pair = pairs(row);
    if (!isPair(pair)) return pair;
    const relation = relationOf(row.cohort, pair, context.find.pairs(pairKey(pair)));
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
