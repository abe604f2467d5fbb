/** An import: files in, everything or nothing, and what became of each row. */

import { roundCalled } from '../domain/feedback-selection.ts';
import { nothingOf } from '../domain/fields.ts';
import { storedQuestions } from '../domain/forms/question.ts';
import { answersIn } from '../domain/forms/sheet-answers.ts';
import {
  type Confirmation,
  type ImportDecisions,
  NEW,
  type PersonCandidate,
  type PersonRole,
  type RememberedAnswers,
  rowKey,
} from '../domain/import-decisions.ts';
import { type ImportDirectory, nameKey, PeopleFinder, withoutTitles } from '../domain/import-people.ts';
import {
  type CellChange,
  ChangedMeanwhileError,
  type ImportSession,
  type ImportStore,
  type RowOutcome,
} from '../domain/import-store.ts';
import { type ImportedRow, KINDS, type Kind, type SheetAnswers } from '../domain/imported-rows.ts';
import { managerFields, participantFields } from '../domain/programme.ts';
import { placeOf } from './formats/record.ts';
import { listed, quoted } from './formats/wording.ts';
import { cellText, headerKey } from './header.ts';
import {
  columnText,
  managerIn,
  nameIn,
  PEOPLE_COLUMNS,
  personQuestion,
  questionOf,
  subjectOf,
} from './import-questions.ts';
import { type ImportReport, ImportReportBuilder } from './import-report.ts';
import type { CellProblem } from './kinds/table.ts';
import { columnNamesOf, TABLES } from './kinds/tables.ts';
import { columnsIn } from './mapping.ts';
import { directoryOf, type GivenFiles, type ProposalOptions, readTables } from './proposal.ts';
import { type Preparation, rowPreparer, WaitingPeople } from './row-preparation.ts';
import {
  type ImportOptions,
  type ReadingOptions,
  TableAnswers,
  type TableFile,
  tableId,
} from './table-file.ts';
import { type ReadRow, readRows } from './table-reading.ts';
import { Refusal } from './values/column.ts';
import { eMail, name as nameValue } from './values/texts.ts';
import { yesOrNoIn } from './values/words.ts';

/** A listener for progress. */
export interface ImportWatcher {
  /** The tables of the files, before their rows are read. */
  onFiles?(files: readonly TableFile[]): void;
  onFile?(file: TableFile, rows: number): void;
  /** The import begins anew, because the records were changed meanwhile. */
  onAgain?(): void;
}

/** The maximum number of attempts if others change the records meanwhile. */
const ATTEMPTS = 3;

/**
 * Imports files that nobody looks at beforehand: what a page would ask is an error.
 *
 * @throws TableError where a file cannot be taken as a whole; nothing is written
 * @throws as {@link importTables}
 */
export async function importFiles(
  store: ImportStore,
  given: GivenFiles,
  options: ImportOptions & ProposalOptions,
  watcher: ImportWatcher,
  signal: AbortSignal,
): Promise<ImportReport> {
  const { files, people, remembered } = await readTables(await directoryOf(store), given, options);
  return await importTables(store, files, { ...options, people, remembered }, watcher, signal);
}

/**
 * Imports tables, in the order in which their kinds refer to each other.
 *
 * @throws ChangedSinceSeenError where the programme is not as it was seen
 * @throws ChangedMeanwhileError where others change the records time and again
 */
export async function importTables(
  store: ImportStore,
  files: readonly TableFile[],
  options: ImportOptions,
  watcher: ImportWatcher,
  signal: AbortSignal,
): Promise<ImportReport> {
  watcher.onFiles?.(files);
  for (let attempt = 1; ; attempt++) {
    try {
      return await importOnce(store, files, options, watcher, signal);
    } catch (error) {
      if (!(error instanceof ChangedMeanwhileError) || attempt === ATTEMPTS) throw error;
      watcher.onAgain?.();
    }
  }
}

