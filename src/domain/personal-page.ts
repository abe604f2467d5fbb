/** The port of the page that a mentee or mentor has behind a personal link. */

import type { Reader } from './access.ts';
import type { RoundTitles } from './feedback-selection.ts';
import type { Language } from './languages.ts';
import type { FeedbackKey } from './programme.ts';
import type { SmartGoal } from './smart-goal.ts';

/** The address is this with the secret of the link. */
export const PERSONAL_PATH = '/my-mentoring/';

type PlainDate = Temporal.PlainDate;

export interface OpenFeedback {
  readonly key: FeedbackKey;
  readonly round: RoundTitles;
  readonly due_date: PlainDate;
  /** Whether it can be given now, in a form of the programme. */
  readonly isOpen: boolean;
}

/** A pair that is matched or on hold, as one of the two sees it. */
export interface PersonalPair {
  /** The first name of the other, and the addresses and numbers that the programme shows. */
  readonly partner: string;
  readonly contacts: readonly string[];
  readonly start: PlainDate;
  readonly end: PlainDate | null;
  readonly isOnHold: boolean;
  /** In the order of due dates. */
  readonly open: readonly OpenFeedback[];
}

/** How somebody stopped reminders: until a day, or until they resume them. */
export interface Pause {
  readonly since: Temporal.Instant;
  readonly until: PlainDate | null;
}

/** A mentee's goals, the newest first, and whether the programme may see that they are theirs. */
interface MenteeGoalsPart {
  readonly mentee: number;
  readonly written: readonly Pick<SmartGoal, 'id' | 'output' | 'created_at'>[];
  readonly isAgreed: boolean;
}

export interface PersonalPage {
  /** The first name. */
  readonly name: string;
  /** In which they are written to. */
  readonly language: Language;
  /** Of all records with their e-mail address. */
  readonly pairs: readonly PersonalPair[];
  /** Null if they are reminded. */
  readonly pause: Pause | null;
  /** Null if they are no mentee. */
  readonly goals: MenteeGoalsPart | null;
}

/** What holders of links see and do. A secret that is unknown, or was renewed, gives null and changes nothing. */
export interface PersonalPages {
  /** Changes nothing, since mail programs open links. */
  find(secret: string): Promise<PersonalPage | null>;
  setLanguage(secret: string, language: Language): Promise<void>;
  /** Stops reminders; null: allows them again. */
  pause(secret: string, pause: Pick<Pause, 'until'> | null): Promise<void>;
  /** Lets the programme see which goals are theirs, or no longer. */
  agree(secret: string, isAgreed: boolean): Promise<void>;
  /** Leaves a message to the managers; false if too many wait. */
  report(secret: string, text: string): Promise<boolean>;
  /** The secret of a link to the form of one of their own feedbacks; null if there is none. */
  formLink(secret: string, key: FeedbackKey): Promise<string | null>;
}

/** The links at the desk: for those alone who look after all pairs of a person, since the page shows them all. */
export interface PersonalLinks {
  /** The secret of somebody's link, as far as there is one; null if the caller may not have it. */
  get(person: number, caller: Reader): Promise<{ readonly token: string | null } | null>;
  /** Makes a link, which ends the one before; false if the caller may not. */
  renew(person: number, caller: Reader): Promise<boolean>;
}
