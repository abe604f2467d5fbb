/** Finds the feedback that a delivery is about, or why it is ambiguous. */

import { ConflictError, InvalidValuesError } from '../../domain/errors.ts';
import type { IncomingFeedback, Respondent } from '../../domain/operations/unassigned-feedback.ts';
import type { UnassignedReason } from '../../domain/operations/unclear-feedback.ts';
import type { ParticipantRole } from '../../domain/programme.ts';
import { type RelationCandidate, SeveralRelationsError } from '../../domain/received-feedback.ts';
import type { Queries } from '../schema.ts';
import { type MatchedFeedback, matchFeedback, onlyRoleOf } from './reported-feedback.ts';

/** The reason why a feedback is not clear. */
export interface Unclear {
  readonly reason: UnassignedReason;
  /** In sentences. */
  readonly problem: string;
  readonly candidates: readonly RelationCandidate[];
}

const unclear = (reason: UnassignedReason, problem: string): Unclear => ({ reason, problem, candidates: [] });

type FeedbackReference = Respondent & Pick<IncomingFeedback, 'external_id' | 'source'>;

/** Finds the feedback by the data of a delivery. */
export async function matchDelivery(
  queries: Queries,
  said: FeedbackReference,
): Promise<MatchedFeedback | Unclear> {
  const who = await respondentOf(queries, said);
  if ('reason' in who) return who;
  if (said.round === null) return unclear('no round', 'Nothing says which round it is.');
  const { partner, relation, round, source, external_id } = said;
  try {
    return await matchFeedback(queries, {
      ...who,
      partner: partner ?? '',
      relation,
      round,
      received_on: null,
      source,
      external_id,
    });
  } catch (error) {
    return unclearFrom(error);
  }
}

/**
 * The day on which a delivered feedback counts as received: today if the clock of the form program was wrong, because its
 * day is after today or before the relation began.
 */
export const dayOfDelivery = (
  delivered: Temporal.PlainDate,
  { start }: MatchedFeedback,
  today: Temporal.PlainDate,
): Temporal.PlainDate =>
  Temporal.PlainDate.compare(delivered, today) > 0 || Temporal.PlainDate.compare(delivered, start) < 0
    ? today
    : delivered;

async function respondentOf(
  queries: Queries,
  { person, role, relation }: FeedbackReference,
): Promise<{ readonly person: string; readonly role: ParticipantRole } | Unclear> {
  if (person === null) {
    if (relation === null) return unclear('no person', 'Nothing says who gave it.');
    if (role === null)
      return unclear('unknown role', 'Nothing says whether the mentee or the mentor gave it.');
    const row = await queries
      .selectFrom('relations')
      .innerJoin('participants', 'participants.id', `relations.${role}_id`)
      .where('relations.id', '=', relation)
      .select('participants.email')
      .executeTakeFirst();
    if (row === undefined) return unclear('unknown relation', `There is no relation ${relation}.`);
    return { person: row.email, role };
  }
  const found = role ?? (await onlyRoleOf(queries, person));
  if (found === undefined) return unclear('unknown person', `There is no participant “${person}”.`);
  if (found === null) {
    return unclear(
      'unknown role',
      `“${person}” is a mentee and a mentor, and nothing says which of them gave it.`,
    );
  }
  return { person, role: found };
}

function unclearFrom(error: unknown): Unclear {
  if (error instanceof SeveralRelationsError) {
    return { ...unclear('several relations', error.message), candidates: error.relations };
  }
  if (error instanceof ConflictError) return unclear('other feedback', error.message);
  if (!(error instanceof InvalidValuesError)) throw error;
  const problem = Object.values(error.errors).flat().join(' ');
  const fields = Object.keys(error.errors);
  if (fields.includes('person')) return unclear('unknown person', problem);
  return unclear(fields.includes('round') ? 'unknown round' : 'unknown relation', problem);
}
