/** Explains what the composer makes of a text, whoever writes the goals of this service. */
import type { Configuration } from '../config/settings.ts';

/** An explanation: for people as lines, for programs as data. */
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
