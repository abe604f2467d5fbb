/**
 * Tells of a text that a server writes piece by piece, never more of it than will be kept, and nothing before it is
 * clear that it begins with a goal: some models think aloud first, and only a later mark tells that it was no answer.
 */
import { type GoalProgress, MAX_OUTPUT_TOKENS } from '../../domain/goal-writer.ts';
import type { TextWork } from '../work/text-work.ts';

/** Hears a growing text and tells of it. */
export interface ProgressTeller {
  /** The text so far. False once there is enough of it. */
  hear(text: string): Promise<boolean>;
  /** The text as it is kept: the rest of it is told. */
  finish(output: string): void;
}

/** Makes a teller for one answer. */
export function createProgressTeller(
  input: string,
  texts: TextWork,
  onProgress: (progress: GoalProgress) => void,
  signal: AbortSignal,
): ProgressTeller {
  let told = '';

  const tell = (text: string): void => {
    if (!text.startsWith(told)) {
      onProgress({ kind: 'restart' });
      told = '';
    }
    if (text.length > told.length) onProgress({ kind: 'text', text: text.slice(told.length) });
    told = text;
  };

  return {
    async hear(text) {
      const { output, outputTokens, beginsWithGoal } = await texts.examine({ input, output: text }, signal);
      if (beginsWithGoal || told !== '') tell(output);
      return outputTokens < MAX_OUTPUT_TOKENS;
    },
    finish: tell,
  };
}
