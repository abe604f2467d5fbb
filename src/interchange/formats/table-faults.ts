/** What can be wrong with a file as a whole: each fault with its values and its sentence. */

import type { Kind } from '../../domain/imported-rows.ts';
import { columnList, listed, quoted } from './wording.ts';

/** By what a table was recognized, where its header does not say it: a part of a sentence. */
export const RECOGNIZED_BY = {
  pairs: 'it names a mentor and a mentee in each row',
  answers: 'it says who answered, and when',
  roles: 'a column says who is what',
  title: 'its name says so',
  mentor: 'its people are the mentors of other sheets',
  mentee: 'its people are the mentees of other sheets',
  manager: 'its people are the managers of other sheets',
  people: 'it has names and addresses',
} as const;

export type RecognizedBy = keyof typeof RECOGNIZED_BY;

/** A required column that a table lacks, with a heading that is nearly its name, or another name for it. */
interface LackedColumn {
  readonly name: string;
  readonly near: string | undefined;
  readonly synonym: string | undefined;
}

const SAVE = 'Open it and save it as XLSX or as “CSV UTF-8”';
const megabytes = (bytes: number): string => `${Math.ceil(bytes / 2 ** 20)} MB`;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const inRow = (line: number): string => `, the row that begins on line ${line}`;
const inColumn = (column: number | null): string => (column === null ? '' : ` in column ${column}`);

const broken = (why: string): string =>
  ` is an Excel workbook that cannot be read: ${why}. Open it and save it again as XLSX or CSV.`;
const tooLarge = (what: string, limit: string): string =>
  ` ${what}; the limit is ${limit}. Save the sheet that is needed as CSV.`;

function adviceOn({ name, near, synonym }: LackedColumn): string {
  if (name === 'role') return 'Give --role mentee or --role mentor where all rows are of one role.';
  if (name === 'round') return 'Give --round with its title where all rows are about one round.';
  if (near !== undefined) return `Did you mean ${quoted(near)}? Rename it to ${quoted(name)}.`;
  return `Name the column ${quoted(name)}${synonym === undefined ? '' : ` or ${quoted(synonym)}`}.`;
}

