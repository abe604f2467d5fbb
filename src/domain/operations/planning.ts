/** Types and helpers that all plans share. */

import { emailComplaint, keptEmail } from '../e-mail-address.ts';
import type { Message } from './messages.ts';
import type { ProgrammeRow, ProgrammeRows, ProgrammeTable, RelationRow, RowChange } from './rows.ts';

/** The tables whose rows have an id of their own. */
export type NumberedTable = {
  [T in ProgrammeTable]: 'id' extends keyof ProgrammeRow[T] ? T : never;
}[ProgrammeTable];

export interface PlanningContext {
  /** The part of the programme that the operation needs. */
  readonly rows: ProgrammeRows;
  /** The first id of a table that was never used. */
  readonly nextIds: Readonly<Record<NumberedTable, number>>;
  readonly today: Temporal.PlainDate;
  readonly reason: string | null;
}

export interface Plan {
  /** What is done. */
  readonly summary: Message;
  /** Remarks that the preview shows. */
  readonly notes: readonly Message[];
  readonly changes: readonly RowChange[];
}

/** Why an operation is not possible. */
export interface Refused {
  readonly refused: Message;
  /** Whether nothing is wrong: the requested state exists already. */
  readonly isDone?: true;
}

/** A refusal with its reasons. */
export const refuse = (...reasons: readonly [Message, ...Message[]]): Refused => ({
  refused: reasons.length === 1 ? reasons[0] : { code: 'several', messages: reasons },
});

/** A refusal because the requested state exists already. */
export const alreadyDone = (refused: Message): Refused => ({ refused, isDone: true });

/** Those of some items that apply: the others are false, null or undefined. */
export const applicable = <Item extends object | string>(
  ...items: readonly (Item | false | null | undefined)[]
): readonly Item[] => items.flatMap((item) => item || []);

/** A remark on a changed name, old and new; none if it is unchanged. The history does not keep it. */
export const fromTo = (before: unknown, after: unknown): readonly Message[] =>
  before === after ? [] : [{ code: 'from-to', before: textOf(before), after: textOf(after) }];

const textOf = (value: unknown): string | null => (value === null ? null : String(value));

/** A relation of some rows. */
export const relationOf = (rows: ProgrammeRows, id: number): RelationRow | Refused =>
  rows.relations.find((one) => one.id === id) ?? noRelation(id);

/** A refusal because no relation has this id. */
export const noRelation = (relation: number): Refused => refuse({ code: 'no-relation', relation });

/** A day of a text. */
export const dayOf = (text: string): Temporal.PlainDate => Temporal.PlainDate.from(text);

/** Whether a day comes before another. */
export const isBefore = (one: Temporal.PlainDate, other: Temporal.PlainDate): boolean =>
  Temporal.PlainDate.compare(one, other) < 0;

/**
 * An e-mail address as it is kept, or why it cannot be one.
 *
 * @param kept the one that is kept already, which may stay as it is; undefined where there is none
 */
export function emailFrom(text: string, kept: string | undefined): string | Refused {
  const email = keptEmail(text);
  const isFine = email === kept || emailComplaint(email) === undefined;
  return isFine ? email : refuse({ code: 'wrong-email', email: text });
}
