/** Types and helpers that all plans share. */

import { emailComplaint, keptEmail } from '../e-mail-address.ts';
import type { RowChange } from './row-changes.ts';
import type { ProgrammeRows, RelationRow } from './rows.ts';

/** The tables whose rows have an id of their own. */
export type NumberedTable = 'managers' | 'participants' | 'relations' | 'feedback_rounds';

export interface PlanningContext {
  /** The part of the programme that the operation needs. */
  readonly rows: ProgrammeRows;
  /** The first id of a table that was never used. */
  readonly nextIds: Readonly<Record<NumberedTable, number>>;
  readonly today: Temporal.PlainDate;
  readonly reason: string | null;
}

/** Texts name people as `{person 7}` and `{manager 2}`, so that the history shows present names, and none that were erased. */
export interface Plan {
  /** The operation as a sentence. */
  readonly summary: string;
  /** Remarks that the preview shows. */
  readonly notes: readonly string[];
  readonly changes: readonly RowChange[];
}

/** Why an operation is not possible, as sentences that name people like those of a {@link Plan}. */
export interface Refused {
  readonly refused: string;
  /** Whether nothing is wrong: the requested state exists already. */
  readonly isDone?: true;
  /** Of an undo: the entries of the history to undo before, newest first; absent where it is something else. */
  readonly inTheWay?: readonly number[];
}

/** A refusal with its reasons. */
export const refuse = (refused: string): Refused => ({ refused });

/** A refusal because the requested state exists already. */
export const alreadyDone = (refused: string): Refused => ({ refused, isDone: true });

/** Those of some items that apply: the others are false, null or undefined. */
export const applicable = <Item extends object | string>(
  ...items: readonly (Item | false | null | undefined)[]
): readonly Item[] => items.flatMap((item) => item || []);

/** A refusal because a change has no effect. */
export const soAlready = (subject: string): Refused =>
  alreadyDone(`${subject} is so already; nothing would change.`);

/** A remark on a changed name, old and new; none if it is unchanged. The history's texts do not contain it. */
export const fromTo = (before: string | null, after: string | null): readonly string[] =>
  before === after ? [] : [`From “${before ?? ''}” to “${after ?? ''}”.`];

/** A person in a text. */
export const person = (id: number): string => `{person ${id}}`;

/** A manager in a text. */
export const manager = (id: number | null): string => (id === null ? 'nobody' : `{manager ${id}}`);

/** A relation in a text. */
export const pair = ({
  mentee_id,
  mentor_id,
  cohort,
}: Pick<RelationRow, 'mentee_id' | 'mentor_id' | 'cohort'>): string =>
  `${person(mentee_id)} with ${person(mentor_id)}${cohort === '' ? '' : `, cohort ${cohort}`}`;

/** A number of things in words. */
export const counted = (count: number, one: string, several = `${one}s`): string =>
  `${count} ${count === 1 ? one : several}`;

/** A text in which people are named. */
export const withNames = (text: string, nameOf: (kind: 'person' | 'manager', id: number) => string): string =>
  text.replaceAll(/\{(person|manager) (\d+)\}/g, (_whole, kind: string, id: string) =>
    nameOf(kind === 'person' ? 'person' : 'manager', Number(id)),
  );

/** A relation of some rows. */
export const relationOf = (rows: ProgrammeRows, id: number): RelationRow | Refused =>
  rows.relations.find((one) => one.id === id) ?? noRelation(id);

/** A refusal because no relation has this id. */
export const noRelation = (id: number): Refused => refuse(`There is no relation r${id}.`);

/** A day of a text. */
export const dayOf = (text: string): Temporal.PlainDate => Temporal.PlainDate.from(text);

/** Whether a day comes before another. */
export const isBefore = (one: Temporal.PlainDate, other: Temporal.PlainDate): boolean =>
  Temporal.PlainDate.compare(one, other) < 0;

/** A name, a title or a cohort as it is kept: one line, single spaces, in Unicode's form C. */
export const tidy = (text: string): string => text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();

/**
 * An e-mail address as it is kept, or why it cannot be one.
 *
 * @param kept the one that is kept already, which may stay as it is; undefined where there is none
 */
export function emailFrom(text: string, kept: string | undefined): string | Refused {
  const email = keptEmail(text);
  const complaint = email === kept ? undefined : emailComplaint(email);
  return complaint === undefined ? email : refuse(`The e-mail “${text}” ${complaint}`);
}
