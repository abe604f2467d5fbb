/** What a personal link to a form leads to, and the port of whoever has one. */

import type { Reader } from '../access.ts';
import { openDates } from '../due-feedbacks.ts';
import type { RoundTitles } from '../feedback-selection.ts';
import {
  type FeedbackKey,
  feedbackName,
  firstName,
  isErased,
  isOver,
  type ParticipantRole,
  type Programme,
} from '../programme.ts';
import type { AnswerValue, Form } from './question.ts';

type PlainDate = Temporal.PlainDate;

/** The page for those who have lost their link; links are below it. */
export const FEEDBACK_PATH = '/feedback/';

/** The address of a link, below the public address of the service. */
export const feedbackAddress = (root: string, secret: string): string => `${root}${FEEDBACK_PATH}${secret}/`;

/** A text without the secrets of the links in it: with others it says the same. */
export const withoutSecrets = (text: string): string =>
  text.replaceAll(/(\/feedback\/)[\w-]{22}(?=\/)/g, '$1…');

/** How many days before the due date a link begins to work, and how many after the end of the relation it still does. */
export const DAYS_BEFORE_DUE = 14;
const DAYS_AFTER_END = 60;
/** The first day on which the link to a feedback works. */
export const opensOn = (due: PlainDate): PlainDate => due.subtract({ days: DAYS_BEFORE_DUE });
/** For how many days answers can be corrected. */
export const DAYS_TO_CORRECT = 7;

/** Whether a link works, or why it does not. */
type LinkState =
  | 'open'
  /** It is too early. */
  | 'early'
  /** The relation ended long ago. */
  | 'over'
  | 'waived'
  /** Either person was erased. */
  | 'erased'
  /** The programme does not ask it here. */
  | 'off';

/** Answers that were given. */
export interface GivenAnswers {
  readonly version: number;
  readonly answers: ReadonlyMap<string, AnswerValue>;
  readonly submitted_at: Temporal.Instant;
  /** Whether they asked to be called. */
  readonly wantsCall: boolean;
}

/** The feedback that somebody is invited to give. */
export interface Invitation {
  readonly key: FeedbackKey;
  readonly state: LinkState;
  /** From when on it works, of one for which it is too early. */
  readonly opens: PlainDate;
  readonly round: RoundTitles;
  /** The first names of whoever is invited and of their partner. */
  readonly name: string;
  readonly partner: string;
  /** The language of messages to them; null: that of the programme. */
  readonly language: string | null;
  /** What is asked: the version that was answered, else the newest; null: the round has no form. */
  readonly form: Form | null;
  readonly given: GivenAnswers | null;
  readonly isReceived: boolean;
  /** Whether answers may be given or corrected now. */
  readonly mayAnswer: boolean;
}

/** What determines an invitation: the relation, its people and the rounds, with the forms and what was answered. */
interface InvitationFacts {
  readonly programme: Programme;
  /** The versions of the round's form, in their order. */
  readonly forms: readonly Form[];
  readonly given: GivenAnswers | null;
  readonly now: Temporal.ZonedDateTime;
  /** The version that somebody has seen. */
  readonly version?: number | undefined;
}

/** The invitation to a feedback; null if there is no such relation or round. */
export function invitationTo(
  key: FeedbackKey,
  { programme, forms, given, now, version: seen }: InvitationFacts,
): Invitation | null {
  const relation = programme.relations.find(({ id }) => id === key.relation_id);
  const round = programme.rounds.find(({ id }) => id === key.round_id);
  const last = relation?.history.at(-1);
  if (relation === undefined || round === undefined || last === undefined) return null;
  const people = programme.participants;
  const person = people.find(({ id }) => id === relation[`${key.role}_id`]);
  const partner = people.find(({ id }) => id === relation[`${otherRole(key.role)}_id`]);
  if (person === undefined || partner === undefined) return null;
  const name = feedbackName(key);
  const exceptions = programme.exceptions.filter((one) => feedbackName(one) === name);
  const date = openDates({
    relations: [relation],
    rounds: [round],
    exceptions: exceptions.map((one) => ({ ...one, waived: false })),
    feedbacks: [],
  }).find(({ role }) => role === key.role);
  const newest = forms.at(-1);
  const find = (version: number | undefined) => forms.find((one) => one.version === version);
  const today = now.toPlainDate();
  const opens = opensOn(date?.due_date ?? today);
  const isAfter = (day: PlainDate): boolean => Temporal.PlainDate.compare(today, day) > 0;
  const state = ((): LinkState => {
    if (isErased(person.email) || isErased(partner.email)) return 'erased';
    if (exceptions.some(({ waived }) => waived)) return 'waived';
    if (newest?.is_on !== true || date === undefined) return 'off';
    if (isOver(last.status) && isAfter(last.since.add({ days: DAYS_AFTER_END }))) return 'over';
    return isAfter(opens.subtract({ days: 1 })) ? 'open' : 'early';
  })();
  const isReceived = programme.feedbacks.some((one) => feedbackName(one) === name);
  const until = given?.submitted_at.add({ hours: 24 * DAYS_TO_CORRECT });
  const isCorrectable = until === undefined || Temporal.Instant.compare(now.toInstant(), until) <= 0;
  return {
    key,
    state,
    opens,
    round,
    name: firstName(person),
    partner: firstName(partner),
    language: person.language,
    form: find(seen) ?? find(given?.version) ?? newest ?? null,
    given,
    isReceived,
    mayAnswer: state === 'open' && (isCorrectable || !isReceived),
  };
}

const otherRole = (role: ParticipantRole): ParticipantRole => (role === 'mentee' ? 'mentor' : 'mentee');

/** What somebody sends. */
export interface Submission {
  /** The version of the form that they saw. */
  readonly version: number;
  /** By the names of questions; those that are left out have none. */
  readonly answers: ReadonlyMap<string, AnswerValue>;
}

/** A new link to a form. */
export interface FormLink {
  readonly secret: string;
  readonly round: string;
  /** The partner's first name. */
  readonly partner: string;
}

export interface FeedbackForms {
  /**
   * The invitation under a link; null if there is none. Reading changes nothing.
   *
   * @param version of the form, where somebody has seen it; default: the one that is asked now
   */
  find(secret: string, version?: number): Promise<Invitation | null>;
  /**
   * Stores the answers, and records the feedback as received today unless it was received already. The same answers once
   * more change nothing.
   *
   * @returns the invitation as it is now; `isSaved` is false if they may not be given, or not any more
   */
  submit(
    secret: string,
    submission: Submission,
  ): Promise<{ readonly invitation: Invitation; readonly isSaved: boolean } | null>;
  /** Notes that somebody who has answered wishes to be called; false if they have not answered. */
  requestCall(secret: string): Promise<boolean>;
  /** A new link to a feedback of a pair that the caller may change; null if it is not theirs, or has no form that is on. */
  createLink(key: FeedbackKey, caller: Reader): Promise<FormLink | null>;
}
