/** Received feedback, as forms and other programs report it. */

import { ConflictError } from './errors.ts';
import { date, integer, type PartOf, type RecordOf, type SubmissionOf, text } from './fields.ts';
import type { Origin } from './origin.ts';
import type { Page, PageRequest, Versioned } from './page.ts';
import { type ParticipantRole, ROLES } from './programme.ts';

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
