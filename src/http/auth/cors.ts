/**
 * Cross-Origin Resource Sharing (fetch.spec.whatwg.org, section 3.3): pages of the configured origins may read
 * responses, with a token and without the session cookie. Cached responses are sent before the framework, so a plug-in of
 * the framework would not see them.
 */

import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseRequestId, REQUEST_ID } from '../requests/request-id.ts';

/** The request headers that pages may send besides the CORS-safelisted ones. */
const REQUEST_HEADERS = [
  'Accept, Accept-Language, Authorization, Cache-Control, Content-Type, Idempotency-Key, If-None-Match, Last-Event-ID',
  // Headers that front ends and their libraries add: frameworks, tracing (W3C Trace Context, Sentry), caches.
  'Baggage, Pragma, Sentry-Trace, Traceparent, Tracestate, X-CSRFToken, X-Request-Id, X-Requested-With, X-XSRF-TOKEN',
].join(', ');
const EXPOSED_HEADERS =
  'Allow, Content-Disposition, ETag, Idempotency-Replayed, Link, Retry-After, WWW-Authenticate, X-Request-Id';
const METHODS = 'GET, HEAD, POST, PATCH, OPTIONS';
/** How long browsers may cache the response to a preflight, in seconds. */
const MAXIMUM_AGE = '3600';

/** Adds the CORS headers for an allowed origin. Returns whether it has answered the request, a preflight. */
export function applyCors(
  request: IncomingMessage,
  response: ServerResponse,
  origins: readonly string[],
): boolean {
  const { method, headers } = request;
  const { origin } = headers;
  if (origin === undefined || !origins.includes(origin)) return false;
  response.setHeader('Access-Control-Allow-Origin', origin);
  response.setHeader('Access-Control-Expose-Headers', EXPOSED_HEADERS);
  // Any other OPTIONS asks for the description of the path.
  if (method !== 'OPTIONS' || headers['access-control-request-method'] === undefined) return false;
  response
    .writeHead(204, {
      Vary: 'Origin, Access-Control-Request-Method, Access-Control-Request-Headers',
      'Access-Control-Allow-Methods': METHODS,
      'Access-Control-Allow-Headers': REQUEST_HEADERS,
      'Access-Control-Max-Age': MAXIMUM_AGE,
      [REQUEST_ID]: chooseRequestId(request),
    })
    .end();
  return true;
}
