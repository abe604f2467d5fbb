/** The port of reminders: their settings, earlier reminders, and the queueing of new ones. */

import type { Reader } from './access.ts';
import type { Language } from './languages.ts';
import type { HistoryNote } from './origin.ts';
import type { NewMessage, TemplateKind } from './outbox.ts';
import type { FeedbackKey, Programme } from './programme.ts';
import type { ReminderSettings } from './reminder-settings.ts';
import type { ReminderHistory } from './reminders.ts';

/** A custom template. */
export interface SavedTemplate {
  readonly kind: TemplateKind;
  /** 0: all rounds. */
  readonly round_id: number;
  readonly language: Language;
  readonly subject: string;
  readonly body: string;
}

export interface UndeliveredMessage {
  readonly email: string;
  readonly reply: string;
}

/** A snapshot of everything that determines the messages. */
export interface ReminderFacts {
  /** The relations that owe something by the horizon of the settings, or whose forms can be filled in, with their people. */
  readonly programme: Programme;
  readonly settings: ReminderSettings;
  readonly history: ReminderHistory;
  readonly templates: readonly SavedTemplate[];
  /** Reminders of the last week that failed. */
  readonly undelivered: readonly UndeliveredMessage[];
  /** The secret with which a person stops reminders; created if there is none yet. */
  tokenOf(participantId: number): string;
  /** The secret of the person's page, likewise; of messages that are only looked at, dots in its place. */
  pageTokenOf(participantId: number): string;
  /** The secret of a new link to a feedback; null if its round has no form that is on. That of a preview leads nowhere. */
  linkOf(key: FeedbackKey): string | null;
}

export interface StopRequest {
  /** The language of messages to them; null: the default of reminders. */
  readonly language: string | null;
  readonly isStopped: boolean;
}

/** The settings and facts of reminders. A change with a note has its entry in the history. */
export interface ReminderStore {
  readSettings(): Promise<ReminderSettings>;
  /** Changes settings. Whoever switches reminders off cancels those that wait. */
  saveSettings(settings: ReminderSettings, note?: HistoryNote): Promise<void>;
  templates(): Promise<readonly SavedTemplate[]>;
  saveTemplate(template: SavedTemplate, note?: HistoryNote): Promise<void>;
  /** Brings the shipped text back; false where no other was set. */
  resetTemplate(
    of: Pick<SavedTemplate, 'kind' | 'round_id' | 'language'>,
    note?: HistoryNote,
  ): Promise<boolean>;
  /** The messages that follow now. Secrets that people do not have yet are not kept. */
  readFacts(now: Temporal.ZonedDateTime): Promise<ReminderFacts>;
  /** The messages that would be sent, without writing anything. */
  preview(
    now: Temporal.ZonedDateTime,
    decide: (facts: ReminderFacts) => readonly NewMessage[],
    caller?: Reader,
  ): Promise<readonly NewMessage[]>;
  /**
   * Adds the messages to the outbox, in the transaction that reads what determines them.
   *
   * @param domain the domain of Message-IDs
   * @param written who has sent them with their own mail program, where somebody has: they are recorded, with an entry
   * in the history, and not sent; of messages that they have noted before they are told the entry
   * @param caller whoever writes to people of their own pairs; default: nobody, so that it may be all pairs
   * @returns the number of added messages
   */
  enqueue(
    now: Temporal.ZonedDateTime,
    domain: string,
    decide: (facts: ReminderFacts) => readonly NewMessage[],
    written?: HistoryNote,
    caller?: Reader,
  ): Promise<number>;
  findToken(token: string): Promise<StopRequest | null>;
  /** Stops the reminders of the person with a token, under their current address; false if there is none. */
  stop(token: string): Promise<boolean>;
  /**
   * Stops the reminders to a person, or allows them again, by an address of theirs, also that of a record that was merged
   * into theirs. Returns the addresses that they have now; none if nobody has or had this one.
   */
  setStopped(email: string, isStopped: boolean): Promise<readonly string[]>;
  stopped(): Promise<readonly string[]>;
}

// The port of the page on which people stop reminders, with a secret in its URL and without an account.

export const STOP_PATH = '/reminders/stop/';

/** The texts of the page, in the language of the holder of the secret. */
export type StopTexts = Readonly<
  Record<'language' | 'title' | 'question' | 'button' | 'done' | 'unknown', string>
>;

export interface ReminderStops {
  /** The holder of a secret; `isStopped` is null if there is none. */
  find(token: string): Promise<{ readonly isStopped: boolean | null; readonly texts: StopTexts }>;
  /** Stops the reminders to the holder of a secret, if there is one. */
  stop(token: string): Promise<void>;
}
