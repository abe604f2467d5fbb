/**
 * Protection against cross-site request forgery (CSRF): pages of other sites may not write. A browser sends such a request
 * for them, with the session cookie of its user or, with AUTH=open, just because it can reach this machine. Browsers say
 * where a request comes from in headers that pages cannot set: Sec-Fetch-Site (Fetch Metadata), and Origin where that is
 * missing, as in older browsers and over plain http. A client that sends neither is not a browser, so no page can misuse it.
 */

import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseRequestId, REQUEST_ID } from '../requests/request-id.ts';
import { Problem } from '../responses/response.ts';
import { isSafe } from './permissions.ts';

/** The parts of a request that the check needs. */
interface CheckedRequest {
  readonly method: string;
  /** The public address of the service. */
  readonly root: string;
}

/**
 * Whether a page of another origin sent a request, as far as the headers say so: browsers send `Origin` for
 * scripts (CORS) and for writes, and not when somebody follows a link.
 *
 * @param own the hosts of the service, with their ports: from the request, from the proxy, from the
 * configuration
 */
export function isCrossOrigin(
  { headers }: Pick<IncomingMessage, 'headers'>,
  own: readonly (string | undefined)[],
): boolean {
  const { origin } = headers;
  if (origin === undefined || headers['sec-fetch-site'] === 'same-origin') return false;
  // Behind a proxy the service may see another scheme, so only the hosts are compared.
  const from = URL.parse(origin)?.host;
  return from === undefined || !own.includes(from);
}

/** 403: a page of another origin sent the session cookie of a signed-in user. */
export const crossOriginCookie = (origin: string | undefined): Problem =>
  new Problem(
    403,
    `The session cookie is not accepted from pages of another origin (${origin}). Send a token in the Authorization header instead.`,
  );

/**
 * Rejects a write that a page of another site sent.
 *
 * @param trusted origins whose pages may write, with a token: `https://app.example.org`; their cookies were
 * rejected before
 * @throws Problem 403 with the rejected origin
 */
export function checkOrigin(
  { headers }: IncomingMessage,
  { method, root }: CheckedRequest,
  trusted: readonly string[],
): void {
  if (isSafe(method)) return;
  const { origin } = headers;
  const site = headers['sec-fetch-site'];
  if (origin !== undefined && trusted.includes(origin)) return;
  if (site === 'same-origin' || site === 'none') return;
  if (site === undefined) {
    if (!isCrossOrigin({ headers }, [headers.host?.toLowerCase(), URL.parse(root)?.host])) return;
  }
  throw new Problem(
    403,
    `Cross-site request from ${origin === undefined || origin === 'null' ? 'another site' : origin} rejected (CSRF protection). Add the origin to CORS_ORIGINS to allow its pages.`,
  );
}

/** Whether a page of this service sent a form; a form from elsewhere is not offered for resubmission. */
export function isFromThisService(request: CheckedRequest & { readonly raw: IncomingMessage }): boolean {
  try {
    checkOrigin(request.raw, request, []);
    return true;
  } catch {
    return false;
  }
}

/** The query parameter of a page that has loaded itself again, so that it does not do so for ever. */
export const ONCE = 'again';

/**
 * Whether a page that finds nobody signed in has to load itself again: after a link on another site, such as a
 * mail program, a browser does not send the session cookie. It does after a step within this service.
 */
export function mustLoadAgain({ headers }: IncomingMessage, parameters: URLSearchParams): boolean {
  const site = headers['sec-fetch-site'];
  return (site === 'cross-site' || site === 'same-site') && !parameters.has(ONCE);
}

// Cross-Origin Resource Sharing (fetch.spec.whatwg.org, section 3.3): pages of the configured origins may read
// responses, with a token and without the session cookie. Cached responses are sent before the framework, so a plug-in of
// the framework would not see them.

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
