/** The uploads of a database: files are accepted, read, compared and imported. */

import { readFile } from 'node:fs/promises';
import type { ImportMappingStore } from '../domain/import-mapping.ts';
import type { ImportStore } from '../domain/import-store.ts';
import type { Upload, UploadDecisions, UploadedFile, UploadStore, UploadSummary } from '../domain/upload.ts';
import { importUpload, reviewUpload } from './upload.ts';
import type { UploadReview } from './upload-review.ts';

/** A received file on the disk, with its own name. */
export interface FileOnDisk {
  readonly name: string;
  readonly path: string;
}

/** Reads files one after another. */
const readFiles = (files: readonly FileOnDisk[]): Promise<readonly UploadedFile[]> =>
  Array.fromAsync(files, async ({ name, path }) => ({ name, content: await readFile(path) }));

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
  create(files: readonly FileOnDisk[], by: Importer, signal?: AbortSignal): Promise<string>;
  /**
   * Keeps more files in an upload.
   *
   * @throws UploadRefusedError beyond the limits, or if it is ended
   */
  add(upload: SeenUpload, files: readonly FileOnDisk[], signal?: AbortSignal): Promise<void>;
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
    create: async (files, by) => (await uploads.create(await readFiles(files), by)).id,
    async add({ id }, files) {
      await uploads.add(id, await readFiles(files));
    },
    async review(upload) {
      return await reviewUpload(await uploads.files(upload.id), await termsOf(upload, NOBODY), signal);
    },
    async import(upload, by, seen) {
      const now = await uploads.find(upload.id);
      if (now === null || now.result !== null || now.revision !== upload.revision) return;
      const { written, entry, counts, leftOut } = await importUpload(
        await uploads.files(upload.id),
        { ...(await termsOf(now, by)), seen },
        signal,
      );
      if (written) await uploads.finish(upload.id, { at: Temporal.Now.instant(), entry, counts }, leftOut);
    },
  };
}

/** Nothing is written. */
const NOBODY: Importer = { who: 'nobody', account_id: null };