async function importOnce(
  store: ImportStore,
  files: readonly TableFile[],
  options: ImportOptions,
  watcher: ImportWatcher,
  signal: AbortSignal,
): Promise<ImportReport> {
  const { isMove, by, account_id, reason, seen, skipBad, dryRun } = options;
  await using session = await store.begin({ isMove, by, account_id, reason, seen });
  const tables = new TableImport(session, files, options);
  for (const kind of KINDS) {
    signal.throwIfAborted();
    const own = files.filter((file) => file.kind === kind);
    if (own.length > 0) await tables.take(kind, own, watcher);
    // Whom pairs name may stand in the files of managers and of participants.
    if (kind === 'participants') await tables.takeNewPeople();
  }
  const written = tables.report.blocking === 0 || skipBad;
  const answers = [...tables.answers];
  const recalled = answers.map(([, one]) => one.recalled);
  return {
    ...tables.report.report(written),
    recalled: {
      people: Object.assign({}, ...recalled.map(({ people }) => people)),
      letters: Object.assign({}, ...recalled.map(({ letters }) => letters)),
      rows: Object.assign({}, ...recalled.map(({ rows }) => rows)),
    },
    answers: new Map(answers.map(([file, one]) => [file, one.used])),
    mended: new Map(answers.map(([file, one]) => [file, one.mended])),
    entry: written && !dryRun ? await session.publish(signal) : null,
  };
}

type GoodRow<K extends Kind> = Extract<ReadRow<K>, { readonly says: unknown }>;

/** The kinds whose rows name people. */
const NAMING: ReadonlySet<Kind> = new Set<Kind>(['relations', 'exceptions', 'feedbacks']);

/** What rounds ask now, by their ids. */
const askedIn = ({ rounds, forms }: ImportDirectory) => ({
  rounds,
  forms: new Map(
    forms.map(({ round_id, version, questions }) => [
      round_id,
      { version, questions: storedQuestions(questions) },
    ]),
  ),
});

/** Passes the rows of tables to an import session, and reports their outcomes. */
class TableImport {
  readonly report: ImportReportBuilder;
  readonly answers: ReadonlyMap<TableFile, TableAnswers>;
  readonly #session: ImportSession;
  readonly #options: ImportOptions;
  readonly #decisions: ImportDecisions;
  /** The tables of new people, by those of the pairs that name them. */
  readonly #people = new Map<TableFile, Readonly<Record<'managers' | 'participants', TableFile>>>();
  /** New people of whom there are namesakes. */
  readonly #doubts = new Map<string, readonly PersonCandidate[]>();
  readonly #waiting = new WaitingPeople();
  /** Everybody whom rows may mean; the same for all rows of a kind. */
  #finder: PeopleFinder | undefined;
  /** What rounds ask, likewise. */
  #asked: ReturnType<typeof askedIn> | undefined;

