/** The uploads of a database. */

import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Configuration } from '../config/settings.ts';
import { uploadPage } from '../desk/screens/upload-page.ts';
import type { UploadPageOutcome, UploadPageRequest, UploadPages } from '../desk/upload-pages.ts';
import { ServiceUnavailableError } from '../domain/errors.ts';
import { ChangedSinceSeenError } from '../domain/import-store.ts';
import { UPLOAD_LIMITS, UploadRefusedError, type UploadStore } from '../domain/upload.ts';
import { TableError } from '../interchange/formats/table-faults.ts';
import type { Database } from '../store/database.ts';
import { forgetDismissed } from '../store/feedbacks/feedback-intake.ts';
import { createUploadStore } from '../store/uploads.ts';
import { repeatInBackground } from './background.ts';
import type { SentTask, UploadDone, UploadPlace, UploadTask } from './upload-worker.ts';

/** The dependencies of the upload screens. Disposing waits for a running import. */
export interface Uploads extends AsyncDisposable {
  readonly uploads: UploadStore;
  readonly engine: UploadPages;
}

/**
 * Creates the dependencies of the upload screens.
 *
 * @param limits other ones for reading and importing
 */
export function createUploads(
  configuration: Configuration,
  database: Database,
  today: () => Temporal.PlainDate,
  limits: Partial<ReadingLimits> = {},
): Uploads {
  const DATABASE_POOL_SIZE = Math.min(configuration.DATABASE_POOL_SIZE, CONNECTIONS);
  const engine = createUploadEngine({ ...configuration, DATABASE_POOL_SIZE }, database, today, {
    ...LIMITS,
    ...limits,
  });
  return {
    uploads: createUploadStore(database),
    engine,
    [Symbol.asyncDispose]: () => engine[Symbol.asyncDispose](),
  };
}

/** Connections to PostgreSQL beside those of the service. */
const CONNECTIONS = 4;

/** The interval between two cleanups, in milliseconds. */
const INTERVAL = 6 * 3_600_000;

/**
 * Removes expired uploads, and the respondents of dismissed feedback:
 * now, and at intervals.
 */
export function scheduleUploadCleanup(
  { engine }: Uploads,
  database: Database,
  onFailure: (error: unknown) => void,
): AsyncDisposable {
  const tidy = async (): Promise<void> => {
    await engine.tidy();
    await forgetDismissed(database, Temporal.Now.instant());
  };
  return repeatInBackground(tidy, { pause: INTERVAL, onFailure });
}

/** Creates the engine. Disposing of it ends what is being read, and waits for what is being imported. */
function createUploadEngine(
  place: UploadPlace,
  database: Database,
  today: () => Temporal.PlainDate,
  limits: ReadingLimits,
): UploadPages & AsyncDisposable {
  const reader = new UploadReader(limits);
  const uploads = createUploadStore(database);

  const run = async <Kind extends UploadTask['kind']>(
    kind: Kind,
    task: Extract<UploadTask, { kind: Kind }>,
    signal?: AbortSignal,
  ): Promise<Extract<UploadDone, { kind: Kind }>> => {
    const done = await reader.run({ task, place, today: today().toString(), memory: limits.memory }, signal);
    if (isOf(kind, done)) return done;
    if (done.kind === 'table') throw new TableError(done.where, done.fault);
    if (done.kind === 'refused') throw new UploadRefusedError(done.message);
    if (done.kind === 'changed') throw new ChangedSinceSeenError();
    if (done.kind === 'failed') throw new Error(done.message);
    if (done.kind !== 'unavailable') throw new TypeError('the reader did something else');
    const { message, detail, retryAfter } = done;
    throw new ServiceUnavailableError(message, { retryAfter, ...(detail !== undefined && { detail }) });
  };

  /** The page of an upload that cannot be read. */
  const refusedPage = async (
    request: UploadPageRequest,
    problem: UploadRefusedError,
  ): Promise<UploadPageOutcome> => {
    const { UNREADABLE } = await import('../interchange/upload-review.ts');
    return await uploadPage(
      {
        uploads,
        newest: async () => 0,
        choices: async () => ({ managers: [], rounds: [], cohorts: [] }),
        review: async () => ({ ...UNREADABLE, tables: [], problem }),
      },
      request,
    );
  };

  return {
    create: async (files, by, signal) => (await run('create', { kind: 'create', files, by }, signal)).id,
    async add({ id, account_id, revision }, files, signal) {
      // No more of it: times cannot be sent to a process.
      await run('add', { kind: 'add', upload: { id, account_id, revision }, files }, signal);
    },
    async discard(id) {
      await uploads.remove(id);
      // Overwriting the files takes time. What does not come to it now does with the next upload.
      this.tidy().catch(() => undefined);
    },
    async tidy() {
      if (await uploads.isUntidy()) await run('tidy', { kind: 'tidy' });
    },
    async page(request, signal) {
      try {
        return (await run('page', { kind: 'page', upload: request }, signal)).made;
      } catch (error) {
        if (!(error instanceof UploadRefusedError)) throw error;
        return await refusedPage(request, error);
      }
    },
    async import(upload, by, seen) {
      await run('import', { kind: 'import', upload, by, seen });
    },
    [Symbol.asyncDispose]: () => reader[Symbol.asyncDispose](),
  };
}

