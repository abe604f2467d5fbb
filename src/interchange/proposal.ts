/** What the tables of files are, each beside the others: shown to a person who changes it, or read as it is. */

import { storedQuestions } from '../domain/forms/question.ts';
import { answerColumns } from '../domain/forms/sheet-answers.ts';
import type { RememberedAnswers } from '../domain/import-decisions.ts';
import type { ImportDirectory } from '../domain/import-people.ts';
import type { ImportStore } from '../domain/import-store.ts';
import { KINDS } from '../domain/imported-rows.ts';
import { type ImportMapping, type TableChoice, UPLOADED_KINDS } from '../domain/upload.ts';
import type { InputFile } from './formats/input-file.ts';
import { RowLimit } from './formats/record.ts';
import { type RecognizedBy, TableError } from './formats/table-faults.ts';
import { hasData, headerKey, type KindMatch, kindOf, lackingColumns, refuseRepetition } from './header.ts';
import { columnNamesOf } from './kinds/tables.ts';
import { mappedKind, missingIn, type ProposedColumn } from './mapping.ts';
import { gatherPeople, type PeopleInFiles } from './people-in-files.ts';
import { completed, type Recognition, recognize, type TableQuestion } from './recognition.ts';
import { lookAt, type Sheet } from './sheet.ts';
import {
  emptyError,
  labelOf,
  type ReadingOptions,
  rowDigest,
  type TableFile,
  type TableNote,
  type TableSource,
  tableId,
  tableSources,
} from './table-file.ts';

/** The proposed kind and columns of a table. */
export interface TableProposal {
  readonly id: string;
  readonly path: string;
  readonly sheet: string | null;
  /** The row that names its columns, as the spreadsheet counts; null if the file cannot be read. */
  readonly header_row: number | null;
  readonly columns: readonly ProposedColumn[];
  /** The proposed mapping, with guesses in it; null if the kind is unknown. */
  readonly mapping: ImportMapping | null;
  /** Whether the mapping was chosen in this upload, or remembered from the last, or recognized. */
  readonly origin: 'chosen' | 'remembered' | 'recognized';
  /** By what it was recognized; null if its header says it. */
  readonly why: RecognizedBy | null;
  /** Whether something else is nearly as likely. */
  readonly is_guess: boolean;
  /** What has to be said of the table as a whole. */
  readonly questions: readonly TableQuestion[];
  /** Why it cannot be read as it is, and what to do; null if it can. */
  readonly problem: TableError | null;
  readonly notes: readonly TableNote[];
  readonly is_skipped: boolean;
}

/** A proposal, with what it was made of and what it comes to. */
interface ProposedTable {
  readonly proposal: TableProposal;
  /** Null of a file that cannot be read. */
  readonly sheet: Sheet | null;
  /** The table as it is read; the error if it cannot be, null if something has to be chosen first. */
  readonly read: TableFile | TableError | null;
}

/** The proposal for a file that cannot be read. */
const UNREADABLE = {
  origin: 'recognized',
  ...{ sheet: null, header_row: null, columns: [] },
  ...{ mapping: null, why: null, is_guess: false, questions: [], notes: [] },
} satisfies Partial<TableProposal>;

const SAMPLES = 3;
/** The maximum number of tables of one upload: nobody would read a page with more. */
const MAX_TABLES = 100;

/** What tables are read with. */
export interface ProposalOptions extends ReadingOptions {
  /** What was answered about such sheets the last time, by the keys of their headers. */
  readonly remembered?: ReadonlyMap<string, RememberedAnswers> | undefined;
}

/** Files, one after another. */
export type GivenFiles = Iterable<InputFile> | AsyncIterable<InputFile>;

/** The tables of files, with everything that their rows are read with. */
export interface ReadTables {
  readonly proposals: readonly TableProposal[];
  /** Those that are imported. */
  readonly files: readonly TableFile[];
  /** What the files say of people, whom names alone may mean. */
  readonly people: PeopleInFiles;
  readonly remembered: ReadonlyMap<string, RememberedAnswers>;
}

