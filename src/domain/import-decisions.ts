/**
 * What an import asks and what somebody decided, as data: a page shows the questions and sends the decisions, and the same
 * import with the decisions asks no more.
 */

import type { ParticipantRole } from './programme.ts';

/** What an import does not do without being told, since it would undo what somebody did here on purpose. */
export const CONFIRMATIONS = ['ending-holds', 'reverted-statuses', 'moved-dates', 'new-people'] as const;

export type Confirmation = (typeof CONFIRMATIONS)[number];

/** Who a name may mean. */
export type PersonRole = ParticipantRole | 'manager';

/** Somebody whom a name may mean. */
export interface PersonCandidate {
  readonly email: string;
  readonly name: string;
}

/** A relation that an answer may be about. */
export interface PairCandidate {
  readonly role: ParticipantRole;
  readonly mentor_email: string;
  readonly mentee_email: string;
  readonly mentor_name: string;
  readonly mentee_name: string;
  readonly cohort: string;
}

/** What somebody has to decide about a row. */
export type ImportQuestion =
  /** What a word of a column means; decided by `values`. */
  | {
      readonly ask: 'value';
      readonly column: string;
      readonly text: string;
      readonly choices: readonly string[];
    }
  /** How days between slashes are meant; decided by `date_order` of the mapping. */
  | { readonly ask: 'date-order'; readonly column: string; readonly text: string }
  /** Whom a name means; decided by `people`. The first candidate is proposed where `isLikely`. */
  | {
      readonly ask: 'person';
      readonly role: PersonRole;
      readonly text: string;
      readonly candidates: readonly PersonCandidate[];
      readonly isLikely: boolean;
    }
  /** Somebody with a name and an e-mail who is not known; decided by accepting `new-people`, or by `new_people`. */
  | { readonly ask: 'new-person'; readonly role: PersonRole; readonly name: string; readonly email: string }
  /** Which relation an answer is about; decided by `set` of the row. */
  | { readonly ask: 'pair'; readonly email: string; readonly candidates: readonly PairCandidate[] }
  /** What a name was before its letters were lost; decided by `letters`. */
  | { readonly ask: 'letters'; readonly text: string; readonly candidates: readonly string[] }
  /** A note says that somebody has stopped, and the status does not; decided by `set` or `note_read` of the row. */
  | { readonly ask: 'note'; readonly note: string; readonly status: string }
  /** A change that is not made without being told; decided by `accept`. */
  | { readonly ask: 'confirm'; readonly what: Confirmation };

/** What was decided about one row. */
export interface RowDecision {
  /** It is left out, and goes into the file of the rows to mend. */
  readonly leave_out?: boolean;
  readonly accept?: readonly Confirmation[];
  /** Texts instead of those of the row, by canonical column. */
  readonly set?: Readonly<Record<string, string>>;
  /** What its note says changes nothing. */
  readonly note_read?: boolean;
}

/** Everything that was decided about an import. */
export interface ImportDecisions {
  /** What words stand for, by column and word (`keyOf`). */
  readonly values?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The e-mail of whom a name means, by role and name (`personKey`); one that is not known makes a new person. */
  readonly people?: Readonly<Record<string, string>>;
  /** The names that are meant, by what is left of them; the same where they are written so. */
  readonly letters?: Readonly<Record<string, string>>;
  /** Which new people are made, by e-mail. */
  readonly new_people?: readonly string[];
  /** What is accepted for every row. */
  readonly accept?: readonly Confirmation[];
  /** By row (`rowKey`). */
  readonly rows?: Readonly<Record<string, RowDecision>>;
}

/** By what a decision about a row is told: the id of its table, and its number as the spreadsheet shows it. */
export const rowKey = (table: string, row: number): string => `${table}:${row}`;
