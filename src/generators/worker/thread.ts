/** Work on texts in a separate thread, which starts at the first task. */
import { fileURLToPath } from 'node:url';
import type { Piscina } from 'piscina';
import { ServiceUnavailableError } from '../../domain/errors.ts';
import type { TextWork } from '../text-work.ts';
import { createBatches, type Outcome } from './batches.ts';
import type { Done, Task } from './worker.ts';

/** The longest estimated wait for a turn, in milliseconds. */
const MAX_WAIT = 3_000;
/**
 * The maximum size of a batch, in characters: some sixteen usual wishes, which take tens of milliseconds. So
 * a short text never waits for a long one behind it.
 */
const BATCH = 2_000;
/** The timeout of a batch, in milliseconds. */
const TASK_LIMIT = 20_000;
/** How many times as long a batch may take while the thread starts, which has to load what all languages are judged by. */
const START_FACTOR = 5;
/** The size of the young generation, in MB; one text at a time needs little. */
const YOUNG_GENERATION = 12;
/** The weight of the last task in the estimated duration of the next. */
const WEIGHT = 0.1;
/** The estimated duration before the first task, in milliseconds. */
const FIRST_GUESS = 2;

/**
 * Creates the thread; disposing of it lets running tasks finish.
 *
 * @param longestWait a task with a longer estimated wait is rejected at once, in milliseconds
 * @param taskLimit the timeout of a batch, in milliseconds; beyond it a task is broken, and its thread is terminated. While the thread
 *   starts, five times as long
 */
export function createTextThread(longestWait = MAX_WAIT, taskLimit = TASK_LIMIT): TextWork & AsyncDisposable {
  let starting: Promise<Piscina<readonly Task[], readonly Outcome<Done>[]>> | undefined;
  let usual = FIRST_GUESS;
  /** Whether the thread has done something since it started; after a timeout it starts again. */
  let isWarm = false;
  const { run, waiting } = createBatches<Task, Done>({
    // One more than is processed, so that the thread need not wait for the next.
    concurrency: 2,
    size: BATCH,
    sizeOf: ({ kind, task }) => task.input.length + (kind === 'examine' ? task.output.length : 0),
    refuse: (ahead) =>
      ahead * usual > longestWait
        ? new ServiceUnavailableError('too many texts wait to be worked on', { retryAfter: 5 })
        : undefined,
    async work(tasks) {
      starting ??= startPool();
      const pool = await starting;
      const isFirst = !isWarm;
      const start = performance.now();
      // AbortSignal.timeout would keep its timer long after the task is done.
      const limit = new AbortController();
      const timer = setTimeout(() => limit.abort(), isWarm ? taskLimit : taskLimit * START_FACTOR).unref();
      try {
        const outcomes = await pool.run(tasks, { signal: limit.signal });
        isWarm = true;
        return outcomes.map((outcome) => ('done' in outcome ? outcome : { error: failed(outcome.error) }));
      } catch (cause) {
        isWarm = false;
        throw failed(cause);
      } finally {
        clearTimeout(timer);
        // Two batches share the thread. The first one also waits for the thread to start, which says nothing
        // about later ones.
        if (!isFirst) usual += ((performance.now() - start) / 2 / tasks.length - usual) * WEIGHT;
      }
    },
  });

  return {
    prepare() {
      // A failure of the thread is reported to the next caller.
      if (starting === undefined) run({ kind: 'read', task: { input: '' } }).catch(() => {});
    },
    async judge(task, signal) {
      const done = await run({ kind: 'judge', task }, signal);
      if (done.kind !== 'judge') throw new TypeError('the thread did something else');
      return done.done;
    },
    async read(task, signal) {
      const done = await run({ kind: 'read', task }, signal);
      if (done.kind !== 'read') throw new TypeError('the thread did something else');
      return done.done;
    },
    async compose(task, signal) {
      const done = await run({ kind: 'compose', task }, signal);
      if (done.kind !== 'compose') throw new TypeError('the thread did something else');
      return done.done;
    },
    async examine(task, signal) {
      const done = await run({ kind: 'examine', task }, signal);
      if (done.kind !== 'examine') throw new TypeError('the thread did something else');
      return done.done;
    },
    async count(task, signal) {
      const done = await run({ kind: 'count', task }, signal);
      if (done.kind !== 'count') throw new TypeError('the thread did something else');
      return done.done;
    },
    waiting,
    async [Symbol.asyncDispose]() {
      await (await starting)?.close();
    },
  };
}

const failed = (cause: unknown): ServiceUnavailableError =>
  new ServiceUnavailableError('a text could not be worked on', { cause });

async function startPool(): Promise<Piscina<readonly Task[], readonly Outcome<Done>[]>> {
  const { Piscina } = await import('piscina');
  const pool = new Piscina<readonly Task[], readonly Outcome<Done>[]>({
    filename: fileURLToPath(new URL('./worker.ts', import.meta.url)),
    name: 'work',
    minThreads: 1,
    maxThreads: 1,
    // Nobody reads the statistics of task durations.
    recordTiming: false,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION },
    // Imports the worker's modules while it waits for the first task.
    atomics: 'disabled',
  });
  // An idle thread that fails is replaced; without a listener its error would end the process.
  pool.on('error', () => undefined);
  return pool;
}
