/** Delivered feedback that could not be assigned to a relation, kept until somebody decides about it. */

import type { HistoryNote, Origin, Signature } from '../origin.ts';
import type { Page, PageRequest, Versioned } from '../page.ts';
import type { ParticipantRole } from '../programme.ts';
import type { ReceivedFeedback, RelationCandidate } from '../received-feedback.ts';
import type { Refused } from './planning.ts';
import type { Basis, Conflict, Performed, Preview, Refusal } from './programme-history.ts';
import type { UnassignedReason } from './remarks.ts';

/** The statements of a delivery about the respondent and the feedback; null where it makes none. */
export interface Respondent {
  readonly role: ParticipantRole | null;
  /** An e-mail address, an id or an external id. */
  readonly person: string | null;
  /** The other person of the relation, identified in the same ways. */
  readonly partner: string | null;
  readonly relation: number | null;
  /** The title or the number of a round. */
  readonly round: string | null;
}

/** A feedback as a form program delivers it. */
export interface IncomingFeedback extends Respondent {
  /** The form program, such as `typeform`. */
  readonly source: string;
  /** The id of the response in the form program. */
  readonly external_id: string;
  readonly received_on: Temporal.PlainDate;
}

/** The maximum length of texts in a delivery, in characters. */
export const MAX_TEXT_LENGTH = 255;

/** For how many days a dismissal can be undone. */
export const KEPT_DISMISSALS = 30;

/** How many unassigned feedbacks are kept at the most; then deliveries are refused until some are decided. */
export const MAX_UNASSIGNED = 10_000;

/** The outcome of a delivery; the same for a repeated delivery if nothing has changed since. */
export type IntakeOutcome =
  | { readonly kind: 'recorded'; readonly feedback: ReceivedFeedback }
  | { readonly kind: 'unassigned'; readonly number: number; readonly reason: UnassignedReason }
  /** Somebody has decided about it. */
  | { readonly kind: 'assigned' | 'dismissed'; readonly number: number };

export interface FeedbackIntake {
  /**
   * Records a feedback, or keeps it as unassigned. A repeated delivery is not kept twice.
   *
   * @throws ServiceUnavailableError if too many are unassigned already
   */
  take(feedback: IncomingFeedback): Promise<IntakeOutcome>;
}

export interface UnassignedFeedback extends IncomingFeedback {
  readonly number: number;
  readonly arrived_at: Temporal.Instant;
  /** Why it could not be assigned when it arrived. */
  readonly reason: UnassignedReason;
  /** Why it cannot be assigned now; null if it can be as it is. */
  readonly unclear: UnassignedReason | null;
  /** The same in sentences, as the API answers it; null if it can be as it is, such as after an import. */
  readonly problem: string | null;
  readonly candidates: readonly RelationCandidate[];
}

/** Corrections of a delivery; absent properties keep its values. A relation precedes a person who is not given here. */
export type AssignmentTarget = Partial<Respondent>;

export interface UnassignedFeedbackStore extends Versioned {
  /** One page, latest arrivals first, with the exact count. */
  page(request: PageRequest): Promise<Page<UnassignedFeedback>>;
  count(): Promise<number>;
  /** One of them; null if no undecided one has this number. */
  find(number: number): Promise<UnassignedFeedback | null>;
  previewAssignment(
    number: number,
    target: AssignmentTarget,
    reason: string | null,
  ): Promise<Preview | Refusal>;
  /** Records it as received, with an entry in the history. Undoing the entry makes it unassigned again. */
  assign(
    number: number,
    target: AssignmentTarget,
    signature: Signature,
    basis?: Basis,
  ): Promise<Performed | Refusal | Conflict>;
  /**
   * Decides that it is no feedback of the programme. With a note it is an entry of the history, which can be undone for
   * {@link KEPT_DISMISSALS} days; what was said of the respondent is removed then, or at once. The id of the response stays,
   * so that it is not kept again.
   *
   * @returns undefined if it was done
   */
  dismiss(
    number: number,
    reason: string | null,
    by: Pick<Origin, 'account' | 'token'>,
    note?: HistoryNote,
  ): Promise<Refused | undefined>;
}
