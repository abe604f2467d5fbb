/** The port of what people answered in feedback forms, as far as somebody may read it: that is decided where it is read. */

import type { AnswerCount } from '../forms/counting.ts';
import type { AnswerValue, Form, Question } from '../forms/question.ts';
import type { Page, PageRequest } from '../page.ts';
import type { FeedbackKey, ParticipantRole } from '../programme.ts';
import type { DeskPair, DeskRound, PairSelection } from './common.ts';

/** The newest version of a round's form. */
export interface DeskForm extends Form {
  /** How many people answered a version of it. */
  readonly responses: number;
}

/** What was answered to one question. */
export interface GivenAnswer {
  /** What tables call the question: `call_requested` is no question of a form. */
  readonly name: string;
  /** As it was asked; null if no form has it. */
  readonly question: Question | null;
  readonly value: AnswerValue;
  /** Null where it needs none. */
  readonly attention: 'open' | 'resolved' | null;
  /** Null while it is open. */
  readonly resolved: { readonly at: Temporal.Instant; readonly by: string; readonly note: string } | null;
}

/** What one of a pair answered to the form of a round. */
export interface FormResponse extends DeskPair {
  readonly key: FeedbackKey;
  readonly round: DeskRound;
  readonly submitted_at: Temporal.Instant;
  /** In the order of the questions. */
  readonly answers: readonly GivenAnswer[];
}

/** An answer that needs attention, with the response that it is part of. */
export interface AttentionRow extends Omit<FormResponse, 'answers'> {
  readonly answer: GivenAnswer;
}

export interface AttentionFilter extends Pick<PairSelection, 'manager'> {
  readonly state: 'open' | 'resolved';
}

export interface AnswerFilter extends PairSelection {
  readonly round: number;
  readonly role?: ParticipantRole | undefined;
}

/** What was answered to a question, in all versions in which it was the same. */
export interface QuestionResult {
  /** As it was last asked. */
  readonly question: Question;
  /** How many people answered it. */
  readonly answered: number;
  /** Of what is chosen or a number; empty where fewer than {@link FEWEST_SHOWN} answered and the reader sees numbers only. */
  readonly counts: readonly AnswerCount[];
  /** What was written, newest first; none for readers who see numbers only. */
  readonly comments: readonly Comment[];
}

export interface Comment extends Pick<FormResponse, 'key' | 'mentee' | 'mentor'> {
  readonly text: string;
}

export interface RoundResults {
  readonly questions: readonly QuestionResult[];
  /** How many people answered. */
  readonly responses: number;
  /** Whether the reader sees numbers only. */
  readonly isCountsOnly: boolean;
}

/** Whoever sees numbers only sees them of at least so many answers, so that nobody is told apart. */
export const FEWEST_SHOWN = 5;

/** So many comments to a question are shown; a file has all. */
export const MAX_COMMENTS = 100;

export interface AnswerReader {
  forms(): Promise<readonly DeskForm[]>;
  /** Of both, in the order of rounds; none for readers who see numbers only. */
  ofPair(relation_id: number): Promise<readonly FormResponse[]>;
  /** What needs attention, or what did, newest first. */
  attention(filter: AttentionFilter, page: PageRequest): Promise<Page<AttentionRow>>;
  results(filter: AnswerFilter): Promise<RoundResults>;
  /** Newest first. */
  responses(filter: AnswerFilter, page: PageRequest): Promise<Page<FormResponse>>;
}
