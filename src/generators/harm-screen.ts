/** The judgement that stands before every goal writer: texts about harm get no goals. */

import { type GoalRequest, type GoalWriter, NO_RESPONSE, type WrittenGoals } from '../domain/goal-writer.ts';
import type { Harm } from '../domain/harm.ts';
import type { TextWork } from './text-work.ts';

/** The surroundings of the judgement. */
export interface HarmScreenOptions {
  readonly today: () => Temporal.PlainDate;
  readonly texts: TextWork;
  /** Is notified of every text for which no goals were written for this reason. */
  readonly onHarm?: (harm: Harm, request: GoalRequest) => void;
}

/** A writer that is asked only for texts that are not about harm; the others get `No response.`, and are sent nowhere. */
export const withHarmScreen = (
  writer: GoalWriter,
  { today, texts, onHarm }: HarmScreenOptions,
): GoalWriter => ({
  async write(request): Promise<WrittenGoals> {
    const { input, signal } = request;
    const judged = await texts.judge({ input, today: today().toString() }, signal);
    const written =
      judged === null
        ? await writer.write(request)
        : ({
            ...judged,
            output: NO_RESPONSE,
            tokensCountedBy: 'service',
            writer: 'offline',
            model: null,
          } as const);
    if (written.harm !== undefined) onHarm?.(written.harm, request);
    if (judged !== null) request.onProgress?.({ kind: 'text', text: NO_RESPONSE });
    return written;
  },
});
