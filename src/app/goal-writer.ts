/** The writer of a configuration. */
import type { Configuration } from '../config/settings.ts';
import type { GoalRequest, GoalWriter } from '../domain/goal-writer.ts';
import type { TokenBudget } from '../domain/limits.ts';
import { createOfflineGoalWriter } from '../generators/composer/writer.ts';
import { withFallback, withoutFallback } from '../generators/fallback.ts';
import type { GoalServerFailure } from '../generators/openai/failure.ts';
import type { HealthChange } from '../generators/openai/health.ts';
import type { GoalServer } from '../generators/openai/transport.ts';
import type { TextWork } from '../generators/text-work.ts';

/** What the writer works with. */
export interface GoalWriterParts {
  /** Who composes, counts and examines; where absent, that is done where it is asked for. */
  readonly texts?: TextWork;
  /** Told of every failure of the goal server. */
  readonly onFailure?: (failure: GoalServerFailure, request: GoalRequest) => void;
  /** Told where the composer writes because the goal server failed. */
  readonly onFallback?: (failure: GoalServerFailure, request: GoalRequest) => void;
  /** Told when the goal server is left alone, and when it is asked again. */
  readonly onHealth?: (change: HealthChange) => void;
  /** What the goal server may be spent on; absent if there is no end to it. */
  readonly budget?: TokenBudget;
  /** Ends what the goal server is asked when the service stops. */
  readonly stopping?: AbortSignal;
}

/** The writer of a configuration: the composer, or a server with or without the composer behind it. */
export async function createGoalWriter(
  configuration: Configuration,
  parts: GoalWriterParts = {},
): Promise<GoalWriter> {
  const { TIME_ZONE, GOAL_TIME_LIMIT, GOAL_ON_FAILURE, GOAL_SERVER_CONCURRENCY } = configuration;
  // The composer with its fourteen languages is large, and a service has it in a thread of its own.
  const texts = parts.texts ?? (await import('../generators/worker/inline.ts')).inlineTextWork;
  const today = (): Temporal.PlainDate => Temporal.Now.plainDateISO(TIME_ZONE);
  const composer = createOfflineGoalWriter({ today, texts });
  const server = goalServerOf(configuration);
  if (server === null) return composer;
  // The client library is large, and needed by those only who have a server.
  const { createOpenAiGoalWriter } = await import('../generators/openai/writer.ts');
  const remote = createOpenAiGoalWriter({
    server,
    timeLimit: GOAL_TIME_LIMIT * 1000,
    concurrency: GOAL_SERVER_CONCURRENCY,
    ...parts,
    texts,
    today,
  });
  return GOAL_ON_FAILURE === 'fallback'
    ? withFallback(remote, composer, parts.onFallback)
    : withoutFallback(remote);
}

/** The server that is to write goals; null if the composer is. */
export function goalServerOf(configuration: Configuration): GoalServer | null {
  const { GOAL_WRITER, OPENAI_BASE_URL, OPENAI_API_KEY, OPENAI_MODEL } = configuration;
  if (GOAL_WRITER === 'offline' || OPENAI_BASE_URL === null || OPENAI_MODEL === null) return null;
  return { baseUrl: OPENAI_BASE_URL, key: OPENAI_API_KEY, model: OPENAI_MODEL };
}
