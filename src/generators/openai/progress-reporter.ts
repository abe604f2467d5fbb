/**
 * Reports whole goals of a streamed answer, each examined together with those before it, so that nothing is
 * withdrawn.
 */
import { type GoalProgress, MAX_OUTPUT_TOKENS, NO_RESPONSE } from '../../domain/goal-writer.ts';
import { MAX_GOALS } from '../answers/tidy.ts';
import type { Examination } from '../text-work.ts';

/**
 * The maximum length of a text, in characters; more than 400 tokens in any language: a server that continues
 * ignores its limit.
 */
const MAX_CHARACTERS = 6_000;

/**
 * Creates a reporter for one answer.
 *
 * @param examine examines whole lines of it
 */
export function createProgressReporter(
  examine: (lines: string) => Promise<Examination>,
  onProgress: (progress: GoalProgress) => void,
) {
  let told: Examination | undefined;
  let heard = 0;

  const tell = (output: string): void => {
    const before = told?.output ?? '';
    if (!output.startsWith(before)) onProgress({ kind: 'restart' });
    const rest = output.startsWith(before) ? output.slice(before.length) : output;
    if (rest !== '') onProgress({ kind: 'text', text: rest });
  };

  return {
    /** The last reported result; undefined if nothing was reported. */
    get told() {
      return told;
    },
    /** The text so far. Returns false if there is enough of it, or nothing that follows can be kept. */
    async hear(text: string): Promise<boolean> {
      const end = text.lastIndexOf('\n') + 1;
      if (end <= heard) return true;
      heard = end;
      const examination = await examine(text.slice(0, end));
      // A first line that is not a goal may be a heading; unusable text after goals is left out.
      if (examination.fault !== null) return told === undefined && text.length < MAX_CHARACTERS;
      if (examination.harm !== undefined) return false;
      // A model that sees no wish may be asked again.
      if (examination.output === NO_RESPONSE) return true;
      // Other lines may turn out to be reasoning, which would be withdrawn.
      if (examination.remarks > 0) return text.length < MAX_CHARACTERS;
      tell(examination.output);
      told = examination;
      const isFull =
        examination.outputTokens >= MAX_OUTPUT_TOKENS || examination.output.split('\n').length >= MAX_GOALS;
      return !isFull && text.length < MAX_CHARACTERS;
    },
    /** The final text: reports the rest of it. */
    finish: tell,
  };
}
