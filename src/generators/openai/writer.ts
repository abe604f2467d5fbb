/**
 * A goal writer that asks a server which speaks the interface of OpenAI. What such servers do besides answering is met
 * here: refused parameters, thoughts, missing counts, rate limits, loading, silence, nonsense.
 */
import { setTimeout as wait } from 'node:timers/promises';
import {
  CircuitState,
  ConsecutiveBreaker,
  ConstantBackoff,
  circuitBreaker,
  handleWhen,
  isBrokenCircuitError,
  retry,
  TaskCancelledError,
  TimeoutStrategy,
  timeout,
} from 'cockatiel';
import { ServiceUnavailableError } from '../../domain/errors.ts';
import type { GoalRequest, GoalWriter, WrittenGoals } from '../../domain/goal-writer.ts';
import type { TokenBudget } from '../../domain/limits.ts';
import { createGate } from '../gate.ts';
import type { TextWork } from '../work/text-work.ts';
import { createAdaptation, type Question } from './adaptation.ts';
import { askServer, type Caller, type Listener } from './call.ts';
import { type FailureReason, GoalServerFailure, isTrouble } from './failure.ts';
import { type Asked, faultOf, writtenFrom } from './outcome.ts';
import { createProgressTeller } from './progress-teller.ts';
import { createSpending } from './spending.ts';
import { createClient, type GoalServer } from './transport.ts';

/** What the writer stands on. */
export interface OpenAiOptions {
  readonly server: GoalServer;
  /** How long a mentee waits at the most, in milliseconds, waiting in the queue and between attempts counted in. */
  readonly timeLimit: number;
  readonly texts: TextWork;
  /** What calls may take; absent where there is no end to it. */
  readonly budget?: TokenBudget;
  /** Told of every attempt that failed. */
  readonly onFailure?: (failure: GoalServerFailure) => void;
  /** Ends what is being asked when the service stops. */
  readonly stopping?: AbortSignal;
  /** For tests: how long a server is left alone that failed again and again, in milliseconds. */
  readonly restTime?: number;
}

/** So many calls at once, and so many that wait for one of them to end. */
const MOST_CALLS = 8;
const LONGEST_QUEUE = 32;
/** After so many requests in a row that failed the server is left alone. */
const FAILURES_IN_A_ROW = 5;
const REST_TIME = 30_000;
/** So often one request is tried again where the server failed, and with what pause, in milliseconds. */
const MOST_RETRIES = 3;
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 8_000;
/** How long a server may take to show that it is back, in milliseconds. */
const PROBE_LIMIT = 10_000;
/** A server that had less than this share of the time is not to blame that it was up. */
const FAIR_SHARE = 0.9;

