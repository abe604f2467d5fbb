/** The ports of the programme's records. */

import type { FeedbackNeededReader } from './feedbacks-needed.ts';
import type {
  Feedback,
  FeedbackException,
  FeedbackKey,
  Manager,
  Participant,
  Programme,
  Relation,
  StatusChange,
} from './programme.ts';

export type { FeedbackKey } from './programme.ts';

/** Changes records in one transaction. */
export interface ProgrammeWriter {
  addManager(manager: Omit<Manager, 'id'>): Promise<number>;
  addParticipant(participant: Omit<Participant, 'id'>): Promise<number>;
  /** Adds a relation with its history. */
  addRelation(relation: Omit<Relation, 'id'>): Promise<number>;
  /** Appends a change of status to a relation's history. */
  changeStatus(relationId: number, change: StatusChange): Promise<void>;
  /** Sets another due date or waives a feedback, replacing an earlier exception. */
  setException(exception: FeedbackException): Promise<void>;
  removeException(key: FeedbackKey): Promise<void>;
  /** Records a feedback as received, replacing an earlier record. */
  recordFeedback(feedback: Feedback): Promise<void>;
  /** Removes a received feedback; false if there was none. */
  removeFeedback(key: FeedbackKey): Promise<boolean>;
}

export interface ProgrammeStore extends FeedbackNeededReader {
  /** All records; each kind in the order of ids. */
  read(): Promise<Programme>;
  /** Runs `work` in one transaction; an error rolls it back. */
  change<Result>(work: (writer: ProgrammeWriter) => Promise<Result>): Promise<Result>;
}
