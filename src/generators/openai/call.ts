/** A single call of a server: sends the question, and reads the answer, whole or streamed. */

import type OpenAI from 'openai';
import { Stream } from 'openai/streaming';
import type { TokenBudget } from '../../domain/limits.ts';
import { withoutThoughts } from '../answers/tidy.ts';
import { delimited, numbered } from '../prompt.ts';
import { type Adaptation, MAX_PROBE_TOKENS, type ModelRequest } from './adaptation.ts';
import { type Answer, answerOf, NOTHING, parseChunk, plainText, readAnswer } from './answer.ts';
import { type FailureReason, GoalServerFailure } from './failure.ts';
import { failureFrom } from './transport.ts';

/** Is notified, at intervals, of the text so far and of the model; returns whether it wants more. */
export type ProgressListener = (text: string, model: string | null) => Promise<boolean>;

/** The maximum number of parameters dropped before a rejection is final; one may be renamed besides. */
const MAX_LEFT_OUT = 2;
/** The maximum number of retries after other requests have adapted the parameters. */
const MAX_ANEW = 3;
/** The interval at which a listener is notified of a growing text, in milliseconds. */
const INTERVAL = 60;

/** The dependencies of a call. */
export interface CallContext {
  readonly client: OpenAI;
  readonly model: string;
  readonly adaptation: Adaptation;
  /** The maximum silence within a streamed answer, in milliseconds. */
  readonly silence: number;
}

/**
 * Asks a server once. Rejected parameters are adapted and sent again: one renaming, and two dropped ones.
 *
 * @param question the question; `probe` needs any answer
 * @param listener is notified of a streamed answer
 * @throws GoalServerFailure if there is no answer, and the signal's reason if it is aborted
 */
export async function askServer(
  context: CallContext,
  question: ModelRequest | 'probe',
  signal: AbortSignal,
  listener?: ProgressListener,
): Promise<Answer> {
  const { client, model, adaptation } = context;
  const left = { renamed: 1, 'left out': MAX_LEFT_OUT, 'repaired before': MAX_ANEW };
  for (;;) {
    const sent = adaptation.revision;
    const silent = new AbortController();
    let begun = false;
    try {
      const response = await client.chat.completions
        .create(question === 'probe' ? adaptation.probe(model) : adaptation.body(model, question), {
          signal: AbortSignal.any([signal, silent.signal]),
        })
        .asResponse();
      begun = true;
      const isStream = /event-stream/.test(response.headers.get('content-type') ?? '');
      const answer = isStream
        ? await readPieces(response, context, silent, listener)
        : readAnswer(await response.text());
      if (answer.orphan) adaptation.endsThoughtsUnopened();
      return answer;
    } catch (error) {
      signal.throwIfAborted();
      const failure = failureFrom(error, Date.now(), begun);
      const repair = adaptation.repair(failure, sent);
      if (repair === undefined || left[repair] === 0) throw failure;
      left[repair]--;
    }
  }
}

/**
 * Reads a streamed answer to its end, or until the listener has enough. Before the first content a server may be
 * reading a long wish, and send comments meanwhile.
 *
 * @param silent ends the connection
 * @throws GoalServerFailure (`stalled`) if no content follows for too long
 */
async function readPieces(
  response: Response,
  { client, adaptation, silence }: CallContext,
  silent: AbortController,
  listener: ProgressListener | undefined,
): Promise<Answer> {
  let whole = NOTHING;
  let told = performance.now();
  let clock: NodeJS.Timeout | undefined;
  try {
    for await (const event of Stream.fromSSEResponse<unknown>(response, new AbortController(), client)) {
      const piece = parseChunk(event);
      whole = {
        model: piece.model ?? whole.model,
        text: whole.text + piece.text,
        finish: piece.finish ?? whole.finish,
        usage: piece.usage ?? whole.usage,
        thought: whole.thought || piece.thought,
      };
      if (piece.text === '' && !piece.thought) continue;
      clearTimeout(clock);
      if (listener !== undefined && piece.text !== '' && performance.now() - told >= INTERVAL) {
        told = performance.now();
        // A lone surrogate is not part of the text yet.
        const { text, orphan } = withoutThoughts(plainText(whole.text.replace(/[\ud800-\udbff]$/, '')));
        // Text that may still turn out to be reasoning is not reported.
        const isAnswer = orphan || !adaptation.closesThoughts;
        if (isAnswer && !(await listener(text.trimStart(), whole.model))) break;
      }
      clock = setTimeout(() => silent.abort(), silence);
    }
  } catch (error) {
    if (!silent.signal.aborted) throw error;
  } finally {
    clearTimeout(clock);
  }
  if (silent.signal.aborted) {
    const said = `nothing came for ${silence / 1000} s in the middle of an answer`;
    throw new GoalServerFailure('stalled', { begun: true, said });
  }
  if (whole.text === '' && whole.finish === null)
    throw new GoalServerFailure('nonsense', { said: 'an empty stream' });
  return answerOf(whole);
}

// Charges the token budget for calls of a goal server.

/** An upper bound of the prompt's tokens, without the input, a correction and goals. */
const PROMPT_TOKENS = 400;

/** Failures that cost nothing, since the server did not write. */
const UNPAID: ReadonlySet<FailureReason> = new Set([
  ...(['unreachable', 'server error', 'unavailable', 'rate limit', 'quota'] as const),
  ...(['denied', 'not found', 'refused'] as const),
]);

/** The maximum number of tokens of a probe, with what a chat template adds to its word. */
export const MAX_PROBE_COST = 32 + MAX_PROBE_TOKENS;

/** The maximum number of tokens of a call. A token has at least one byte. */
export const maximumCost = ({
  input,
  correction = '',
  goals = '',
  room,
}: Pick<ModelRequest, 'input' | 'correction' | 'goals' | 'room'>): number =>
  PROMPT_TOKENS + Buffer.byteLength(delimited(input) + correction + numbered(goals)) + room;

/**
 * Makes a call within a budget. It reserves the most that the call can use, and corrects that afterwards. If a call fails after it was
 * sent, the reservation stays, since the server may have written.
 *
 * @param most the maximum number of tokens of the call, including reasoning
 * @throws GoalServerFailure if the budget is spent
 */
export type CallBudget = (most: number, ask: () => Promise<Answer>) => Promise<Answer>;

/** Creates the budget of a process. Without a budget nothing is counted. */
export function createCallBudget(budget: TokenBudget | undefined): CallBudget {
  if (budget === undefined) return (_most, ask) => ask();
  /** The largest excess of a call of the day over its reservation, for servers that ignore the limit. */
  let excess = { tokens: 0, until: 0 };
  const excessNow = (): number => (Date.now() < excess.until ? excess.tokens : 0);

  return async (most, ask) => {
    const reservation = await budget.reserve(most + excessNow());
    if (reservation === null) throw new GoalServerFailure('budget', { retryAfter: budget.untilNext() });
    try {
      const answer = await ask();
      const { whole = null } = answer.usage ?? {};
      if (whole === null) return answer;
      if (whole - most > excessNow())
        excess = { tokens: whole - most, until: Date.now() + budget.untilNext() };
      await budget.settle(reservation, whole);
      return answer;
    } catch (error) {
      if (error instanceof GoalServerFailure && UNPAID.has(error.reason) && !error.begun)
        await budget.settle(reservation, 0);
      throw error;
    }
  };
}
