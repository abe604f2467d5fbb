/** What the desk reads: the port, and the views of its lists and pages. */

import type { DueFeedback, DueReason } from '../due-feedbacks.ts';
import type { AnswerCount } from '../forms/counting.ts';
import type { AnswerValue, Form, Question } from '../forms/question.ts';
import type { NoteSubject, SignedNote } from '../notes.ts';
import type { Undeletable } from '../operations/remarks.ts';
import type { MessageKind, MessageState } from '../outbox.ts';
import type { Page, PageRequest } from '../page.ts';
import type { Pause } from '../personal-page.ts';
import type {
  contactFields,
  FeedbackKey,
  FeedbackRound,
  Manager,
  Participant,
  ParticipantRole,
  Relation,
  RelationStatus,
  relationInputs,
  StatusChange,
  Transition,
} from '../programme.ts';
import type { SmartGoal } from '../smart-goal.ts';

/** The order of a list. Ties have a fixed order, so that pages neither repeat nor omit rows. */
export interface Sort<By extends string> {
  readonly by: By;
  readonly descending: boolean;
}

export interface Called {
  /** The name; with the e-mail address where somebody else who is seen has the same name. */
  readonly called: string;
}

/** The name of a person on pages: `Ada Example`, and `Ada Example (ada@example.org)` where the name is not theirs alone. */
export const calledApart = (name: string, email: string, isShared: boolean): string =>
  isShared ? `${name} (${email})` : name;

export interface DeskPerson
  extends Pick<Participant, 'id' | 'role' | 'full_name' | 'email' | 'language'>,
    Called {}

export interface DeskManager extends Manager, Called {}

export type ManagerChoice = number | 'none';

/** A filter by pairs; absent properties do not filter. */
export interface PairSelection {
  readonly manager?: ManagerChoice | undefined;
  /** The empty text: those without a cohort. */
  readonly cohort?: string | undefined;
}

interface DeskRound {
  readonly id: number;
  readonly title: string;
}

export interface DeskPair {
  readonly relation_id: number;
  readonly mentee: DeskPerson;
  readonly mentor: DeskPerson;
  /** The empty text if there are no cohorts. */
  readonly cohort: string;
  /** Null if it has no manager. */
  readonly manager: DeskManager | null;
}

export interface PersonMessage {
  readonly outbox_id: number;
  readonly kind: MessageKind;
  readonly at: Temporal.Instant;
  readonly state: MessageState;
}

export interface SentMessage extends Omit<PersonMessage, 'kind'> {
  /** The recipient's role. */
  readonly role: ParticipantRole;
}

// The port of what people answered in feedback forms, as far as somebody may read it: that is decided where it is read.

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

// The search of smart goals for managers.

/** The number of goals, the newest, in which a text is looked for. */
export const MAX_SEARCHED = 2000;

export interface GoalFilter {
  /** Words that all occur in the input or the output, ignoring case and accents. */
  readonly search?: string | undefined;
  /** Written at this instant or later. */
  readonly since?: Temporal.Instant | undefined;
  /** Written before this instant. */
  readonly until?: Temporal.Instant | undefined;
}

/** The goals found, newest first, with the exact count among those searched. */
export interface FoundGoals extends Page<SmartGoal> {
  /** Whether there are earlier ones, which were not searched. */
  readonly isPartial: boolean;
}

export interface GoalSearch {
  /** Looks for a text in the newest {@link MAX_SEARCHED} of some time; without one all goals match. */
  search(filter: GoalFilter, page: PageRequest): Promise<FoundGoals>;
}

// The list of owed feedback: a row for each pair, round and role.

export interface OwedFilter extends PairSelection {
  readonly round?: number | undefined;
  readonly role?: ParticipantRole | undefined;
  /** Only feedback that is at least this many days late: 0 and up. */
  readonly minimumDaysLate?: number | undefined;
  /** Parts of the name or e-mail of the person who owes it, ignoring case and accents; each word must occur. */
  readonly search?: string | undefined;
  /** Instead: what falls due after today, within this many days: 1 and up. Days late are negative then. */
  readonly dueWithin?: number | undefined;
}

export const OWED_SORTS = ['due_date', 'person', 'partner', 'manager', 'cohort', 'round'] as const;
export type OwedSort = Sort<(typeof OWED_SORTS)[number]>;

export interface OwedRow extends Pick<DeskPair, 'cohort' | 'manager'> {
  readonly key: FeedbackKey;
  readonly person: DeskPerson;
  readonly partner: DeskPerson;
  readonly round: DeskRound;
  readonly due_date: Temporal.PlainDate;
  /** 0: it is due today; negative if it is not owed yet. */
  readonly days_late: number;
  /** The basis of the date: the rule, time on hold, or an exception. */
  readonly why: Pick<DueFeedback, 'counted_from' | 'days' | 'days_on_hold' | 'exception'>;
  readonly reason: DueReason;
  /** The last message to this person that names the partner, cancelled ones aside; null if none is known. */
  readonly last_reminder: Temporal.Instant | null;
}