/**
 * Finds out what the tables of files are, each beside the others.
 *
 * @param directory everybody who is known before the import
 */
export async function readTables(
  directory: ImportDirectory,
  given: GivenFiles,
  options: ProposalOptions,
): Promise<ReadTables> {
  const tables = await proposeTables(given, options, directory);
  const used = tables.filter(({ proposal }) => !proposal.is_skipped);
  const people = gatherPeople(
    used.flatMap(({ proposal: { mapping }, sheet, read }) =>
      sheet === null || mapping === null || read instanceof TableError ? [] : [{ sheet, mapping }],
    ),
    directory,
  );
  const asked = new Set(
    tables.flatMap(({ proposal: { id }, sheet }) =>
      sheet !== null && options.choices?.[id]?.asks_again === true ? [headerKey(namesOf(sheet))] : [],
    ),
  );
  const remembered = new Map([...(options.remembered ?? [])].filter(([key]) => !asked.has(key)));
  const files = used
    .flatMap(({ read }) => (read === null || read instanceof TableError ? [] : [read]))
    .toSorted((one, other) => KINDS.indexOf(one.kind) - KINDS.indexOf(other.kind));
  return { proposals: tables.map(({ proposal }) => proposal), files, people, remembered };
}

/** Everybody who is known before the import. */
export async function directoryOf(store: ImportStore): Promise<ImportDirectory> {
  await using session = await store.begin({});
  return await session.directory();
}

async function proposeTables(
  given: GivenFiles,
  options: ProposalOptions,
  directory: ImportDirectory,
): Promise<readonly ProposedTable[]> {
  const found: (Sheet | ProposedTable)[] = [];
  const limit = new RowLimit(options.maxRows);
  for await (const file of given) {
    const { path } = file;
    try {
      const sources = wantedSources(path, await tableSources(file, options.encoding, limit), options);
      if (found.length + sources.length > MAX_TABLES) {
        throw new TableError(path, { code: 'many-tables', has: sources.length, limit: MAX_TABLES });
      }
      for (const source of sources) {
        found.push(lookAt(source, options, directory.rounds));
      }
    } catch (error) {
      // Rows are counted over all files.
      const isOfFile = error instanceof TableError && error.fault.code !== 'many-rows';
      if (!isOfFile || options.atDesk !== true) throw error;
      const id = tableId({ path, sheet: null });
      const is_skipped = options.choices?.[id]?.skip === true;
      const proposal = {
        ...UNREADABLE,
        id,
        path,
        problem: error,
        is_skipped,
      };
      found.push({ proposal, sheet: null, read: error });
    }
  }
  const sheets = found.filter((one) => 'source' in one);
  const recognized = recognize(sheets, directory, options);
  const tables = found.map((one) =>
    'source' in one ? proposedSheet(one, recognized.get(one), directory, options) : one,
  );
  return options.atDesk === true ? tables : withoutOtherSheets(tables, options);
}

/** The sheets that were asked for. */
function wantedSources(
  path: string,
  sources: readonly TableSource[],
  { sheet: wanted }: ReadingOptions,
): readonly TableSource[] {
  if (wanted === undefined || sources.every(({ sheet }) => sheet === null)) return sources;
  const named = sources.filter(({ sheet }) => sheet === wanted);
  if (named.length > 0) return named;
  const sheets = sources.map(({ sheet }) => sheet ?? '');
  throw new TableError(path, { code: 'no-sheet', wanted, sheets });
}

/**
 * The tables without the sheets of workbooks that hold nothing known, where another sheet does.
 *
 * @throws TableError if a table cannot be read as it is
 */
