/** Received feedback, as forms and other programs report it. */

import { ConflictError } from './errors.ts';
import { type Candidate, type NamedFeedback, participantCalled, type Unclear } from './feedback-selection.ts';
import { date, integer, type PartOf, type RecordOf, type SubmissionOf, text } from './fields.ts';
import type { Origin } from './origin.ts';
import type { Page, PageRequest, Versioned } from './page.ts';
import { folded } from './people-search.ts';
import {
  inWords,
  type Participant,
  type ParticipantRole,
  type Programme,
  personName,
  type Relation,
  ROLES,
} from './programme.ts';

export const receivedFeedbackFields = {
  model_id: integer({
    readOnly: true,
    label: 'Model ID',
    description: 'The id of the person who gave it.',
    example: 7,
  }),
  role: text({
    maximumLength: 6,
    choices: ROLES,
    description: 'What the person is in the relation: `mentee` or `mentor`.',
    example: 'mentee',
  }),
  person: text({
    maximumLength: 255,
    description: 'Who gave it: their e-mail address, id or external id. Shown as the e-mail address.',
    example: 'ada@example.org',
  }),
  full_name: text({ readOnly: true, description: 'Their full name.', example: 'Ada Example' }),
  round: text({
    maximumLength: 255,
    description: 'The feedback round, by its title or number. Shown as the title.',
    example: 'Chemistry',
  }),
  partner: text({
    maximumLength: 255,
    blank: true,
    description:
      'The other person of the relation, named in the same ways; needed if the person has several open relations.',
    example: 'bea@example.org',
  }),
  relation: integer({
    nullable: true,
    description: 'The id of the relation, instead of `partner`.',
    example: 1,
  }),
  received_on: date({
    nullable: true,
    description: 'The day it was received; by default today.',
    example: '2025-05-19',
  }),
  source: text({
    maximumLength: 255,
    nullable: true,
    blank: true,
    description: 'Where it came from.',
    example: 'typeform',
  }),
  external_id: text({
    maximumLength: 255,
    nullable: true,
    blank: true,
    label: 'External ID',
    description:
      'The id of the response in the form program. A feedback with the same external id is recorded once, however often it is sent.',
    example: 'response-2026-0518',
  }),
};

export type ReceivedFeedback = RecordOf<typeof receivedFeedbackFields>;

export type ReportedFeedback = Omit<SubmissionOf<typeof receivedFeedbackFields>, 'role'> & {
  readonly role: ParticipantRole;
};

export interface RelationCandidate {
  readonly relation: number;
  /** The e-mail address of the other person. */
  readonly partner: string;
  readonly full_name: string;
  readonly cohort: string;
  readonly start: string;
  readonly status: string;
}

/** A person has several relations, and the report does not say which one is meant. */
export class SeveralRelationsError extends ConflictError {
  readonly relations: readonly RelationCandidate[];

  constructor(message: string, relations: readonly RelationCandidate[]) {
    super(message, { relations });
    this.relations = relations;
  }
}

/** The filters of the list, by the columns that they compare; `round` is by title or number. */
export const receivedFeedbackFilters = {
  round: text({ description: 'Only feedbacks of this round, by title or number.', example: 'Chemistry' }),
  role: text({
    choices: ROLES,
    description: 'Only feedbacks of mentees, or of mentors.',
    example: 'mentee',
  }),
  relation: integer({ description: 'Only feedbacks of the relation with this id.', example: 12 }),
};

export type ReceivedFeedbackFilter = PartOf<typeof receivedFeedbackFilters>;

export interface ReceivedFeedbackStore extends Versioned {
  /**
   * One page, latest first, with the exact count, from one snapshot.
   *
   * @throws InvalidValuesError if the filter names a round that does not exist
   */
  page(request: PageRequest, filter: ReceivedFeedbackFilter): Promise<Page<ReceivedFeedback>>;
  /** The feedback with a number that is stored with an idempotency key; null if there is none. */
  find(number: number): Promise<ReceivedFeedback | null>;
  /**
   * Records a feedback. One with a known external id is not recorded again and gives the same result.
   *
   * @throws InvalidValuesError if a person, round or relation does not exist
   * @throws ConflictError if several open relations are possible, or the external id is that of another
   * feedback
   */
  receive(feedback: ReportedFeedback, origin?: Origin): Promise<ReceivedFeedback>;
}

// Selects a relation by what somebody types.

/** The input, as people type it. */
export interface NamedRelation extends Pick<NamedFeedback, 'with' | 'cohort'> {
  /** `r17`, or one of the two: an id, an e-mail, or a part of a name. A number that a relation has as well is unclear. */
  readonly relation: string;
}

/** The current status of a relation. */
export const lastStatus = ({ history }: Relation): string => history.at(-1)?.status ?? 'proposed';

/**
 * Selects the relation, without guessing: if several are possible, the result lists them.
 *
 * @param isPossible whether the operation is possible on a relation; impossible ones are candidates only if
 * there are no others
 */
