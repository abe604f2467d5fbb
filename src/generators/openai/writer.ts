/**
 * A goal writer that asks a server which speaks the interface of OpenAI. What such servers do besides answering is met
 * here: refused parameters, thoughts, missing counts, rate limits, loading, silence, nonsense.
 */
import { addAbortListener } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { GoalRequest, GoalWriter, WrittenGoals } from '../../domain/goal-writer.ts';
import type { TokenBudget } from '../../domain/limits.ts';
import type { TextWork } from '../text-work.ts';
import { createAdaptation, MAX_PROBE_TOKENS } from './adaptation.ts';
import { attempt } from './attempt.ts';
import { askServer, type CallContext } from './call.ts';
import { createCallBudget } from './call-budget.ts';
import { createCallQueue } from './call-queue.ts';
import { GoalServerFailure } from './failure.ts';
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
  /** The budget of calls; absent if there is no end to it. */
  readonly budget?: TokenBudget;
  /** Told of everything that went wrong, once each; the last of a request is what it fails with. */
  readonly onFailure?: (failure: GoalServerFailure, request: GoalRequest) => void;
  /** Told when the server is left alone, and when it is asked again. */
  readonly onHealth?: (change: HealthChange) => void;
  /** Ends what is being asked when the service stops. */
  readonly stopping?: AbortSignal;
  /** For tests: how long a server is left alone that failed again and again, in milliseconds. */
  readonly restTime?: number;
  /** For tests: how long an answer in pieces may say nothing, in milliseconds. */
  readonly silence?: number;
}

const REST_TIME = 30_000;
/** So often one request is tried again where the server failed, and with what pause, in milliseconds. */
const MAX_RETRIES = 3;
const FIRST_PAUSE = 250;
const MAX_PAUSE = 8_000;
/** How long a server may take to show that it is back, in milliseconds. */
const PROBE_LIMIT = 10_000;
/** Who spent more than this share of the time in the line cannot blame the server that it was up. */
const MAX_WAITED = 0.1;

/** Makes the writer. It throws {@link GoalServerFailure} where the server writes no goals. */
export function createOpenAiGoalWriter(options: OpenAiOptions): GoalWriter {
  const { server, timeLimit, concurrency, texts, today, stopping } = options;
  const caller: CallContext = {
    client: createClient(server, options.silence),
    model: server.model,
    adaptation: createAdaptation(),
  };
  const tell = (failure: GoalServerFailure, request: GoalRequest): void =>
    options.onFailure?.(failure, request);
  const spending = createCallBudget(options.budget);
  const parts = { caller, texts, spending, today, onFailure: tell };
  const inLine = createCallQueue(concurrency, timeLimit);
  const health = watchHealth({
    restTime: options.restTime ?? REST_TIME,
    timeLimit,
    probe,
    onChange: (change) => options.onHealth?.(change),
  });

  /** Sees whether a server that was left alone is back, without any mentee waiting for it. */
  async function probe(): Promise<void> {
    const signal = AbortSignal.timeout(PROBE_LIMIT);
    try {
      await spending({ input: '', room: MAX_PROBE_TOKENS }, () => askServer(caller, 'probe', signal));
    } catch (error) {
      throw error instanceof GoalServerFailure ? error : new GoalServerFailure('too slow');
    }
  }

  /** Tries again where that may help and takes nothing back, for as long as there is time. */
  async function persist(told: PartialGoals, until: number, signal: AbortSignal): Promise<WrittenGoals> {
    const { request } = told;
    const keep = (written: WrittenGoals): void => {
      if (!told.ended) told.kept = written;
    };
    for (let retries = 0; ; retries++) {
      try {
        return await attempt(parts, request, signal, keep);
      } catch (error) {
        signal.throwIfAborted();
        if (!(error instanceof GoalServerFailure) || !mayTryAgain(error, retries)) throw error;
        if (told.kept !== undefined) throw error;
        const pause = Math.max(error.retryAfter ?? 0, jittered(retries));
        if (performance.now() + pause >= until) throw error;
        tell(error, request);
        request.onProgress?.({ kind: 'restart' });
        await wait(pause, undefined, { signal });
      }
    }
  }

  /** Writes within the timeout, and fails with the reason that is reported. */
  async function write(told: PartialGoals): Promise<WrittenGoals> {
    const { request } = told;
    if (health.isLeftAlone()) throw new GoalServerFailure('left alone');
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
      const told = trackPartialGoals(request);
      try {
        return await write(told);
      } catch (error) {
        if (!(error instanceof GoalServerFailure)) throw error;
        tell(error, request);
        // They are whole and examined: a mentee who reads them does not see them vanish.
        if (told.kept !== undefined) return told.kept;
        throw error;
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
}

/** Tracks a request. Without a progress listener nothing is sent or kept. */
function trackPartialGoals(request: GoalRequest): PartialGoals {
  const { onProgress } = request;
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

function mayTryAgain({ reason }: GoalServerFailure, retries: number): boolean {
  // A server that loads a model, or counts requests, says itself that it will answer later.
  if (reason === 'unavailable' || reason === 'rate limit') return true;
  return (reason === 'unreachable' || reason === 'server error') && retries < MAX_RETRIES;
}

/** Half to the whole of a pause that doubles, in milliseconds. */
function jittered(retries: number): number {
  return Math.min(MAX_PAUSE, FIRST_PAUSE * 2 ** retries) * (0.5 + Math.random() / 2);
}
