/** The log of requests that fail. */

import type { ServerResponse } from 'node:http';
import { Problem } from '../responses/problem.ts';
import type { Logger } from './logger.ts';

/** Logs a fault of the service with its cause. Client errors and disconnects are not logged as faults. */
export function logProblem(
  problem: Problem,
  error: unknown,
  { log, response }: { readonly log: Logger; readonly response: ServerResponse },
): void {
  if (problem.status < 500 || !problem.isLogged) return;
  if (response.destroyed && !response.writableFinished) {
    log.debug('the client disconnected before the response');
    return;
  }
  const cause = error instanceof Problem ? error.cause : error;
  log.error({ err: cause ?? error }, 'the request failed');
}
