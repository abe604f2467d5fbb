/** The uploads of a database, and the example programme. */

import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Configuration } from '../config/settings.ts';
import type { ExampleProgramme } from '../desk/parts.ts';
import { RunningImports } from '../desk/running-imports.ts';
import type { ImportStore } from '../domain/import-store.ts';
import { EXAMPLE_PROGRAMME } from '../domain/operations/example-programme.ts';
import { UPLOAD_LIMITS, type UploadStore } from '../domain/upload.ts';
import type { UploadEngine } from '../interchange/upload-engine.ts';
import type { Database } from '../store/database.ts';
import { forgetDismissed } from '../store/feedbacks/unassigned-feedbacks.ts';
import { createImportStore } from '../store/import/session.ts';
import { createUploadStore } from '../store/uploads.ts';
import { repeatInBackground } from './background.ts';
import { digestsForRequest } from './secret-key.ts';
import { createUploadEngine } from './upload-engine.ts';
import { removeFoldersOf, removeForgottenFolders } from './upload-folders.ts';

const EXAMPLE = fileURLToPath(new URL('../../examples/programme/', import.meta.url));

/** The dependencies of the upload screens. Disposing waits for a running import. */
export interface Uploads extends AsyncDisposable {
  readonly uploads: UploadStore;
  readonly engine: UploadEngine;
  readonly imports: RunningImports;
  readonly patience: number;
  readonly example: ExampleProgramme;
}

/** How long uploads take. */
export interface UploadTimes {
  /** How long a page waits before it shows how far an upload is, in milliseconds. */
  readonly patience: number;
  /** How long reading or importing one may take, in milliseconds. */
  readonly limit: number;
}

const TIMES: UploadTimes = { patience: 1000, limit: UPLOAD_LIMITS.minutes * 60_000 };

/** Creates the dependencies of the upload screens. */
export function createUploads(
  configuration: Configuration,
  database: Database,
  today: () => Temporal.PlainDate,
  { patience, limit }: UploadTimes = TIMES,
): Uploads {
  const { TIME_ZONE: timeZone } = configuration;
  const openImports = async (): Promise<ImportStore> =>
    createImportStore(database, today, await digestsForRequest(configuration, database));
  const uploads = createUploadStore(database);
  const DATABASE_POOL_SIZE = Math.min(configuration.DATABASE_POOL_SIZE, CONNECTIONS);
  const place = { ...configuration, DATABASE_POOL_SIZE };
  const engine = createUploadEngine(place, {
    today,
    isCurrent: async ({ id, revision }) => (await uploads.find(id))?.revision === revision,
    limit,
  });
  const imports = new RunningImports();
  const example: ExampleProgramme = async ({ who, account_id }) => {
    const names = (await readdir(EXAMPLE)).filter((name) => /\.(?:csv|jsonl)$/.test(name));
    const { importFiles } = await import('../interchange/import-files.ts');
    await importFiles(
      await openImports(),
      names.toSorted().map((name) => join(EXAMPLE, name)),
      {
        timeZone,
        today: today(),
        by: who,
        account_id,
        reason: EXAMPLE_PROGRAMME,
        dryRun: false,
        skipBad: false,
      },
      {},
      new AbortController().signal,
    );
  };
  return {
    uploads,
    engine,
    imports,
    patience,
    example,
    async [Symbol.asyncDispose]() {
      await engine[Symbol.asyncDispose]();
      await imports[Symbol.asyncDispose]();
      await removeFoldersOf(process.pid);
    },
  };
}

/** Connections to PostgreSQL beside those of the service. */
const CONNECTIONS = 4;

/** The interval between two cleanups, in milliseconds. */
const INTERVAL = 6 * 3_600_000;

/**
 * Removes expired uploads, temporary files of killed processes, and the respondents of dismissed feedback:
 * now, and at intervals.
 */
export function scheduleUploadCleanup(
  database: Database,
  onFailure: (error: unknown) => void,
): AsyncDisposable {
  const tidy = async (): Promise<void> => {
    await createUploadStore(database).removeOld();
    await removeForgottenFolders();
    await forgetDismissed(database, Temporal.Now.instant());
  };
  return repeatInBackground(tidy, { pause: INTERVAL, onFailure });
}
