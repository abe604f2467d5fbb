/** Work on texts in the calling thread. */
import { composeGoals } from '../composer/compose.ts';
import type { TextWork } from '../text-work.ts';
import { countInputTokens, countTokens } from '../tokens.ts';
import { examineOutput, readText } from './examine.ts';

/** A text worker without a thread. */
export const inlineTextWork: TextWork = {
  prepare: () => {},
  async compose({ input, variant, ...task }) {
    const today = Temporal.PlainDate.from(task.today);
    const { goals: _, ...composed } = await composeGoals({ input, variant, today });
    const [inputTokens, outputTokens] = await Promise.all([
      countInputTokens(input, { today, language: composed.language }),
      countTokens(composed.output),
    ]);
    return { ...composed, inputTokens, outputTokens };
  },
  read: readText,
  examine: examineOutput,
};