// The list of pairs, and the details of one.

type PlainDate = Temporal.PlainDate;

export interface PairFilter extends PairSelection {
  readonly statuses?: readonly RelationStatus[] | undefined;
  /** Like {@link PeopleFilter.search}, in the names and e-mails of the two. */
  readonly search?: string | undefined;
  /** Only matched pairs without a {@link SignOfLife} for at least this many days: 1 and up. */
  readonly silentFor?: number | undefined;
}

export const PAIR_SORTS = [
  'mentee',
  'mentor',
  'manager',
  'cohort',
  'start',
  'end',
  'status',
  'last_sign_of_life',
] as const;
export type PairSort = Sort<(typeof PAIR_SORTS)[number]>;

/**
 * The last day on which a pair is known to have given a sign: the day on which a feedback of theirs was received, or from
 * which their status holds, such as the match, a hold or its end. The days of the records count, not when somebody
 * recorded them. What managers do without the pair does not count: messages, moved dates, another manager.
 */
type SignOfLife = PlainDate;

export interface PairRow extends DeskPair, Pick<Relation, keyof typeof relationInputs> {
  readonly status: RelationStatus;
  /** The day on which its current status began. */
  readonly since: PlainDate;
  /** The number of feedbacks that the two owe today. */
  readonly owed: number;
  readonly last_sign_of_life: SignOfLife;
}

/**
 * The state of a feedback of a pair: `received`; `waived`; `owed` today; `upcoming`: owed later if the pair
 * continues; `paused` while the pair is on hold; `lapsed`: the pair is over and nobody owes it.
 */
export type FeedbackState = 'received' | 'waived' | 'owed' | 'upcoming' | 'paused' | 'lapsed';

/** A feedback of a pair: of one round and role. */
export interface PairFeedback {
  readonly round: DeskRound;
  readonly role: ParticipantRole;
  readonly state: FeedbackState;
  /** When it is or was due; null if the round does not exist any more. */
  readonly due_date: PlainDate | null;
  /** The basis of the date; null like the date. */
  readonly why: Pick<DueFeedback, 'counted_from' | 'days' | 'days_on_hold'> | null;
  readonly reason: DueReason | null;
  /** The date that was set by hand; null if the rule holds. */
  readonly moved_to: PlainDate | null;
  /** Why it was moved or waived. */
  readonly exception_reason: string | null;
  readonly received_on: PlainDate | null;
  readonly source: string | null;
}

export interface PairDetails extends PairRow {
  /** From the first status to the one it has. */
  readonly statuses: readonly StatusChange[];
  /** In the order of rounds, the mentee's before the mentor's. */
  readonly feedbacks: readonly PairFeedback[];
  /** Messages to one of the two that name the other, the newest first; cancelled ones are left out. */
  readonly messages: readonly SentMessage[];
  readonly transitions: readonly Transition[];
  /** Why it may not be deleted; null if it may. */
  readonly undeletable: Undeletable | null;
}

/** Erased people are never listed. */
export interface PeopleFilter {
  readonly role?: ParticipantRole | undefined;
  /** The empty text: those of whom none is known. */
  readonly language?: string | undefined;
  /**
   * Mentees without an open or completed pair, and mentors with free places, or without an open pair where their places are
   * not known. In a cohort: mentees without an open pair, or a completed one in the cohort.
   */
  readonly isFree?: { readonly cohort?: string | undefined } | undefined;
  /** Parts of the name or e-mail, in any case and without accents; each word must occur. */
  readonly search?: string | undefined;
}

export const PEOPLE_SORTS = ['name', 'email', 'open_pairs'] as const;
export type PeopleSort = Sort<(typeof PEOPLE_SORTS)[number]>;

/** A person of the list, or one who is found by typing. */
export interface PersonRow extends DeskPerson, Pick<Participant, keyof typeof contactFields>, Places {
  /** Proposed, matched or on hold. */
  readonly open_pairs: number;
}

interface Places {
  /** How many more mentees a mentor takes; null where that is not known, or not all of their pairs are seen. */
  readonly free_places: number | null;
}

export interface PersonFeedback extends PairFeedback {
  readonly pair: DeskPair;
}

export interface ManagerRow extends DeskManager {
  /** Proposed, matched or on hold. */
  readonly open_pairs: number;
}

export interface PersonDetails extends Participant, Called, Places {
  readonly isErased: boolean;
  /** All of the person's pairs, those that began last first. */
  readonly pairs: readonly PairRow[];
  /** The person's own feedbacks of these pairs, in their order. */
  readonly feedbacks: readonly PersonFeedback[];
  /** The record of the same e-mail in the other role; null if there is none. */
  readonly other: Participant | null;
  /** The newest messages to the person that name nobody else than whom the reader sees. */
  readonly messages: readonly PersonMessage[];
  /** How the person stopped reminders; null if they did not. */
  readonly pause: Pause | null;
}

/** The number of months of a trend, including the current one. */
export const TREND_MONTHS = 24;

/** The numbers of pairs; the active ones are matched. */
export type PairCounts = Readonly<Record<Exclude<RelationStatus, 'matched'> | 'active', number>>;

