/** An upload, step by step, for pages: the same import as the command's, with decisions as data. */

import type { RememberedAnswers } from '../domain/import-decisions.ts';
import type { ImportStore } from '../domain/import-store.ts';
import {
  type ImportMappingStore,
  type RememberedMapping,
  UPLOAD_LIMITS,
  type Upload,
  type UploadCount,
  type UploadDecisions,
  type UploadedFile,
  type UploadStore,
  type UploadSummary,
} from '../domain/upload.ts';
import { TableError } from './formats/table-faults.ts';
import { headerKey } from './header.ts';
import { importTables } from './import-files.ts';
import type { ImportReport } from './import-report.ts';
import { directoryOf, type ReadTables, readTables } from './proposal.ts';
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
    return { tables: [], ...UNREADABLE, problem: error };
  }
}

/** The result of an import. */
export interface UploadImportResult {
  /** Whether anything was written: nothing where a row still waits for a decision. */
  readonly written: boolean;
  /** The entry of the history; null if the programme did not change. */
  readonly entry: number | null;
  readonly counts: readonly UploadCount[];
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
  const { written, entry } = report;
  if (written) {
    await terms.mappings.remember(tables.map((table) => remembered(table, terms)));
    await terms.mappings.rememberAnswers(answersOf(report));
  }
  return { written, entry: entry?.number ?? null, counts: countsOf(report) };
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

/** The user who uploads and imports. */
export interface Importer {
  readonly who: string;
  readonly account_id: number | null;
}

/** An upload as it was when somebody saw it. */
export type SeenUpload = Pick<UploadSummary, 'id' | 'account_id' | 'revision'>;

/** Uploads as pages use them. */
export interface UploadEngine {
  /**
   * Keeps files as a new upload.
   *
   * @param signal ends it
   * @returns its id
   * @throws UploadRefusedError beyond the limits, or if it is ended
   */
  create(files: readonly UploadedFile[], by: Importer, signal?: AbortSignal): Promise<string>;
  /**
   * Keeps more files in an upload.
   *
   * @throws UploadRefusedError beyond the limits, or if it is ended
   */
  add(upload: SeenUpload, files: readonly UploadedFile[], signal?: AbortSignal): Promise<void>;
  /**
   * Imports an upload, and keeps its result; nothing happens if a row still waits for a decision, or somebody has
   * decided or imported it meanwhile.
   *
   * @param seen the newest entry of the history that the importing person has seen
   * @throws TableError if a table as a whole cannot be read
   * @throws UploadRefusedError if it takes too much time or memory
   * @throws ChangedSinceSeenError if the programme was changed since
   */
  import(upload: SeenUpload, by: Importer, seen: number): Promise<void>;
}

/** What the pages of uploads are made of. */
export interface UploadReviewer {
  /** The changes and questions of an upload. */
  review(upload: Upload): Promise<UploadReview>;
}

/** The dependencies of the engine. */
export interface UploadEngineParts {
  readonly uploads: UploadStore;
  readonly mappings: ImportMappingStore;
  readonly openImports: () => Promise<ImportStore>;
  readonly timeZone: string;
  readonly today: () => Temporal.PlainDate;
}

/** Makes what works on uploads. */
export function createUploadProcessor(parts: UploadEngineParts): UploadEngine & UploadReviewer {
  const { uploads, mappings, openImports, timeZone, today } = parts;
  const signal = new AbortController().signal;

  const termsOf = async ({ choices, decisions }: UploadDecisions, { who, account_id }: Importer) => ({
    ...{ store: await openImports(), mappings, timeZone, today: today(), choices, decisions },
    ...{ by: who, account_id },
  });

  return {
    create: async (files, by) => (await uploads.create(files, by)).id,
    async add({ id }, files) {
      await uploads.add(id, files);
    },
    async review(upload) {
      return await reviewUpload(await uploads.files(upload.id), await termsOf(upload, NOBODY), signal);
    },
    async import(upload, by, seen) {
      const now = await uploads.find(upload.id);
      if (now === null || now.result !== null || now.revision !== upload.revision) return;
      const { written, entry, counts } = await importUpload(
        await uploads.files(upload.id),
        { ...(await termsOf(now, by)), seen },
        signal,
      );
      if (written) await uploads.finish(upload.id, { at: Temporal.Now.instant(), entry, counts });
    },
  };
}

/** Nothing is written. */
const NOBODY: Importer = { who: 'nobody', account_id: null };
