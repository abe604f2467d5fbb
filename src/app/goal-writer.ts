/** Assembles the goal writer of a configuration. */
import type { Configuration } from '../config/settings.ts';
import { type GoalRequest, type GoalWriter, NO_RESPONSE, type WrittenGoals } from '../domain/goal-writer.ts';
import type { Harm } from '../domain/harm.ts';
import type { TokenBudget } from '../domain/limits.ts';
import { createOfflineGoalWriter, withHarmScreen } from '../generators/offline-writer.ts';
import type { Trial } from '../generators/openai/check.ts';
import { type GoalServerFailure, isAlreadyReported } from '../generators/openai/failure.ts';
import { withFallback, withoutFallback } from '../generators/openai/fallback.ts';
import type { HealthChange } from '../generators/openai/health.ts';
import type { GoalServer } from '../generators/openai/transport.ts';
import type { TextWork } from '../generators/text-work.ts';
import type { Metrics } from '../http/observability/metrics.ts';
import type { ServerLogger } from '../http/server.ts';

/** The dependencies of the writer. */
export interface GoalWriterParts {
  /** The text worker that composes, counts and checks; default: in this thread. */
  readonly texts?: TextWork;
  /** Is notified of every failure of the goal server. */
  readonly onFailure?: (failure: GoalServerFailure, request: GoalRequest) => void;
  /** Is notified of what the goal server wrote; `isPartial`: it failed before its end, and the goals that were streamed are kept. */
  readonly onWritten?: (written: WrittenGoals, isPartial: boolean, request: GoalRequest) => void;
  /** Is notified if the composer writes because the goal server failed. */
  readonly onFallback?: (failure: GoalServerFailure, request: GoalRequest) => void;
  /** Is notified of texts for which no goals are written, because they are about harm. */
  readonly onHarm?: (harm: Harm, request: GoalRequest) => void;
  /** Is notified of texts that the composer wrote for without supporting their language. */
  readonly onUnsupportedLanguage?: (request: GoalRequest) => void;
  /** Is notified when the service stops using the goal server, and when it uses it again. */
  readonly onHealth?: (change: HealthChange) => void;
  /** The token budget of the goal server; absent without a budget. */
  readonly budget?: TokenBudget;
  /** Aborts requests to the goal server when the service stops. */
  readonly stopping?: AbortSignal;
}

/** How long a mentee waits for a goal server that loads its model, if the composer can write instead, in milliseconds. */
const LOADING_LIMIT = 4_000;

/**
 * The goal writer of a configuration: the composer, or a goal server, with or without the composer as its
 * fallback. No text about harm reaches any of them.
 */
export async function createGoalWriter(
  configuration: Configuration,
  parts: GoalWriterParts = {},
): Promise<GoalWriter> {
  const { TIME_ZONE, GOAL_TIME_LIMIT, GOAL_ON_FAILURE, GOAL_SERVER_CONCURRENCY, GOAL_REVIEW } = configuration;
  // The composer with its fourteen languages is large; a service runs it in a separate thread.
  const texts = parts.texts ?? (await import('../generators/worker/inline.ts')).inlineTextWork;
  const today = (): Temporal.PlainDate => Temporal.Now.plainDateISO(TIME_ZONE);
  const composer = createOfflineGoalWriter({
    today,
    texts,
    ...(parts.onUnsupportedLanguage && { onUnsupportedLanguage: parts.onUnsupportedLanguage }),
  });
  const screened = (writer: GoalWriter): GoalWriter =>
    withHarmScreen(writer, { today, texts, ...(parts.onHarm && { onHarm: parts.onHarm }) });
  const server = goalServerOf(configuration);
  if (server === null) return screened(composer);
  // The client library is large, so it is loaded only if a goal server is configured.
  const { createOpenAiGoalWriter } = await import('../generators/openai/writer.ts');
  const remote = createOpenAiGoalWriter({
    server,
    timeLimit: GOAL_TIME_LIMIT * 1000,
    concurrency: GOAL_SERVER_CONCURRENCY,
    review: GOAL_REVIEW,
    ...(GOAL_ON_FAILURE === 'fallback' && { loadingLimit: LOADING_LIMIT }),
    ...parts,
    texts,
    today,
  });
  return screened(
    GOAL_ON_FAILURE === 'fallback'
      ? withFallback(remote, composer, parts.onFallback)
      : withoutFallback(remote),
  );
}

