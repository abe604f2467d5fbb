/** The table of feedbacks that came in by themselves and could not be assigned to a relation, as the queries see it. */

import type { UnassignedReason } from '../domain/operations/unassigned-feedback.ts';
import type { ParticipantRole } from '../domain/programme.ts';

export interface UnassignedFeedbackTable {
  readonly id: number;
  readonly arrived_at: string;
  readonly source: string;
  readonly external_id: string;
  readonly received_on: string;
  readonly reason: UnassignedReason;
  readonly role: ParticipantRole | null;
  readonly person: string | null;
  readonly partner: string | null;
  readonly relation: number | null;
  readonly round: string | null;
  readonly state: 'open' | 'assigned' | 'dismissed';
  /** The entry of the history that assigned it, or took that back. */
  readonly entry: number | null;
  /** The participant to whom it was assigned. */
  readonly assigned_person: number | null;
  /** Why it was dismissed. */
  readonly note: string | null;
}
