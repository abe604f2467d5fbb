/** Hands work over in batches: what waits meanwhile goes together, so that messages and what follows them are shared. */

/** What batches are made of, and where they go. */
interface BatchTerms<Task, Done> {
  /** How many batches are under way at a time. */
  readonly concurrency: number;
  /** How large a batch is at most, in the measure of `sizeOf`; a task that is larger goes alone. */
  readonly size: number;
  readonly sizeOf: (task: Task) => number;
  /** Does the tasks of a batch; the outcomes are in their order. It rejects where all of them failed together. */
  readonly work: (tasks: readonly Task[]) => Promise<readonly Outcome<Done>[]>;
  /** Asked on arrival, with the number of those ahead; an error refuses, undefined lets them wait. */
  readonly refuse: (ahead: number) => Error | undefined;
}

/** What became of a task. */
export type Outcome<Done> = { readonly done: Done } | { readonly error: unknown };

/** Somebody who waits for a task. */
interface Waiting<Task, Done> {
  readonly task: Task;
  /** Whether it shares no batch, because one that it shared failed as a whole. */
  readonly isAlone: boolean;
  /** Called when its turn has come. */
  readonly begin: () => void;
  readonly settle: (outcome: Outcome<Done>) => void;
}

/** Tasks, some of which wait. */
export interface Batches<Task, Done> {
  /**
   * Does a task. It rejects with what `refuse` gives where waiting is of no use, and with the signal's reason where that is
   * aborted before its turn.
   */
  run(task: Task, signal?: AbortSignal): Promise<Done>;
  /** How many tasks wait for their turn. */
  waiting(): number;
}

/** Makes a queue without tasks. */
export function createBatches<Task, Done>({
  concurrency,
  size,
  sizeOf,
  work,
  refuse,
}: BatchTerms<Task, Done>): Batches<Task, Done> {
  let queue: Waiting<Task, Done>[] = [];
  let active = 0;

  /** The first, and those after it that fit beside it. */
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
      // One of them took the others along: each shows on its own which it was.
      else queue.unshift(...batch.map((one) => ({ ...one, isAlone: true, begin: () => undefined })));
    }
    active -= 1;
    if (queue.length > 0) void handOver(next());
  };

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
  return { run, waiting: () => queue.length };
}
