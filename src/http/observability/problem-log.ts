/** What the log is told of requests that fail. */

import type { FastifyReply, FastifyRequest } from 'fastify';
import { Problem } from '../responses/problem.ts';

/** Logs a fault of the service with its cause; what clients do wrong, and those who have gone, are no faults. */
export function logProblem(
  problem: Problem,
  error: unknown,
  request: FastifyRequest,
  { raw }: FastifyReply,
): void {
  if (problem.status < 500) return;
  if (raw.destroyed && !raw.writableFinished) {
    request.log.debug('the client disconnected before the response');
    return;
  }
  const cause = error instanceof Problem ? error.cause : error;
  request.log.error({ err: cause ?? error }, 'the request failed');
}