/** Each goes on from the name of the file. Pages have no options, so some have other words there. */
export const TABLE_FAULTS = {
  folder: () => ' is a folder. Name the files in it.',
  forbidden: () => ' cannot be read: permission is denied.',
  'no-file': (m: { what: 'a pipe' | 'a socket' | 'a device' }) =>
    ` is ${m.what}, not a file. It is read more than once, so write its content to a file, and name that file.`,
  empty: () => ' is empty. Its first row must name the columns.',

  // Other formats.
  opendocument: () => ` is an OpenDocument spreadsheet. ${SAVE}.`,
  numbers: () =>
    ' is a Numbers document. Open it and choose File, Export To, CSV, with the encoding Unicode (UTF-8).',
  document: () =>
    ' is a text document or a presentation. Copy its table into a spreadsheet, and save that as XLSX or as “CSV UTF-8”.',
  zip: () => ' is a zip archive. Unpack it first, then import the tables in it.',
  gzip: () => ' is compressed by gzip. Unpack it first.',
  encrypted: () =>
    ' is encrypted with a password. Open it, remove the password (File, Info, Protect), and save it again.',
  'old-workbook': () => ` is an old Excel workbook (.xls). ${SAVE}.`,
  pdf: () => ' is a PDF. Export the table that it was made of as CSV.',
  'web-page': () =>
    ' is a web page (HTML or XML), often the page that asks to sign in instead of the file. Export the table as CSV.',
  json: () => ' is JSON. Save its table as XLSX or CSV.',

  // Encodings.
  'no-text': () => ' is not a text file. Open it in the program that created it and save it as “CSV UTF-8”.',
  'no-encoding': (m: { given: string }) =>
    ` is called “${m.given}”. Give --encoding utf-8, utf-16le, windows-1250 or windows-1252.`,
  'damaged-utf-8': (m: { line: number }, atDesk: boolean) =>
    ` is UTF-8, but line ${m.line} contains invalid bytes. Save it again as “CSV UTF-8”${atDesk ? '' : ', or give --encoding'}.`,
  'other-encoding': (m: { label: string; by: string }) =>
    ` is ${m.label} by ${m.by}, but contains invalid bytes. Save it as “CSV UTF-8”.`,

  // Rows.
  'many-columns': (m: { has: number; limit: number }) =>
    ` has ${m.has} columns; the limit is ${m.limit}. Leave out those that are not needed.`,
  'long-cell': (m: { has: number; column: number; limit: number }) =>
    ` has ${m.has} characters in column ${m.column}; the limit is ${m.limit}. Shorten that cell.`,
  'open-quotation': (m: { line: number; column: number | null }) =>
    `${inRow(m.line)}: a quotation mark is opened${inColumn(m.column)} and never closed. Close or remove it.`,
  'inner-quotation': (m: { line: number; column: number | null }) =>
    `${inRow(m.line)}: a quotation mark${inColumn(m.column)} is inside a quoted cell. Double it: “""”.`,
  'late-quotation': (m: { line: number; column: number | null }) =>
    `${inRow(m.line)}: a quotation mark${inColumn(m.column)} is inside a cell that does not begin with one. Put the whole cell in quotation marks, and double those inside it.`,
  'long-row': (m: { line: number; column: number | null; limit: number }) =>
    `${inRow(m.line)} is longer than ${m.limit / 2 ** 20} million characters. Perhaps a quotation mark${inColumn(m.column)} is never closed.`,
  'unreadable-row': (m: { line: number; said: string }) => `${inRow(m.line)} cannot be read: ${m.said}.`,
  'many-rows': (m: { limit: number }) =>
    ` have more than ${m.limit} rows. Upload them in parts, or ask your administrator to use npx mentoring import.`,

  // Workbooks.
  'no-rows': (m: { hidden: number }) =>
    m.hidden === 0
      ? ' is a workbook without any row. Its first row must name the columns.'
      : ' is a workbook whose visible sheets have no rows. Sheets that are hidden are not read; show the one that is meant.',
  'no-sheet': (m: { wanted: string; sheets: readonly string[] }) =>
    ` has no sheet “${m.wanted}”. It has ${columnList(m.sheets)}.`,
  'many-tables': (m: { has: number; limit: number }) =>
    ` has ${m.has} sheets, and no more than ${m.limit} are read together. Upload it on its own.`,
  'damaged-archive': (m: { said: string }) => broken(`the archive is damaged (${m.said})`),
  'locked-part': () => broken('it is encrypted with a password'),
  'no-part': (m: { part: string }) => broken(`it has no part ${m.part}`),
  'binary-workbook': () => broken('it is a binary workbook (.xlsb)'),
  'unordered-rows': (m: { sheet: string }) => broken(`the rows of the sheet “${m.sheet}” are out of order`),
  'invalid-xml': (m: { part: string }) => broken(`${m.part} is not valid XML`),
  'document-type': (m: { part: string }) =>
    broken(`${m.part} declares a document type, which no workbook does`),
  'no-utf-8': (m: { part: string }) => broken(`${m.part} is not UTF-8`),
  'large-part': (m: { part: string; limit: number }) =>
    tooLarge(`has a part (${m.part}) that unpacks to more than ${megabytes(m.limit)}`, megabytes(m.limit)),
  'long-merges': (m: { sheet: string; limit: number }) =>
    tooLarge(`has merged cells in “${m.sheet}” over too many rows`, `${m.limit} cells`),
  'far-cell': (m: { row: number; limit: number }) =>
    tooLarge(`has a cell in row ${m.row} beyond column ${m.limit}`, `${m.limit} columns`),

  // What a table holds.
  'no-kind': (
    m: {
      header: readonly string[];
      /** The kinds that come nearest, with the columns that they need and it has not. */
      near: readonly { kind: Kind; lacks: readonly string[] }[];
      isData: boolean;
    },
    atDesk: boolean,
  ) => {
    const called = (name: string): string =>
      `${quoted(name)}${name === 'role' && !atDesk ? ' (or --role)' : ''}`;
    const near = m.near.map(({ kind, lacks }) => `for ${kind} it lacks ${listed(lacks.map(called), 'and')}`);
    const why = near.length === 0 ? 'None of them is known' : capital(near.join('; '));
    const data = m.isData ? ' Its first row seems to hold data; the first row must name the columns.' : '';
    const advice = atDesk ? 'then add it again' : 'or name its kind with --kind';
    return ` does not match any kind of table. It has ${columnList(m.header)}. ${why}.${data} Rename its columns, ${advice}.`;
  },
  unclear: (_: object, atDesk: boolean) =>
    atDesk ? ' does not say what it holds.' : ' does not show what it contains. Give --kind.',
  'two-kinds': (m: { kinds: readonly [Kind, Kind] }) =>
    ` may be ${m.kinds.join(' or ')}. Choose one with --kind.`,
  guessed: (m: { kind: Kind; why: RecognizedBy | null }) =>
    ` seems to hold ${m.kind}${m.why === null ? '' : `, as ${RECOGNIZED_BY[m.why]}`}. If so, give --kind ${m.kind}; otherwise name its kind.`,
  'not-uploaded': (m: { kind: Kind }) =>
    ` holds ${m.kind.replaceAll('-', ' ')}, which cannot be uploaded here.`,
  'lacks-columns': (m: {
    kind: Kind;
    header: readonly string[];
    lacks: readonly string[];
    columns: readonly LackedColumn[];
    /** Whether it could hold managers. */
    mayBeManagers: boolean;
  }) => {
    const names = listed(m.lacks.map(quoted), 'and');
    const advices = [
      ...m.columns.map(adviceOn),
      ...(m.mayBeManagers ? ['Give --kind managers where they are managers.'] : []),
    ];
    return ` has no ${m.lacks.length === 1 ? 'column' : 'columns'} ${names}, which ${m.kind} need. It has ${columnList(m.header)}. ${advices.join(' ')}`;
  },
  'not-chosen': (m: { kind: Kind; lacks: readonly string[] }) =>
    ` is to be read as ${m.kind}, but nothing was chosen for ${listed(m.lacks.map(quoted), 'and')}. Choose a column or a value.`,
  'no-such-column': (m: { has: number; chosen: number }) =>
    ` has ${m.has} columns; column ${m.chosen} was chosen. Choose another.`,
  'repeated-column': (m: {
    name: string;
    headings: readonly string[];
    places: readonly number[];
    isSame: boolean;
  }) => {
    const [one = '', other = ''] = m.headings.map(quoted);
    const places = `columns ${m.places.join(' and ')}`;
    const what = m.isSame
      ? `the column ${one} twice, as ${places}`
      : `two columns for ${m.name}, ${one} and ${other} (${places})`;
    return ` has ${what}. Remove or rename one of them.`;
  },

  // Exports.
  exists: () => ' already exists. Name another folder, or give --force to replace it.',
  'is-file': () => ' is a file. Name a folder.',
  'no-folder': (m: { above: string }) =>
    ` was not created, because the folder ${m.above} does not exist. Create that, or name a folder elsewhere.`,
} as const;

