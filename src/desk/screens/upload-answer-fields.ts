/** The fields of the questions of an upload, and the answers that a form has in them. */

import type { PairCandidate, RowDecision } from '../../domain/import-decisions.ts';
import { keyOf } from '../../domain/word-key.ts';
import type { PendingRow } from '../../interchange/upload-review.ts';
import type { SentForm } from '../sent-form.ts';

/** The value of menus that leaves the rows out that ask. */
export const LEAVE = 'leave';
/** The field of the boxes and buttons that leave single rows out, and of the button that leaves out all. */
export const LEAVE_ROWS = 'leave-row';
export const LEAVE_ALL = 'leave-all';
/** The field of the boxes by which new people are made. */
export const NEW_PEOPLE = 'new';
/** And that of the box by which all of them are, also those that the page does not show. */
export const ALL_NEW_PEOPLE = 'all-new';

/** The names of the fields that answer a question. */
export const fieldOf = {
  value: (column: string, text: string) => `value:${column}:${keyOf(text)}`,
  order: (table: string) => `order:${table}`,
  person: (key: string) => `person:${key}`,
  email: (key: string) => `email:${key}`,
  letters: (text: string) => `letters:${text}`,
  ownLetters: (text: string) => `own-letters:${text}`,
  pair: (row: string) => `pair:${row}`,
  pairMentor: (row: string) => `mentor:${row}`,
  pairMentee: (row: string) => `mentee:${row}`,
  pairRole: (row: string) => `role:${row}`,
  note: (row: string) => `note:${row}`,
  noteDay: (row: string) => `note-day:${row}`,
  confirm: (what: string, row: string) => `confirm:${what}:${row}`,
  confirmAll: (what: string) => `confirm-all:${what}`,
  set: (column: string, row: string) => `set:${column}:${row}`,
} as const;

/** A pair as the value of a menu: no e-mail has a space. */
export const PAIR = /^(\S+) (\S+) (mentor|mentee)(?: (.*))?$/s;

/** That value. */
export const pairValue = ({ mentor_email, mentee_email, role, cohort }: PairCandidate): string =>
  `${mentor_email} ${mentee_email} ${role} ${cohort}`.trim();

/** The answers that were read from a form so far. */
export class AnswerReader {
  readonly values: Record<string, Record<string, string>> = {};
  readonly people: Record<string, string> = {};
  readonly letters: Record<string, string> = {};
  readonly rows: Record<string, RowDecision> = {};
  readonly newPeople: string[] = [];
  readonly orders: Record<string, 'dmy' | 'mdy'> = {};
  readonly problems: Record<string, string> = {};
  readonly form: SentForm;
  readonly #ticked: ReadonlySet<string>;
  readonly #addsAll: boolean;

  constructor(form: SentForm) {
    this.form = form;
    this.#ticked = new Set(form.all(NEW_PEOPLE));
    this.#addsAll = form.has(ALL_NEW_PEOPLE);
  }

  /** Returns the text of a field. */
  text(field: string): string {
    return this.form.text(field);
  }

  /** Whether a new person is added. */
  adds(email: string): boolean {
    return this.#addsAll || this.#ticked.has(email);
  }

  /** Leaves rows out. */
  leave(rows: readonly PendingRow[]): void {
    for (const { key } of rows) this.rows[key] = { ...this.rows[key], leave_out: true };
  }
}
