/** The tables of mail and of what waits for somebody: uploads, unassigned feedback. */

import type { SettingRow } from '../domain/operations/setting-rows.ts';
import type { UnassignedReason } from '../domain/operations/unclear-feedback.ts';
import type { Mention, MessageKind, MessageState, TemplateKind } from '../domain/outbox.ts';
import type { ParticipantRole } from '../domain/programme.ts';

export interface MailTables {
  readonly outbox: {
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
  };
  /** The recipients of messages, and the people named in them. */
  readonly outbox_mentions: {
    readonly outbox_id: number;
    readonly kind: Mention['kind'];
    readonly person_id: number;
  };
  /** A row for each lease (`lease.ts`); `beats` changes while the holder lives. */
  readonly leases: { readonly name: string; readonly holder: string; readonly beats: number };
  /** Custom templates, which replace shipped ones. */
  readonly mail_templates: {
    readonly kind: TemplateKind;
    /** 0: all rounds. */
    readonly round_id: number;
    readonly language: string;
    readonly subject: string;
    readonly body: string;
  };
  /** The settings of the reminders, as JSON. */
  readonly reminder_settings: { readonly name: string; readonly value: string };
  /** The secret with which a person stops reminders, and when they did. */
  readonly reminder_preferences: {
    readonly participant_id: number;
    readonly token: string;
    readonly stopped_at: string | null;
  };
}

export interface WaitingTables {
  /** How the columns and words of sheets with a header are read; `header` and `mapping` are JSON. */
  readonly import_mappings: SettingRow['import_mappings'];
  /** What was answered about the rows of such sheets, as JSON. */
  readonly import_answers: { readonly key: string; readonly answers: string; readonly kept_at: string };
  /** Files that wait to be imported, with what was decided about them as JSON. */
  readonly uploads: {
    readonly id: string;
    /** The name of the uploader, as displayed. */
    readonly who: string;
    readonly account_id: number | null;
    readonly created_at: string;
    readonly decisions: string;
    readonly choices: string;
    /** Another number shows that somebody else has decided something meanwhile. */
    readonly revision: number;
    /** The result as JSON; null while it waits. */
    readonly result: string | null;
    /** While a process imports it: when that has ended at the latest. */
    readonly importing_until: string | null;
  };
  /** The files of uploads, in Base64. */
  readonly upload_files: {
    readonly upload_id: string;
    readonly position: number;
    readonly name: string;
    readonly bytes: number;
    readonly content: string;
  };
  /** Feedbacks that came in by themselves and could not be assigned to a relation. */
  readonly unassigned_feedbacks: {
    readonly id: number;
    readonly arrived_at: string;
    readonly source: string;
    readonly external_id: string;
    readonly received_on: string;
    readonly reason: UnassignedReason;
    readonly role: ParticipantRole | null;
    readonly person: string | null;
    readonly partner: string | null;
    readonly relation: number | null;
    readonly round: string | null;
    readonly state: 'open' | 'assigned' | 'dismissed';
    /** The entry of the history that assigned it, or took that back. */
    readonly entry: number | null;
    /** The participant to whom it was assigned. */
    readonly assigned_person: number | null;
    readonly note: string | null;
  };
}
