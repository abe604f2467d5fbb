/** Finds the person, round and relation of a reported feedback. */

import { sql } from 'kysely';
import { ConflictError, InvalidValuesError } from '../../domain/errors.ts';
import { roundCalled } from '../../domain/feedback-selection.ts';
import { candidateRelations, isOpen, type OwnRelation } from '../../domain/open-relation.ts';
import {
  type FeedbackKey,
  type FeedbackRound,
  type Participant,
  type ParticipantRole,
  ROLES,
  ruleIn,
} from '../../domain/programme.ts';
import { type ReportedFeedback, SeveralRelationsError } from '../../domain/received-feedback.ts';
import { readRounds, readRows } from '../programme-reading.ts';
import type { Queries } from '../schema.ts';

/** The feedback of a report. */
export interface MatchedFeedback {
  readonly key: FeedbackKey;
  /** The title of the round. */
  readonly title: string;
  readonly person_id: number;
  /** The day on which the relation began. */
  readonly start: Temporal.PlainDate;
  /** Whether it was recorded before with the same external id. */
  readonly isRecorded: boolean;
}

type Person = Pick<Participant, 'id' | 'full_name'>;

/**
 * Finds the feedback of a report.
 *
 * @throws InvalidValuesError if a person, round or relation does not exist
 * @throws ConflictError if several open relations are possible, or the external id is that of another
 * feedback
 */
export async function matchFeedback(queries: Queries, reported: ReportedFeedback): Promise<MatchedFeedback> {
  const { role, external_id } = reported;
  const errors: Record<string, readonly string[]> = {};
  const people = await peopleNamed(queries, role, reported.person);
  const [person] = people;
  if (person === undefined) {
    errors['person'] = [
      `There is no ${role} “${reported.person}”. Send an e-mail address, an id or an external id.`,
    ];
  } else if (people.length > 1) {
    errors['person'] = [
      `“${reported.person}” is the id of one ${role} and the external id of another. Send an e-mail address.`,
    ];
  }
  const rounds = await readRounds(queries);
  const round = roundCalled(rounds, reported.round);
  if (round === undefined) errors['round'] = [noRound(reported.round, rounds)];
  if (person === undefined || round === undefined || people.length > 1) {
    throw new InvalidValuesError(errors);
  }
  const meant = { title: round.title, person_id: person.id };
  const relations = await relationsOf(queries, role, person.id);
  const known = external_id ? await feedbackWithExternalId(queries, external_id) : undefined;
  if (known !== undefined) {
    const own = relations.find(({ relation_id }) => relation_id === known.relation_id);
    if (own !== undefined && known.role === role && known.round_id === round.id) {
      return { key: known, ...meant, start: Temporal.PlainDate.from(own.start), isRecorded: true };
    }
    throw new ConflictError(`The external id “${external_id}” is that of another feedback.`);
  }
  const partner = await partnerNow(queries, role, reported.partner);
  const { relation_id, cohort, start } = theOneMeant(relations, { ...reported, partner }, person, round);
  if (!ruleIn(round, cohort).roles.includes(role)) {
    throw new InvalidValuesError({ round: [`A ${role} owes no feedback “${round.title}”.`] });
  }
  const key = { relation_id, round_id: round.id, role };
  return { key, ...meant, start: Temporal.PlainDate.from(start), isRecorded: false };
}

/** The refusal of a round that does not exist. */
export const noRound = (round: string, rounds: readonly FeedbackRound[]): string =>
  `There is no round “${round}”. The rounds are ${rounds.map(({ title }) => `“${title}”`).join(', ')}.`;

/** The only role of a person; null if they have both, undefined if there is no such person. */
export async function onlyRoleOf(
  queries: Queries,
  name: string,
): Promise<ParticipantRole | null | undefined> {
  const found: ParticipantRole[] = [];
  for (const role of ROLES) if ((await peopleNamed(queries, role, name)).length > 0) found.push(role);
  return found.length > 1 ? null : found[0];
}

