/** The tables of mail, as the queries see them. */

import type { Mention, MessageKind, MessageState, TemplateKind } from '../domain/outbox.ts';

/** A message to be sent, or sent. */
interface OutboxTable {
  readonly id: number;
  readonly message_id: string;
  readonly kind: MessageKind;
  readonly key: string | null;
  readonly recipient_name: string | null;
  readonly recipient_email: string;
  readonly reply_to_name: string | null;
  readonly reply_to_email: string | null;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly stop_url: string | null;
  readonly state: MessageState;
  readonly attempts: number;
  readonly attempt: string | null;
  readonly created_at: string;
  readonly next_at: string;
  readonly changed_at: string;
  readonly reply: string | null;
}

/** A recipient, or a person named in a message. */
interface OutboxMentionTable {
  readonly outbox_id: number;
  readonly kind: Mention['kind'];
  readonly person_id: number;
}

/** At most one row: the lease of the sending process. */
interface MailLeaseTable {
  readonly id: number;
  readonly holder: string;
  /** Changes while the holder lives. */
  readonly beats: number;
}

/** A custom template, which replaces a shipped one. */
interface MailTemplateTable {
  readonly kind: TemplateKind;
  /** 0: all rounds. */
  readonly round_id: number;
  readonly language: string;
  readonly subject: string;
  readonly body: string;
}

/** A setting of the reminders, as JSON. */
interface ReminderSettingTable {
  readonly name: string;
  readonly value: string;
}

/** The secret with which a person stops reminders, and whether they did. */
interface ReminderPreferenceTable {
  readonly participant_id: number;
  readonly token: string;
  readonly stopped_at: string | null;
}

/** The tables of mail, by their names. */
export interface MailTables {
  readonly outbox: OutboxTable;
  readonly outbox_mentions: OutboxMentionTable;
  readonly mail_lease: MailLeaseTable;
  readonly mail_templates: MailTemplateTable;
  readonly reminder_settings: ReminderSettingTable;
  readonly reminder_preferences: ReminderPreferenceTable;
}
