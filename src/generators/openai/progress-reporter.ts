/**
 * Tells of a text that a server writes piece by piece: whole goals only, each of which was examined with those before it,
 * so that nothing that was told is taken back.
 */
import { type GoalProgress, MAX_OUTPUT_TOKENS, NO_RESPONSE } from '../../domain/goal-writer.ts';
import { MOST_GOALS } from '../answers/tidy.ts';
import type { Examination } from '../text-work.ts';

/** More than 400 tokens hold in any language, in characters: a server that goes on does not keep to its bound. */
const LONGEST_HEARD = 6_000;

/** Hears a growing text and tells of it. */
export interface ProgressReporter {
  /** The text so far. False once there is enough of it, or nothing that follows can be kept. */
  hear(text: string): Promise<boolean>;
  /** What was examined and told last; undefined if nothing was told. */
  readonly told: Examination | undefined;
  /** The text as it is kept: the rest of it is told. */
  finish(output: string): void;
}

/**
 * Makes a teller for one answer.
 *
 * @param examine examines whole lines of it
 */
export function createProgressReporter(
  examine: (lines: string) => Promise<Examination>,
  onProgress: (progress: GoalProgress) => void,
): ProgressReporter {
  let told: Examination | undefined;
  let heard = 0;

  const tell = (output: string): void => {
    const before = told?.output ?? '';
    if (!output.startsWith(before)) onProgress({ kind: 'restart' });
    const rest = output.startsWith(before) ? output.slice(before.length) : output;
    if (rest !== '') onProgress({ kind: 'text', text: rest });
  };

  return {
    get told() {
      return told;
    },
    async hear(text) {
      const end = text.lastIndexOf('\n') + 1;
      if (end <= heard) return true;
      heard = end;
      const examination = await examine(text.slice(0, end));
      // A beginning that is no goal yet may be a heading; what comes after goals and spoils them is left out.
      if (examination.fault !== null) return told === undefined && text.length < LONGEST_HEARD;
      // A model that sees no wish may be asked again.
      if (examination.output === NO_RESPONSE) return true;
      // Other lines among them may turn out to be thoughts aloud, which are taken back.
      if (examination.remarks > 0) return text.length < LONGEST_HEARD;
      tell(examination.output);
      told = examination;
      const isFull =
        examination.outputTokens >= MAX_OUTPUT_TOKENS || examination.output.split('\n').length >= MOST_GOALS;
      return !isFull && text.length < LONGEST_HEARD;
    },
    finish: tell,
  };
}
