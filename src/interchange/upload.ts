/** An upload, step by step, for pages: the same import as the command's, with decisions as data. */

import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { hostname, tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import type { RememberedAnswers } from '../domain/import-decisions.ts';
import type { ImportMappingStore, RememberedMapping } from '../domain/import-mapping.ts';
import type { ImportStore } from '../domain/import-store.ts';
import {
  UPLOAD_LIMITS,
  type UploadCount,
  type UploadDecisions,
  type UploadedFile,
  uploadFolder,
} from '../domain/upload.ts';
import { TableError } from './formats/table-error.ts';
import { faultText } from './formats/table-faults.ts';
import { headerKey } from './header.ts';
import { type ImportWatcher, importTables } from './import-files.ts';
import type { ImportReport } from './import-report.ts';
import { mappingOf } from './mapping-suggestion.ts';
import { directoryOf, type ReadTables, readTables } from './proposal.ts';
import { writeRejectedRows } from './rejected-rows.ts';
import type { ReadingOptions, TableFile } from './table-file.ts';
import { countsOf, reviewOf, UNREADABLE, type UploadReview } from './upload-review.ts';

/** The files of an upload where they can be read; the folder goes away with it. */
export interface OpenUpload extends AsyncDisposable {
  readonly paths: readonly string[];
  readonly folder: string;
}

/** Writes uploaded files into a private folder. */
export async function openUpload(files: readonly UploadedFile[]): Promise<OpenUpload> {
  const folder = await mkdtemp(join(tmpdir(), uploadFolder(process.pid, hostname())));
  await using opened = new AsyncDisposableStack();
  opened.defer(() => rm(folder, { recursive: true, force: true }));
  const paths: string[] = [];
  for (const [index, { name, content }] of files.entries()) {
    const own = join(folder, String(index));
    await mkdir(own, { mode: 0o700 });
    const path = join(own, fileName(name));
    await writeFile(path, content, { mode: 0o600 });
    paths.push(path);
  }
  const held = opened.move();
  return { paths, folder, [Symbol.asyncDispose]: () => held.disposeAsync() };
}

/** A name as a file may have it, whatever a browser sent. */
function fileName(name: string): string {
  const bare = name.replace(/^.*[/\\]/s, '').replaceAll(/\p{Cc}/gu, '');
  // A name of 255 bytes is the longest that file systems take.
  return /^\.*$/.test(bare) ? 'file' : bare.slice(-80);
}

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

/** Refuses more rows than an upload may have. */
function limitRows(): ImportWatcher {
  const rows = new Map<TableFile, number>();
  return {
    onRows(file, count) {
      rows.set(file, count);
      if (rows.values().reduce((sum, own) => sum + own, 0) > UPLOAD_LIMITS.rows) {
        throw new TableError('The files', { code: 'many-rows', limit: UPLOAD_LIMITS.rows });
      }
    },
    onAgain: () => rows.clear(),
  };
}

/** The tables of an upload, and what they are read with. */
interface ReadUpload extends ReadTables {
  readonly options: ReadingOptions;
}

async function readUpload(upload: OpenUpload, terms: UploadOptions): Promise<ReadUpload> {
  const { mappings, timeZone, today, choices, store } = terms;
  const [known, remembered] = await Promise.all([mappings.read(), mappings.readAnswers()]);
  const options = { timeZone, today, choices, mappings: known, atDesk: true };
  const read = await readTables(await directoryOf(store), upload.paths, { ...options, remembered });
  return { ...read, options };
}

/** What the tables are, what has to be decided, and what changes. Nothing is written. */
export async function reviewUpload(
  upload: OpenUpload,
  terms: UploadOptions,
  signal: AbortSignal,
): Promise<UploadReview> {
  const read = await readUpload(upload, terms);
  const { proposals: tables } = read;
  try {
    const report = await run(read, terms, true, signal);
    return { tables, problem: null, ...reviewOf(report) };
  } catch (error) {
    if (!(error instanceof TableError)) throw error;
    return { tables, ...UNREADABLE, problem: `${error.where}${faultText(error.fault, true)}` };
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
  upload: OpenUpload,
  terms: UploadOptions,
  signal: AbortSignal,
): Promise<UploadImportResult> {
  const read = await readUpload(upload, terms);
  const { files: tables, options } = read;
  const report = await run(read, terms, false, signal);
  const { written, badRows, entry } = report;
  if (written) {
    await terms.mappings.remember(tables.flatMap((table) => remembered(table, terms)));
    await terms.mappings.rememberAnswers(answersOf(report));
  }
  const rejected = await writeRejectedRows(join(upload.folder, 'left-out'), tables, badRows, options);
  const leftOut = await readFiles(rejected.map((path) => ({ name: basename(path), path })));
  return { written, entry: entry?.number ?? null, counts: countsOf(report), leftOut };
}

/** A file on the disk, with its own name. */
export interface FileOnDisk {
  readonly name: string;
  readonly path: string;
}

/** Reads files one after another. */
export const readFiles = (files: readonly FileOnDisk[]): Promise<readonly UploadedFile[]> =>
  Array.fromAsync(files, async ({ name, path }) => ({ name, content: await readFile(path) }));

async function run(
  { files, options: reading, people, remembered }: ReadUpload,
  terms: UploadOptions,
  dryRun: boolean,
  signal: AbortSignal,
): Promise<ImportReport> {
  const { store, decisions, by, account_id, seen } = terms;
  const asked = { decisions, people, remembered, skipBad: false };
  const options = { ...reading, ...asked, by, account_id, seen, dryRun };
  try {
    return await importTables(store, files, options, limitRows(), signal);
  } catch (error) {
    // Nobody who uploads knows in which folder their files are read.
    throw error instanceof TableError ? new TableError(basename(error.where), error.fault) : error;
  }
}

/** What was answered about the rows of tables, by the keys of their headers. */
const answersOf = ({ answers }: ImportReport): ReadonlyMap<string, RememberedAnswers> =>
  new Map(
    [...answers].flatMap(([table, used]): [string, RememberedAnswers][] => {
      if (table.isDerived === true) return [];
      const { round } = mappingOf(table).sources;
      const constants = typeof round === 'object' && 'text' in round ? { round: round.text } : {};
      return [[headerKey(table.columns), { ...used, constants }]];
    }),
  );

/** How a table was read, with the words that were decided for its columns. */
function remembered(table: TableFile, { decisions }: UploadOptions): readonly RememberedMapping[] {
  const mapping = mappingOf(table);
  const words = Object.keys(mapping.sources).map(
    (column) => [column, { ...mapping.values[column], ...decisions.values?.[column] }] as const,
  );
  const values = Object.fromEntries(words.filter(([, own]) => Object.keys(own).length > 0));
  const { round, ...sources } = mapping.sources;
  // The next answers of the same form may be about another round; it stands among the answers.
  const isOfAll = typeof round === 'object' && 'text' in round;
  const kept = isOfAll || round === undefined ? sources : mapping.sources;
  return [{ ...mapping, sources: kept, values, key: headerKey(table.columns), header: table.columns }];
}
