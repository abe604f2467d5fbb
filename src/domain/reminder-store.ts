/** The port of reminders: what managers decide, what is known of earlier ones, and how new ones come into the outbox. */

import type { Language } from './languages.ts';
import type { NewMessage, TemplateKind } from './outbox.ts';
import type { Programme } from './programme.ts';
import type { ReminderSettings } from './reminder-settings.ts';
import type { ReminderHistory } from './reminders.ts';
import type { HistoryNote } from './signature.ts';

/** A template that a manager has set. */
export interface SavedTemplate {
  readonly kind: TemplateKind;
  /** 0: for any round. */
  readonly round_id: number;
  readonly language: Language;
  readonly subject: string;
  readonly body: string;
}

/** A reminder or digest that could not be delivered. */
export interface UndeliveredMessage {
  readonly email: string;
  readonly reply: string;
}

/** All that messages follow from, as it is at one moment. */
export interface ReminderFacts {
  /** The relations that owe something by the horizon of the settings, with their people. */
  readonly programme: Programme;
  readonly settings: ReminderSettings;
  readonly history: ReminderHistory;
  readonly templates: readonly SavedTemplate[];
  /** Reminders of the last week that were given up. */
  readonly undelivered: readonly UndeliveredMessage[];
  /** The secret by which somebody stops reminders; made if there is none yet. */
  tokenOf(participantId: number): string;
}

/** Somebody who follows a stop link. */
export interface StopRequest {
  /** In which they are written to; null: in that of the programme. */
  readonly language: string | null;
  readonly isStopped: boolean;
}

/** What is decided and known about reminders. A change with a note has its entry in the history. */
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
  /** What messages follow from now. Secrets that people do not have yet are not kept. */
  readFacts(now: Temporal.ZonedDateTime): Promise<ReminderFacts>;
  /** What would be sent, without writing anything. */
  preview(
    now: Temporal.ZonedDateTime,
    decide: (facts: ReminderFacts) => readonly NewMessage[],
  ): Promise<readonly NewMessage[]>;
  /**
   * Puts what is decided into the outbox, in the change that looks at what it follows from.
   *
   * @param domain what stands behind the @ of Message-IDs
   * @param isWritten whether somebody has sent them from a mail program of their own: they are noted and not sent again
   * @returns how many messages were added
   */
  enqueue(
    now: Temporal.ZonedDateTime,
    domain: string,
    decide: (facts: ReminderFacts) => readonly NewMessage[],
    isWritten?: boolean,
  ): Promise<number>;
  /** Who follows a stop link; null if nobody has this token. */
  findToken(token: string): Promise<StopRequest | null>;
  /** Stops the reminders of whoever has a token, under the address that they have now; false if nobody has. */
  stop(token: string): Promise<boolean>;
  /** The same by the address. Gives how many participants have it. */
  setStopped(email: string, isStopped: boolean): Promise<number>;
  /** The addresses of those who stopped reminders. */
  stopped(): Promise<readonly string[]>;
}
