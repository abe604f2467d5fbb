/**
 * The programme's own records: who mentors whom, since when, looked after by whom, and which feedbacks came in. What is
 * owed follows from them (`due-feedbacks.ts`) and is never recorded itself.
 */

type PlainDate = Temporal.PlainDate;

export const ROLES = ['mentee', 'mentor'] as const;

/** What somebody is to a relation. Someone who is both is two participants. */
export type ParticipantRole = (typeof ROLES)[number];

/** Somebody who looks after relations. */
export interface Manager {
  readonly id: number;
  /** The one that lists show. */
  readonly first_name: string;
  readonly last_name: string | null;
  /** In lower case; no two have the same. */
  readonly email: string;
}

/** What stands where an e-mail was that is erased; nobody can have such an address (RFC 2606, section 2). */
export const erasedEmailOf = (id: number): string => `erased-${id}@erased.invalid`;

/** What stands where the name of somebody erased was. */
export const ERASED_NAME = '(erased)';

/** Whether an e-mail is of somebody who was erased. */
export const isErased = (email: string): boolean => email.endsWith('@erased.invalid');

/** A person in one role. One sequence of ids for both roles, so that an id never means two people. */
export interface Participant {
  readonly id: number;
  readonly role: ParticipantRole;
  readonly full_name: string;
  /** In lower case; no two of a role have the same. */
  readonly email: string;
  /** Their id in another system; no two have the same. */
  readonly external_id: string | null;
  /** In which the mentoring programme writes to them (`de`); null: in that of the programme. */
  readonly language: string | null;
}

export const RELATION_STATUSES = [
  'proposed',
  'matched',
  'on_hold',
  'completed',
  'ended_early',
  'declined',
] as const;

export type RelationStatus = (typeof RELATION_STATUSES)[number];

/** A way from one status of a relation to another, with the word for taking it. */
export interface Transition {
  readonly name: 'match' | 'decline' | 'hold' | 'resume' | 'complete' | 'end';
  readonly from: RelationStatus;
  readonly to: RelationStatus;
}

/** All the ways there are: the state machine of relations, as docs/programme.md draws it. Nothing follows what is over. */
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

/** A change of status, which holds from the beginning of its day. */
export interface StatusChange {
  readonly status: RelationStatus;
  readonly since: PlainDate;
  readonly reason: string | null;
}

/** A mentor and a mentee. The same pair once per cohort. */
export interface Relation {
  readonly id: number;
  readonly mentor_id: number;
  readonly mentee_id: number;
  /** Null if nobody looks after it yet. */
  readonly manager_id: number | null;
  /** The empty text if there are no cohorts. */
  readonly cohort: string;
  readonly start: PlainDate;
  /** When it is expected to end; null if that is open. */
  readonly end: PlainDate | null;
  /** From the first status to the one it has, in the order of their days; at least one. */
  readonly history: readonly StatusChange[];
}

/** From when a round's due date counts. */
export type DueRule =
  /** So many days after the start. */
  | { readonly counts_from: 'start'; readonly days: number }
  /** At a share of the days from start to expected end, rounded down; or days after the start where that end is open. */
  | { readonly counts_from: 'share'; readonly share: number; readonly days_without_end: number }
  /** So many days after the expected end; or after the start where that end is open. */
  | { readonly counts_from: 'end'; readonly days: number; readonly days_without_end: number };

/** When a round is due, who owes it, and whether it is asked for at all. */
export interface RoundRule {
  readonly due: DueRule;
  /** Who owes it. */
  readonly roles: readonly ParticipantRole[];
  /** Nobody owes a round that is switched off. */
  readonly active: boolean;
}

/** What a round is in one cohort, instead of what it is in all others. */
export interface CohortRule extends RoundRule {
  readonly cohort: string;
}

/** A round of feedbacks. */
export interface FeedbackRound extends RoundRule {
  readonly id: number;
  readonly title: string;
  /** Where it stands among the rounds, from 1. */
  readonly order: number;
  /** The cohorts in which it is another. */
  readonly cohorts: readonly CohortRule[];
}

/** What a round is in a cohort. */
export const ruleIn = (round: FeedbackRound, cohort: string): RoundRule =>
  round.cohorts.find((one) => one.cohort === cohort) ?? round;

/** For one relation, round and role: another due date, or none at all. */
export interface FeedbackException {
  readonly relation_id: number;
  readonly round_id: number;
  readonly role: ParticipantRole;
  /** Null if the usual date holds. */
  readonly due_date: PlainDate | null;
  readonly waived: boolean;
  readonly reason: string | null;
}

/** A feedback that came in, for one relation, round and role. */
export interface Feedback {
  readonly relation_id: number;
  readonly round_id: number;
  readonly role: ParticipantRole;
  readonly received_on: PlainDate;
  /** Where it came from, such as `typeform`. */
  readonly source: string | null;
  readonly external_id: string | null;
}

/** All of it. */
export interface Programme {
  readonly managers: readonly Manager[];
  readonly participants: readonly Participant[];
  readonly relations: readonly Relation[];
  readonly rounds: readonly FeedbackRound[];
  readonly exceptions: readonly FeedbackException[];
  readonly feedbacks: readonly Feedback[];
}