function withoutOtherSheets(
  tables: readonly ProposedTable[],
  { sheet: wanted }: ReadingOptions,
): readonly ProposedTable[] {
  return [...Map.groupBy(tables, ({ proposal }) => proposal.path).values()].flatMap((own) => {
    const known = own.filter(({ proposal }) => proposal.mapping !== null || proposal.sheet === null);
    const others = own.filter((one) => !known.includes(one)).map(({ proposal }) => proposal.sheet ?? '');
    for (const { read } of known.length === 0 || wanted !== undefined ? own : known)
      if (read instanceof TableError) throw read;
    const [first, ...rest] = known;
    if (first?.read == null || first.read instanceof TableError || others.length === 0) return known;
    const { read } = first;
    const note: TableNote = { code: 'other-sheets', sheets: others };
    return [{ ...first, read: { ...read, notes: [...read.notes, note] } }, ...rest];
  });
}

const namesOf = ({ columns }: Sheet): readonly string[] => columns.map(({ name }) => name);

function proposedSheet(
  sheet: Sheet,
  recognized: Recognition | undefined,
  directory: ImportDirectory,
  options: ProposalOptions,
): ProposedTable {
  const { id, source, header } = sheet;
  const choice: TableChoice = options.choices?.[id] ?? {};
  const { mapping: chosen } = choice;
  const remembered = chosen === undefined ? rememberedMapping(sheet, options) : undefined;
  const known = chosen ?? remembered;
  const facts = { rounds: directory.rounds, today: options.today, given: options };
  const recognition =
    known === undefined
      ? (recognized ?? NOTHING)
      : completed(sheet, known, { why: null, isGuess: false }, facts);
  const { mapping, why, isGuess, questions } = recognition;
  const isUploaded =
    options.atDesk !== true || mapping === null || UPLOADED_KINDS.some((kind) => kind === mapping.kind);
  const read = isUploaded
    ? withAnswers(tableIn(sheet, recognition, known === undefined, options), directory)
    : new TableError(labelOf(source, options), { code: 'not-uploaded', kind: mapping.kind });
  const is_skipped = choice.skip === true;
  const proposal: TableProposal = {
    ...{ id, header_row: header?.row ?? null, why, questions, is_skipped },
    ...{ path: source.path, sheet: source.sheet },
    columns: sheet.columns.map(({ name, cells }) => ({
      name,
      samples: [...new Set(cells)].slice(0, SAMPLES),
    })),
    mapping: isUploaded ? mapping : null,
    origin: chosen !== undefined ? 'chosen' : remembered !== undefined ? 'remembered' : 'recognized',
    is_guess: isGuess,
    problem: read instanceof TableError && !is_skipped ? read : null,
    notes: read === null || read instanceof TableError ? [] : read.notes,
  };
  return { proposal, sheet, read };
}

/** A table as it is read; the error if it cannot be, or if nobody sees what had to be guessed; null if something is missing. */
function tableIn(
  sheet: Sheet,
  { mapping, why, isGuess, questions }: Recognition,
  isNew: boolean,
  options: ProposalOptions,
): TableFile | TableError | null {
  const label = labelOf(sheet.source, options);
  const names = namesOf(sheet);
  try {
    if (sheet.header === undefined) throw emptyError(label);
    if (mapping === null) {
      kindOf(label, names, options);
      throw new TableError(label, { code: 'unclear' });
    }
    const lacking = missingIn(mapping);
    if (options.atDesk === true) return lacking.length > 0 ? null : mappedTable(sheet, mapping, options);
    // A guess that lacks something is none, and a row of data names no columns.
    if ((isGuess && lacking.length > 0) || (isNew && hasData(names))) kindOf(label, names, options);
    if (isGuess) throw new TableError(label, { code: 'guessed', kind: mapping.kind, why });
    const asked = questions.map(({ column }) => column).filter((column) => column !== 'date_order');
    const missing = [...new Set([...lacking, ...asked])];
    if (missing.length > 0) throw lackingColumns(label, names, mapping.kind, missing);
    const isUnsure = questions.some(({ column }) => column === 'date_order');
    const order = isUnsure ? null : mapping.date_order;
    const read = mappedTable(sheet, { ...mapping, date_order: order }, options);
    if (!isNew) return read;
    refuseRepetition(label, names, mappedKind(label, names, mapping), options);
    const notes: TableNote[] = [...read.notes];
    if (why !== null) notes.push({ code: 'recognized', why });
    if (order !== null && options.dateOrder === undefined) notes.push({ code: 'date-order', order });
    return { ...read, notes };
  } catch (error) {
    if (error instanceof TableError) return error;
    throw error;
  }
}

