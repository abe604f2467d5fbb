/** The audit log: who did what, and when, without the content. */

import type { Origin } from './origin.ts';

/**
 * The actions. `received` is about feedbacks that came by the API, `dismiss` about unassigned ones,
 * `change`, `remove` and `sign-in` about accounts, `change` also about records. `allow` lets imports add an
 * erased person again; `retention` removes old records; `export` writes records into files; `rotate` changes
 * the secret key; `restore` and `migrate` replace the whole database.
 */
export const ACTIONS = [
  'create',
  'read',
  'erase',
  'allow',
  'issue',
  'revoke',
  'import',
  'pull',
  'received',
  'dismiss',
  'restore',
  'migrate',
  'change',
  'remove',
  'sign-in',
  'retention',
  'export',
  'rotate',
] as const;

export type Action = (typeof ACTIONS)[number];

/** The details of an entry, by name: counts, days, ids, the title of a round. Contains no names of people. */
export type AuditDetail = Readonly<Record<string, string | number>>;

/** Without an account: the command line, or the service itself (`by` in the detail). */
export interface AuditEvent extends Pick<Origin, 'account' | 'token'> {
  readonly at: Temporal.Instant;
  readonly action: Action;
  /** The path of a collection (`smart-goals`), a kind of rows, `feedback`, `person`, `account`, `token`, `link` or `database`. */
  readonly subject: string;
  /** Null if the entry is not about one record. For a feedback, the participant who owed it. */
  readonly record: number | null;
  readonly detail: AuditDetail | null;
  /** The number of events: consecutive reads are one entry. */
  readonly times: number;
}

export interface AuditFilter {
  readonly since?: Temporal.Instant;
  /** The end of the period, exclusive. */
  readonly until?: Temporal.Instant;
  readonly account?: string;
  readonly action?: Action;
  readonly subject?: string;
}

export type ReadEvent = Pick<AuditEvent, 'account' | 'token' | 'subject' | 'times'>;

/** Entries are added and never changed. Stores record changes themselves, in the same transaction. */
export interface AuditLog {
  /** Adds current reads; equal ones become one entry. */
  appendReads(reads: readonly ReadEvent[]): Promise<void>;
  /** The entries, oldest first, in batches of bounded size. */
  read(filter: AuditFilter): AsyncIterable<readonly AuditEvent[]>;
}
