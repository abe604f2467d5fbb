/** Work on texts in a separate thread, which starts at the first task. */
import { fileURLToPath } from 'node:url';
import type { Piscina } from 'piscina';
import { ServiceUnavailableError } from '../../domain/errors.ts';
import type { TextWork } from '../text-work.ts';
import type { Done, Task } from './worker.ts';

/** The longest estimated wait for a turn, in milliseconds. */
const MAX_WAIT = 3_000;
/** The timeout of a task with its wait, in milliseconds. */
const TASK_LIMIT = 20_000;
/** How many times as long a task may take while the thread starts, which has to load what all languages are judged by. */
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
 * @param taskLimit the timeout of a task, in milliseconds; beyond it a task is broken, and its thread is terminated. While the thread
 *   starts, five times as long
 */
export function createTextThread(longestWait = MAX_WAIT, taskLimit = TASK_LIMIT): TextWork & AsyncDisposable {
  let starting: Promise<Piscina<Task, Done>> | undefined;
  let usual = FIRST_GUESS;
  /** The number of tasks that wait or run. */
  let waiting = 0;
  /** Whether the thread has done something since it started; after a timeout it starts again. */
  let isWarm = false;

  /** Does a task when its turn comes, also if whoever asked for it goes away meanwhile. */
  async function run<Kind extends Task['kind']>(
    kind: Kind,
    task: Extract<Task, { kind: Kind }>,
    signal?: AbortSignal,
  ): Promise<Extract<Done, { kind: Kind }>> {
    signal?.throwIfAborted();
    if (waiting > 1 && waiting * usual > longestWait)
      throw new ServiceUnavailableError('too many texts wait to be worked on', { retryAfter: 5 });
    const ahead = waiting;
    waiting += 1;
    starting ??= startPool();
    const isFirst = !isWarm;
    const start = performance.now();
    // AbortSignal.timeout would keep its timer long after the task is done.
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(), isWarm ? taskLimit : taskLimit * START_FACTOR).unref();
    try {
      const done = await (await starting).run(task, { signal: limit.signal });
      isWarm = true;
      if (isOf(kind, done)) return done;
      throw new TypeError('the thread did something else');
    } catch (cause) {
      if (limit.signal.aborted) isWarm = false;
      throw new ServiceUnavailableError('a text could not be worked on', { cause });
    } finally {
      clearTimeout(timer);
      waiting -= 1;
      // The first ones also wait for the thread to start, which says nothing about later ones.
      if (!isFirst) usual += ((performance.now() - start) / (ahead + 1) - usual) * WEIGHT;
    }
  }

  return {
    prepare() {
      // A failure of the thread is reported to the next caller.
      if (starting === undefined) run('read', { kind: 'read', task: { input: '' } }).catch(() => {});
    },
    judge: async (task, signal) => (await run('judge', { kind: 'judge', task }, signal)).done,
    read: async (task, signal) => (await run('read', { kind: 'read', task }, signal)).done,
    compose: async (task, signal) => (await run('compose', { kind: 'compose', task }, signal)).done,
    examine: async (task, signal) => (await run('examine', { kind: 'examine', task }, signal)).done,
    count: async (task, signal) => (await run('count', { kind: 'count', task }, signal)).done,
    waiting: () => Math.max(0, waiting - 1),
    async [Symbol.asyncDispose]() {
      await (await starting)?.close();
    },
  };
}

const isOf = <Kind extends Done['kind']>(kind: Kind, done: Done): done is Extract<Done, { kind: Kind }> =>
  done.kind === kind;

async function startPool(): Promise<Piscina<Task, Done>> {
  const { Piscina } = await import('piscina');
  const pool = new Piscina<Task, Done>({
    filename: fileURLToPath(new URL('./worker.ts', import.meta.url)),
    name: 'work',
    minThreads: 1,
    maxThreads: 1,
    // So that the thread need not wait for the next.
    concurrentTasksPerWorker: 4,
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