/** Logs and counts what goal writers tell of. */
export const goalReports = (
  logger: ServerLogger,
  metrics: Metrics,
): Required<Omit<GoalWriterParts, 'texts' | 'budget' | 'stopping'>> => ({
  onFailure: (failure, { requestId }) => {
    const { reason, status } = failure;
    metrics.countGoalServerFailure(reason);
    const level = isAlreadyReported(failure) ? 'info' : 'warn';
    logger[level]({ reqId: requestId, reason, status }, 'the goal server failed');
  },
  onWritten: ({ model, outputTokens, tokensCountedBy }, isPartial, { requestId }) => {
    // A server counts all that it wrote, this service what is kept of it.
    const tokensOf = tokensCountedBy === 'server' ? 'answer' : 'goals';
    const message = isPartial
      ? 'the goals that the goal server wrote before it failed are kept'
      : 'the goal server wrote the goals';
    logger.info({ reqId: requestId, model, outputTokens, tokensOf }, message);
  },
  onFallback: ({ reason }, { requestId }) =>
    logger.info({ reqId: requestId, reason }, 'the composer writes instead'),
  onHarm: (harm, { requestId }) => {
    metrics.countHarm(harm);
    logger.info({ reqId: requestId, kind: harm }, 'no goals are written for a text about harm');
  },
  onUnsupportedLanguage: ({ requestId }) => {
    metrics.countUnsupportedLanguage();
    logger.info({ reqId: requestId }, 'the composer does not support the language of the text');
  },
  onHealth: ({ kind, milliseconds, ...why }) => {
    const seconds = milliseconds / 1000;
    metrics.noteGoalServer(kind === 'used again');
    if (kind === 'used again') logger.info({ seconds }, 'the goal server responds again: using it');
    else logger.warn({ ...why, seconds }, 'the goal server failed repeatedly: not using it for now');
  },
});

/** The configured goal server; null if the composer writes. */
export function goalServerOf(configuration: Configuration): GoalServer | null {
  const { GOAL_WRITER, OPENAI_BASE_URL, OPENAI_API_KEY, OPENAI_MODEL } = configuration;
  if (GOAL_WRITER === 'offline' || OPENAI_BASE_URL === null || OPENAI_MODEL === null) return null;
  return { baseUrl: OPENAI_BASE_URL, key: OPENAI_API_KEY, model: OPENAI_MODEL };
}

/** Asks the goal server once; null if the composer writes the goals and there is nothing to try. */
export async function tryConfiguredGoalServer(configuration: Configuration): Promise<Trial | null> {
  const server = goalServerOf(configuration);
  if (server === null) return null;
  const { inlineTextWork } = await import('../generators/worker/inline.ts');
  const { tryGoalServer } = await import('../generators/openai/check.ts');
  const { GOAL_TIME_LIMIT, TIME_ZONE } = configuration;
  const today = Temporal.Now.plainDateISO(TIME_ZONE);
  return tryGoalServer(server, GOAL_TIME_LIMIT * 1000, inlineTextWork, today);
}

/** Explains the goals that the composer writes for a text today, whichever writer is configured; a text about harm has only its kind. */
export async function explainGoals({ TIME_ZONE }: Configuration, input: string, variant: number) {
  const { judgeHarm } = await import('../harm/judge.ts');
  const harm = judgeHarm(input);
  if (harm !== null) {
    return { harm, goals: [], language: null, output: NO_RESPONSE, written: [] } as const;
  }
  const { explainGoals: explain } = await import('../composer/compose.ts');
  const { countTokens } = await import('../generators/tokens.ts');
  const today = Temporal.Now.plainDateISO(TIME_ZONE);
  return explain({ input, today, variant, countTokens });
}