export function chooseRelation(
  { participants, relations }: Programme,
  named: NamedRelation,
  isPossible: (relation: Relation) => boolean = () => true,
): Relation | Unclear {
  const id = /^r(\d+)$/i.exec(named.relation.trim())?.[1];
  if (id !== undefined) {
    const known = relations.find((one) => one.id === Number(id));
    if (known === undefined) return { problem: `There is no relation r${id}.`, candidates: [] };
    return contradiction(participants, known, named) ?? known;
  }
  const numbered = relations.find((one) => String(one.id) === named.relation.trim());
  const person = participantCalled(participants, named.relation, 'person');
  if ('problem' in person) {
    if (numbered === undefined) return { ...person, problem: unknownText(named.relation, person) };
    const problem = `${person.problem} A relation has this number. Give its r, too, if it is meant:`;
    return { problem, candidates: [candidateOf(participants, numbered)] };
  }
  const own = relations.filter(({ mentor_id, mentee_id }) => [mentor_id, mentee_id].includes(person.id));
  const others = own.flatMap((one) => otherOf(participants, one, person) ?? []);
  const inCohort = named.cohort === undefined ? own : own.filter((one) => isIn(one, named.cohort ?? ''));
  const isUnclear = numbered !== undefined && (own.length !== 1 || !own.includes(numbered));
  // Whoever names the other of the two has named a person, and no relation.
  if (isUnclear && named.with === undefined) {
    const problem = `“${numbered.id}” is the id of ${personName(person)}, and the number of the relation r${numbered.id}. Which one is meant? Give one of these:`;
    const possible = [numbered, ...own.filter((one) => one !== numbered)];
    return { problem, candidates: possible.map((one) => candidateOf(participants, one)) };
  }
  let meant = inCohort;
  if (named.with !== undefined) {
    const other = participantCalled(others, named.with, 'with');
    if ('problem' in other && other.candidates.length > 0) return other;
    meant = inCohort.filter(
      (one) => !('problem' in other) && otherOf(participants, one, person)?.id === other.id,
    );
  }
  const possible = meant.filter(isPossible);
  const left = possible.length > 0 ? possible : meant;
  const [only] = left;
  if (only !== undefined && left.length === 1) return only;
  const who = personName(person);
  const shown = only === undefined ? own : left;
  const problem =
    own.length === 0
      ? `${who} has no relation.`
      : only === undefined
        ? `${who} has no such relation. There are:`
        : `${who} has ${left.length} relations. Which one is meant? Give one of these:`;
  return { problem, candidates: shown.map((one) => candidateOf(participants, one)) };
}

/** The false statements about a relation that is named by its number: another one may be meant. */
function contradiction(
  participants: readonly Participant[],
  relation: Relation,
  named: NamedRelation,
): Unclear | undefined {
  const own = participants.filter(({ id }) => [relation.mentor_id, relation.mentee_id].includes(id));
  const candidates = [candidateOf(participants, relation)];
  if (named.cohort !== undefined && !isIn(relation, named.cohort)) {
    const problem = `r${relation.id} is not in the cohort “${named.cohort}”. If you mean this one, leave the cohort out:`;
    return { problem, candidates };
  }
  if (named.with === undefined || !('problem' in participantCalled(own, named.with, 'with')))
    return undefined;
  return {
    problem: `“${named.with}” is not in r${relation.id}. If you mean this one, leave that out:`,
    candidates,
  };
}

/** Why a text means no relation: it is neither the number of one nor one of its people, or may be several of them. */
function unknownText(text: string, { problem, candidates }: Unclear): string {
  if (candidates.length > 0) return problem;
  const number = text.trim();
  return /^\d+$/.test(number)
    ? `There is no person with the id ${number}, and no relation r${number}. Give r and the number of a relation, or the id, e-mail address or part of the name of one of the two.`
    : `There is no person “${text}”, so no relation was found. Give r and the number of a relation, or the id, e-mail address or part of the name of one of the two.`;
}

const isIn = ({ cohort }: Relation, wanted: string): boolean => folded(cohort) === folded(wanted);

function otherOf(
  participants: readonly Participant[],
  { mentor_id, mentee_id }: Relation,
  person: Participant,
): Participant | undefined {
  const id = mentor_id === person.id ? mentee_id : mentor_id;
  return participants.find((one) => one.id === id);
}

/** A relation in words: the two people, the cohort, and its status. */
export function relationInWords(
  participants: readonly Participant[],
  { mentor_id, mentee_id, cohort, history }: Relation,
): string {
  const name = (id: number): string =>
    personName(participants.find((one) => one.id === id) ?? { full_name: 'participant', id });
  const last = history.at(-1);
  const status = last === undefined ? '' : `, ${inWords(last.status)} since ${last.since}`;
  return `${name(mentee_id)} with ${name(mentor_id)}, ${cohort === '' ? 'no cohort' : cohort}${status}`;
}

const candidateOf = (participants: readonly Participant[], relation: Relation): Candidate => ({
  shown: relationInWords(participants, relation),
  named: { person: `r${relation.id}` },
});
