/** Handles uploads in a process of its own (`uploads.ts`), because reading large sheets would block the service. */

import { type UploadPageParts, uploadPage } from '../desk/screens/upload-page.ts';
import type { UploadPageOutcome, UploadPageRequest } from '../desk/upload-pages.ts';
import { ServiceUnavailableError } from '../domain/errors.ts';
import { ChangedMeanwhileError, ChangedSinceSeenError } from '../domain/import-store.ts';
import { type Upload, type UploadedFile, UploadRefusedError } from '../domain/upload.ts';
import { TableError, type TableFault } from '../interchange/formats/table-faults.ts';
import {
  createUploadProcessor,
  type Importer,
  type SeenUpload,
  type UploadReviewer,
} from '../interchange/upload.ts';
import type { UploadReview } from '../interchange/upload-review.ts';
import { DatabaseOpenError } from '../store/database.ts';
import { createDeskReader } from '../store/desk/desk-reader.ts';
import { createImportMappingStore } from '../store/import/mappings.ts';
import { createImportStore } from '../store/import/session.ts';
import { newestEntry } from '../store/operations/history.ts';
import { createUploadStore } from '../store/uploads.ts';
import { type DatabasePlace, openDatabase } from './database.ts';
import { digestsForRequest, type SecretKeyPlace } from './secret-key.ts';

/** Where the process works: what of the configuration can be sent to it. */
export interface UploadPlace extends DatabasePlace, SecretKeyPlace {
  readonly TIME_ZONE: string;
}

/** A task as it is sent to the process. */
export type UploadTask =
  | { readonly kind: 'create'; readonly files: readonly UploadedFile[]; readonly by: Importer }
  | { readonly kind: 'add'; readonly upload: SeenUpload; readonly files: readonly UploadedFile[] }
  | { readonly kind: 'page'; readonly upload: UploadPageRequest }
  | { readonly kind: 'import'; readonly upload: SeenUpload; readonly by: Importer; readonly seen: number }
  | { readonly kind: 'tidy' };

/** The message's payload. */
export interface SentTask {
  readonly task: UploadTask;
  readonly place: UploadPlace;
  /** `2026-11-23`. */
  readonly today: string;
  /** The memory of the process beyond which it ends, in bytes. */
  readonly memory: number;
}

/** The reply. Errors lose their class on the way, so errors for users are results. */
export type UploadDone =
  | { readonly kind: 'create'; readonly id: string }
  | { readonly kind: 'add' }
  | { readonly kind: 'page'; readonly made: UploadPageOutcome }
  | { readonly kind: 'import' }
  | { readonly kind: 'tidy' }
  | { readonly kind: 'table'; readonly where: string; readonly fault: TableFault }
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'changed' }
  | { readonly kind: 'failed'; readonly message: string }
  | {
      readonly kind: 'unavailable';
      readonly message: string;
      readonly detail: string | undefined;
      readonly retryAfter: number;
    };

/** Does a task. The database is open as long only, so that the process can be ended whenever it has nothing to do. */
async function work(sent: SentTask): Promise<UploadDone> {
  try {
    return await doTask(sent);
  } catch (error) {
    if (error instanceof TableError) return { kind: 'table', where: error.where, fault: error.fault };
    if (error instanceof UploadRefusedError) return { kind: 'refused', message: error.message };
    if (error instanceof ChangedSinceSeenError || error instanceof ChangedMeanwhileError)
      return { kind: 'changed' };
    if (error instanceof ServiceUnavailableError) {
      const { message, detail, retryAfter } = error;
      return { kind: 'unavailable', message, detail, retryAfter };
    }
    if (error instanceof DatabaseOpenError) {
      return { kind: 'unavailable', message: error.message, detail: error.message, retryAfter: 5 };
    }
    return {
      kind: 'failed',
      message: error instanceof Error ? (error.stack ?? error.message) : String(error),
    };
  }
}

async function doTask({ task, place, today }: SentTask): Promise<UploadDone> {
  await using database = await openDatabase(place, 'service');
  const day = Temporal.PlainDate.from(today);
  const uploads = createUploadStore(database);
  const engine = createUploadProcessor({
    uploads,
    mappings: createImportMappingStore(database),
    openImports: async () => createImportStore(database, () => day, await digestsForRequest(place, database)),
    timeZone: place.TIME_ZONE,
    today: () => day,
  });
  switch (task.kind) {
    case 'create':
      return { kind: 'create', id: await engine.create(task.files, task.by) };
    case 'add':
      await engine.add(task.upload, task.files);
      return { kind: 'add' };
    case 'page': {
      const parts: UploadPageParts = {
        uploads,
        newest: () => newestEntry(database.reader),
        choices: () =>
          createDeskReader(database, () => day)
            .seenBy(null)
            .choices(),
        review: (upload, seen) => reviewed(upload, `${seen} ${today}`, engine),
      };
      return { kind: 'page', made: await uploadPage(parts, task.upload) };
    }
    case 'import':
      await engine.import(task.upload, task.by, task.seen);
      return { kind: 'import' };
    case 'tidy':
      await uploads.tidy();
      return { kind: 'tidy' };
  }
}

/** The last review, so that who turns the pages of a long list, or answers, does not have the files read again. */
let last: { readonly key: string; readonly review: UploadReview } | undefined;

async function reviewed(upload: Upload, moment: string, engine: UploadReviewer): Promise<UploadReview> {
  const key = `${upload.id} ${upload.revision} ${moment}`;
  if (last?.key === key) return last.review;
  last = undefined;
  const review = await engine.review(upload);
  last = { key, review };
  return review;
}

/** The interval between two looks at the memory, in milliseconds. */
const PACE = 50;

// Only a process that the service has started has somebody to answer.
if (process.send !== undefined) {
  process.on('message', async (sent: SentTask) => {
    // V8 bounds its heap, and nothing what is beside it: this ends the process as the kernel does without memory.
    const look = (): void => {
      if (process.memoryUsage.rss() > sent.memory) process.kill(process.pid, 'SIGKILL');
    };
    look();
    const watch = setInterval(look, PACE);
    const done = await work(sent);
    clearInterval(watch);
    process.send?.(done);
  });
  process.on('disconnect', () => process.exit());
  // A terminal signals both; the service decides when this process ends.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
}
