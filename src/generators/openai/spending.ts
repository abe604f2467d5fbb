/** What calls of a goal server may take of the day's tokens. */

import { MAX_OUTPUT_TOKENS } from '../../domain/goal-writer.ts';
import type { TokenBudget } from '../../domain/limits.ts';
import type { Answer } from './answer.ts';
import { type FailureReason, GoalServerFailure } from './failure.ts';

/** More than the prompt of any call has, without the input. */
const PROMPT_TOKENS = 400;
/** Fewer characters than this make a token in no language that is written with an alphabet, by and large. */
const CHARACTERS_A_TOKEN = 2;

/** Failures that cost nothing: the server did not write. */
const UNPAID: ReadonlySet<FailureReason> = new Set([
  ...(['unreachable', 'server error', 'unavailable', 'rate limit', 'quota'] as const),
  ...(['denied', 'not found', 'refused'] as const),
]);

/**
 * Makes a call within the budget. What it will take is not known before, so that more than that is set aside, and put
 * right afterwards. A call that ended without an answer counts as what was set aside: the server may have written.
 *
 * @throws GoalServerFailure where the budget is spent
 */
export async function withinBudget(
  budget: TokenBudget | undefined,
  input: string,
  call: () => Promise<Answer>,
): Promise<Answer> {
  if (budget === undefined) return call();
  const most = PROMPT_TOKENS + Math.ceil(input.length / CHARACTERS_A_TOKEN) + MAX_OUTPUT_TOKENS;
  const reservation = await budget.reserve(most);
  if (reservation === null) throw new GoalServerFailure('budget', { retryAfter: budget.untilNext() });
  try {
    const answer = await call();
    if (answer.usage?.whole != null) await budget.settle(reservation, answer.usage.whole);
    return answer;
  } catch (error) {
    if (error instanceof GoalServerFailure && UNPAID.has(error.reason)) await budget.settle(reservation, 0);
    throw error;
  }
}
