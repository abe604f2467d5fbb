/**
 * Load shedding: requests wait in a queue for their turn, and those that would wait too long are rejected
 * with 503 at once. The event loop accepts one new connection in each of its turns, so behind slow requests
 * all others would wait unseen in the kernel. So pending connections are accepted into the queue before any
 * work begins. Cached responses bypass it, because rejecting one would cost as much as sending it.
 */

import type { IncomingMessage } from 'node:http';
import type { Logger } from '../observability/logger.ts';

/** The longest wait in the queue, in milliseconds; requests that would wait longer are rejected. */
const MAX_WAIT = 500;
/** The queue length up to which nothing is rejected, and the maximum queue length. */
const MIN_QUEUE = 16;
const MAX_QUEUE = 1000;
/** The number of requests that start together: they share one query for the version of the data. */
const BATCH = 16;
/** The maximum number of turns of the event loop that accept newcomers before the next batch starts. */
const MAX_ACCEPTING_TURNS = 200;
/** After so many quiet turns no newcomer is pending: one turn accepts a connection, the next reads it. */
const QUIET_TURNS = 2;
/** The number of turns that the batch that has just started keeps busy, in which no newcomer can arrive. */
const BUSY_TURNS = 2;
/** The expected duration of a request before any was handled, in milliseconds. */
const INITIAL_ESTIMATE = 1;
/** The weight of the last batch in the expected duration, and the maximum factor by which it may exceed it. */
const WEIGHT = 0.5;
const MAX_GROWTH = 10;
/** The overload ends after this many milliseconds without a rejection. */
const RECOVERY_TIME = 5_000;

/** Resolves with true when a request may start, and with false if it is rejected. */
export type LoadShedder = (request: IncomingMessage) => Promise<boolean>;

/** A request in the queue, and when it arrived. */
interface QueuedRequest {
  readonly request: IncomingMessage;
  readonly since: number;
  readonly settle: (isAdmitted: boolean) => void;
}

/** Creates an empty queue, which logs when an overload begins and when it ends. */
export function createLoadShedder(log: Pick<Logger, 'info' | 'warn'>): LoadShedder {
  let queue: QueuedRequest[] = [];
  let isScheduled = false;
  let quiet = 0;
  let passed = 0;
  let last: { readonly at: number; readonly many: number } | undefined;
  let estimate = INITIAL_ESTIMATE;
  let rejected = 0;
  let recovery: NodeJS.Timeout | undefined;

  const reject = ({ request, settle }: Pick<QueuedRequest, 'request' | 'settle'>): void => {
    shedRequests.add(request);
    settle(false);
    if (rejected === 0) log.warn('overloaded: rejecting requests with 503');
    rejected += 1;
    recovery ??= setTimeout(() => {
      log.info({ rejected }, 'no longer overloaded');
      rejected = 0;
      recovery = undefined;
    }, RECOVERY_TIME).unref();
    recovery.refresh();
  };

  /** While the queue is not empty, the time between two batches is the duration of the first. */
  const startBatch = (): void => {
    const now = performance.now();
    if (last !== undefined) {
      const took = Math.min((now - last.at) / last.many, MAX_GROWTH * estimate);
      estimate += (took - estimate) * WEIGHT;
    }
    const batch = queue.slice(0, BATCH);
    const others = queue.slice(BATCH);
    queue = others.filter(({ since }) => now - since <= MAX_WAIT);
    last = others.length > 0 ? { at: now, many: batch.length } : undefined;
    for (const { settle } of batch) settle(true);
    for (const queued of others) if (now - queued.since > MAX_WAIT) reject(queued);
  };

  const tick = (): void => {
    quiet += 1;
    passed += 1;
    if (quiet > QUIET_TURNS || passed > MAX_ACCEPTING_TURNS) {
      startBatch();
      quiet = -BUSY_TURNS;
      passed = 0;
    }
    isScheduled = queue.length > 0;
    if (isScheduled) setImmediate(tick);
  };

  return (request) => {
    quiet = Math.min(quiet, 0);
    const { promise, resolve } = Promise.withResolvers<boolean>();
    if (queue.length >= MAX_QUEUE || (queue.length >= MIN_QUEUE && queue.length * estimate > MAX_WAIT)) {
      reject({ request, settle: resolve });
      return promise;
    }
    queue.push({ request, since: performance.now(), settle: resolve });
    if (!isScheduled) {
      isScheduled = true;
      passed = 0;
      setImmediate(tick);
    }
    return promise;
  };
}

/** The requests that were rejected. */
const shedRequests = new WeakSet<IncomingMessage>();

/** Whether a request was rejected because of overload. */
export const wasShed = (request: IncomingMessage): boolean => shedRequests.has(request);
