/** The composer behind the port of goal writers. */

import {
  type GoalProgress,
  type GoalRequest,
  type GoalWriter,
  NO_RESPONSE,
  type WrittenGoals,
} from '../domain/goal-writer.ts';
import type { Harm } from '../domain/harm.ts';
import type { TextWork } from './text-work.ts';

/** The surroundings of the composer. */
export interface OfflineOptions {
  /** The day it is where the programme is at home. */
  readonly today: () => Temporal.PlainDate;
  /** Who composes. */
  readonly texts: TextWork;
  /** Is notified of texts in languages that the composer does not support. */
  readonly onUnsupportedLanguage?: (request: GoalRequest) => void;
}

/** The offline composer: a goal writer that needs no network and no model. */
export function createOfflineGoalWriter({ today, texts, onUnsupportedLanguage }: OfflineOptions): GoalWriter {
  return {
    async write(request: GoalRequest): Promise<WrittenGoals> {
      const { input, variant, preferredLanguage, signal, onProgress } = request;
      signal?.throwIfAborted();
      const composed = await texts.compose(
        { input, variant, preferredLanguage, today: today().toString() },
        signal,
      );
      signal?.throwIfAborted();
      if (composed.isUnsupportedLanguage) onUnsupportedLanguage?.(request);
      if (onProgress !== undefined) tellByLine(composed.output, onProgress);
      return { ...composed, tokensCountedBy: 'service', writer: 'offline', model: null };
    },
  };
}

/** Tells a goal at a time. */
function tellByLine(output: string, onProgress: (progress: GoalProgress) => void): void {
  for (const [text] of output.matchAll(/[^\n]+\n?/g)) onProgress({ kind: 'text', text });
}

// The judgement that stands before every goal writer: texts about harm get no goals.

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
