/** The composer behind the port of goal writers. */
import type { GoalProgress, GoalRequest, GoalWriter, WrittenGoals } from '../domain/goal-writer.ts';
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
      const { input, variant, signal, onProgress } = request;
      signal?.throwIfAborted();
      const composed = await texts.compose({ input, variant, today: today().toString() }, signal);
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
