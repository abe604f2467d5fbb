/** The observation of responses: metrics, the read audit and the log. */

import type { Authentication } from '../auth/authentication.ts';
import type { SentResponse } from '../front/response-cache.ts';
import type { Logger } from '../observability/logger.ts';
import type { Metrics } from '../observability/metrics.ts';
import { wasShed } from './load-shedding.ts';

/** Counts responses, and audits reads of personal data. */
export const createResponseObserver =
  (metrics: Pick<Metrics, 'countRequest'>, authentication: Authentication | null) =>
  ({ request, route, status, milliseconds }: SentResponse): void => {
    const method = request.method ?? '';
    metrics.countRequest(route, method, status, milliseconds / 1000);
    authentication?.reads.note(route, method, status, authentication.authenticator.callerOf(request));
  };

/** Logs a response: successful reads and requests rejected because of overload, which are many, at debug level. */
export function logResponse(
  log: Pick<Logger, 'debug' | 'info'>,
  { request, route, status, milliseconds }: SentResponse,
): void {
  const { method } = request;
  const entry = { route, method, status, milliseconds: Math.round(milliseconds) };
  const isRead = method === 'GET' || method === 'HEAD';
  if ((status < 400 && isRead) || wasShed(request)) log.debug(entry, 'answered');
  else log.info(entry, 'answered');
}
