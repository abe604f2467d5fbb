/** Work on texts in the calling thread. */
import { composeGoals } from '../composer/compose.ts';
import type { TextWork } from '../text-work.ts';
import { countInputTokens, countTokens } from '../tokens.ts';
import { examineOutput, readText } from './examine.ts';

/** Creates a text worker without a thread. */
export const inlineTextWork: TextWork = {
  prepare: () => {},
  async compose({ input, today, variant }) {
    const { output, language, isUnsupportedLanguage } = await composeGoals({
      input,
      variant,
      today: Temporal.PlainDate.from(today),
    });
    const facts = { today: Temporal.PlainDate.from(today), language };
    const [inputTokens, outputTokens] = await Promise.all([
      countInputTokens(input, facts),
      countTokens(output),
    ]);
    return {
      output,
      language,
      inputTokens,
      outputTokens,
      ...(isUnsupportedLanguage && { isUnsupportedLanguage }),
    };
  },
  read: (task) => readText(task),
  examine: (task) => examineOutput(task),
};
