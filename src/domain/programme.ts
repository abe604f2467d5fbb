/**
 * The programme's records: who mentors whom, since when, with which manager, and the received feedback. Owed
 * feedback follows from them (`due-feedbacks.ts`).
 */

type PlainDate = Temporal.PlainDate;

export const ROLES = ['mentee', 'mentor'] as const;

/** The role of a participant. Somebody with both roles is two participants. */
export type ParticipantRole = (typeof ROLES)[number];

export interface Manager {
  readonly id: number;
  /** The name that lists show. */
  readonly first_name: string;
  readonly last_name: string | null;
  /** In lower case, unique. */
  readonly email: string;
}

/** Replaces the e-mail address of an erased person; nobody can have such an address (RFC 2606, section 2). */
export const erasedEmailOf = (id: number): string => `erased-${id}@erased.invalid`;

export const ERASED_NAME = '(erased)';

/** Whether an e-mail address is that of an erased person. */
export const isErased = (email: string): boolean => email.endsWith('@erased.invalid');

/** A person in one role. Both roles share a sequence of ids, so an id is unambiguous. */
export interface Participant {
  readonly id: number;
  readonly role: ParticipantRole;
  readonly full_name: string;
  /** In lower case, unique within a role. */
  readonly email: string;
  /** Their id in another system, unique. */
  readonly external_id: string | null;
  /** The language of messages to them (`de`); null: the default of reminders. */
  readonly language: string | null;
  /** Those of records that were merged into this one, which still find the person; absent where there are none. */
  readonly former_emails?: readonly string[];
  /** Their external ids, likewise. */
  readonly former_external_ids?: readonly string[];
}

/** The full name of a manager. */
export const managerName = ({ first_name, last_name }: Pick<Manager, 'first_name' | 'last_name'>): string =>
  last_name === null ? first_name : `${first_name} ${last_name}`;

/** A person in a text: `Ada Example (7)`. */
export const personName = ({ full_name, id }: Pick<Participant, 'full_name' | 'id'>): string =>
  `${full_name} (${id})`;

export const RELATION_STATUSES = [
  'proposed',
  'matched',
  'on_hold',
  'completed',
  'ended_early',
  'declined',
] as const;

export type RelationStatus = (typeof RELATION_STATUSES)[number];

/** A transition from one status to another, with its verb. */
export interface Transition {
  readonly name: 'match' | 'decline' | 'hold' | 'resume' | 'complete' | 'end';
  readonly from: RelationStatus;
  readonly to: RelationStatus;
}

/** All transitions: the state machine of relations, as docs/programme.md draws it. Final statuses have none. */
export const TRANSITIONS: readonly Transition[] = [
  { name: 'match', from: 'proposed', to: 'matched' },
  { name: 'decline', from: 'proposed', to: 'declined' },
  { name: 'hold', from: 'matched', to: 'on_hold' },
  { name: 'resume', from: 'on_hold', to: 'matched' },
  { name: 'complete', from: 'matched', to: 'completed' },
  { name: 'complete', from: 'on_hold', to: 'completed' },
  { name: 'end', from: 'matched', to: 'ended_early' },
  { name: 'end', from: 'on_hold', to: 'ended_early' },
];

/** Whether a status may follow another. */
export function mayFollow(before: RelationStatus, after: RelationStatus): boolean {
  return TRANSITIONS.some(({ from, to }) => from === before && to === after);
}

/** Whether nothing may follow a status. */
export const isOver = (status: RelationStatus): boolean => !TRANSITIONS.some(({ from }) => from === status);

/** A status in words, such as `on hold`. */
export const inWords = (status: string): string => status.replaceAll('_', ' ');

/** A change of status, which takes effect at the beginning of its day. */
export interface StatusChange {
  readonly status: RelationStatus;
  readonly since: PlainDate;
  readonly reason: string | null;
}

/** A pair of a mentor and a mentee, unique within a cohort. */
export interface Relation {
  readonly id: number;
  readonly mentor_id: number;
  readonly mentee_id: number;
  /** Null if it has no manager yet. */
  readonly manager_id: number | null;
  /** The empty text if there are no cohorts. */
  readonly cohort: string;
  readonly start: PlainDate;
  /** The expected end; null if it is open. */
  readonly end: PlainDate | null;
  /** From the first status to the current one, in the order of their days; at least one. */
  readonly history: readonly StatusChange[];
}

/** The date from which a round's due date counts. */
export type DueRule =
  /** This many days after the start. */
  | { readonly counts_from: 'start'; readonly days: number }
  /** At a share of the days from start to expected end, rounded down; without an end, days after the start. */
  | { readonly counts_from: 'share'; readonly share: number; readonly days_without_end: number }
  /** This many days after the expected end; without an end, days after the start. */
  | { readonly counts_from: 'end'; readonly days: number; readonly days_without_end: number };

/** When a round is due, who owes it, and whether it is on. */
export interface RoundRule {
  readonly due: DueRule;
  readonly roles: readonly ParticipantRole[];
  /** Nobody owes a round that is switched off. */
  readonly active: boolean;
}

interface CohortRule extends RoundRule {
  readonly cohort: string;
}

export interface FeedbackRound extends RoundRule {
  readonly id: number;
  readonly title: string;
  /** Its position, from 1. */
  readonly order: number;
  readonly cohorts: readonly CohortRule[];
}

/** The rule of a round in a cohort. */
export const ruleIn = (round: FeedbackRound, cohort: string): RoundRule =>
  round.cohorts.find((one) => one.cohort === cohort) ?? round;

/** The key of a feedback, received or not. */
export interface FeedbackKey {
  readonly relation_id: number;
  readonly round_id: number;
  readonly role: ParticipantRole;
}

/** The key as one text, for maps and sets. */
export const feedbackName = ({ relation_id, round_id, role }: FeedbackKey): string =>
  `${relation_id} ${round_id} ${role}`;

/** Another due date, or a waiver. */
export interface FeedbackException extends FeedbackKey {
  /** Null if the regular date applies. */
  readonly due_date: PlainDate | null;
  readonly waived: boolean;
  readonly reason: string | null;
}

export interface Feedback extends FeedbackKey {
  readonly received_on: PlainDate;
  /** Its source, such as `typeform`. */
  readonly source: string | null;
  readonly external_id: string | null;
}

export interface Programme {
  readonly managers: readonly Manager[];
  readonly participants: readonly Participant[];
  readonly relations: readonly Relation[];
  readonly rounds: readonly FeedbackRound[];
  readonly exceptions: readonly FeedbackException[];
  readonly feedbacks: readonly Feedback[];
}
