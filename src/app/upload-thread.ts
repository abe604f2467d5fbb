/** Uploads in a thread of their own, which is started when somebody uploads something and ends when nobody does. */

import { fileURLToPath } from 'node:url';
import { LRUCache } from 'lru-cache';
import type { Piscina } from 'piscina';
import { ServiceUnavailableError } from '../domain/errors.ts';
import { ChangedSinceSeenError } from '../domain/import-store.ts';
import { UploadRefusedError } from '../domain/upload.ts';
import type { TableProposal } from '../interchange/proposal.ts';
import { TableError } from '../interchange/table-error.ts';
import type { DecidedUpload, UploadEngine } from '../interchange/upload-engine.ts';
import type { UploadReview } from '../interchange/upload-review.ts';
import type { SentTask, UploadDone, UploadPlace, UploadTask } from './upload-worker.ts';

/** How long the thread waits for the next task before it ends and gives its memory back, in milliseconds. */
const IDLE = 60_000;
/** The most that may live in the thread, in MB: a file of 20 MB takes a third of it. */
const MEMORY = 512;
/** As many tasks wait; whoever comes then is told so at once. */
const MOST_WAITING = 20;
/** Results that are kept, so that who turns the pages of a long list does not have the files read for each. */
const KEPT = { max: 6, ttl: 10 * 60_000 };

/** The engine. Disposing of it lets what is being done come to its end. */
export function createUploadThread(
  place: UploadPlace,
  today: () => Temporal.PlainDate,
): UploadEngine & AsyncDisposable {
  let starting: Promise<Piscina<SentTask, UploadDone>> | undefined;
  const proposals = new LRUCache<string, Promise<readonly TableProposal[]>>(KEPT);
  const reviews = new LRUCache<string, Promise<UploadReview>>(KEPT);

  const run = async <Kind extends UploadTask['kind']>(
    kind: Kind,
    task: Extract<UploadTask, { kind: Kind }>,
  ): Promise<Extract<UploadDone, { kind: Kind }>> => {
    starting ??= startPool();
    const pool = await starting;
    if (pool.queueSize >= MOST_WAITING)
      throw unavailable('Many uploads are being read. Try again in a minute.');
    const done = await pool.run({ task, place, today: today().toString() });
    if (isOf(kind, done)) return done;
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
    propose: (upload) =>
      kept(proposals, `${upload.id} ${upload.revision}`, async () => {
        const task = { kind: 'propose', upload: decided(upload) } as const;
        return (await run('propose', task)).proposals;
      }),
    review: (upload, seen) =>
      kept(reviews, `${upload.id} ${upload.revision} ${seen} ${today()}`, async () => {
        const task = { kind: 'review', upload: decided(upload), seen } as const;
        return (await run('review', task)).review;
      }),
    import: async (upload, by, seen) =>
      (await run('import', { kind: 'import', upload: decided(upload), by, seen })).imported,
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

/** What of an upload can be sent: no message takes days and times. */
const decided = ({ id, revision, choices, decisions }: DecidedUpload): DecidedUpload => ({
  id,
  revision,
  choices,
  decisions,
});

/** What is kept, or is worked out now; who asks meanwhile waits for the same. What failed is not kept. */
function kept<Value>(
  cache: LRUCache<string, Promise<Value>>,
  key: string,
  work: () => Promise<Value>,
): Promise<Value> {
  const known = cache.get(key);
  if (known !== undefined) return known;
  const value = work();
  cache.set(key, value);
  value.catch(() => cache.delete(key));
  return value;
}

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
