/** An upload, step by step, for pages: the same import as the command's, with decisions as data. */

import type { RememberedAnswers } from '../domain/import-decisions.ts';
import type { ImportMappingStore, RememberedMapping } from '../domain/import-mapping.ts';
import type { ImportStore } from '../domain/import-store.ts';
import {
  UPLOAD_LIMITS,
  type UploadCount,
  type UploadDecisions,
  type UploadedFile,
} from '../domain/upload.ts';
import { TableError } from './formats/table-error.ts';
import { faultText } from './formats/table-faults.ts';
import { headerKey } from './header.ts';
import { importTables } from './import-files.ts';
import type { ImportReport } from './import-report.ts';
import { directoryOf, type ReadTables, readTables } from './proposal.ts';
import { rejectedFiles } from './rejected-rows.ts';
import type { ReadingOptions, TableFile } from './table-file.ts';
import { countsOf, reviewOf, UNREADABLE, type UploadReview } from './upload-review.ts';

/** The dependencies of reading an upload. */
export interface UploadOptions extends UploadDecisions {
  readonly store: ImportStore;
  readonly mappings: ImportMappingStore;
  readonly timeZone: string;
  readonly today: Temporal.PlainDate;
  /** The importing user, as the history names them. */
  readonly by: string;
  readonly account_id?: number | null;
  /** The newest entry of the history that they know of. */
  readonly seen?: number;
}

/** The tables of an upload, and what they are read with. */
interface ReadUpload extends ReadTables {
  readonly options: ReadingOptions;
}

async function readUpload(files: readonly UploadedFile[], terms: UploadOptions): Promise<ReadUpload> {
  const { mappings, timeZone, today, choices, store } = terms;
  const [known, remembered] = await Promise.all([mappings.read(), mappings.readAnswers()]);
  const options = { timeZone, today, choices, mappings: known, atDesk: true, maxRows: UPLOAD_LIMITS.rows };
  const given = files.map(({ name, content }) => ({ path: name, bytes: content }));
  const read = await readTables(await directoryOf(store), given, { ...options, remembered });
  return { ...read, options };
}

/** What the tables are, what has to be decided, and what changes. Nothing is written. */
export async function reviewUpload(
  files: readonly UploadedFile[],
  terms: UploadOptions,
  signal: AbortSignal,
): Promise<UploadReview> {
  try {
    const read = await readUpload(files, terms);
    const report = await run(read, terms, true, signal);
    return { tables: read.proposals, problem: null, ...reviewOf(report) };
  } catch (error) {
    if (!(error instanceof TableError)) throw error;
    return { tables: [], ...UNREADABLE, problem: `${error.where}${faultText(error.fault, true)}` };
  }
}

/** The result of an import. */
export interface UploadImportResult {
  /** Whether anything was written: nothing where a row still waits for a decision. */
  readonly written: boolean;
  /** The entry of the history; null if the programme did not change. */
  readonly entry: number | null;
  readonly counts: readonly UploadCount[];
  /** The rows that were left out, as files to mend and upload again. */
  readonly leftOut: readonly UploadedFile[];
}

/**
 * Step 4: writes, and remembers how the tables were read.
 *
 * @throws TableError if a table as a whole cannot be read
 * @throws ChangedSinceSeenError if the programme was changed since it was seen
 */
export async function importUpload(
  files: readonly UploadedFile[],
  terms: UploadOptions,
  signal: AbortSignal,
): Promise<UploadImportResult> {
  const read = await readUpload(files, terms);
  const { files: tables } = read;
  const report = await run(read, terms, false, signal);
  const { written, badRows, entry } = report;
  if (written) {
    await terms.mappings.remember(tables.map((table) => remembered(table, terms)));
    await terms.mappings.rememberAnswers(answersOf(report));
  }
  const leftOut = rejectedFiles(tables, badRows).flatMap(({ name, content }) =>
    content === null ? [] : [{ name, content: Buffer.from(content) }],
  );
  return { written, entry: entry?.number ?? null, counts: countsOf(report), leftOut };
}

async function run(
  { files, options: reading, people, remembered }: ReadUpload,
  terms: UploadOptions,
  dryRun: boolean,
  signal: AbortSignal,
): Promise<ImportReport> {
  const { store, decisions, by, account_id, seen } = terms;
  const asked = { decisions, people, remembered, skipBad: false };
  const options = { ...reading, ...asked, by, account_id, seen, dryRun };
  return await importTables(store, files, options, {}, signal);
}

/** What was answered about the rows of tables, by the keys of their headers. */
const answersOf = ({ answers }: ImportReport): ReadonlyMap<string, RememberedAnswers> =>
  new Map(
    [...answers].map(([table, used]): [string, RememberedAnswers] => {
      const { round } = table.mapping.sources;
      const constants = typeof round === 'object' && 'text' in round ? { round: round.text } : {};
      return [headerKey(table.columns), { ...used, constants }];
    }),
  );

/** How a table was read, with the words that were decided for its columns. */
function remembered(table: TableFile, { decisions }: UploadOptions): RememberedMapping {
  const { mapping } = table;
  const words = Object.keys(mapping.sources).map(
    (column) => [column, { ...mapping.values[column], ...decisions.values?.[column] }] as const,
  );
  const values = Object.fromEntries(words.filter(([, own]) => Object.keys(own).length > 0));
  const { round, ...sources } = mapping.sources;
  // The next answers of the same form may be about another round; it stands among the answers.
  const isOfAll = typeof round === 'object' && 'text' in round;
  const kept = isOfAll || round === undefined ? sources : mapping.sources;
  return { ...mapping, sources: kept, values, key: headerKey(table.columns), header: table.columns };
}
