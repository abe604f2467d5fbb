/** Reports the writing of goals to the log and the metrics. */

import { isAlreadyReported } from '../generators/openai/failure.ts';
import type { Metrics } from '../http/observability/metrics.ts';
import type { ServerLogger } from '../http/server.ts';
import type { GoalWriterParts } from './goal-writer.ts';

type Reports = Required<
  Pick<GoalWriterParts, 'onFailure' | 'onFallback' | 'onUnsupportedLanguage' | 'onHealth'>
>;

/** Logs and counts what goal writers tell of. */
export const goalReports = (logger: ServerLogger, metrics: Metrics): Reports => ({
  onFailure: (failure, { requestId }) => {
    const { reason, status } = failure;
    metrics.countGoalServerFailure(reason);
    const level = isAlreadyReported(failure) ? 'info' : 'warn';
    logger[level]({ reqId: requestId, reason, status }, 'the goal server failed');
  },
  onFallback: ({ reason }, { requestId }) =>
    logger.info({ reqId: requestId, reason }, 'the composer writes instead'),
  onUnsupportedLanguage: ({ requestId }) => {
    metrics.countUnsupportedLanguage();
    logger.info({ reqId: requestId }, 'the composer does not support the language of the text');
  },
  onHealth: ({ kind, milliseconds, ...why }) => {
    const seconds = milliseconds / 1000;
    if (kind === 'used again') logger.info({ seconds }, 'the goal server responds again: using it');
    else logger.warn({ ...why, seconds }, 'the goal server failed repeatedly: not using it for now');
  },
});
