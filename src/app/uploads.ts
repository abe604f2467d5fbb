/** The uploads of a database, and the example programme. */

import { type ChildProcess, fork } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Configuration } from '../config/settings.ts';
import type { ExampleProgramme } from '../desk/parts.ts';
import { RunningImports } from '../desk/running-imports.ts';
import { ServiceUnavailableError } from '../domain/errors.ts';
import { ChangedSinceSeenError, type ImportStore } from '../domain/import-store.ts';
import { EXAMPLE_PROGRAMME } from '../domain/operations/example-programme.ts';
import { UPLOAD_LIMITS, UploadRefusedError, type UploadStore } from '../domain/upload.ts';
import { TableError } from '../interchange/formats/table-error.ts';
import type { DecidedUpload, UploadEngine } from '../interchange/upload-engine.ts';
import { type StopReason, type UploadProgress, UploadStoppedError } from '../interchange/upload-progress.ts';
import type { UploadReview } from '../interchange/upload-review.ts';
import type { Database } from '../store/database.ts';
import { forgetDismissed } from '../store/feedbacks/unassigned-feedbacks.ts';
import { createImportStore } from '../store/import/session.ts';
import { createUploadStore } from '../store/uploads.ts';
import { AwaitedResults, PieceCollector, repeatInBackground } from './background.ts';
import { digestsForRequest } from './secret-key.ts';
import { removeFoldersOf, removeForgottenFolders } from './upload-folders.ts';
import type { FromReader, SentTask, UploadDone, UploadPlace, UploadTask } from './upload-worker.ts';

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

// Uploads in a process of their own: results are kept for those who ask again, and what nobody wants any more is ended.

/** How often it is looked whether somebody has changed or given up what is worked on, in milliseconds. */
const LOOKING = 1000;

/** The other inputs of the engine. */
export interface UploadEngineOptions {
  readonly today: () => Temporal.PlainDate;
  /** Whether an upload still is as it is worked on: another process may have changed it, or given it up. */
  readonly isCurrent: (upload: Pick<DecidedUpload, 'id' | 'revision'>) => Promise<boolean>;
  /** How long a task may take, in milliseconds. */
  readonly limit: number;
}

interface WatchedJob {
  readonly upload: Pick<DecidedUpload, 'id' | 'revision'>;
  readonly task: ReaderJob;
}

