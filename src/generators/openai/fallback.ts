/** The alternatives to a goal server that fails: the composer writes, or nobody does. */
import { ServiceUnavailableError } from '../../domain/errors.ts';
import type { GoalRequest, GoalWriter, WrittenGoals } from '../../domain/goal-writer.ts';
import { GoalServerFailure } from './failure.ts';

/** 503 and not 429, because the budget is shared and not the fault of the client. */
const BUDGET_SPENT = 'What may be spent on writing goals today is spent. Please try again tomorrow.';

/** A writer that calls the goal server, and something else if that fails. */
const afterFailure = (
  server: GoalWriter,
  instead: (failure: GoalServerFailure, request: GoalRequest) => Promise<WrittenGoals>,
): GoalWriter => ({
  async write(request) {
    try {
      return await server.write(request);
    } catch (error) {
      if (!(error instanceof GoalServerFailure)) throw error;
      return instead(error, request);
    }
  },
});

/** A writer that calls the goal server and falls back to the composer if it fails, after notifying the observer. The record names the writer. */
export function withFallback(
  server: GoalWriter,
  composer: GoalWriter,
  onFallback: (failure: GoalServerFailure, request: GoalRequest) => void = () => {},
): GoalWriter {
  return afterFailure(server, (failure, request) => {
    onFallback(failure, request);
    request.onProgress?.({ kind: 'restart' });
    return composer.write(request);
  });
}

/** A writer without a fallback: it reports that goals cannot be written now. */
export function withoutFallback(server: GoalWriter): GoalWriter {
  return afterFailure(server, async (cause) => {
    const seconds = Math.ceil((cause.retryAfter ?? 0) / 1000);
    const words = `the goal server does not write goals (${cause.reason}); “npx mentoring config --check” explains why`;
    throw new ServiceUnavailableError(words, {
      cause,
      ...(seconds > 0 ? { retryAfter: seconds } : {}),
      ...(cause.reason === 'budget' ? { detail: BUDGET_SPENT } : {}),
    });
  });
}
