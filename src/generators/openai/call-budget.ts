/** What calls of a goal server may take of the day's tokens. */

import type { TokenBudget } from '../../domain/limits.ts';
import { delimited } from '../prompt.ts';
import type { Answer } from './answer.ts';
import { type FailureReason, GoalServerFailure } from './failure.ts';

/** More than the prompt of any call has, with the reason why it is asked again and without the input. */
const PROMPT_TOKENS = 400;

/** Failures that cost nothing: the server did not write. */
const UNPAID: ReadonlySet<FailureReason> = new Set([
  ...(['unreachable', 'server error', 'unavailable', 'rate limit', 'quota'] as const),
  ...(['denied', 'not found', 'refused'] as const),
]);

/** What a call sends, as far as it costs. */
export interface CallCost {
  readonly input: string;
  /** How many tokens the server is allowed to write, its thoughts counted in. */
  readonly room: number;
}

/** Makes calls within a budget. */
export interface CallBudget {
  /**
   * Makes a call. What it will take is not known before, so that the most that it can take is set aside, and put right
   * afterwards. A call that ended without an answer counts as what was set aside: the server may have written.
   *
   * @throws GoalServerFailure if the budget is spent
   */
  call(spent: CallCost, ask: () => Promise<Answer>): Promise<Answer>;
}

/** The spending of a process. Where there is no budget, nothing is counted. */
export function createCallBudget(budget: TokenBudget | undefined): CallBudget {
  if (budget === undefined) return { call: (_spent, ask) => ask() };
  /** By how much the dearest call of the day went beyond what it can take by its room, as servers that do not keep to it do. */
  let excess = { tokens: 0, until: 0 };

  const noteExcess = (tokens: number): void => {
    if (tokens > excessNow()) excess = { tokens, until: Date.now() + budget.untilNext() };
  };
  const excessNow = (): number => (Date.now() < excess.until ? excess.tokens : 0);

  return {
    async call({ input, room }, ask) {
      // No token is less than a byte.
      const most = PROMPT_TOKENS + Buffer.byteLength(delimited(input)) + room;
      const reservation = await budget.reserve(most + excessNow());
      if (reservation === null) throw new GoalServerFailure('budget', { retryAfter: budget.untilNext() });
      try {
        const answer = await ask();
        const { whole = null } = answer.usage ?? {};
        if (whole !== null) {
          noteExcess(whole - most);
          await budget.settle(reservation, whole);
        }
        return answer;
      } catch (error) {
        if (error instanceof GoalServerFailure && UNPAID.has(error.reason) && !error.begun)
          await budget.settle(reservation, 0);
        throw error;
      }
    },
  };
}