/** Creates the engine. Disposing of it ends what is being done, unless it is being written. */
export function createUploadEngine(
  place: UploadPlace,
  { today, isCurrent, limit }: UploadEngineOptions,
): UploadEngine & AsyncDisposable {
  const reader = new UploadReader(limit);
  const reviews = new AwaitedResults<UploadReview>(isLasting);
  const jobs = new Set<WatchedJob>();

  const lookWhetherCurrent = async (job: WatchedJob): Promise<void> => {
    // Where the database does not answer, the work goes on; it will fail by itself.
    const isStale = await isCurrent(job.upload).then(
      (is) => !is,
      () => false,
    );
    if (isStale) job.task.stop('superseded');
  };
  /** Holds what an upload is worked on with for as long as it is. */
  const begin = (upload: WatchedJob['upload'] | null, task: ReaderJob): Disposable => {
    if (upload === null) return { [Symbol.dispose]: () => undefined };
    const job = { upload, task };
    jobs.add(job);
    const looking = setInterval(() => void lookWhetherCurrent(job), LOOKING);
    looking.unref();
    return {
      [Symbol.dispose]() {
        clearInterval(looking);
        jobs.delete(job);
      },
    };
  };

  const run = async <Kind extends UploadTask['kind']>(
    kind: Kind,
    task: Extract<UploadTask, { kind: Kind }>,
  ): Promise<Extract<UploadDone, { kind: Kind }>> => {
    const job = reader.begin({ task, place, today: today().toString() });
    using _job = begin('upload' in task ? task.upload : null, job);
    const done = await job.done;
    if (isOf(kind, done)) return done;
    if (done.kind === 'stopped') throw new UploadStoppedError(done.reason);
    if (done.kind === 'refused') throw REFUSALS[done.why](done.message);
    if (done.kind === 'failed') throw new Error(done.message);
    if (done.kind !== 'unavailable') throw new TypeError('the reader did something else');
    const { message, detail, retryAfter } = done;
    throw new ServiceUnavailableError(message, { retryAfter, ...(detail !== undefined && { detail }) });
  };

  return {
    create: async (files, by) => (await run('create', { kind: 'create', files, by })).id,
    async add(id, files) {
      await run('add', { kind: 'add', id, files });
    },
    review: (upload, seen, patience) => {
      const task = { kind: 'review', upload: decided(upload), seen } as const;
      const work = async () => (await run('review', task)).review;
      return reviews.get(`${upload.id} ${upload.revision} ${seen} ${today()}`, work, patience);
    },
    import: async (upload, by, seen) =>
      (await run('import', { kind: 'import', upload: decided(upload), by, seen })).imported,
    progress(id) {
      const own = [...jobs].filter(({ upload }) => upload.id === id).map(({ task }) => task.progress);
      return own.find(({ stage }) => stage !== 'waiting') ?? own[0] ?? null;
    },
    stop(id) {
      for (const { upload, task } of jobs) if (upload.id === id) task.stop('given-up');
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

/** Whether reading the same files again would only end the same way. */
const isLasting = (error: unknown): boolean =>
  error instanceof TableError || (error instanceof UploadStoppedError && error.reason.startsWith('too-'));

// * The process that reads uploads, one task after another. A sheet may need more memory or time than there is, so it is ended, and the
// next task gets another one. It starts at the first task, and ends when there is none for a minute, which gives its memory back.

/** How long the process waits for the next task, in milliseconds. */
const IDLE = 60_000;
/** The most tasks that wait; whoever comes then is told so. */
const MAX_WAITING = 20;
/** How long files may take to be stored, in milliseconds. */
const KEEPING_LIMIT = 60_000;
/** The heap of the process, in MB: files of 20 MB need less. */
const HEAP = 200;
const YOUNG_GENERATION = 16;
/** As much of what the process writes before it breaks is kept for the log, in characters. */
const MAX_LAST_WORDS = 2000;

const WORKER = fileURLToPath(new URL('./upload-worker.ts', import.meta.url));
const COMPILER_FLAGS = fileURLToPath(new URL('../../bin/compiler-flags.cjs', import.meta.url));

/** A task that waits or is worked on. */
export interface ReaderJob {
  readonly done: Promise<UploadDone>;
  readonly progress: UploadProgress;
  /** Ends it, unless what it writes is being written. */
  stop(reason: StopReason): void;
}

interface Job {
  readonly sent: SentTask;
  readonly result: PromiseWithResolvers<UploadDone>;
  progress: UploadProgress;
}

const WAITING: UploadProgress = { stage: 'waiting', sheet: 0, sheets: 0, rows: 0, percent: 0 };

/** Runs tasks in the process. Disposing of it ends it, but for what is being written. */
export class UploadReader implements AsyncDisposable {
  readonly #limit: number;
  readonly #waiting: Job[] = [];
  #process: ChildProcess | undefined;
  #lastWords = '';
  #running: { readonly job: Job; readonly timer: NodeJS.Timeout } | undefined;
  /** Why the process was ended, where it was. */
  #reason: StopReason | undefined;
  #idle: NodeJS.Timeout | undefined;
  #isClosed = false;

  /** @param limit how long a task about an upload may take, in milliseconds */
  constructor(limit: number) {
    this.#limit = limit;
  }

  /**
   * Begins a task, or lets it wait for its turn.
   *
   * @throws ServiceUnavailableError where many wait
   */
  begin(sent: SentTask): ReaderJob {
    if (this.#isClosed) throw unavailable('The service is being stopped.');
    if (this.#waiting.length >= MAX_WAITING)
      throw unavailable('Many uploads are being read. Try again in a minute.');
    const job: Job = { sent, result: Promise.withResolvers(), progress: WAITING };
    this.#waiting.push(job);
    this.#next();
    return {
      done: job.result.promise,
      get progress() {
        return job.progress;
      },
      stop: (reason) => this.#stop(job, reason),
    };
  }

  #next(): void {
    if (this.#running !== undefined || this.#reason !== undefined) return;
    const job = this.#waiting.shift();
    clearTimeout(this.#idle);
    if (job === undefined) {
      this.#idle = setTimeout(() => this.#process?.kill('SIGKILL'), IDLE).unref();
      return;
    }
    const limit = 'upload' in job.sent.task ? this.#limit : KEEPING_LIMIT;
    const timer = setTimeout(() => this.#end('too-long'), limit);
    this.#running = { job, timer };
    this.#process ??= this.#start();
    this.#process.send(job.sent);
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
    const pieces = new PieceCollector();
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      this.#lastWords = (this.#lastWords + text).slice(-MAX_LAST_WORDS);
    });
    child.on('message', (message: FromReader) => {
      if (this.#running === undefined) return;
      const { job } = this.#running;
      if ('progress' in message) job.progress = { ...job.progress, ...message.progress };
      else if ('piece' in message) pieces.add(message.piece);
      else {
        const done = pieces.complete(message.done);
        if (isUploadDone(done)) this.#settle(() => job.result.resolve(done));
      }
    });
    // An error while it starts or is sent to; the end of the process follows.
    child.on('error', (error) => {
      this.#lastWords += String(error);
      child.kill('SIGKILL');
    });
    child.once('close', (code, signal) => void this.#ended(child.pid, signal ?? code));
    return child;
  }

  async #ended(pid: number | undefined, by: string | number | null): Promise<void> {
    const reason = this.#reason ?? (isOutOfMemory(by, this.#lastWords) ? 'too-much' : undefined);
    this.#process = undefined;
    // What it was reading is personal data.
    if (pid !== undefined) await removeFoldersOf(pid);
    this.#reason = undefined;
    const job = this.#running?.job;
    const error =
      reason === undefined || (job !== undefined && !('upload' in job.sent.task))
        ? new ServiceUnavailableError(`The reader of uploads has ended (${by}): ${this.#lastWords}`, {
            detail: 'Reading these files has failed. Try again; if that fails too, tell your administrator.',
            retryAfter: 5,
          })
        : new UploadStoppedError(reason);
    if (job === undefined) this.#next();
    else this.#settle(() => job.result.reject(error));
  }

  /** Ends the task that is running, and begins the next. */
  #settle(tell: () => void): void {
    clearTimeout(this.#running?.timer);
    this.#running = undefined;
    tell();
    this.#next();
  }

  #stop(job: Job, reason: StopReason): void {
    const index = this.#waiting.indexOf(job);
    if (index >= 0) {
      this.#waiting.splice(index, 1);
      job.result.reject(new UploadStoppedError(reason));
    } else if (this.#running?.job === job && job.progress.stage !== 'writing') this.#end(reason);
  }

  #end(reason: StopReason): void {
    this.#reason ??= reason;
    this.#process?.kill('SIGKILL');
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#isClosed = true;
    for (const job of this.#waiting.splice(0))
      job.result.reject(unavailable('The service is being stopped.'));
    const running = this.#running?.job;
    if (running !== undefined) {
      this.#stop(running, 'superseded');
      await running.result.promise.catch(() => undefined);
    }
    const last = this.#process;
    if (last === undefined) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    last.once('close', () => resolve());
    last.kill('SIGKILL');
    await promise;
  }
}

/** Whether a message of the process is a whole reply. */
const isUploadDone = (value: unknown): value is UploadDone =>
  typeof value === 'object' && value !== null && 'kind' in value;

const unavailable = (detail: string): ServiceUnavailableError =>
  new ServiceUnavailableError(detail, { detail, retryAfter: 60 });

/** V8 aborts at the end of its heap; the kernel kills at the end of the machine's memory. */
const isOutOfMemory = (by: string | number | null, lastWords: string): boolean =>
  by === 'SIGKILL' || lastWords.includes('heap out of memory') || lastWords.includes('Out of memory');