const isOf = <Kind extends UploadTask['kind']>(
  kind: Kind,
  done: UploadDone,
): done is Extract<UploadDone, { kind: Kind }> => done.kind === kind;

// The process that reads uploads, one task after another. A sheet may need more memory or time than there is, so it is ended, and the
// next task gets another one. It stays for further pages of the upload that it has read, for a minute.

/** How long the process waits for the next task, in milliseconds. */
const IDLE = 60_000;
/** The most tasks that wait; whoever comes then is told so. */
const MAX_WAITING = 20;
/** The heap of the process, in MB: files of 20 MB, or 20,000 new pairs, need less. */
const HEAP = 280;
const YOUNG_GENERATION = 16;
/** As much of what the process writes before it breaks is kept for the log, in characters. */
const MAX_LAST_WORDS = 2000;

const WORKER = fileURLToPath(new URL('./upload-worker.ts', import.meta.url));
const COMPILER_FLAGS = fileURLToPath(new URL('../../bin/compiler-flags.cjs', import.meta.url));

const ADVICE =
  'Save each sheet that is needed as CSV, without rows and columns that are not. Upload the files in parts, or ask your administrator to import them with npx mentoring import, which has no such limit.';

/** Nobody reads it: the response has no one to go to. */
const LEFT = 'The page was left before the files were read. Open it again to read them.';
const STOPPING = 'The service is being stopped.';

/** What reading or importing an upload may take. */
export interface ReadingLimits {
  /** In milliseconds. */
  readonly time: number;
  /** How long a task waits for its turn, in milliseconds. */
  readonly turn: number;
  /** Of the process, in bytes: more than its heap, beside which there are files and packed workbooks. */
  readonly memory: number;
}

const LIMITS: ReadingLimits = {
  time: UPLOAD_LIMITS.seconds * 1000,
  turn: UPLOAD_LIMITS.turn * 1000,
  memory: 500 * 2 ** 20,
};

/** A task that waits for its turn, or has it. */
interface QueuedTask {
  readonly sent: SentTask;
  /** Ends it; the reason says why. */
  readonly ending: AbortController;
  /** Ends it if its turn does not come: its page would be cut off without a word. Nobody waits for tidying. */
  readonly patience: NodeJS.Timeout | undefined;
  readonly done: PromiseWithResolvers<UploadDone>;
}

/** Runs tasks in the process. Disposing of it ends it, but for what is being imported. */
class UploadReader implements AsyncDisposable {
  readonly #limits: ReadingLimits;
  #process: ChildProcess | undefined;
  #waiting: QueuedTask[] = [];
  #running: QueuedTask | undefined;
  #isClosed = false;
  #idle: NodeJS.Timeout | undefined;
  /** The upload whose review the process keeps. */
  #read: string | undefined;
  #lastWords = '';

