/**
 * A goal writer that asks a server which speaks the interface of OpenAI. What such servers do besides answering is met
 * here: refused parameters, thoughts, missing counts, rate limits, loading, silence, nonsense.
 */
import { addAbortListener } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { GoalRequest, GoalWriter, WrittenGoals } from '../../domain/goal-writer.ts';
import type { TokenBudget } from '../../domain/limits.ts';
import type { TextWork } from '../text-work.ts';
import { createAdaptation } from './adaptation.ts';
import { attempt } from './attempt.ts';
import { askServer, type CallContext, createCallBudget, MAX_PROBE_COST } from './call.ts';
import { createCallQueue } from './call-queue.ts';
import { type FailureReason, GoalServerFailure } from './failure.ts';
import { type HealthChange, watchHealth } from './health.ts';
import { createClient, type GoalServer } from './transport.ts';

/** The parts and limits of the writer. */
export interface OpenAiOptions {
  readonly server: GoalServer;
  /** How long a mentee waits at most, in milliseconds, waiting in the queue and between attempts counted in. */
  readonly timeLimit: number;
  /** How many calls the server works on at a time: 1 and up. */
  readonly concurrency: number;
  readonly texts: TextWork;
  /** The day it is where the programme is at home. */
  readonly today: () => Temporal.PlainDate;
  /** Whether the model reviews its goals before they are returned. */
  readonly review?: boolean;
  /** The budget of calls; absent if there is no end to it. */
  readonly budget?: TokenBudget;
  /**
   * Told of what went wrong with a request: of each unusable answer, and once of each other reason, however often it
   * was tried again.
   */
  readonly onFailure?: (failure: GoalServerFailure, request: GoalRequest) => void;
  /** Told of what the server wrote; `isPartial` if it failed before its end, and the goals that a mentee had received are kept. */
  readonly onWritten?: (written: WrittenGoals, isPartial: boolean, request: GoalRequest) => void;
  /** Told when the server is left alone, and when it is asked again. */
  readonly onHealth?: (change: HealthChange) => void;
  /** Ends what is being asked when the service stops. */
  readonly stopping?: AbortSignal;
  /** How long somebody waits for a server that loads its model, in milliseconds; default: the time limit. */
  readonly loadingLimit?: number;
  /** For tests: the pause before each probe of a server that is left alone, in milliseconds. */
  readonly restTime?: number;
  /** For tests: how long an answer in pieces may say nothing, in milliseconds. */
  readonly silence?: number;
  /** For tests: how long a connection to the server may take, in milliseconds. */
  readonly connectionLimit?: number;
}

const REST_TIME = 30_000;
/** The share of the time limit for which an answer in pieces may say nothing: a long wish of others silences it. */
const SILENT_SHARE = 0.5;
/** So often one request is tried again where the server failed, and with what pause, in milliseconds. */
const MAX_RETRIES = 3;
const FIRST_PAUSE = 250;
const MAX_PAUSE = 8_000;
/** How long a server may take to show that it is back, in milliseconds. */
const PROBE_LIMIT = 10_000;
/** Who spent more than this share of the time in the line cannot blame the server that it was up. */
const MAX_WAITED = 0.1;
/** The share of the time in which a review must be done. */
const REVIEW_SHARE = 0.5;

