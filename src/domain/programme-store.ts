/** The ports of the programme's records. */

import type { FeedbackNeededReader } from './feedbacks-needed.ts';
import type {
  Feedback,
  FeedbackException,
  Manager,
  Participant,
  ParticipantRole,
  Programme,
  Relation,
  StatusChange,
} from './programme.ts';

/** One feedback that a relation owes, in or not. */
export interface FeedbackKey {
  readonly relation_id: number;
  readonly round_id: number;
  readonly role: ParticipantRole;
}

/** Changes records within one change of the whole; nothing of it is seen before all of it is. */
export interface ProgrammeWriter {
  addManager(manager: Omit<Manager, 'id'>): Promise<number>;
  addParticipant(participant: Omit<Participant, 'id'>): Promise<number>;
  /** Adds a relation with its whole history so far. */
  addRelation(relation: Omit<Relation, 'id'>): Promise<number>;
  /** Adds a change of status at the end of a relation's history. */
  changeStatus(relationId: number, change: StatusChange): Promise<void>;
  /** Sets another due date or waives a feedback; takes the place of what was set before. */
  setException(exception: FeedbackException): Promise<void>;
  /** Takes an exception back; does nothing if there is none. */
  removeException(key: FeedbackKey): Promise<void>;
  /** Records a feedback as received; takes the place of what was recorded before. */
  recordFeedback(feedback: Feedback): Promise<void>;
  /** Takes a feedback back; false if there was none. */
  removeFeedback(key: FeedbackKey): Promise<boolean>;
}

/** The records of the programme. */
export interface ProgrammeStore extends FeedbackNeededReader {
  /** All records, each kind in the order of its ids. */
  read(): Promise<Programme>;
  /** Makes one change of all that `work` does, or none if it fails. */
  change<Result>(work: (writer: ProgrammeWriter) => Promise<Result>): Promise<Result>;
}
