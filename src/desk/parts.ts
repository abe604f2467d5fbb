/**
 * Starts the service again, in a moment, so that everybody signs in. Returns the path at which the first account is made then;
 * null if there are accounts already, or the settings cannot be written.
 */
export type AskForSignIn = () => Promise<string | null>;

/** The dependencies of the screens. */

import type { Reader } from '../domain/access.ts';
import type { AccountStore, SignInLinks, TokenStore } from '../domain/account.ts';
import type { CourseStore } from '../domain/course.ts';
import type { AnswerReader, DeskReader, GoalSearch } from '../domain/desk/desk-reader.ts';
import type { Eraser } from '../domain/eraser.ts';
import type { FeedbackForms } from '../domain/forms/invitation.ts';
import type { Language } from '../domain/languages.ts';
import type { MenteeGoals } from '../domain/mentee-goals.ts';
import type { ProgrammeOperations } from '../domain/operations/programme-history.ts';
import type { UnassignedFeedbackStore } from '../domain/operations/unassigned-feedback.ts';
import type { Signature } from '../domain/origin.ts';
import type { SelectionMail } from '../domain/outbox.ts';
import type { PersonalLinks } from '../domain/personal-page.ts';
import type { OwnFieldStore } from '../domain/programme.ts';
import type { ReminderStore } from '../domain/reminder-store.ts';
import type { LinkMail } from '../domain/sign-in.ts';
import type { SmartGoalStore } from '../domain/smart-goal.ts';
import type { UploadStore } from '../domain/upload.ts';
import type { MessageSource } from '../mail/compose.ts';
import type { UploadPages } from './upload-pages.ts';

/** Something that is not set up. */
export interface MissingSetup {
  /** The missing setting in plain words: `No mail server is set.` */
  readonly text: string;
  /** The settings that the administrator adds: `MAIL_URL and MAIL_FROM`. */
  readonly settings: string;
  /** The document that describes them: `docs/mail.md`. */
  readonly document: string;
}

/** Something that the service says of itself. */
export interface ServiceFact {
  /** `Last backup`. */
  readonly label: string;
  readonly value: string | MissingSetup;
}

/** The dependencies of the screens that write messages. */
interface DeskMail {
  /** The reason why the service sends none; null if it does. */
  readonly obstacle: MissingSetup | null;
  readonly terms: MessageSource;
  /** The domain of Message-IDs. */
  readonly domain: string;
  readonly reminders: ReminderStore;
  readonly selection: SelectionMail;
}

/** Who has an account, and how they get in. */
export interface DeskAccounts {
  readonly store: AccountStore;
  readonly links: SignInLinks;
  /** Null if the service sends no links. */
  readonly mail: LinkMail | null;
}

/** Imports the example programme. Returns its entry of the history; null if nothing changed. */
export type ExampleProgramme = (by: Omit<Signature, 'reason'>) => Promise<number | null>;

/** The dependencies of the screens. */
export interface DeskParts {
  readonly serviceName: string;
  readonly timeZone: string;
  readonly today: () => Temporal.PlainDate;
  /** The maximum size of a form, in bytes. */
  readonly bodyLimit: number;
  readonly desk: DeskReader;
  /** The operations for a caller, as far as they may see and change the programme. */
  readonly operationsOf: (caller: Reader) => ProgrammeOperations;
  /** What was answered in forms, as far as a caller may read it. */
  readonly answersOf: (caller: Reader) => AnswerReader;
  readonly forms: Pick<FeedbackForms, 'createLink'>;
  readonly mail: DeskMail;
  readonly personal: PersonalLinks;
  readonly openEraser: () => Promise<Eraser | { readonly unavailable: string }>;
  /** Null without AUTH=tokens: nobody signs in. */
  readonly accounts: DeskAccounts | null;
  /** Null unless AUTH is unset, as on a machine of one's own, which alone is served then. */
  readonly askForSignIn: AskForSignIn | null;
  /** The tokens that let calendar programs in; null with AUTH=open. */
  readonly tokens: TokenStore | null;
  /** The sheet with which mentees find the page that writes goals, in a language. */
  readonly sheetIn: (language: Language) => Readonly<Record<'title' | 'intro' | 'path' | 'label', string>>;
  /** The path of the calendar of the courses: `/courses.ics`. */
  readonly calendarPath: string;
  /** The facts about the service now: version, database, last backup, goal writer, mail. */
  readonly facts: () => Promise<readonly ServiceFact[]>;
  readonly courses: CourseStore;
  readonly goals: Pick<SmartGoalStore, 'find'> & GoalSearch;
  readonly menteeGoals: MenteeGoals;
  readonly unassigned: UnassignedFeedbackStore;
  readonly uploads: UploadStore;
  readonly engine: UploadPages;
  readonly example: ExampleProgramme;
  readonly ownFields: OwnFieldStore;
}
