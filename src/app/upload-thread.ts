/** Uploads in a thread of their own, which is started when somebody uploads something and ends when nobody does. */

import { fileURLToPath } from 'node:url';
import type { Piscina } from 'piscina';
import { ServiceUnavailableError } from '../domain/errors.ts';
import { ChangedSinceSeenError } from '../domain/import-store.ts';
import { UploadRefusedError } from '../domain/upload.ts';
import { TableError } from '../interchange/formats/table-error.ts';
import type { TableProposal } from '../interchange/proposal.ts';
import type { DecidedUpload, UploadEngine } from '../interchange/upload-engine.ts';
import { UploadStoppedError } from '../interchange/upload-progress.ts';
import type { UploadReview } from '../interchange/upload-review.ts';
import { AwaitedResults } from './awaited-results.ts';
import { createProgressBuffer, readProgress, requestStop } from './upload-progress-buffer.ts';
import type { SentTask, UploadDone, UploadPlace, UploadTask } from './upload-worker.ts';

/** How long the thread waits for the next task before it ends and gives its memory back, in milliseconds. */
const IDLE = 60_000;
/** The most that may live in the thread, in MB: a file of 20 MB takes a third of it. */
const MEMORY = 512;
/** As many tasks wait; whoever comes then is told so at once. */
const MAX_WAITING = 20;
/** How often it is looked whether somebody has changed or given up what is worked on, in milliseconds. */
const LOOKING = 1000;

/** The other inputs of the thread. */
export interface UploadThreadOptions {
  readonly today: () => Temporal.PlainDate;
  /** Whether an upload still is as it is worked on: another process may have changed it, or given it up. */
  readonly isCurrent: (upload: Pick<DecidedUpload, 'id' | 'revision'>) => Promise<boolean>;
  /** How long a task may take, in milliseconds. */
  readonly limit: number;
}

interface Job {
  readonly upload: Pick<DecidedUpload, 'id' | 'revision'>;
  readonly memory: SharedArrayBuffer;
}

/** The engine. Disposing of it lets what is being done come to its end. */
export function createUploadThread(
  place: UploadPlace,
  { today, isCurrent, limit }: UploadThreadOptions,
): UploadEngine & AsyncDisposable {
  let starting: Promise<Piscina<SentTask, UploadDone>> | undefined;
  const proposals = new AwaitedResults<readonly TableProposal[]>(isLasting);
  const reviews = new AwaitedResults<UploadReview>(isLasting);
  const jobs = new Set<Job>();

  const lookWhetherCurrent = async (job: Job): Promise<void> => {
    // Where the database does not answer, the work goes on; it will fail by itself.
    const isStale = await isCurrent(job.upload).then(
      (is) => !is,
      () => false,
    );
    if (isStale) requestStop(job.memory, 'superseded');
  };
  /** Holds what an upload is worked on with for as long as it is. */
  const begin = (upload: Job['upload'] | null, memory: SharedArrayBuffer): Disposable => {
    if (upload === null) return { [Symbol.dispose]: () => undefined };
    const job = { upload, memory };
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
    starting ??= startPool();
    const pool = await starting;
    if (pool.queueSize >= MAX_WAITING)
      throw unavailable('Many uploads are being read. Try again in a minute.');
    const memory = createProgressBuffer();
    using _job = begin('upload' in task ? task.upload : null, memory);
    const done = await pool.run({ task, place, today: today().toString(), memory, limit });
    if (isOf(kind, done)) return done;
    if (done.kind === 'stopped') throw new UploadStoppedError(done.reason);
    if (done.kind === 'refused') throw REFUSALS[done.why](done.message);
    if (done.kind !== 'unavailable') throw new TypeError('the thread did something else');
    const { message, detail, retryAfter } = done;
    throw new ServiceUnavailableError(message, { retryAfter, ...(detail !== undefined && { detail }) });
  };

  return {
    create: async (files, by) => (await run('create', { kind: 'create', files, by })).id,
    async add(id, files) {
      await run('add', { kind: 'add', id, files });
    },
    propose: (upload, patience) => {
      const task = { kind: 'propose', upload: decided(upload) } as const;
      const work = async () => (await run('propose', task)).proposals;
      return proposals.get(`${upload.id} ${upload.revision}`, work, patience);
    },
    review: (upload, seen, patience) => {
      const task = { kind: 'review', upload: decided(upload), seen } as const;
      const work = async () => (await run('review', task)).review;
      return reviews.get(`${upload.id} ${upload.revision} ${seen} ${today()}`, work, patience);
    },
    import: async (upload, by, seen) =>
      (await run('import', { kind: 'import', upload: decided(upload), by, seen })).imported,
    progress(id) {
      const own = [...jobs]
        .filter(({ upload }) => upload.id === id)
        .map(({ memory }) => readProgress(memory));
      return own.find(({ stage }) => stage !== 'waiting') ?? own[0] ?? null;
    },
    stop(id) {
      for (const { upload, memory } of jobs) if (upload.id === id) requestStop(memory, 'given-up');
    },
    async [Symbol.asyncDispose]() {
      await (await starting)?.close();
    },
  };
}

const REFUSALS = {
  table: (message: string) => new TableError(message),
  upload: (message: string) => new UploadRefusedError(message),
  changed: () => new ChangedSinceSeenError(),
} as const;

const unavailable = (detail: string): ServiceUnavailableError =>
  new ServiceUnavailableError(detail, { detail, retryAfter: 60 });

const isOf = <Kind extends UploadTask['kind']>(
  kind: Kind,
  done: UploadDone,
): done is Extract<UploadDone, { kind: Kind }> => done.kind === kind;

/** The part of an upload that can be posted to a thread: dates and times cannot. */
const decided = ({ id, revision, choices, decisions }: DecidedUpload): DecidedUpload => ({
  id,
  revision,
  choices,
  decisions,
});

/** Whether reading the same files again would only end the same way. */
const isLasting = (error: unknown): boolean =>
  error instanceof TableError || (error instanceof UploadStoppedError && error.reason === 'too-long');

async function startPool(): Promise<Piscina<SentTask, UploadDone>> {
  const { Piscina } = await import('piscina');
  const pool = new Piscina<SentTask, UploadDone>({
    filename: fileURLToPath(new URL('./upload-worker.ts', import.meta.url)),
    name: 'work',
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE,
    recordTiming: false,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY },
    atomics: 'disabled',
  });
  // A thread that breaks while it has nothing to do is replaced; the error, if nobody heard it, would end the process.
  pool.on('error', () => undefined);
  return pool;
}
