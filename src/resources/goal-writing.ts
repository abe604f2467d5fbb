/** Writing goals: what the collection of smart goals and the page for mentees share. */

import type { GoalRequest, GoalWriter } from '../domain/goal-writer.ts';
import type { Harm } from '../domain/harm.ts';
import type { NewSmartGoal } from '../domain/smart-goal.ts';

/** The dependencies of writing goals. */
interface GoalWritingParts {
  readonly writer: GoalWriter;
  /** Counts a request of a client and throws a `ThrottledError` beyond the limit; absent without a limit. */
  readonly admit?: (client: string) => Promise<void>;
  readonly now: () => Temporal.Instant;
}

/** A request to write goals. */
interface WritingRequest extends GoalRequest {
  /** The client for rate limits. */
  readonly client: string;
}

/** Goals that are not stored. */
export interface FreshGoals {
  readonly goal: NewSmartGoal;
  /** Whether the writer does not support the language of the input, and wrote one general goal at most. */
  readonly isUnsupportedLanguage: boolean;
  /** What the text is about, if no goals were written for that reason. */
  readonly harm: Harm | null;
}

/** Has goals written, without storing them. Rejects as the writer does, and with a `ThrottledError`. */
export type WriteGoals = (request: WritingRequest) => Promise<FreshGoals>;

/** Creates a function that has goals written within the rate limit. */
export const goalWriting =
  ({ writer, admit, now }: GoalWritingParts): WriteGoals =>
  async ({ client, ...request }) => {
    await admit?.(client);
    const { input, variant } = request;
    const start = performance.now();
    const written = await writer.write(request);
    const goal = {
      created_at: now(),
      input,
      output: written.output,
      input_tokens: written.inputTokens,
      output_tokens: written.outputTokens,
      writer: written.writer,
      model: written.model,
      language: written.language,
      variant,
      milliseconds: Math.round(performance.now() - start),
      tokens_counted_by: written.tokensCountedBy,
    };
    return {
      goal,
      isUnsupportedLanguage: written.isUnsupportedLanguage === true,
      harm: written.harm ?? null,
    };
  };