  constructor(limits: ReadingLimits) {
    this.#limits = limits;
  }

  /**
   * Does a task when its turn comes.
   *
   * @param signal ends it
   * @throws ServiceUnavailableError if many wait, or if those before take too long
   * @throws UploadRefusedError if it takes too much time or memory, or is ended
   */
  run(sent: SentTask, signal?: AbortSignal): Promise<UploadDone> {
    if (this.#isClosed) throw unavailable(STOPPING);
    if (signal?.aborted) throw new UploadRefusedError(LEFT);
    if (this.#waiting.length >= MAX_WAITING)
      throw unavailable('Many uploads are being read. Try again in a minute.');
    const ending = new AbortController();
    const giveUp = () => ending.abort(unavailable('Other uploads are being read. Try again in a minute.'));
    const patience = sent.task.kind === 'tidy' ? undefined : setTimeout(giveUp, this.#limits.turn).unref();
    const task: QueuedTask = { sent, ending, patience, done: Promise.withResolvers() };
    task.ending.signal.addEventListener('abort', () => {
      if (this.#running === task) this.#process?.kill('SIGKILL');
      else task.done.reject(task.ending.signal.reason);
      clearTimeout(patience);
      this.#waiting = this.#waiting.filter((one) => one !== task);
    });
    signal?.addEventListener('abort', () => task.ending.abort(new UploadRefusedError(LEFT)));
    this.#waiting.push(task);
    this.#next();
    return task.done.promise;
  }

  #next(): void {
    if (this.#running !== undefined) return;
    const task = this.#waiting.shift();
    this.#running = task;
    if (task === undefined) {
      this.#idle = setTimeout(() => this.#process?.kill('SIGKILL'), IDLE).unref();
      return;
    }
    clearTimeout(task.patience);
    void this.#do(task)
      .then(task.done.resolve, task.done.reject)
      .finally(() => {
        this.#running = undefined;
        this.#next();
      });
  }

  async #do({ sent, ending }: QueuedTask): Promise<UploadDone> {
    clearTimeout(this.#idle);
    const isAgain = sent.task.kind === 'page' && sent.task.upload.id === this.#read;
    // What was read of another upload, or before it is imported, takes memory: another process has all of it.
    if (this.#read !== undefined && !isAgain) await this.#end();
    this.#read = sent.task.kind === 'page' ? sent.task.upload.id : undefined;
    this.#process ??= this.#start();
    const child = this.#process;
    const { promise, resolve } = Promise.withResolvers<UploadDone | { readonly ended: string | number }>();
    const ended = (code: number | null, signal: string | null) => resolve({ ended: signal ?? code ?? 0 });
    const limit = AbortSignal.timeout(this.#limits.time);
    const end = () => child.kill('SIGKILL');
    limit.addEventListener('abort', end);
    child.once('message', resolve).once('close', ended);
    child.send(sent);
    const reply = await promise;
    limit.removeEventListener('abort', end);
    child.off('message', resolve).off('close', ended);
    if (!('ended' in reply)) return reply;
    this.#process = undefined;
    if (this.#isClosed) throw unavailable(STOPPING);
    ending.signal.throwIfAborted();
    if (limit.aborted) {
      throw new UploadRefusedError(
        `Reading these files takes longer than ${UPLOAD_LIMITS.seconds} seconds. ${ADVICE}`,
      );
    }
    if (isOutOfMemory(reply.ended, this.#lastWords)) {
      throw new UploadRefusedError(`These files are too large to read. ${ADVICE}`);
    }
    throw new ServiceUnavailableError(
      `The reader of uploads has ended (${reply.ended}): ${this.#lastWords}`,
      {
        detail: 'These files could not be read. Try again; if it fails again, tell your administrator.',
        retryAfter: 5,
      },
    );
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
    for (const { done } of this.#waiting.splice(0)) done.reject(unavailable(STOPPING));
    if (this.#running?.sent.task.kind !== 'import') this.#process?.kill('SIGKILL');
    await this.#running?.done.promise.catch(() => undefined);
    await this.#end();
  }

  async #end(): Promise<void> {
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