/** The table with its columns of answers told from those that are ignored. */
function withAnswers(
  read: TableFile | TableError | null,
  { forms }: ImportDirectory,
): TableFile | TableError | null {
  if (read === null || read instanceof TableError || read.kind !== 'feedbacks') return read;
  const questions = forms.flatMap((form) => storedQuestions(form.questions));
  const notes = read.notes.flatMap((note): TableNote[] => {
    if (note.code !== 'unknown-columns') return [note];
    const answers = answerColumns(note.columns, questions);
    const columns = note.columns.filter((column) => !answers.includes(column));
    return [
      ...(answers.length > 0 ? [{ code: 'answers', columns: answers } as const] : []),
      ...(columns.length > 0 ? [{ code: 'unknown-columns', columns } as const] : []),
    ];
  });
  return { ...read, notes };
}

const NOTHING: Recognition = { mapping: null, why: null, isGuess: false, questions: [] };

/** How the columns of such a sheet were read the last time. What was the same in every row holds only if it is the same sheet. */
function rememberedMapping(sheet: Sheet, options: ProposalOptions): ImportMapping | undefined {
  if (options.choices?.[sheet.id]?.asks_again === true) return undefined;
  const names = namesOf(sheet);
  const key = headerKey(names);
  const mapping = options.mappings?.get(key);
  if (mapping !== undefined && (options.kind ?? mapping.kind) !== mapping.kind) return undefined;
  const answers = options.remembered?.get(key);
  if (mapping === undefined || answers === undefined) return mapping;
  const isSame = sheet.rows.some(({ cells }) =>
    answers.seen.includes(rowDigest(names.map((_, index) => cells[index] ?? ''))),
  );
  if (!isSame) return mapping;
  const constants = Object.entries(answers.constants).map(([name, text]) => [name, { text }] as const);
  return { ...mapping, sources: { ...Object.fromEntries(constants), ...mapping.sources } };
}

/**
 * Describes the content of a table of texts.
 *
 * @param mapping how it is read
 * @throws TableError if it cannot be read so
 */
function mappedTable(
  { source, header, isFirst }: Sheet,
  mapping: ImportMapping,
  options: ReadingOptions,
): TableFile {
  const label = labelOf(source, options);
  if (header === undefined) throw emptyError(label);
  const columns = header.cells;
  const found = mappedKind(label, columns, mapping);
  return {
    ...source,
    label,
    kind: found.kind,
    ...{ columns, sources: found.match.sources, extra: found.match.extra, mapping },
    notes: [
      ...notesOf(source, columns, found, options),
      ...(isFirst ? [] : [{ code: 'header-row', row: header.row } as const]),
    ],
    headerLine: header.line,
  };
}

function notesOf(
  { encoding: { label, other } }: TableSource,
  header: readonly string[],
  { kind, match }: KindMatch,
  { role }: ReadingOptions,
): readonly TableNote[] {
  const notes: TableNote[] = [];
  if (other !== null) notes.push({ code: 'encoding', label, other });
  const columns = match.unknown.map((index) => header[index] ?? '').filter((name) => name.trim() !== '');
  if (columns.length > 0) notes.push({ code: 'unknown-columns', columns });
  const roleIndex = columnNamesOf(kind).indexOf('role');
  const own = match.sources[roleIndex];
  if (role !== undefined && own !== undefined && !(typeof own === 'object' && 'text' in own)) {
    notes.push({ code: 'own-roles' });
  }
  if (role !== undefined && roleIndex < 0) notes.push({ code: 'no-role' });
  return notes;
}