/** Makes the writer. It throws {@link GoalServerFailure} where the server writes no goals. */
export function createOpenAiGoalWriter(options: OpenAiOptions): GoalWriter {
  const { server, timeLimit, concurrency, texts, today, stopping, loadingLimit = timeLimit } = options;
  const caller: CallContext = {
    client: createClient(server, options.connectionLimit),
    model: server.model,
    adaptation: createAdaptation(),
    silence: options.silence ?? timeLimit * SILENT_SHARE,
  };
  const tell = (failure: GoalServerFailure, request: GoalRequest): void =>
    options.onFailure?.(failure, request);
  const spending = createCallBudget(options.budget);
  const parts = {
    caller,
    texts,
    spending,
    today,
    onFailure: tell,
    ...(options.review && { reviewLimit: timeLimit * REVIEW_SHARE }),
  };
  const inLine = createCallQueue(concurrency, timeLimit);
  const health = watchHealth({
    restTime: options.restTime ?? REST_TIME,
    timeLimit,
    stopping,
    probe,
    onChange: (change) => options.onHealth?.(change),
  });

  /** Sees whether a server that was left alone is back, without any mentee waiting for it. */
  async function probe(): Promise<void> {
    const limit = AbortSignal.timeout(PROBE_LIMIT);
    const signal = stopping === undefined ? limit : AbortSignal.any([limit, stopping]);
    try {
      await spending(MAX_PROBE_COST, () => askServer(caller, 'probe', signal));
    } catch (error) {
      throw error instanceof GoalServerFailure ? error : new GoalServerFailure('too slow');
    }
  }

  /** Attempts that are being made, and the end of those that are made one after the other. */
  const attempts = new Set<Promise<unknown>>();
  let lastInTurn = Promise.resolve();

  async function counted<Result>(work: () => Promise<Result>): Promise<Result> {
    const made = work();
    attempts.add(made);
    try {
      return await made;
    } finally {
      attempts.delete(made);
    }
  }

  /** Makes an attempt after those that are being made, and after others that wait for that. */
  async function afterOthers<Result>(work: () => Promise<Result>): Promise<Result> {
    const before = lastInTurn;
    const { promise, resolve } = Promise.withResolvers<void>();
    lastInTurn = promise;
    try {
      await before;
      await Promise.allSettled(attempts);
      return await counted(work);
    } finally {
      resolve();
    }
  }

  /** Tries again where that may help and takes nothing back, for as long as there is time. */
  async function persist(told: PartialGoals, until: number, signal: AbortSignal): Promise<WrittenGoals> {
    const { request } = told;
    const keep = (written: WrittenGoals): void => {
      if (!told.ended) told.kept = written;
    };
    const start = performance.now();
    let isInTurn = false;
    for (let retries = 0; ; retries++) {
      try {
        const work = () => attempt(parts, request, signal, keep);
        return await (isInTurn ? afterOthers(work) : counted(work));
      } catch (error) {
        signal.throwIfAborted();
        const hadNoRoom: boolean = !isInTurn && isWithoutRoom(error);
        if (!(error instanceof GoalServerFailure) || !(hadNoRoom || mayTryAgain(error, retries))) throw error;
        if (told.kept !== undefined) throw error;
        isInTurn ||= hadNoRoom;
        const pause = Math.max(error.retryAfter ?? 0, jittered(retries));
        const end = error.reason === 'unavailable' ? Math.min(until, start + loadingLimit) : until;
        if (performance.now() + pause >= end) throw error;
        told.report(error);
        request.onProgress?.({ kind: 'restart' });
        await wait(pause, undefined, { signal });
      }
    }
  }

  /** Writes within the timeout, and fails with the reason that is reported. */
  async function write(told: PartialGoals): Promise<WrittenGoals> {
    const { request } = told;
    if (health.isLeftAlone) throw new GoalServerFailure('left alone');
    const until = performance.now() + timeLimit;
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), timeLimit);
    const signals = [request.signal, stopping, late.signal].filter((signal) => signal !== undefined);
    const signal = AbortSignal.any(signals);
    // In the line alone: a process that is busy itself may ask late without anybody being before it.
    let waited = Number.POSITIVE_INFINITY;
    let ending: GoalServerFailure | undefined;

    /** Throws an error, or the reason alone where the time was up or the service stops. */
    function fail(error: unknown): never {
      request.signal?.throwIfAborted();
      if (!signal.aborted) throw error;
      const fair = waited <= timeLimit * MAX_WAITED;
      ending ??= new GoalServerFailure(stopping?.aborted ? 'stopping' : fair ? 'too slow' : 'crowded');
      throw ending;
    }

    const work = (): Promise<WrittenGoals> =>
      inLine((time) => {
        return health.watch(() => {
          waited = time;
          return persist(told, until, signal).catch(fail);
        });
      }, signal);
    try {
      return await untilAborted(signal, work).catch(fail);
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    async write(request) {
      request.signal?.throwIfAborted();
      const told = trackPartialGoals(request, tell);
      try {
        const written = await write(told);
        options.onWritten?.(written, false, request);
        return written;
      } catch (error) {
        if (!(error instanceof GoalServerFailure)) throw error;
        told.report(error);
        // They are whole and examined: a mentee who reads them does not see them vanish.
        if (told.kept === undefined) throw error;
        options.onWritten?.(told.kept, true, request);
        return told.kept;
      } finally {
        told.ended = true;
      }
    },
  };
}

/** The goals that a mentee has received while a server writes: they are kept if it fails before its end. */
interface PartialGoals {
  /** The request with a progress listener that works until the request has ended. */
  readonly request: GoalRequest;
  /** The goals that have been sent, as they would be recorded; undefined if none were, or if they were withdrawn. */
  kept: WrittenGoals | undefined;
  /** Whether the request has ended: answers still being examined are discarded. */
  ended: boolean;
  /** Reports a failure, unless one for the same reason was reported. */
  readonly report: (failure: GoalServerFailure) => void;
}

/** Tracks a request. Without a progress listener nothing is sent or kept. */
function trackPartialGoals(
  request: GoalRequest,
  tell: (failure: GoalServerFailure, request: GoalRequest) => void,
): PartialGoals {
  const { onProgress } = request;
  const reported = new Set<FailureReason>();
  const told: PartialGoals = {
    request: {
      ...request,
      ...(onProgress && {
        onProgress(progress) {
          if (told.ended) return;
          if (progress.kind === 'restart') told.kept = undefined;
          onProgress(progress);
        },
      }),
    },
    kept: undefined,
    ended: false,
    report(failure) {
      if (!reported.has(failure.reason)) tell(failure, request);
      reported.add(failure.reason);
    },
  };
  return told;
}

/** Rejects as soon as the signal is aborted, whether or not the work has noticed. */
async function untilAborted<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
  signal.throwIfAborted();
  const { promise, reject } = Promise.withResolvers<never>();
  using _listener = addAbortListener(signal, () => reject(signal.reason));
  return await Promise.race([promise, work()]);
}

/** Whether the context was full that the slots of llama.cpp share: what does not fit at all is rejected with 400. */
function isWithoutRoom(error: unknown): boolean {
  return error instanceof GoalServerFailure && error.reason === 'too long' && error.status === 500;
}

function mayTryAgain({ reason, isFinal }: GoalServerFailure, retries: number): boolean {
  if (isFinal) return false;
  // A server that loads a model, or counts requests, says itself that it will answer later.
  if (reason === 'unavailable' || reason === 'rate limit') return true;
  return (reason === 'unreachable' || reason === 'server error') && retries < MAX_RETRIES;
}

/** Half to the whole of a pause that doubles, in milliseconds. */
function jittered(retries: number): number {
  return Math.min(MAX_PAUSE, FIRST_PAUSE * 2 ** retries) * (0.5 + Math.random() / 2);
}
