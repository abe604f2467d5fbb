/** Who did what, and when; nothing of what was written or read. */

import type { Account } from './access.ts';

/**
 * What can be done. `received`, `undo`, `move` and `waive` are done to feedbacks, `dismiss` to unassigned ones, `change`,
 * `remove` and `sign-in` to accounts, `change` also to records; `allow` lets an import bring somebody again who was erased;
 * `retention` removes what is older than it is kept; `export` is a copy of records in files; `rotate` gives the database
 * another secret key; `restore` and `migrate` are how a database came by what it holds.
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
  'undo',
  'move',
  'waive',
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

/** Something that was done. */
export interface AuditEvent {
  readonly at: Temporal.Instant;
  /** Null if it was done at the command line, or by the service itself (`by` in the detail). */
  readonly account: Account | null;
  /** The id of the token by which it was done; null at the command line, and where a person signed in without one. */
  readonly token: number | null;
  readonly action: Action;
  /** What it was done to: the path of a collection (`smart-goals`), a kind of rows, `feedback`, `person`, `account`, `token`, `database`. */
  readonly subject: string;
  /** The id of the record, of a feedback that of the participant who owes it; null if it was not one. */
  readonly record: number | null;
  /** Null if there is no more to be told. */
  readonly detail: AuditDetail | null;
  /** How often: reads that follow each other closely are one event. */
  readonly times: number;
}

/** Which events are asked for; what is absent leaves none out. */
export interface AuditFilter {
  readonly since?: Temporal.Instant;
  /** Up to this moment, which is not included. */
  readonly until?: Temporal.Instant;
  /** The name of an account. */
  readonly account?: string;
  readonly action?: Action;
  readonly subject?: string;
}

/** A read that is to be noted. */
export type ReadEvent = Pick<AuditEvent, 'account' | 'token' | 'subject' | 'times'>;

/** The events, which are added and never changed. Changes are noted by the stores that make them, in the same transaction. */
export interface AuditLog {
  /** Adds reads of this moment; those that are alike become one event. */
  appendReads(reads: readonly ReadEvent[]): Promise<void>;
  /** The events, oldest first, in parts of bounded size. */
  read(filter: AuditFilter): AsyncIterable<readonly AuditEvent[]>;
}
