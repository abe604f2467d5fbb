/** Work on texts in a thread of its own, which is started when it is first asked for. */
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { ServiceUnavailableError } from '../../domain/errors.ts';
import type { TextWork } from './text-work.ts';
import type { Done, Task } from './worker.ts';

/** As many tasks may wait: some seconds of work. */
const LONGEST_QUEUE = 2000;
/** No task takes nearly as long, in milliseconds: one that does is broken, and its thread is ended. */
const TASK_LIMIT = 20_000;

/** The thread; disposing of it lets what is being done come to its end. */
export function createTextThread(): TextWork & AsyncDisposable {
  let pool: Piscina<Task, Done> | undefined;

  async function run(task: Task): Promise<Done> {
    pool ??= new Piscina<Task, Done>({
      filename: fileURLToPath(new URL('./worker.ts', import.meta.url)),
      name: 'work',
      minThreads: 1,
      maxThreads: 1,
      maxQueue: LONGEST_QUEUE,
      // The worker's modules are imported while it waits for the first task.
      atomics: 'disabled',
    });
    if (pool.queueSize >= LONGEST_QUEUE) {
      throw new ServiceUnavailableError('too many texts wait to be worked on', { retryAfter: 5 });
    }
    return pool.run(task, { signal: AbortSignal.timeout(TASK_LIMIT) });
  }

  return {
    async compose(task) {
      const done = await run({ kind: 'compose', task });
      if (done.kind !== 'compose') throw new TypeError('the thread did something else');
      return done.done;
    },
    async examine(task) {
      const done = await run({ kind: 'examine', task });
      if (done.kind !== 'examine') throw new TypeError('the thread did something else');
      return done.done;
    },
    async [Symbol.asyncDispose]() {
      await pool?.close();
    },
  };
}
