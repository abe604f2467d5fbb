/** The answers to the questions of a table: those of now, and those of the last time that it was uploaded. */

import { createHash } from 'node:crypto';
import {
  type ImportDecisions,
  type RecalledAnswers,
  type RememberedAnswers,
  type RowDecision,
  rowKey,
} from '../domain/import-decisions.ts';
import { type TableFile, tableId } from './table-file.ts';

/** Recognizes a row again, as long as no cell of it has changed. */
export const rowDigest = (cells: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(cells)).digest('base64url').slice(0, 16);

/** So many rows of a sheet are remembered, by which it is known again. */
const MAX_SEEN = 20;

/** The answers of a table. Takes note of those that were used, which are remembered. */
export class TableAnswers {
  readonly #id: string;
  readonly #decisions: ImportDecisions;
  readonly #last: RememberedAnswers | undefined;
  readonly #people: Record<string, string> = {};
  readonly #letters: Record<string, string> = {};
  readonly #rows: Record<string, RowDecision> = {};
  readonly #seen: string[] = [];
  readonly #recalled = {
    people: {} as Record<string, string>,
    letters: {} as Record<string, string>,
    rows: {} as Record<string, RowDecision>,
  };
  /** Names that lost letters, with what they were. */
  readonly mended = new Map<string, string>();

  constructor(table: TableFile, decisions: ImportDecisions, last: RememberedAnswers | undefined) {
    this.#id = tableId(table);
    this.#decisions = decisions;
    this.#last = last;
  }

  /** The e-mail of whom a name means (`personKey`); empty for nobody. */
  person(key: string): string | undefined {
    return this.#answer('people', key, this.#people);
  }

  /** The name that a damaged one was. */
  letters(text: string): string | undefined {
    return this.#answer('letters', text, this.#letters);
  }

  #answer(what: 'people' | 'letters', key: string, used: Record<string, string>): string | undefined {
    const now = this.#decisions[what]?.[key];
    const answer = now ?? this.#last?.[what][key];
    if (answer === undefined) return undefined;
    used[key] = answer;
    if (now === undefined) this.#recalled[what][key] = answer;
    return answer;
  }

  /** What was decided about a row. */
  row(row: number, cells: readonly string[]): RowDecision {
    const now = this.#decisions.rows?.[rowKey(this.#id, row)];
    const wantsDigest = now !== undefined || this.#last !== undefined || this.#seen.length < MAX_SEEN;
    if (!wantsDigest) return {};
    const digest = rowDigest(cells);
    if (this.#seen.length < MAX_SEEN) this.#seen.push(digest);
    const last = this.#last?.rows[digest];
    const decision = now ?? last;
    if (decision === undefined) return {};
    // That something here is overwritten is asked every time.
    const { accept: _accepted, ...kept } = decision;
    if (Object.keys(kept).length > 0) this.#rows[digest] = kept;
    if (now !== undefined || last === undefined) return decision;
    const { accept: _once, ...again } = last;
    this.#recalled.rows[rowKey(this.#id, row)] = again;
    return again;
  }

  /** Notes that a row was left out as nobody knows somebody in it. */
  leaveWhileUnknown(cells: readonly string[]): void {
    const digest = rowDigest(cells);
    this.#rows[digest] = { ...this.#rows[digest], leave_out: true, while_unknown: true };
  }

  /** Forgets that a row was left out: everybody in it is known now. */
  takeBack(row: number, cells: readonly string[]): void {
    const digest = rowDigest(cells);
    const { leave_out: _left, while_unknown: _unknown, ...rest } = this.#rows[digest] ?? {};
    this.#rows[digest] = rest;
    delete this.#recalled.rows[rowKey(this.#id, row)];
  }

  /** The answers that are those of last time. */
  get recalled(): RecalledAnswers {
    return this.#recalled;
  }

  /** What is remembered of the table for the next time. */
  get used(): Omit<RememberedAnswers, 'constants'> {
    return { people: this.#people, letters: this.#letters, rows: this.#rows, seen: this.#seen };
  }
}
