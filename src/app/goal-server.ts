/** Tests the goal server of a configuration. */
import type { Configuration } from '../config/settings.ts';
import type { Trial } from '../generators/openai/check.ts';
import { inlineTextWork } from '../generators/worker/inline.ts';
import { goalServerOf } from './goal-writer.ts';

/** Asks the goal server once; null if the composer writes the goals and there is nothing to try. */
export async function tryConfiguredGoalServer(configuration: Configuration): Promise<Trial | null> {
  const server = goalServerOf(configuration);
  if (server === null) return null;
  const { tryGoalServer } = await import('../generators/openai/check.ts');
  return tryGoalServer(
    server,
    configuration.GOAL_TIME_LIMIT * 1000,
    inlineTextWork,
    Temporal.Now.plainDateISO(configuration.TIME_ZONE),
  );
}
