/** The uploads of a database. */

import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { LRUCache } from 'lru-cache';
import type { Configuration } from '../config/settings.ts';
import { ServiceUnavailableError } from '../domain/errors.ts';
import { ChangedSinceSeenError } from '../domain/import-store.ts';
import { UPLOAD_LIMITS, UploadRefusedError, type UploadStore } from '../domain/upload.ts';
import { TableError } from '../interchange/formats/table-error.ts';
import type { DecidedUpload, UploadEngine } from '../interchange/upload-engine.ts';
import type { UploadReview } from '../interchange/upload-review.ts';
import type { Database } from '../store/database.ts';
import { forgetDismissed } from '../store/feedbacks/unassigned-feedbacks.ts';
import { createUploadStore } from '../store/uploads.ts';
import { repeatInBackground } from './background.ts';
import { removeFoldersOf, removeForgottenFolders } from './upload-folders.ts';
import type { SentTask, UploadDone, UploadPlace, UploadTask } from './upload-worker.ts';

/** The dependencies of the upload screens. Disposing waits for a running import. */
export interface Uploads extends AsyncDisposable {
  readonly uploads: UploadStore;
  readonly engine: UploadEngine;
}

/**
 * Creates the dependencies of the upload screens.
 *
 * @param limit how long reading or importing an upload may take, in milliseconds
 */