/** People of a role by e-mail address, external id or id, also by those of a record that was merged into theirs. */
async function peopleNamed(
  queries: Queries,
  role: ParticipantRole,
  name: string,
): Promise<readonly Person[]> {
  const people = await peopleNamedNow(queries, role, name);
  return people.length > 0 ? people : peopleNamedFormerly(queries, role, name);
}

function peopleNamedNow(queries: Queries, role: ParticipantRole, name: string): Promise<readonly Person[]> {
  const id = /^\d{1,15}$/.test(name) ? Number(name) : 0;
  const isNamed = sql`(email = ${name.toLowerCase()} or external_id = ${name} or id = ${id})`;
  return readRows(queries, 'participants', sql`role = ${role} and ${isNamed}`);
}

const peopleNamedFormerly = (
  queries: Queries,
  role: ParticipantRole,
  name: string,
): Promise<readonly Person[]> =>
  readRows(
    queries,
    'participants',
    sql`id in (
      select participant_id from former_emails where email = ${name.toLowerCase()} and role = ${role}
      union select participant_id from former_external_ids where external_id = ${name} and role = ${role}
    )`,
  );

/** The id of a partner who is named as in a record that was merged into theirs; else what was said. */
async function partnerNow(queries: Queries, role: ParticipantRole, partner: string): Promise<string> {
  const other = role === 'mentee' ? 'mentor' : 'mentee';
  if ((await peopleNamedNow(queries, other, partner)).length > 0) return partner;
  const [known, ...others] = await peopleNamedFormerly(queries, other, partner);
  return known === undefined || others.length > 0 ? partner : String(known.id);
}

async function relationsOf(
  queries: Queries,
  role: ParticipantRole,
  person: number,
): Promise<readonly OwnRelation[]> {
  const [own, other] =
    role === 'mentee' ? (['mentee_id', 'mentor_id'] as const) : (['mentor_id', 'mentee_id'] as const);
  return queries
    .selectFrom('relations')
    .innerJoin('participants', 'participants.id', `relations.${other}`)
    .where(`relations.${own}`, '=', person)
    .orderBy('relations.id')
    .select([
      'relations.id as relation_id',
      'participants.id as partner_id',
      'participants.email as partner_email',
      'participants.external_id as partner_external_id',
      'participants.full_name as partner_name',
      'relations.cohort',
      'relations.start',
      'relations.status',
    ])
    .execute();
}

const feedbackWithExternalId = (queries: Queries, externalId: string): Promise<FeedbackKey | undefined> =>
  queries
    .selectFrom('feedbacks')
    .where('external_id', '=', externalId)
    .select(['relation_id', 'round_id', 'role'])
    .executeTakeFirst();

function theOneMeant(
  relations: readonly OwnRelation[],
  { relation, partner }: ReportedFeedback,
  person: Person,
  round: FeedbackRound,
): OwnRelation {
  const who = `${person.full_name} (${person.id})`;
  const meant = candidateRelations(relations, { relation, partner });
  const [one] = meant;
  if (one === undefined) {
    throw new InvalidValuesError(
      relation !== null
        ? { relation: [`${who} has no relation ${relation}.`] }
        : relations.length > 0
          ? { partner: [`${who} has no relation with “${partner}”.`] }
          : { person: [`${who} has no relation.`] },
    );
  }
  if (meant.length === 1) return one;
  throw new SeveralRelationsError(
    `${who} has ${meant.length} ${isOpen(one) ? 'open ' : ''}relations, and each has a feedback “${round.title}” of its own. Send one of these as “relation”.`,
    meant.map((candidate) => ({
      relation: candidate.relation_id,
      partner: candidate.partner_email,
      full_name: candidate.partner_name,
      cohort: candidate.cohort,
      start: candidate.start,
      status: candidate.status,
    })),
  );
}
