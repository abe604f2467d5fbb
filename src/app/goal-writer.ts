import type { Configuration } from '../config/settings.ts';
import type { GoalWriter } from '../domain/goal-writer.ts';
import { createOfflineGoalWriter } from '../generators/offline/composer.ts';

/** The writer of a configuration. */
export function createGoalWriter({ TIME_ZONE }: Configuration): GoalWriter {
  return createOfflineGoalWriter({ today: () => Temporal.Now.plainDateISO(TIME_ZONE) });
}
