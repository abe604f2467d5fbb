/** Uploads in a process of their own: results are kept for those who ask again, and what nobody wants any more is ended. */

import { ServiceUnavailableError } from '../domain/errors.ts';
import { ChangedSinceSeenError } from '../domain/import-store.ts';
import { UploadRefusedError } from '../domain/upload.ts';
import { TableError } from '../interchange/formats/table-error.ts';
import type { DecidedUpload, UploadEngine } from '../interchange/upload-engine.ts';
import { UploadStoppedError } from '../interchange/upload-progress.ts';
import type { UploadReview } from '../interchange/upload-review.ts';
import { AwaitedResults } from './background.ts';
import { type ReaderJob, UploadReader } from './upload-reader.ts';
import type { UploadDone, UploadPlace, UploadTask } from './upload-worker.ts';

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

interface Job {
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
  const jobs = new Set<Job>();

  const lookWhetherCurrent = async (job: Job): Promise<void> => {
    // Where the database does not answer, the work goes on; it will fail by itself.
    const isStale = await isCurrent(job.upload).then(
      (is) => !is,
      () => false,
    );
    if (isStale) job.task.stop('superseded');
  };
  /** Holds what an upload is worked on with for as long as it is. */
  const begin = (upload: Job['upload'] | null, task: ReaderJob): Disposable => {
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
