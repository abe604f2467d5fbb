/** The uploads of a database: files are accepted, read, compared and imported. */

import { isMissing } from '../domain/error-codes.ts';
import type { ImportMappingStore } from '../domain/import-mapping.ts';
import type { ImportStore } from '../domain/import-store.ts';
import type { Upload, UploadStore } from '../domain/upload.ts';
import { MissingFileError } from './formats/table-error.ts';
import {
  type FileOnDisk,
  importUpload,
  openUpload,
  readFiles,
  reviewUpload,
  type UploadImportResult,
} from './upload.ts';
import { type UploadObserver, type UploadProgress, UploadStoppedError } from './upload-progress.ts';
import type { UploadReview } from './upload-review.ts';

/** The user who uploads and imports. */
export interface Importer {
  readonly who: string;
  readonly account_id: number | null;
}

/** The parts of an upload by which its files are read. */
export type DecidedUpload = Pick<Upload, 'id' | 'revision' | 'choices' | 'decisions'>;

/**
 * Uploads as pages use them: long work goes on when nobody waits for it, and its result is kept for whoever asks
 * again.
 */
export interface UploadEngine {
  /**
   * Keeps files as a new upload.
   *
   * @returns its id
   * @throws UploadRefusedError beyond the limits
   */
  create(files: readonly FileOnDisk[], by: Importer): Promise<string>;
  /**
   * Keeps more files in an upload.
   *
   * @throws UploadRefusedError beyond the limits
   */
  add(id: string, files: readonly FileOnDisk[]): Promise<void>;
  /**
   * The changes and questions of an upload.
   *
   * @param seen the newest entry of the history: after it something else may hold
   * @param patience how long to wait for them, in milliseconds; absent: to the end
   * @throws UploadTimeoutError if it takes longer
   * @throws UploadStoppedError if it was stopped
   * @throws TableError if a table as a whole cannot be read
   */
  review(upload: DecidedUpload, seen: number, patience?: number): Promise<UploadReview>;
  /**
   * Writes.
   *
   * @param seen the newest entry of the history that the importing person has seen
   * @throws TableError if a table as a whole cannot be read
   * @throws ChangedSinceSeenError if the programme was changed since
   */
  import(upload: DecidedUpload, by: Importer, seen: number): Promise<UploadImportResult>;
  /** How far the work on an upload is; null where this process does none. */
  progress(id: string): UploadProgress | null;
  /** Ends the work of this process on an upload, unless what it writes is being written already. */
  stop(id: string): void;
}

/** The dependencies of the engine. */
export interface UploadEngineParts {
  readonly uploads: Pick<UploadStore, 'files' | 'create' | 'add'>;
  readonly mappings: ImportMappingStore;
  readonly openImports: () => Promise<ImportStore>;
  readonly timeZone: string;
  readonly today: () => Temporal.PlainDate;
  readonly watch: UploadObserver;
}

/** Makes what works on uploads, each to the end. */
export function createUploadProcessor(parts: UploadEngineParts): Omit<UploadEngine, 'progress' | 'stop'> {
  const { uploads, mappings, openImports, timeZone, today, watch } = parts;

  const using = async <Result>(
    { id, choices, decisions }: DecidedUpload,
    { who, account_id }: Importer,
    work: (...of: Parameters<typeof reviewUpload>) => Promise<Result>,
  ): Promise<Result> => {
    watch.tell({ stage: 'reading' });
    const terms = {
      ...{ store: await openImports(), mappings, timeZone, today: today(), choices, decisions, watch },
      ...{ by: who, account_id },
    };
    const files = await uploads.files(id);
    try {
      await using opened = await openUpload(files);
      return await work(opened, terms, new AbortController().signal);
    } catch (error) {
      throw error instanceof MissingFileError || isMissing(error) ? new UploadStoppedError('lost') : error;
    }
  };

  return {
    create: async (files, by) => (await uploads.create(await readFiles(files), by)).id,
    async add(id, files) {
      await uploads.add(id, await readFiles(files));
    },
    review: (upload) => using(upload, NOBODY, reviewUpload),
    import: (upload, by, seen) =>
      using(upload, by, (opened, terms, signal) => importUpload(opened, { ...terms, seen }, signal)),
  };
}

/** Nothing is written. */
const NOBODY: Importer = { who: 'nobody', account_id: null };
