/** Writing goals for somebody: what the collection of smart goals and the mentees' own page have in common. */

import type { GoalRequest, GoalWriter } from '../domain/goal-writer.ts';
import type { NewSmartGoal } from '../domain/smart-goal.ts';

/** What goals are written by. */
interface GoalWritingParts {
  readonly writer: GoalWriter;
  /** Counts a client's request, and throws a `ThrottledError` where it may send none now; absent if all may. */
  readonly admit?: (client: string) => Promise<void>;
  readonly now: () => Temporal.Instant;
}

/** Goals that are to be written. */
export interface WritingRequest extends GoalRequest {
  /** Tells clients apart whose requests are counted. */
  readonly client: string;
}

/** Has goals written, and stores nothing. Rejects as the writer does, and with a `ThrottledError`. */
export type WriteGoals = (request: WritingRequest) => Promise<NewSmartGoal>;

/** Has goals written by a writer, as many as clients may ask for. */
export const goalWriting =
  ({ writer, admit, now }: GoalWritingParts): WriteGoals =>
  async ({ client, ...request }) => {
    await admit?.(client);
    const { input, variant } = request;
    const start = performance.now();
    const written = await writer.write(request);
    return {
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
  };
