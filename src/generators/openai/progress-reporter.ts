/**
 * Reports whole goals of a streamed answer, each examined together with those before it. What was reported is not
 * withdrawn: a later result that does not begin with it is left out.
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

  const continues = ({ output }: Examination): boolean =>
    told === undefined || output === told.output || output.startsWith(`${told.output}\n`);

  const tell = (examination: Examination): void => {
    const rest = examination.output.slice(told?.output.length ?? 0);
    told = examination;
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
      // Other lines may turn out to be reasoning.
      if (examination.remarks > 0 || !continues(examination)) return text.length < MAX_CHARACTERS;
      tell(examination);
      const isFull =
        examination.outputTokens >= MAX_OUTPUT_TOKENS || examination.output.split('\n').length >= MAX_GOALS;
      return !isFull && text.length < MAX_CHARACTERS;
    },
    /**
     * The result of the final text, whose rest is reported; or what was reported, if the final text is unusable or
     * does not begin with that. An answer about harm is the only one that replaces what was reported.
     */
    finish(whole: Examination): Examination {
      if (whole.harm !== undefined) return whole;
      if (told !== undefined && (whole.fault !== null || !continues(whole))) return told;
      // A model that sees no wish may be asked again.
      if (whole.fault === null && whole.output !== NO_RESPONSE) tell(whole);
      return whole;
    },
  };
}