  constructor(session: ImportSession, files: readonly TableFile[], options: ImportOptions) {
    this.#session = session;
    this.#options = options;
    this.#decisions = options.decisions ?? {};
    const answersOf = (file: TableFile, last: RememberedAnswers | undefined) =>
      [file, new TableAnswers(file, this.#decisions, last)] as const;
    this.answers = new Map(
      files.map((file) => answersOf(file, options.remembered?.get(headerKey(file.columns)))),
    );
    if (acceptsNewPeople(this.#decisions, options.atDesk === true)) {
      for (const file of files.filter(({ kind }) => kind === 'relations')) {
        const label = `${file.label} (new people)`;
        const managers: TableFile = { ...file, kind: 'managers', label, isDerived: true };
        this.#people.set(file, { managers, participants: { ...managers, kind: 'participants' } });
      }
    }
    const derived = [...this.#people.values()].flatMap(({ managers, participants }) => [
      managers,
      participants,
    ]);
    this.report = new ImportReportBuilder([...files, ...derived]);
  }

  /** Imports the rows of all tables of a kind. */
  async take<K extends Kind>(
    kind: K,
    files: readonly TableFile[],
    watcher: Pick<ImportWatcher, 'onFile'>,
  ): Promise<void> {
    const options = this.#options;
    const atDesk = options.atDesk === true;
    this.#finder = undefined;
    this.#asked = undefined;
    const good: (GoodRow<K> & { readonly answered: SheetAnswers | undefined })[] = [];
    let unread = 0;
    for (const file of files) {
      if (!isOfKind(kind, file)) continue;
      const needsFinder = NAMING.has(kind) && (atDesk || namesPeople(file));
      const finder = needsFinder ? this.#findPeople() : undefined;
      const prepare = rowPreparer(file, { ...this.#preparation(file), finder });
      let rows = 0;
      for (const read of readRows(file, options, prepare)) {
        rows += 1;
        for (const assumed of read.assumed ?? [])
          this.report.assume(read, { ...assumed, subject: subjectOf(file, read, finder) });
        const unknown = NAMING.has(kind) && 'says' in read ? this.#unknownNames(read) : [];
        if (unknown.length > 0) {
          unread += 1;
          this.#reject(read, unknown, []);
        } else if ('says' in read) {
          const { answered, wrong } = this.#answersIn(read);
          if (wrong.length > 0) {
            unread += 1;
            this.#reject(read, wrong, []);
          } else good.push({ ...read, answered });
        } else {
          unread += 1;
          if (read.isLeftOut) this.report.leaveOut(read, read.problems[0]?.reason ?? '');
          else this.#reject(read, read.problems, []);
        }
      }
      watcher.onFile?.(file, rows);
    }
    const imported = good.map((read): ImportedRow<K> => {
      const { file, row, says, answered } = read;
      return {
        place: `${placeOf(read, file)} of ${file.label}`,
        row: says,
        accepts: this.#accepted(file, row),
        answered,
      };
    });
    const outcomes = await this.#session.take(kind, imported, unread);
    for (const [index, read] of good.entries()) {
      const told = outcomes[index];
      if (told !== undefined) this.#tell(read, told, (column) => shownCell(kind, read.says, column, options));
    }
  }

  /** Makes the new people whom the rows of relations name, where that was accepted. */
  async takeNewPeople(): Promise<void> {
    for (const [file, tables] of this.#people) {
      this.#finder = undefined;
      const prepared = { ...this.#preparation(file), finder: this.#findPeople() };
      const people = newPeople(file, prepared, this.#options);
      for (const { role, email, namesakes } of people)
        if (namesakes.length > 0) this.#doubts.set(`${role}:${email}`, namesakes);
      const [managers, participants] = [
        people.filter(({ role }) => role === 'manager'),
        people.filter(({ role }) => role !== 'manager'),
      ];
      const told = [
        ...(await this.#session.take('managers', managers.map(managerRow))),
        ...(await this.#session.take('participants', participants.map(participantRow))),
      ];
      for (const [index, { role, line, row, name, email }] of [...managers, ...participants].entries()) {
        const { outcome } = told[index] ?? {};
        const table = role === 'manager' ? tables.managers : tables.participants;
        const subject = { name: `${name} (${email})`, emails: [] };
        const place = { file: table, line, row };
        if (typeof outcome === 'object')
          this.report.reject(place, [{ ...outcome, value: null }], { subject });
        else if (outcome !== undefined) this.report.add(place, outcome, {}, subject);
      }
    }
    this.#finder = undefined;
  }

  /** The names in a row that nobody has, or several. */
  #unknownNames(read: ReadRow<Kind>): readonly CellProblem[] {
    return Object.entries(PEOPLE_COLUMNS).flatMap(([column, role]) => {
      const text = columnText(read.file.kind, read, column);
      if (text === '' || text.includes('@')) return [];
      const { candidates } = this.#findPeople().find(role, text);
      const namesakes = candidates.filter(({ name }) => nameKey(name) === nameKey(text));
      const reason =
        namesakes.length > 1
          ? `Several ${role}s are called ${quoted(text)}: ${namesakes.map(({ email }) => email).join(', ')}. Write the e-mail of the one that is meant under ${column}.`
          : `There is no ${role} called ${quoted(text)}. Correct the name, or write their e-mail under ${column}.`;
      return [{ column, reason, value: text, quotes: true }];
    });
  }

  /** The answers in a row of received feedback, if its columns are called as questions of the form of its round. */
  #answersIn({ file, says, cells }: GoodRow<Kind>): {
    readonly answered?: SheetAnswers;
    readonly wrong: readonly CellProblem[];
  } {
    if (!('received_on' in says)) return { wrong: [] };
    this.#asked ??= askedIn(this.#session.directory());
    const { rounds, forms } = this.#asked;
    const form = forms.get(roundCalled(rounds, says.round)?.id ?? 0);
    if (form === undefined) return { wrong: [] };
    const used = new Set(file.sources.flatMap((source) => (source === undefined ? [] : columnsIn(source))));
    const others = new Map(
      file.columns.flatMap((column, index) => (used.has(index) ? [] : [[column, cells[index] ?? '']])),
    );
    const { answers, wrong } = answersIn(others, form.questions, says.role, yesOrNoIn);
    return {
      ...(answers.size > 0 && { answered: { version: form.version, answers } }),
      wrong: wrong.map(({ column, text, choices }) => {
        const valid = choices.length === 0 ? '' : ` Valid are ${listed(choices, 'and')}.`;
        const reason = `${quoted(text)} is not an answer to the question ${quoted(column)} of the form.${valid} Correct it, or empty the cell.`;
        return { column: null, reason, value: text, quotes: true };
      }),
    };
  }

  /** Tells what became of a row. */
  #tell(
    read: ReadRow<Kind>,
    { outcome, changes = [], kept = [] }: RowOutcome,
    cellOf: (column: string) => string | null,
  ): void {
    if (typeof outcome === 'object') {
      const value = outcome.column === null ? null : cellOf(outcome.column);
      this.#reject(read, [{ ...outcome, value }], changes);
      return;
    }
    const { file } = read;
    const subject = this.#options.atDesk ? subjectOf(file, read, this.#finder) : undefined;
    this.report.add(read, outcome, { changes, kept }, subject, subject && managerIn(file, read));
  }

  /** Tells what is wrong with a row; at the desk, also what would resolve it. */
  #reject(
    read: ReadRow<Kind>,
    problems: readonly (CellProblem & { readonly confirmation?: Confirmation })[],
    changes: readonly CellChange[],
  ): void {
    const more = changes.length > 0 && { changes };
    if (!this.#options.atDesk) {
      this.report.reject(read, problems, { ...more });
      return;
    }
    const { file } = read;
    const finder = this.#findPeople();
    this.#waiting.add(file, read);
    const asked = problems.map(({ confirmation, ...problem }) => {
      if (problem.question !== undefined) return problem;
      if (confirmation === undefined) return { ...problem, ...questionOf(file, read, problem, finder) };
      return { ...problem, question: { ask: 'confirm', what: confirmation } as const };
    });
    this.report.reject(read, asked, { subject: subjectOf(file, read, finder), ...more });
  }

  /** The changes that a row may make; undefined where nobody is asked. */
  #accepted(file: TableFile, row: number): ReadonlySet<Confirmation> | undefined {
    if (this.#options.decisions === undefined) return undefined;
    const { accept = [], rows } = this.#decisions;
    return new Set([...accept, ...(rows?.[rowKey(tableId(file), row)]?.accept ?? [])]);
  }

  #preparation(file: TableFile): Omit<Preparation, 'finder'> {
    const { people: files, atDesk = false } = this.#options;
    return {
      answers: this.answers.get(file) ?? new TableAnswers(file, this.#decisions, undefined),
      decisions: this.#decisions,
      files,
      doubts: this.#doubts,
      waiting: this.#waiting,
      atDesk,
    };
  }

  #findPeople(): PeopleFinder {
    this.#finder ??= new PeopleFinder(this.#session.directory());
    return this.#finder;
  }
}

const isOfKind = <K extends Kind>(kind: K, file: TableFile): file is TableFile<K> => file.kind === kind;

/** Whether rows of a table name people otherwise than by their e-mails. */
function namesPeople({ kind, sources, extra, records, headerLine }: TableFile): boolean {
  if (extra.respondent !== undefined) return true;
  const names = columnNamesOf(kind);
  const people = Object.keys(PEOPLE_COLUMNS).map((name) => sources[names.indexOf(name)]);
  const isName = (text: string): boolean => text.trim() !== '' && !text.includes('@');
  return records.some(
    ({ line, cells }) => line > headerLine && people.some((source) => isName(cellText(source, cells))),
  );
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

/** Somebody new, with the row that names them first. */
export interface NewPerson {
  readonly role: PersonRole;
  readonly name: string;
  readonly email: string;
  readonly line: number;
  readonly row: number;
  readonly place: string;
  /** Others of the same name, whom it is asked about. */
  readonly namesakes: readonly PersonCandidate[];
}

/** Whether new people are accepted at all, so that it is worth looking for them. */
export const acceptsNewPeople = ({ accept, new_people, people }: ImportDecisions, atDesk: boolean): boolean =>
  atDesk ||
  accept?.includes('new-people') === true ||
  (new_people?.length ?? 0) > 0 ||
  Object.keys(people ?? {}).length > 0;

/**
 * The people whom the rows of a table name with an e-mail, and who are not known: managers before mentors and mentees.
 *
 * @param prepared what its rows are prepared with
 */
export function newPeople(
  table: TableFile,
  prepared: Omit<Preparation, 'decisions'> & { readonly finder: PeopleFinder },
  options: ImportOptions,
): readonly NewPerson[] {
  const { decisions = {} } = options;
  const { finder, atDesk } = prepared;
  const given = new Set([...(decisions.new_people ?? []), ...Object.values(decisions.people ?? {})]);
  const isAll = decisions.accept?.includes('new-people') === true;
  /** Where somebody will look at the changes, everybody is added but who is likely known by another address. */
  const doubtsAbout = (role: PersonRole, email: string, name: string) => {
    if (isAll || given.has(email)) return [];
    const { question, guess } = (atDesk ? personQuestion(role, email, name, finder) : undefined) ?? {};
    if (question?.ask !== 'new-person' || (guess !== undefined && guess.answer !== NEW)) return null;
    return question.candidates;
  };
  const found = new Map<string, NewPerson>();
  const prepare = rowPreparer(table, { ...prepared, decisions, isSearch: true });
  for (const read of readRows(table, options, prepare)) {
    if ('isLeftOut' in read) continue;
    for (const [column, role] of Object.entries(PEOPLE_COLUMNS)) {
      const email = eMail.read(columnText(table.kind, read, column), options);
      if (email instanceof Refusal || found.has(`${role} ${email}`) || finder.knows(role, email)) continue;
      const name = nameOf(nameIn(table, column, read), prepared, options) ?? prepared.files?.nameOf(email);
      const namesakes = name === undefined ? null : doubtsAbout(role, email, name);
      if (name === undefined || namesakes === null) continue;
      const { line, row } = read;
      const place = `${placeOf(read, table)} of ${table.label}`;
      found.set(`${role} ${email}`, { role, name, email, line, row, place, namesakes });
    }
  }
  return ROLES.flatMap((role) => [...found.values()].filter((person) => person.role === role));
}

const ROLES: readonly PersonRole[] = ['manager', 'mentor', 'mentee'];

/** A name that has all its letters. */
function nameOf(
  text: string,
  { answers }: Pick<Preparation, 'answers'>,
  options: ReadingOptions,
): string | undefined {
  const whole = answers.letters(text);
  const meant = withoutTitles(whole ?? text);
  if (meant === '') return undefined;
  const read = nameValue.read(meant, { ...options, keepQuestionMarks: whole !== undefined });
  return read instanceof Refusal ? undefined : read;
}

/** A new person as a row of managers. */
export function managerRow({ name, place, email }: NewPerson): ImportedRow<'managers'> {
  const [first_name = '', ...others] = name.split(' ');
  return {
    place,
    row: { ...nothingOf(managerFields), id: null, first_name, last_name: others.join(' ') || null, email },
  };
}

/** A new person as a row of participants. */
export function participantRow(person: NewPerson): ImportedRow<'participants'> {
  const { place, email, name: full_name } = person;
  const role = person.role === 'mentor' ? 'mentor' : 'mentee';
  const unknown = {
    ...nothingOf(participantFields),
    id: null,
    former_emails: null,
    former_external_ids: null,
  };
  return { place, row: { ...unknown, role, full_name, email } };
}
