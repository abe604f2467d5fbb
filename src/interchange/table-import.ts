/** The tables of an import, given to its session row by row, with what was decided about them. */

import {
  type Confirmation,
  type ImportDecisions,
  type ImportQuestion,
  type PersonCandidate,
  type PersonRole,
  type RecalledAnswers,
  type RememberedAnswers,
  rowKey,
} from '../domain/import-decisions.ts';
import { PeopleFinder } from '../domain/import-people.ts';
import type { ImportSession, RowOutcome } from '../domain/import-store.ts';
import type { ImportedRow, Kind } from '../domain/imported-rows.ts';
import { keyOf } from '../domain/people-search.ts';
import { placeOf } from './formats/record.ts';
import { headerKey } from './header.ts';
import {
  type GuessedQuestion,
  managerIn,
  PEOPLE_COLUMNS,
  type QuestionedRow,
  questionOf,
  subjectOf,
} from './import-questions.ts';
import { ImportReportBuilder, LINES } from './import-report.ts';
import { columnNamesOf, TABLES } from './kinds/tables.ts';
import { acceptsNewPeople, managerRow, type NewPerson, newPeople, participantRow } from './new-people.ts';
import { type Preparation, rowPreparer } from './row-preparation.ts';
import { TableAnswers } from './table-answers.ts';
import { type ImportOptions, type TableFile, tableId } from './table-file.ts';
import { type ReadRow, readTable } from './table-reading.ts';
import { WaitingPeople } from './waiting-people.ts';

/** The kinds whose rows name people. */
const NAMING: ReadonlySet<Kind> = new Set<Kind>(['relations', 'exceptions', 'feedbacks']);

/** People of which roles are made of the rows of relations, and as rows of which kind. */
const MADE_OF = [
  ['manager', 'managers'],
  ['mentor', 'participants'],
  ['mentee', 'participants'],
] as const satisfies readonly (readonly [PersonRole, Kind])[];

/** So many new people are given to a session at once. */
const MAX_PEOPLE = 500;

/** Passes the rows of tables to an import session, and reports their outcomes. */
export class TableImport {
  readonly tally: ImportReportBuilder;
  /** The tables of the files, and after them those of new people. */
  readonly #tables: readonly TableFile[];
  readonly #options: ImportOptions;
  readonly #decisions: ImportDecisions;
  readonly #signal: AbortSignal;
  /** The rows for which something is accepted that is not for all. */
  readonly #accepted = new Map<number, readonly Confirmation[]>();
  /** The rows without an outcome so far; only if questions are collected. */
  readonly #rows = new Map<number, QuestionedRow & { readonly table: TableFile }>();
  readonly #people = new Map<TableFile, { readonly file: TableFile; readonly role: PersonRole }>();
  readonly #answers = new Map<TableFile, TableAnswers>();
  /** New people of whom there are namesakes. */
  readonly #doubts = new Map<string, readonly PersonCandidate[]>();
  readonly #waiting = new WaitingPeople();
  /** Everybody whom rows may mean; the same for all rows of a table. */
  #finder: PeopleFinder | undefined;

