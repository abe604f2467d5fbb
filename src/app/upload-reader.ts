/**
 * The process that reads uploads, one task after another. A sheet may need more memory or time than there is, so it is ended, and the
 * next task gets another one. It starts at the first task, and ends when there is none for a minute, which gives its memory back.
 */

import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ServiceUnavailableError } from '../domain/errors.ts';
import { type StopReason, type UploadProgress, UploadStoppedError } from '../interchange/upload-progress.ts';
import { PieceCollector } from './background.ts';
import { removeFoldersOf } from './upload-folders.ts';
import type { FromReader, SentTask, UploadDone } from './upload-worker.ts';

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
