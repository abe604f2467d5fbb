/** The uploads of a database, and the example programme. */

import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Configuration } from '../config/settings.ts';
import type { ExampleProgramme } from '../desk/screens/upload-example.ts';
import { ServiceUnavailableError } from '../domain/errors.ts';
import type { ImportStore } from '../domain/import-store.ts';
import { UPLOAD_FOLDER } from '../domain/upload.ts';
import { removeForgottenFolders } from '../files/forgotten-folders.ts';
import type { UploadEngine } from '../interchange/upload-engine.ts';
import { type Database, DatabaseOpenError } from '../store/database.ts';
import { createImportStore } from '../store/import/session.ts';
import { createImportMappingStore } from '../store/import-mappings.ts';
import { forgetDismissed } from '../store/unassigned-dismissals.ts';
import { createUploadStore } from '../store/uploads.ts';
import { openErasureDigests } from './secret-key.ts';

const EXAMPLE = fileURLToPath(new URL('../../examples/programme/', import.meta.url));

/** The dependencies of the upload screens. */
export function createUploads(
  configuration: Configuration,
  database: Database,
  today: () => Temporal.PlainDate,
) {
  const { TIME_ZONE: timeZone } = configuration;
  const uploads = createUploadStore(database);
  const openImports = async (): Promise<ImportStore> => {
    try {
      return createImportStore(database, today, await openErasureDigests(configuration, database));
    } catch (error) {
      if (!(error instanceof DatabaseOpenError)) throw error;
      throw new ServiceUnavailableError(error.message, { detail: error.message, cause: error });
    }
  };
  let loaded: Promise<UploadEngine> | undefined;
  // Reading spreadsheets needs much code, which is loaded at the first upload.
  const load = (): Promise<UploadEngine> =>
    (loaded ??= import('../interchange/upload-engine.ts').then(({ createUploadEngine }) =>
      createUploadEngine({
        uploads,
        mappings: createImportMappingStore(database),
        openImports,
        timeZone,
        today,
      }),
    ));
  const engine: UploadEngine = {
    propose: async (upload) => (await load()).propose(upload),
    review: async (upload, seen) => (await load()).review(upload, seen),
    import: async (upload, by) => (await load()).import(upload, by),
  };
  const example: ExampleProgramme = async ({ who, account_id }) => {
    const names = (await readdir(EXAMPLE)).filter((name) => /\.(?:csv|jsonl)$/.test(name));
    const { importFiles } = await import('../interchange/import-files.ts');
    await importFiles(
      await openImports(),
      names.toSorted().map((name) => join(EXAMPLE, name)),
      { timeZone, today: today(), by: who, account_id, dryRun: false, skipBad: false },
      SILENT,
      new AbortController().signal,
    );
  };
  return { uploads, engine, example };
}

/** Progress is not shown. */
const SILENT = {
  onFiles: () => undefined,
  onBytes: () => undefined,
  onFile: () => undefined,
  onGoals: () => undefined,
  onAgain: () => undefined,
};

/** The interval between two cleanups, in milliseconds. */
const INTERVAL = 6 * 3_600_000;

/**
 * Removes expired uploads, temporary files of killed processes, and the respondents of dismissed feedback:
 * now, and at intervals.
 */
export function tidyUploads(database: Database, onFailure: (error: unknown) => void): AsyncDisposable {
  const uploads = createUploadStore(database);
  const tidy = async (): Promise<void> => {
    try {
      await uploads.removeOld();
      await removeForgottenFolders(UPLOAD_FOLDER);
      await forgetDismissed(database, Temporal.Now.instant());
    } catch (error) {
      onFailure(error);
    }
  };
  let current = tidy();
  const timer = setInterval(() => {
    current = tidy();
  }, INTERVAL);
  timer.unref();
  return {
    async [Symbol.asyncDispose]() {
      clearInterval(timer);
      await current;
    },
  };
}