export interface RoundAnswers {
  readonly round: DeskRound;
  /** Received or owed. What nobody owes any more (waived, or the pair is over or on hold) does not count. */
  readonly asked: number;
  readonly received: number;
  /** The median lateness of the latest responses in days, negative if they are early; null without responses. */
  readonly median_days_late: number | null;
  /** The number of responses in that median. */
  readonly measured: number;
}

interface MonthTrend {
  readonly month: Temporal.PlainYearMonth;
  /** Pairs that start in it, except proposed ones. */
  readonly started: number;
  /** Pairs that were completed or ended early in it. */
  readonly ended: number;
  readonly received: number;
}

export interface GoalCount {
  readonly month: Temporal.PlainYearMonth;
  /** As ISO 639-1 code; null if it is not known, as for imported goals. */
  readonly language: string | null;
  readonly count: number;
}

export interface DeskStatistics {
  readonly pairs: PairCounts;
  /** By the names of cohorts; the empty name first, if there are pairs without a cohort. */
  readonly cohorts: readonly { readonly cohort: string; readonly pairs: PairCounts }[];
  /** By the names of managers; null: nobody, last. */
  readonly managers: readonly { readonly manager: DeskManager | null; readonly pairs: PairCounts }[];
  /** In the order of rounds. */
  readonly rounds: readonly RoundAnswers[];
  /** {@link TREND_MONTHS} months, the oldest first. */
  readonly trend: readonly MonthTrend[];
  /** Of the same months; empty for a reader restricted to one manager, as goals belong to no pair. */
  readonly goals: readonly GoalCount[];
}

// The port of the desk: the queries of the managers' web application. Each result is one snapshot, except
// those that come in batches.

/** Feedback that is due within this many days is listed as due soon. */
export const DUE_SOON_DAYS = 7;

/** The number of days without a sign of life after which a pair is listed as silent. */
export const SILENT_DAYS = 60;

export interface Concern {
  readonly person: DeskPerson;
  readonly at: Temporal.Instant;
  readonly text: string;
}

export interface TodayOverview {
  /** Owed, the longest overdue first. */
  readonly owed: Page<OwedRow>;
  /** Due within {@link DUE_SOON_DAYS} days, the next first. */
  readonly dueSoon: Page<OwedRow>;
  /** Matched pairs without a sign of life for {@link SILENT_DAYS} days, the longest silent first. */
  readonly silent: Page<PairRow>;
  /** What mentees and mentors reported on their personal pages, and nobody has answered with a note; the oldest first. */
  readonly concerns: Page<Concern>;
  /** Proposed, matched or on hold and without a manager, the newest first. */
  readonly withoutManager: Page<PairRow>;
}

export interface DeskChoices {
  /** By name. */
  readonly managers: readonly DeskManager[];
  /** By name; the empty text where there are pairs without a cohort. */
  readonly cohorts: readonly string[];
  /** In their order, also those that are switched off; with their rules in the cohorts that are seen. */
  readonly rounds: readonly FeedbackRound[];
}

export interface Desk {
  /** One page of owed or soon due feedback, with the exact count. */
  owed(filter: OwedFilter, sort: OwedSort, page: PageRequest): Promise<Page<OwedRow>>;
  /** Those that are open (neither received nor waived, of matched pairs), due or not, in the given order. */
  openByKeys(keys: readonly FeedbackKey[]): Promise<readonly OwedRow[]>;

  pairs(filter: PairFilter, sort: PairSort, page: PageRequest): Promise<Page<PairRow>>;
  pair(id: number): Promise<PairDetails | null>;

  people(filter: PeopleFilter, sort: PeopleSort, page: PageRequest): Promise<Page<PersonRow>>;
  person(id: number): Promise<PersonDetails | null>;
  /** The people whose names match a text: see {@link PeopleFilter.search}. Empty for an empty text. */
  findPeople(text: string, role: ParticipantRole | null, limit: number): Promise<readonly PersonRow[]>;

  /** The names of some people and pairs that the reader may see, by their ids. */
  called(
    people: readonly number[],
    pairs: readonly number[],
  ): Promise<{ readonly people: ReadonlyMap<number, string>; readonly pairs: ReadonlyMap<number, string> }>;

  /** The notes on a record, newest first; none where the record is not visible. */
  notes(kind: NoteSubject, id: number): Promise<readonly SignedNote[]>;

  /** All managers, by name. */
  managers(): Promise<readonly ManagerRow[]>;

  /** The first page, with at most this many rows of each kind. */
  today(rows: number): Promise<TodayOverview>;
  choices(): Promise<DeskChoices>;
  statistics(): Promise<DeskStatistics>;
}

export interface DeskReader {
  /**
   * The queries of one viewer: everything, or only the pairs of one manager and the people in them. Other
   * records are not counted or found, and null if they are requested.
   *
   * @param onlyManager the manager's e-mail; an unknown one sees nothing; null: no restriction
   */
  seenBy(onlyManager: string | null): Desk;
}