  constructor(files: readonly TableFile[], options: ImportOptions, signal: AbortSignal) {
    this.#options = options;
    this.#decisions = options.decisions ?? {};
    this.#signal = signal;
    for (const file of files) {
      const last = options.remembered?.get(headerKey(file.columns));
      this.#answers.set(file, new TableAnswers(file, this.#decisions, last));
    }
    if (acceptsNewPeople(this.#decisions, options.atDesk === true)) {
      for (const file of files.filter(({ kind }) => kind === 'relations')) {
        for (const [role, kind] of MADE_OF) {
          const table: TableFile = { ...file, kind, label: `${file.label} (new people)`, isDerived: true };
          this.#people.set(table, { file, role });
        }
      }
    }
    this.#tables = [...files, ...this.#people.keys()];
    this.tally = new ImportReportBuilder(this.#tables);
  }

  /** The answers that are those of last time. */
  get recalled(): RecalledAnswers {
    const all = [...this.#answers.values()].map(({ recalled }) => recalled);
    return {
      people: Object.assign({}, ...all.map(({ people }) => people)),
      letters: Object.assign({}, ...all.map(({ letters }) => letters)),
      rows: Object.assign({}, ...all.map(({ rows }) => rows)),
    };
  }

  /** The names that lost letters and were found, by table. */
  get mended(): ReadonlyMap<TableFile, ReadonlyMap<string, string>> {
    return new Map([...this.#answers].map(([file, { mended }]) => [file, mended]));
  }

  /** What is remembered of each table. */
  get answers(): ReadonlyMap<TableFile, Omit<RememberedAnswers, 'constants'>> {
    return new Map([...this.#answers].map(([file, { used }]) => [file, used]));
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
    { onBytes, onRows }: Record<'onBytes' | 'onRows', (done: number) => void>,
  ): Promise<number> {
    const first = this.#tables.indexOf(file) * LINES;
    const options = this.#options;
    const atDesk = options.atDesk === true;
    this.#finder = undefined;
    const needsFinder = NAMING.has(file.kind) && (atDesk || namesPeople(file));
    const finder = needsFinder ? await this.#findingPeople(session) : undefined;
    const prepare = rowPreparer(file, { ...this.#preparation(file), finder });
    let count = 0;
    for await (const batch of readTable(file, options, { onBytes, prepare })) {
      this.#signal.throwIfAborted();
      count += batch.length;
      onRows(count);
      const imported = new Map<number, ImportedRow<K>>();
      for (const read of batch) {
        const number = first + read.line;
        this.tally.place(number, read);
        const row = { cells: read.cells, texts: read.texts };
        if (atDesk) this.#rows.set(number, { ...row, table: file });
        for (const one of read.assumed ?? [])
          this.tally.assume(number, { ...one, subject: subjectOf(file, row, finder) });
        const accept = this.#decisions.rows?.[rowKey(tableId(file), read.row)]?.accept;
        if (accept !== undefined) this.#accepted.set(number, accept);
        if ('says' in read) {
          const place = `${placeOf(read, file)} of ${file.label}`;
          imported.set(number, { number, place, row: read.says });
        } else if (read.isLeftOut) {
          this.tally.leaveOut(number, read.problems[0]?.reason ?? '');
        } else await this.#tellUnread(session, number, file, read);
      }
      if (imported.size < batch.length) session.leaveOut(file.kind, batch.length - imported.size);
      for (const told of await session.take(file.kind, [...imported.values()])) {
        const row = imported.get(told.number)?.row;
        if (typeof told.outcome === 'string') {
          this.tell(told);
          continue;
        }
        if (atDesk) await this.#findingPeople(session);
        const { column } = told.outcome;
        const isShown = row !== undefined && column !== null;
        this.tell(told, isShown ? shownCell(file.kind, row, column, options) : null);
      }
      if (file.kind !== 'relations') this.tally.forgetPlaces();
    }
    return count;
  }

  /** Makes the new people whom the rows of relations name, where that was accepted. */
  async takeNewPeople(
    session: ImportSession,
    kind: Kind,
    onRows: (file: TableFile, rows: number) => void,
  ): Promise<void> {
    for (const [table, { file, role }] of this.#people) {
      if (table.kind !== kind) continue;
      this.#signal.throwIfAborted();
      this.#finder = undefined;
      const finder = await this.#findingPeople(session);
      const prepared = { ...this.#preparation(file), finder };
      const people = await newPeople(file, role, prepared, this.#options, (rows) => onRows(file, rows));
      for (const { email, namesakes } of people) {
        if (namesakes.length > 0) this.#doubts.set(`${role}:${email}`, namesakes);
      }
      const first = this.#tables.indexOf(table) * LINES;
      // A statement takes so many values at the most.
      for (let start = 0; start < people.length; start += MAX_PEOPLE) {
        this.#signal.throwIfAborted();
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
          this.tally.place(outcome.number, person);
          this.tally.add(outcome, null, { name: `${person.name} (${person.email})`, emails: [] });
        }
      }
      this.tally.forgetPlaces();
    }
    this.#finder = undefined;
  }

  /** Tells what became of a row. */
  tell(told: RowOutcome, value: string | null = null): void {
    const row = this.#rows.get(told.number);
    if (row === undefined) {
      this.tally.add(told, value);
      return;
    }
    this.#rows.delete(told.number);
    const { outcome } = told;
    if (typeof outcome !== 'string') this.#waiting.add(row.table, row);
    const subject = subjectOf(row.table, row, this.#finder);
    if (typeof outcome === 'string') {
      this.tally.add(told, value, subject, managerIn(row.table, row));
      return;
    }
    const confirmation: ImportQuestion | undefined = outcome.confirmation && {
      ask: 'confirm',
      what: outcome.confirmation,
    };
    const known = outcome.question ?? confirmation;
    const asked: Partial<GuessedQuestion> | undefined =
      known === undefined
        ? this.#finder && questionOf(row.table, row, outcome, this.#finder)
        : { question: known };
    this.tally.add({ ...told, outcome: { ...outcome, ...asked } }, value, subject);
  }

  #preparation(file: TableFile): Omit<Preparation, 'finder'> {
    const answers = this.#answers.get(file) ?? new TableAnswers(file, this.#decisions, undefined);
    const { people: files, atDesk = false } = this.#options;
    return {
      answers,
      decisions: this.#decisions,
      files,
      doubts: this.#doubts,
      waiting: this.#waiting,
      atDesk,
    };
  }

  async #tellUnread(
    session: ImportSession,
    number: number,
    file: TableFile,
    { problems, cells, texts }: Extract<ReadRow<Kind>, { readonly problems: unknown }>,
  ): Promise<void> {
    for (const { value, ...outcome } of problems) {
      if (this.#options.atDesk) {
        await this.#findingPeople(session);
        this.#rows.set(number, { cells, texts, table: file });
      }
      this.tell({ number, outcome }, value);
    }
  }

  async #findingPeople(session: ImportSession): Promise<PeopleFinder> {
    this.#finder ??= new PeopleFinder(await session.directory());
    return this.#finder;
  }
}

/** Whether rows of a table name people otherwise than by their e-mails. */
function namesPeople({ kind, columns, sources, extra }: TableFile): boolean {
  if (extra.respondent !== undefined) return true;
  const names = columnNamesOf(kind);
  return Object.keys(PEOPLE_COLUMNS).some((name) => {
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
