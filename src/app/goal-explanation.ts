/** Explains how the composer understands a text, whichever goal writer is configured. */
import type { Configuration } from '../config/settings.ts';

/** An explanation: lines for people, data for programs. */
export interface GoalExplanation {
  readonly lines: readonly string[];
  readonly data: unknown;
}

/** Explains the goals that the composer writes for a text today. */
export async function explainGoals(
  { TIME_ZONE }: Configuration,
  input: string,
  variant: number,
): Promise<GoalExplanation> {
  const { explainGoals: explain } = await import('../generators/composer/compose.ts');
  const { explanationLines } = await import('../generators/composer/explanation.ts');
  const data = await explain({ input, today: Temporal.Now.plainDateISO(TIME_ZONE), variant });
  return { lines: explanationLines(data), data };
}