type ValuesOf<Sentence> = Sentence extends (values: infer Given, atDesk: boolean) => string
  ? unknown extends Given
    ? object
    : Given
  : never;
type Table = { readonly [Code in keyof typeof TABLE_FAULTS]: ValuesOf<(typeof TABLE_FAULTS)[Code]> };

type FaultOf<Code extends keyof Table> = { [Key in Code]: { readonly code: Key } & Table[Key] }[Code];

/** What is wrong with a file, as data. */
export type TableFault = FaultOf<keyof Table>;

const SENTENCES: { readonly [Code in keyof Table]: (values: Table[Code], atDesk: boolean) => string } =
  TABLE_FAULTS;

/** What is wrong and what to do: it goes on from the name of the file. */
export const faultText = <Code extends keyof Table>(fault: FaultOf<Code>, atDesk: boolean): string =>
  SENTENCES[fault.code](fault, atDesk);

/** A file that cannot be taken as a whole; the message names the file, the line where there is one, and says what to do. */
export class TableError extends Error {
  override readonly name = 'TableError';
  /** The path or label of the file. */
  readonly where: string;
  readonly fault: TableFault;

  constructor(where: string, fault: TableFault) {
    super(`${where}${faultText(fault, false)}`);
    this.where = where;
    this.fault = fault;
  }
}

/** A file is not where it is said to be. That of an upload was there before: it can be read again, and says nothing of what it holds. */
export class MissingFileError extends Error {
  override readonly name = 'MissingFileError';
}
