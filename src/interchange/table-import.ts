/** The tables of an import, given to its session row by row, with what was decided about them. */

import {
  type Confirmation,
  type ImportDecisions,
  type PersonRole,
  rowKey,
} from '../domain/import-decisions.ts';
import { PeopleFinder } from '../domain/import-people.ts';
import type { ImportSession, RowOutcome } from '../domain/import-store.ts';
import type { ImportedRow, Kind } from '../domain/imported-rows.ts';
import { keyOf } from '../domain/word-key.ts';
import { placeOf } from './formats/record.ts';
import { confirmationOf, type QuestionedRow, questionOf } from './import-questions.ts';
import { type ImportReportBuilder, LINES } from './import-report.ts';
import { columnNamesOf, TABLES } from './kinds/tables.ts';
import { acceptsNewPeople, managerRow, type NewPerson, newPeople, participantRow } from './new-people.ts';
import { rowPreparer } from './row-preparation.ts';
import { managerIn, subjectOf } from './subjects.ts';
import { type ImportOptions, type TableFile, tableId } from './table-file.ts';
import { type ReadRow, readTable } from './table-reading.ts';

/** Whose rows name people. */
const NAMING: ReadonlySet<Kind> = new Set<Kind>(['relations', 'exceptions', 'feedbacks']);

/** People of which roles are made of the rows of relations, and as rows of which kind. */
const MADE_OF = [
  ['manager', 'managers'],
  ['mentor', 'participants'],
  ['mentee', 'participants'],
] as const satisfies readonly (readonly [PersonRole, Kind])[];

/** So many new people are given to a session at once. */
const MAX_PEOPLE = 500;

/** Passes the rows of a table to an import session, and reports their outcomes. */
export class TableImport {
  /** The tables of the files, and after them those of new people. */
  readonly tables: readonly TableFile[];
  readonly #options: ImportOptions;
  readonly #decisions: ImportDecisions;
  /** The rows for which something is accepted that is not for all. */
  readonly #accepted = new Map<number, readonly Confirmation[]>();
  /** The rows without an outcome so far; only if questions are collected. */
  readonly #rows = new Map<number, QuestionedRow & { readonly table: TableFile }>();
  readonly #people = new Map<TableFile, { readonly file: TableFile; readonly role: PersonRole }>();
  #finder: PeopleFinder | undefined;

