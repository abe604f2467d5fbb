/**
 * The questions of an import and the decisions about them, as data: a page shows the questions and sends the
 * decisions; the same import with the decisions asks no more.
 */

import type { ParticipantRole } from './programme.ts';

/** Changes that need a confirmation, since they would undo what somebody did here on purpose. */
export const CONFIRMATIONS = ['ending-holds', 'moved-dates', 'new-people'] as const;

export type Confirmation = (typeof CONFIRMATIONS)[number];

/** The people whom a name may mean. */
export type PersonRole = ParticipantRole | 'manager';

export interface PersonCandidate {
  readonly email: string;
  readonly name: string;
}

/** A relation that a response may be about. */
export interface PairCandidate {
  readonly role: ParticipantRole;
  readonly mentor_email: string;
  readonly mentee_email: string;
  readonly mentor_name: string;
  readonly mentee_name: string;
  readonly cohort: string;
}

/** The likeliest answer to a question. It holds in a preview, and is written once somebody has said that it is right. */
export interface Guess {
  /** In the words of the question: an e-mail, a word, a name, `leave`, … */
  readonly answer: string;
  readonly why: readonly GuessReason[];
}

/** What speaks for an answer. */
export type GuessReason =
  | { readonly code: PlainReason }
  | { readonly code: 'only-name'; readonly role: PersonRole }
  | { readonly code: 'near-address' | 'namesake-address'; readonly email: string }
  /** A text that can be read in two ways. */
  | { readonly code: 'two-ways'; readonly text: string }
  /** The round of a pair was due on a day, `2026-05-04`, near the answer. */
  | { readonly code: 'due'; readonly round: string; readonly day: string };

/** A reason that needs no more said. */
export type PlainReason =
  | 'address-names-them'
  | 'earlier-row'
  | 'most-pairs'
  | 'named-day'
  | 'nearly-name'
  | 'no-pairs'
  | 'other-address'
  | 'other-days'
  | 'row-names-them'
  | 'strangers'
  | 'unknown-address'
  | 'word';

/** The answer that leaves a row out. */
export const LEAVE = 'leave';
/** The answer that somebody is new. */
export const NEW = 'new';

/** A pair as an answer: no e-mail has a space. */
export const pairAnswer = ({ mentor_email, mentee_email, role, cohort }: PairCandidate): string =>
  `${mentor_email} ${mentee_email} ${role} ${cohort}`.trim();

/** The cells that such an answer puts into a row; undefined for any other text. */
export function pairCells(answer: string): Readonly<Record<string, string>> | undefined {
  const [mentor_email = '', mentee_email = '', role = '', ...cohort] = answer.split(' ');
  if (!mentor_email.includes('@') || !mentee_email.includes('@')) return undefined;
  if (role !== 'mentor' && role !== 'mentee') return undefined;
  return { mentor_email, mentee_email, role, cohort: cohort.join(' ') };
}

/** A question about a row. */
export type ImportQuestion =
  /** The meaning of a word of a column, answered by `values`. */
  | {
      readonly ask: 'value';
      readonly column: string;
      readonly text: string;
      readonly choices: readonly string[];
    }
  /** Whom does a name mean? Answered by `people`, or by `set` of the row. The first candidate is proposed if `isLikely`. */
  | {
      readonly ask: 'person';
      readonly role: PersonRole;
      readonly text: string;
      readonly candidates: readonly PersonCandidate[];
      readonly isLikely: boolean;
      /** Of namesakes, each row may mean another: the column that `set` of the row answers. */
      readonly column?: string;
    }
  /** Is somebody with an unknown e-mail address new, or one of those of the same name? Answered by `new_people` or `people`. */
  | {
      readonly ask: 'new-person';
      readonly role: PersonRole;
      readonly name: string;
      readonly email: string;
      readonly candidates: readonly PersonCandidate[];
    }
  /** Which relation is a response about? Answered by `set` of the row. */
  | {
      readonly ask: 'pair';
      readonly email: string;
      /** The day of the answer, as the row has it. */
      readonly received: string;
      /** Whom the row names as the partner. */
      readonly partner?: string;
      readonly candidates: readonly PairCandidate[];
    }
  /** How is a name written whose letters were lost? Answered by `letters`. */
  | { readonly ask: 'letters'; readonly text: string; readonly candidates: readonly string[] }
  /** Does a note end a relation whose status does not? Answered by `set` or `note_read` of the row. */
  | { readonly ask: 'note'; readonly note: string; readonly status: string }
  /** Is a row to be left out, as an earlier one says otherwise? Answered by `leave_out`. */
  | { readonly ask: 'twice'; readonly place: string; readonly value: string }
  /** Is a change confirmed that needs a confirmation? Answered by `accept`. */
  | { readonly ask: 'confirm'; readonly what: Confirmation };

export interface RowDecision {
  /** Leaves it out; it goes into the file of rows to correct. */
  readonly leave_out?: boolean;
  /** It was left out as nobody knew somebody in it, and only as long as that holds. */
  readonly while_unknown?: boolean;
  readonly accept?: readonly Confirmation[];
  /** Corrected texts by canonical column. */
  readonly set?: Readonly<Record<string, string>>;
  /** The note has no effect. */
  readonly note_read?: boolean;
}

export interface ImportDecisions {
  /** The meanings of words, by column and word (`keyOf`). */
  readonly values?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The e-mail of whom a name means, by role and name (`personKey`); an unknown e-mail creates a person. */
  readonly people?: Readonly<Record<string, string>>;
  /** The correct names by their damaged form; the same text if it is correct. */
  readonly letters?: Readonly<Record<string, string>>;
  /** The new people to create, by e-mail. */
  readonly new_people?: readonly string[];
  /** The changes confirmed for all rows. */
  readonly accept?: readonly Confirmation[];
  /** By row (`rowKey`). */
  readonly rows?: Readonly<Record<string, RowDecision>>;
}

/** Answers of the last time that hold again. */
export type RecalledAnswers = Required<Pick<ImportDecisions, 'people' | 'letters' | 'rows'>>;

/** What was answered about a sheet, for the next time that it is uploaded. */
export interface RememberedAnswers {
  readonly people: Readonly<Record<string, string>>;
  readonly letters: Readonly<Record<string, string>>;
  /** By digests of rows: of one that has changed, everything is asked again. */
  readonly rows: Readonly<Record<string, RowDecision>>;
  /** Digests of some rows, by which the sheet itself is known again. */
  readonly seen: readonly string[];
  /** What was chosen for every row, such as the round; only the same sheet has it again. */
  readonly constants: Readonly<Record<string, string>>;
}

/** The key of a row: the id of its table, and its number in the spreadsheet. */
export const rowKey = (table: string, row: number): string => `${table}:${row}`;
