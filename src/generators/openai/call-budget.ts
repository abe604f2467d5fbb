/** Charges the token budget for calls of a goal server. */

import type { TokenBudget } from '../../domain/limits.ts';
import { delimited, numbered } from '../prompt.ts';
import { MAX_PROBE_TOKENS, type ModelRequest } from './adaptation.ts';
import type { Answer } from './answer.ts';
import { type FailureReason, GoalServerFailure } from './failure.ts';

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
