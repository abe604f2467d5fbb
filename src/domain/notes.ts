/** Notes on people, pairs and managers, for whoever may see those. No message and no page for others has them. */

/** The records that have notes. */
export type NoteSubject = 'person' | 'relation' | 'manager';

/** The account of those whom a note is on, who wrote it on their personal page: accounts begin with 1. */
export const FROM_THE_PERSON = 0;

/** A note, on the record of a row. */
export interface Note {
  /** When it was made; of the notes on one record, it tells this one from others. */
  readonly at: string;
  /** Who made it; null: nobody is asked who they are. */
  readonly account_id: number | null;
  readonly text: string;
}

/** A note as it is read. */
export interface SignedNote extends Note {
  /** The name of the account now; null if there is none. */
  readonly who: string | null;
}

/** The time of a note. */
export const noteTime = (at: Temporal.Instant): Note['at'] => at.toString({ fractionalSecondDigits: 6 });

/** The table of the notes on each kind of record. */
export const NOTE_TABLES = {
  person: 'person_notes',
  relation: 'relation_notes',
  manager: 'manager_notes',
} as const;

/** The tables of notes. */
type NoteTable = (typeof NOTE_TABLES)[NoteSubject];

/** Whether a table is one of notes. */
export const isNoteTable = (table: string): table is NoteTable =>
  Object.values(NOTE_TABLES).some((one) => one === table);