  constructor(files: readonly TableFile[], options: ImportOptions) {
    this.#options = options;
    this.#decisions = options.decisions ?? {};
    const people: TableFile[] = [];
    if (acceptsNewPeople(this.#decisions)) {
      for (const file of files.filter(({ kind, format }) => kind === 'relations' && format !== 'jsonl')) {
        for (const [role, kind] of MADE_OF) {
          const table: TableFile = { ...file, kind, label: `${file.label} (new people)`, isDerived: true };
          this.#people.set(table, { file, role });
          people.push(table);
        }
      }
    }
    this.tables = [...files, ...people];
  }

  /** The kinds of the rows that will come. */
  get kinds(): readonly Kind[] {
    return [...new Set(this.tables.map(({ kind }) => kind))];
  }

  /** Whether a confirmation was given for a row; without decisions, every one is. */
  get accepts(): ((number: number, what: Confirmation) => boolean) | undefined {
    if (this.#options.decisions === undefined) return undefined;
    const all = new Set(this.#decisions.accept);
    return (number, what) => all.has(what) || this.#accepted.get(number)?.includes(what) === true;
  }

  /** Imports the rows of one table, and returns their number. */
  async take<K extends Kind>(
    session: ImportSession,
    file: TableFile<K>,
    tally: ImportReportBuilder,
    {
      onBytes,
      onRows,
      signal,
    }: {
      readonly onBytes: (done: number) => void;
      readonly onRows: (rows: number) => void;
      readonly signal: AbortSignal;
    },
  ): Promise<number> {
    const index = this.tables.indexOf(file);
    const options = this.#options;
    this.#finder = undefined;
    const isAsking = options.asks === true && NAMING.has(file.kind);
    const finder = isAsking || needsPeople(file) ? await this.#findingPeople(session) : undefined;
    const prepare = rowPreparer(file, this.#decisions, finder, options.asks === true);
    let count = 0;
    for await (const batch of readTable(file, options, { onBytes, prepare })) {
      signal.throwIfAborted();
      count += batch.length;
      onRows(count);
      const rows = new Map(batch.map((read) => [index * LINES + read.line, read]));
      const imported: ImportedRow<K>[] = [];
      for (const [number, read] of rows) {
        tally.place(number, read);
        if (options.asks) this.#rows.set(number, { cells: read.cells, texts: read.texts, table: file });
        const accept = this.#decisions.rows?.[rowKey(tableId(file), read.row)]?.accept;
        if (accept !== undefined) this.#accepted.set(number, accept);
        if ('says' in read) {
          imported.push({ number, place: `${placeOf(read, file)} of ${file.label}`, row: read.says });
        } else if (read.isLeftOut) {
          tally.leaveOut(number, read.problems[0]?.reason ?? '');
        } else await this.#tellUnread(session, number, file, read, tally);
      }
      if (imported.length < batch.length) session.leaveOut(file.kind, batch.length - imported.length);
      const said = new Map(imported.map(({ number, row }) => [number, row]));
      for (const told of await session.take(file.kind, imported)) {
        const row = said.get(told.number);
        if (options.asks && typeof told.outcome === 'object') await this.#findingPeople(session);
        const column = typeof told.outcome === 'object' ? told.outcome.column : null;
        const value =
          row === undefined || column === null ? null : shownCell(file.kind, row, column, options);
        this.tell(told, tally, value);
      }
      if (file.kind !== 'relations') tally.forgetPlaces();
    }
    return count;
  }

  /** Makes the new people whom the rows of relations name, where that was accepted. */
  async takeNewPeople(
    session: ImportSession,
    kind: Kind,
    tally: ImportReportBuilder,
    {
      onRows,
      signal,
    }: { readonly onRows: (file: TableFile, rows: number) => void; readonly signal: AbortSignal },
  ): Promise<void> {
    for (const [table, { file, role }] of this.#people) {
      if (table.kind !== kind) continue;
      signal.throwIfAborted();
      this.#finder = undefined;
      const finder = await this.#findingPeople(session);
      const people = await newPeople(file, role, {
        finder,
        decisions: this.#decisions,
        options: this.#options,
        onRows: (rows) => onRows(file, rows),
      });
      const first = this.tables.indexOf(table) * LINES;
      // A statement takes so many values at the most.
      for (let start = 0; start < people.length; start += MAX_PEOPLE) {
        signal.throwIfAborted();
        const some = people.slice(start, start + MAX_PEOPLE);
        const byNumber = new Map(some.map((person) => [first + person.line, person]));
        const rowsOf = <R>(make: (person: NewPerson, number: number) => R): R[] =>
          [...byNumber].map(([number, person]) => make(person, number));
        const outcomes =
          kind === 'managers'
            ? await session.take('managers', rowsOf(managerRow))
            : await session.take('participants', rowsOf(participantRow));
        for (const outcome of outcomes) {
          const person = byNumber.get(outcome.number);
          if (person === undefined) continue;
          tally.place(outcome.number, person);
          tally.add(outcome, null, { name: `${person.name} (${person.email})`, emails: [] });
        }
      }
      tally.forgetPlaces();
    }
    this.#finder = undefined;
  }

  /** Tells what became of a row. */
  tell(told: RowOutcome, tally: ImportReportBuilder, value: string | null = null): void {
    const row = this.#rows.get(told.number);
    if (row === undefined) {
      tally.add(told, value);
      return;
    }
    this.#rows.delete(told.number);
    const { outcome } = told;
    const subject = subjectOf(row.table, row);
    if (typeof outcome === 'string') {
      tally.add(told, value, subject, managerIn(row.table, row));
      return;
    }
    const finder = this.#finder;
    const question =
      outcome.question ?? confirmationOf(outcome) ?? (finder && questionOf(row.table, row, outcome, finder));
    tally.add({ ...told, outcome: { ...outcome, ...(question && { question }) } }, value, subject);
  }

  async #tellUnread(
    session: ImportSession,
    number: number,
    file: TableFile,
    { problems, cells, texts }: Extract<ReadRow<Kind>, { readonly problems: unknown }>,
    tally: ImportReportBuilder,
  ): Promise<void> {
    for (const { value, ...outcome } of problems) {
      if (this.#options.asks) {
        await this.#findingPeople(session);
        this.#rows.set(number, { cells, texts, table: file });
      }
      this.tell({ number, outcome }, tally, value);
    }
  }

  /** Everybody whom rows may mean; the same for all rows of a table. */
  async #findingPeople(session: ImportSession): Promise<PeopleFinder> {
    this.#finder ??= new PeopleFinder(await session.directory());
    return this.#finder;
  }
}

/** Whether rows of a table name people otherwise than by their e-mails. */
function needsPeople({ kind, columns, sources, extra }: TableFile): boolean {
  if (!NAMING.has(kind)) return false;
  if (extra.respondent !== undefined) return true;
  const names = columnNamesOf(kind);
  return ['mentor_email', 'mentee_email', 'manager_email'].some((name) => {
    const source = sources[names.indexOf(name)];
    if (typeof source !== 'number') return source !== undefined && 'first' in source;
    return !keyOf(columns[source] ?? '').includes('mail');
  });
}

/** The cell that an outcome is about. */
function shownCell<K extends Kind>(
  kind: K,
  row: ImportedRow<K>['row'],
  column: string,
  { timeZone }: ImportOptions,
): string | null {
  const cell = TABLES[kind].write(row, timeZone)[columnNamesOf(kind).indexOf(column)] ?? null;
  return cell === null ? null : String(cell);
}