/** Makes the writer. It throws {@link GoalServerFailure}, or {@link ServiceUnavailableError} where too many wait. */
export function createOpenAiGoalWriter(options: OpenAiOptions): GoalWriter {
  const { server, timeLimit, texts, stopping } = options;
  const caller: Caller = {
    client: createClient(server),
    model: server.model,
    adaptation: createAdaptation(),
  };
  const breaker = circuitBreaker(handleWhen(isTrouble), {
    halfOpenAfter: options.restTime ?? REST_TIME,
    breaker: new ConsecutiveBreaker(FAILURES_IN_A_ROW),
  });
  // A queue of cockatiel's would keep the places of those who have gone.
  const gate = createGate(MOST_CALLS, (waiting) =>
    waiting >= LONGEST_QUEUE ? new ServiceUnavailableError('too many wait for the goal server') : undefined,
  );
  const spending = createSpending(options.budget);
  const limit = timeout(timeLimit, TimeoutStrategy.Aggressive);
  let probing = false;

  /** Sees whether a server that was left alone is back, without any mentee waiting for it. */
  function probe(): void {
    if (probing) return;
    probing = true;
    const room = caller.adaptation.room(false);
    const question: Question = { input: 'Hello', variant: 0, streamed: false, room };
    const signal = AbortSignal.timeout(PROBE_LIMIT);
    breaker
      .execute(() =>
        spending
          .call(question, () => askServer(caller, question, signal))
          .catch((error: unknown) => {
            throw error instanceof GoalServerFailure ? error : new GoalServerFailure('too slow');
          }),
      )
      // Whatever it is, the breaker has seen it; the next request after the rest time probes again.
      .catch(() => {})
      .finally(() => {
        probing = false;
      });
  }

  /** One attempt: asked once more with more room where there was none, and once more where it is not hers. */
  async function attempt(request: GoalRequest, signal: AbortSignal): Promise<WrittenGoals> {
    const chances = new Set<'empty' | 'not hers'>(['empty', 'not hers']);
    for (let roomy = false; ; ) {
      const asked = await ask(request, signal, roomy);
      const fault = faultOf(asked);
      if (fault === undefined) {
        if (roomy) caller.adaptation.needsRoom();
        return asked.written;
      }
      const kind = fault === 'empty' ? 'empty' : 'not hers';
      if (!chances.delete(kind)) throw new GoalServerFailure(fault);
      options.onFailure?.(new GoalServerFailure(fault));
      request.onProgress?.({ kind: 'restart' });
      roomy ||= kind === 'empty';
    }
  }

  async function ask(request: GoalRequest, signal: AbortSignal, roomy: boolean): Promise<Asked> {
    const { input, variant, onProgress } = request;
    const room = caller.adaptation.room(roomy);
    const question: Question = { input, variant, streamed: onProgress !== undefined, room };
    const teller = onProgress && createProgressTeller(input, texts, onProgress, signal);
    const listener: Listener | undefined = teller && ((text) => teller.hear(text));
    // While the server writes there is time to get ready for what it will have written.
    texts.prepare();
    const answer = await spending.call(question, () => askServer(caller, question, signal, listener));
    const examination = await texts.examine({ input, output: answer.text }, signal);
    const written = writtenFrom(answer, examination, server.model);
    if (faultOf({ answer, examination }) === undefined) teller?.finish(written.output);
    return { answer, examination, written };
  }

  /** Tries again where that may help, for as long as there is time. */
  async function persist(request: GoalRequest, signal: AbortSignal): Promise<WrittenGoals> {
    const start = performance.now();
    let retries = 0;
    let pause = 0;
    const again = retry(
      handleWhen((error) => {
        if (!(error instanceof GoalServerFailure) || !mayTryAgain(error, retries)) return false;
        pause = Math.max(error.retryAfter ?? 0, jittered(retries));
        retries++;
        return performance.now() - start + pause < timeLimit;
      }),
      { maxAttempts: Number.POSITIVE_INFINITY, backoff: new ConstantBackoff(0) },
    );
    return again.execute(async () => {
      if (retries > 0) {
        request.onProgress?.({ kind: 'restart' });
        await wait(pause, undefined, { signal });
      }
      try {
        return await attempt(request, signal);
      } catch (error) {
        request.signal?.throwIfAborted();
        const fair = performance.now() - start >= timeLimit * FAIR_SHARE;
        const failure = signal.aborted ? ended(fair ? 'too slow' : 'crowded') : error;
        if (failure instanceof GoalServerFailure) options.onFailure?.(failure);
        throw failure;
      }
    }, signal);
  }

  /** What ended an attempt that nobody went away from. */
  function ended(reason: FailureReason): GoalServerFailure {
    return new GoalServerFailure(stopping?.aborted ? 'stopping' : reason);
  }

  return {
    async write(request) {
      request.signal?.throwIfAborted();
      if (breaker.state !== CircuitState.Closed) {
        probe();
        throw new GoalServerFailure('left alone');
      }
      const signals = [request.signal, stopping].filter((signal) => signal !== undefined);
      try {
        return await untilAborted(AbortSignal.any(signals), (outer) =>
          limit.execute(
            ({ signal }) => gate.run(() => breaker.execute(() => persist(request, signal)), signal),
            outer,
          ),
        );
      } catch (error) {
        request.signal?.throwIfAborted();
        if (isBrokenCircuitError(error)) throw new GoalServerFailure('left alone');
        if (error instanceof TaskCancelledError || stopping?.aborted) throw ended('too slow');
        throw error;
      }
    },
  };
}

/** Rejects as soon as the signal is aborted, whether or not the work has noticed. */
async function untilAborted<Result>(
  signal: AbortSignal,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  const abort = (): void => reject(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  try {
    return await Promise.race([promise, work(signal)]);
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

function mayTryAgain({ reason }: GoalServerFailure, retries: number): boolean {
  // A server that loads a model, or counts requests, says itself that it will answer later.
  if (reason === 'unavailable' || reason === 'rate limit') return true;
  return (reason === 'unreachable' || reason === 'server error') && retries < MOST_RETRIES;
}

/** Half to the whole of a pause that doubles, in milliseconds. */
function jittered(retries: number): number {
  return Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** retries) * (0.5 + Math.random() / 2);
}
