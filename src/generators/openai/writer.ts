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
import {
  type GoalRequest,
  type GoalWriter,
  NO_RESPONSE,
  type WrittenGoals,
} from '../../domain/goal-writer.ts';
import type { TokenBudget } from '../../domain/limits.ts';
import { createGate } from '../gate.ts';
import type { PromptFacts } from '../prompt.ts';
import type { Examination, TextWork } from '../work/text-work.ts';
import { createAdaptation, type Question } from './adaptation.ts';
import { askServer, type Caller, type Listener } from './call.ts';
import { correctionFor } from './corrections.ts';
import { type FailureReason, GoalServerFailure, isTrouble } from './failure.ts';
import { type Asked, faultOf, saysNoResponse, writtenFrom } from './outcome.ts';
import { createProgressTeller } from './progress-teller.ts';
import { createSpending } from './spending.ts';
import { createClient, type GoalServer } from './transport.ts';

/** What the writer stands on. */
export interface OpenAiOptions {
  readonly server: GoalServer;
  /** How long a mentee waits at the most, in milliseconds, waiting in the queue and between attempts counted in. */
  readonly timeLimit: number;
  readonly texts: TextWork;
  /** The day it is where the programme is at home. */
  readonly today: () => Temporal.PlainDate;
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

/** What changes from one question of an attempt to the next. */
interface Turn {
  readonly facts: PromptFacts;
  readonly roomy: boolean;
  readonly correction: string | undefined;
}

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
    const question: Question = {
      input: 'Hello',
      facts: { today: options.today(), language: 'en' },
      variant: 0,
      streamed: false,
    };
    const signal = AbortSignal.timeout(PROBE_LIMIT);
    const spent = { input: question.input, room: caller.adaptation.room(question) };
    breaker
      .execute(() =>
        spending
          .call(spent, () => askServer(caller, question, signal))
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

  /**
   * One attempt: asked once more with more room where there was none, once more with the reason where the answer was of
   * no use, and once more where the model sees no wish and the composer does; never the same twice.
   */
  async function attempt(request: GoalRequest, signal: AbortSignal): Promise<WrittenGoals> {
    const { input, variant } = request;
    const today = options.today();
    // While the server writes there is time to get ready for what it will have written.
    const { language } = await texts.read({ input }, signal);
    const facts = { today, language };
    const chances = new Set(['empty', 'refused', 'no response']);
    let turn: Turn = { facts, roomy: false, correction: undefined };
    for (;;) {
      const asked = await ask(request, turn, signal);
      const fault = faultOf(asked);
      const doubted = fault === undefined && saysNoResponse(asked) && chances.delete('no response');
      if (doubted) {
        const composed = await texts.compose({ input, variant, today: today.toString() }, signal);
        if (composed.output === NO_RESPONSE) return asked.written;
        turn = { ...turn, correction: correctionFor('no response', facts) };
        continue;
      }
      if (fault === undefined) {
        if (turn.roomy) caller.adaptation.needsRoom();
        return asked.written;
      }
      const kind = fault === 'empty' ? 'empty' : 'refused';
      if (!chances.delete(kind)) throw new GoalServerFailure(fault);
      options.onFailure?.(new GoalServerFailure(fault));
      request.onProgress?.({ kind: 'restart' });
      turn = { facts, roomy: turn.roomy || kind === 'empty', correction: correctionFor(fault, facts) };
    }
  }

  async function ask(request: GoalRequest, turn: Turn, signal: AbortSignal): Promise<Asked> {
    const { input, variant, onProgress } = request;
    const question: Question = { input, variant, streamed: onProgress !== undefined, ...turn };
    const { language } = turn.facts;
    const today = turn.facts.today.toString();
    const examine = (output: string, isCut: boolean): Promise<Examination> =>
      texts.examine({ input, output, today, language, isCut }, signal);
    const teller = onProgress && createProgressTeller((lines) => examine(lines, true), onProgress);
    const listener: Listener | undefined = teller && ((text) => teller.hear(text));
    const room = caller.adaptation.room(question);
    const answer = await spending.call({ input, room }, () => askServer(caller, question, signal, listener));
    const whole = await examine(answer.text, answer.finish === 'length');
    // Goals that were told are kept where what comes behind them is of no use.
    const examination = whole.fault === null ? whole : (teller?.told ?? whole);
    const written = writtenFrom(answer, examination, server.model);
    if (faultOf({ answer, examination }) === undefined && !saysNoResponse({ examination }))
      teller?.finish(written.output);
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
