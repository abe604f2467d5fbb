/** Work on texts in a thread of its own, which is started when it is first asked for. */
import { fileURLToPath } from 'node:url';
import type { Piscina } from 'piscina';
import { ServiceUnavailableError } from '../../domain/errors.ts';
import type { TextWork } from '../text-work.ts';
import { createBatches, type Outcome } from './batches.ts';
import type { Done, Task } from './worker.ts';

/** Nobody waits longer for their turn than this, as far as can be foreseen, in milliseconds. */
const LONGEST_WAIT = 3_000;
/**
 * How much text is handed over at once, in characters: some sixteen usual wishes, which take tens of milliseconds. Whoever sent
 * a short text never waits for what a long one behind it takes.
 */
const BATCH = 2_000;
/** No batch takes nearly as long, in milliseconds: one that does has a broken task, and its thread is ended. */
const TASK_LIMIT = 20_000;
/** How much memory is set aside for what lives but for a moment, in MB: of one text at a time that is little. */
const YOUNG_GENERATION = 12;
/** How much the last task counts in what the next is expected to take. */
const WEIGHT = 0.1;
/** What a task is expected to take before one was done, in milliseconds. */
const FIRST_GUESS = 2;

/**
 * The thread; disposing of it lets what is being done come to its end.
 *
 * @param longestWait whoever would wait longer, as far as can be foreseen, is refused at once; in milliseconds
 */
export function createTextThread(longestWait = LONGEST_WAIT): TextWork & AsyncDisposable {
  let starting: Promise<Piscina<readonly Task[], readonly Outcome<Done>[]>> | undefined;
  let usual = FIRST_GUESS;
  const { run, waiting } = createBatches<Task, Done>({
    // One more than is worked on, so that the thread need not wait for the next.
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
      const isFirst = pool.completed === 0;
      const start = performance.now();
      // AbortSignal.timeout would keep its timer, and fire, long after the task is done.
      const limit = new AbortController();
      const timer = setTimeout(() => limit.abort(), TASK_LIMIT).unref();
      try {
        const outcomes = await pool.run(tasks, { signal: limit.signal });
        return outcomes.map((outcome) => ('done' in outcome ? outcome : { error: failed(outcome.error) }));
      } catch (cause) {
        throw failed(cause);
      } finally {
        clearTimeout(timer);
        // Two share the thread. The first waits for its start as well, which says nothing about the next.
        if (!isFirst) usual += ((performance.now() - start) / 2 / tasks.length - usual) * WEIGHT;
      }
    },
  });

  return {
    prepare() {
      // Whatever goes wrong with it, the next to ask is told.
      if (starting === undefined) run({ kind: 'read', task: { input: '' } }).catch(() => {});
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
    // Nobody reads how long tasks took.
    recordTiming: false,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION },
    // The worker's modules are imported while it waits for the first task.
    atomics: 'disabled',
  });
  // A thread that breaks while it has nothing to do is replaced; the error, if nobody heard it, would end the process.
  pool.on('error', () => undefined);
  return pool;
}
