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
  const explanations = await import('../generators/wording/explanation.ts');
  const data = await explanations.explainGoals(input, Temporal.Now.plainDateISO(TIME_ZONE), variant);
  return { lines: explanations.explanationLines(data), data };
}