export function createUploads(
  configuration: Configuration,
  database: Database,
  today: () => Temporal.PlainDate,
  limit: number = UPLOAD_LIMITS.seconds * 1000,
): Uploads {
  const DATABASE_POOL_SIZE = Math.min(configuration.DATABASE_POOL_SIZE, CONNECTIONS);
  const engine = createUploadEngine({ ...configuration, DATABASE_POOL_SIZE }, today, limit);
  return {
    uploads: createUploadStore(database),
    engine,
    async [Symbol.asyncDispose]() {
      await engine[Symbol.asyncDispose]();
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

/** Reviews that are kept, so that who turns the pages of a long list does not have the files read for each. */
const KEPT = { max: 3, ttl: 10 * 60_000 };

/** Creates the engine. Disposing of it ends what is being read, and waits for what is being imported. */
function createUploadEngine(
  place: UploadPlace,
  today: () => Temporal.PlainDate,
  limit: number,
): UploadEngine & AsyncDisposable {
  const reader = new UploadReader(limit);
  const reviews = new LRUCache<string, UploadReview>(KEPT);

  const run = async <Kind extends UploadTask['kind']>(
    kind: Kind,
    task: Extract<UploadTask, { kind: Kind }>,
    signal?: AbortSignal,
  ): Promise<Extract<UploadDone, { kind: Kind }>> => {
    const done = await reader.run({ task, place, today: today().toString() }, signal);
    if (isOf(kind, done)) return done;
    if (done.kind === 'refused') throw REFUSALS[done.why](done.message);
    if (done.kind === 'failed') throw new Error(done.message);
    if (done.kind !== 'unavailable') throw new TypeError('the reader did something else');
    const { message, detail, retryAfter } = done;
    throw new ServiceUnavailableError(message, { retryAfter, ...(detail !== undefined && { detail }) });
  };

  const review = async (upload: DecidedUpload, seen: number, signal?: AbortSignal): Promise<UploadReview> => {
    try {
      return (await run('review', { kind: 'review', upload: decided(upload), seen }, signal)).review;
    } catch (error) {
      if (!(error instanceof UploadRefusedError)) throw error;
      const { UNREADABLE } = await import('../interchange/upload-review.ts');
      return { ...UNREADABLE, tables: [], problem: error.message };
    }
  };

  return {
    create: async (files, by, signal) => (await run('create', { kind: 'create', files, by }, signal)).id,
    async add(id, files, signal) {
      await run('add', { kind: 'add', id, files }, signal);
    },
    async review(upload, seen, signal) {
      const key = `${upload.id} ${upload.revision} ${seen} ${today()}`;
      const known = reviews.get(key);
      if (known !== undefined) return known;
      const made = await review(upload, seen, signal);
      // What was ended can be read again.
      if (!signal?.aborted) reviews.set(key, made);
      return made;
    },
    async import(upload, by, seen) {
      await run('import', { kind: 'import', upload: decided(upload), by, seen });
    },
    [Symbol.asyncDispose]: () => reader[Symbol.asyncDispose](),
  };
}

const REFUSALS = {
  table: (message: string) => new TableError(message, ''),
  upload: (message: string) => new UploadRefusedError(message),
  changed: () => new ChangedSinceSeenError(),
} as const;

const isOf = <Kind extends UploadTask['kind']>(
  kind: Kind,
  done: UploadDone,
): done is Extract<UploadDone, { kind: Kind }> => done.kind === kind;

/** The part of an upload that can be sent to a process: dates and times cannot. */
const decided = ({ id, revision, choices, decisions }: DecidedUpload): DecidedUpload => ({
  id,
  revision,
  choices,
  decisions,
});

// The process that reads uploads, one task after another. A sheet may need more memory or time than there is, so it is ended, and the
// next task gets another one. It starts at the first task, and ends when there is none for a minute, which gives its memory back.

/** How long the process waits for the next task, in milliseconds. */
const IDLE = 60_000;
/** The most tasks that wait; whoever comes then is told so. */
const MAX_WAITING = 20;
/** The heap of the process, in MB: files of 20 MB need less. */
const HEAP = 200;
const YOUNG_GENERATION = 16;
/** As much of what the process writes before it breaks is kept for the log, in characters. */
const MAX_LAST_WORDS = 2000;

const WORKER = fileURLToPath(new URL('./upload-worker.ts', import.meta.url));
const COMPILER_FLAGS = fileURLToPath(new URL('../../bin/compiler-flags.cjs', import.meta.url));

const ADVICE =
  'Save each sheet that is needed as CSV, without rows and columns that are not. Upload the files in parts, or ask your administrator to import them with npx mentoring import, which has no such limit.';

/** Nobody reads it: the response has no one to go to. */
const LEFT = 'The page was left before the files were read. Open it again to read them.';

/** Runs tasks in the process. Disposing of it ends it, but for what is being imported. */
class UploadReader implements AsyncDisposable {
  readonly #limit: number;
  #process: ChildProcess | undefined;
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #isImporting = false;
  #isClosed = false;
  #idle: NodeJS.Timeout | undefined;
  #lastWords = '';

  /** @param limit how long a task may take, in milliseconds */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /**
   * Does a task when those before it are done.
   *
   * @param signal ends it
   * @throws ServiceUnavailableError where many wait
   * @throws UploadRefusedError if it takes too much time or memory, or is ended
   */
  run(sent: SentTask, signal?: AbortSignal): Promise<UploadDone> {
    if (this.#waiting > MAX_WAITING) throw unavailable('Many uploads are being read. Try again in a minute.');
    this.#waiting += 1;
    const done = this.#last.then(() => this.#do(sent, signal));
    this.#last = done.then(
      () => this.#settled(),
      () => this.#settled(),
    );
    return done;
  }

  #settled(): void {
    this.#waiting -= 1;
    if (this.#waiting === 0) this.#idle = setTimeout(() => this.#process?.kill('SIGKILL'), IDLE).unref();
  }

  async #do(sent: SentTask, signal?: AbortSignal): Promise<UploadDone> {
    if (this.#isClosed) throw unavailable('The service is being stopped.');
    if (signal?.aborted) throw new UploadRefusedError(LEFT);
    clearTimeout(this.#idle);
    this.#process ??= this.#start();
    const child = this.#process;
    const { promise, resolve } = Promise.withResolvers<UploadDone | { readonly ended: string | number }>();
    const ended = (code: number | null, signal: string | null) => resolve({ ended: signal ?? code ?? 0 });
    const limit = AbortSignal.timeout(this.#limit);
    const end = () => child.kill('SIGKILL');
    const endings = signal === undefined ? [limit] : [limit, signal];
    for (const ending of endings) ending.addEventListener('abort', end);
    this.#isImporting = sent.task.kind === 'import';
    child.once('message', resolve).once('close', ended);
    child.send(sent);
    const done = await promise;
    for (const ending of endings) ending.removeEventListener('abort', end);
    child.off('message', resolve).off('close', ended);
    this.#isImporting = false;
    if (!('ended' in done)) return done;
    this.#process = undefined;
    // What it was reading is personal data.
    if (child.pid !== undefined) await removeFoldersOf(child.pid);
    if (this.#isClosed) throw unavailable('The service is being stopped.');
    if (signal?.aborted) throw new UploadRefusedError(LEFT);
    if (limit.aborted) {
      throw new UploadRefusedError(
        `Reading these files takes longer than ${UPLOAD_LIMITS.seconds} seconds. ${ADVICE}`,
      );
    }
    if (isOutOfMemory(done.ended, this.#lastWords)) {
      throw new UploadRefusedError(`These files are too large to read. ${ADVICE}`);
    }
    throw new ServiceUnavailableError(`The reader of uploads has ended (${done.ended}): ${this.#lastWords}`, {
      detail: 'Reading these files has failed. Try again; if that fails too, tell your administrator.',
      retryAfter: 5,
    });
  }

  #start(): ChildProcess {
    const child = fork(WORKER, {
      execArgv: [
        `--require=${COMPILER_FLAGS}`,
        `--max-old-space-size=${HEAP}`,
        `--max-semi-space-size=${YOUNG_GENERATION}`,
      ],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    this.#lastWords = '';
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#lastWords = (this.#lastWords + text).slice(-MAX_LAST_WORDS);
    });
    // An error while it starts or is sent to; the end of the process follows.
    child.on('error', (error) => {
      this.#lastWords += String(error);
      child.kill('SIGKILL');
    });
    child.once('close', () => {
      if (this.#process === child) this.#process = undefined;
    });
    return child;
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#isClosed = true;
    if (!this.#isImporting) this.#process?.kill('SIGKILL');
    await this.#last;
    const last = this.#process;
    if (last === undefined) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    last.once('close', () => resolve());
    last.kill('SIGKILL');
    await promise;
  }
}

const unavailable = (detail: string): ServiceUnavailableError =>
  new ServiceUnavailableError(detail, { detail, retryAfter: 60 });

/** V8 aborts at the end of its heap; the kernel kills at the end of the machine's memory. */
const isOutOfMemory = (by: string | number, lastWords: string): boolean =>
  by === 'SIGKILL' || lastWords.includes('heap out of memory') || lastWords.includes('Out of memory');
