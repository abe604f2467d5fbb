/** Runs tasks in batches: waiting tasks go together, so that they share messages and what follows. */

/** How batches are made and run. */
interface BatchTerms<Task, Done> {
  /** The maximum number of concurrent batches. */
  readonly concurrency: number;
  /** The maximum size of a batch, in the unit of `sizeOf`; a larger task goes alone. */
  readonly size: number;
  readonly sizeOf: (task: Task) => number;
  /** Runs the tasks of a batch; the outcomes are in their order. Rejects if all of them failed together. */
  readonly work: (tasks: readonly Task[]) => Promise<readonly Outcome<Done>[]>;
  /**
   * Decides on arrival whether a task may wait, from the number of tasks ahead: an error rejects it,
   * undefined lets it wait.
   */
  readonly refuse: (ahead: number) => Error | undefined;
}

/** The outcome of a task. */
export type Outcome<Done> = { readonly done: Done } | { readonly error: unknown };

/** A waiting task. */
interface Waiting<Task, Done> {
  readonly task: Task;
  /** Whether it runs alone, because a batch with it failed as a whole. */
  readonly isAlone: boolean;
  /** Called when its turn comes. */
  readonly begin: () => void;
  readonly settle: (outcome: Outcome<Done>) => void;
}

/** Creates an empty queue. */
export function createBatches<Task, Done>({
  concurrency,
  size,
  sizeOf,
  work,
  refuse,
}: BatchTerms<Task, Done>) {
  let queue: Waiting<Task, Done>[] = [];
  let active = 0;

  /** The first task, and those after it that fit into the batch. */
  const next = (): readonly Waiting<Task, Done>[] => {
    let room = size;
    const end = queue.findIndex(({ task, isAlone }, index) => {
      room -= sizeOf(task);
      return index > 0 && (isAlone || queue[0]?.isAlone || room < 0);
    });
    return queue.splice(0, end < 0 ? queue.length : end);
  };

  const handOver = async (batch: readonly Waiting<Task, Done>[]): Promise<void> => {
    for (const { begin } of batch) begin();
    active += 1;
    try {
      const outcomes = await work(batch.map(({ task }) => task));
      for (const [index, { settle }] of batch.entries()) {
        settle(outcomes[index] ?? { error: new TypeError('a task has no outcome') });
      }
    } catch (error) {
      const [only, ...others] = batch;
      if (others.length === 0) only?.settle({ error });
      // One task made the whole batch fail: each runs alone to find out which.
      else queue.unshift(...batch.map((one) => ({ ...one, isAlone: true, begin: () => undefined })));
    }
    active -= 1;
    if (queue.length > 0) void handOver(next());
  };

  /**
   * Runs a task. Rejects with the error of `refuse` if it may not wait, and with the signal's reason if it is
   * aborted before its turn.
   */
  const run = async (task: Task, signal?: AbortSignal): Promise<Done> => {
    signal?.throwIfAborted();
    const refusal = active < concurrency ? undefined : refuse(queue.length);
    if (refusal !== undefined) throw refusal;
    const { promise, resolve, reject } = Promise.withResolvers<Done>();
    const leave = (): void => {
      queue = queue.filter((one) => one !== waiting);
      reject(signal?.reason);
    };
    const waiting: Waiting<Task, Done> = {
      task,
      isAlone: false,
      begin: () => signal?.removeEventListener('abort', leave),
      settle: (outcome) => ('done' in outcome ? resolve(outcome.done) : reject(outcome.error)),
    };
    queue.push(waiting);
    if (active < concurrency) void handOver(next());
    else signal?.addEventListener('abort', leave, { once: true });
    return promise;
  };
  /** The number of waiting tasks. */
  const waiting = (): number => queue.length;
  return { run, waiting };
}
