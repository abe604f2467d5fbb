/**
 * The front: what happens to a request before Fastify.
 *
 *      Node.js: connections/ (limits, one request of a connection at a time)
 *         │
 *         ▼
 *      request id ◄── ambiguous? ───────────────────────────────┐
 *         │ no                                                  │
 *         ▼                                                     │
 *      CORS ── preflight? ──► 204                               │
 *         │ no                                                  ▼
 *         ▼                                                  Fastify ──► pipeline/ (says why, or responds)
 *      authentication ── rejected? ───────────────────────────► ▲
 *         │ caller known                                        │
 *         ▼                                                     │
 *      response cache ── miss, or changed since? ───────────────┘
 *         │ hit
 *         ▼
 *      200 or 304
 *
 * It only decides between these ways; whatever is rejected is rejected by the pipeline, which asks for the reasons
 * (`ambiguityOf`, `rejectionOf`). In hooks of Fastify a cached page would cost a tenth to a quarter more processor time
 * (docs/decisions/2026-11-22-before-fastify.md).
 */

import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Freshness } from '../../resources/collection.ts';
import type { Authenticator } from '../auth/authentication.ts';
import { applyCors } from '../auth/cross-origin.ts';
import type { AbortResponse } from '../connections/node-server.ts';
import { assignRequestId, chooseRequestId, isAmbiguous, REQUEST_ID } from '../requests/request-id.ts';
import { expires, isFresh, type RenderedResponse, withoutContent } from '../responses/response.ts';

/** The parts of the front. */
export interface FrontParts {
  readonly server: Server;
  /** Null with AUTH=open. */
  readonly authenticator: Authenticator | null;
  readonly responseCache: ResponseCache;
  readonly corsOrigins: readonly string[];
  readonly abortResponse: AbortResponse;
  /** Fastify. */
  readonly framework: RequestListener;
}

/** Creates the listener for all requests. */
export function createFront({
  server,
  authenticator,
  responseCache,
  corsOrigins,
  abortResponse,
  framework,
}: FrontParts): RequestListener {
  const toFramework: RequestListener = (request, response) => {
    assignRequestId(request, response);
    framework(request, response);
  };
  const cacheFirst: RequestListener = (request, response) => {
    // While the service stops, Fastify closes keep-alive connections.
    if (server.listening) responseCache.respond(request, response, () => toFramework(request, response));
    else toFramework(request, response);
  };
  const authenticated: RequestListener =
    authenticator === null
      ? cacheFirst
      : (request, response) => {
          authenticator
            .authenticate(request)
            .then(() => {
              const isRejected = authenticator.rejectionOf(request) !== undefined;
              (isRejected ? toFramework : cacheFirst)(request, response);
            })
            // An error thrown here has no listener above it, and would end the process.
            .catch((error: unknown) => abortResponse(response, error));
        };
  return (request, response) => {
    if (isAmbiguous(request)) toFramework(request, response);
    else if (!applyCors(request, response, corsOrigins)) authenticated(request, response);
  };
}

// The response cache: rendered responses to GET, sent again while the version of their data is unchanged.

/** The maximum size of the cache, and the estimated overhead of an entry for headers, in bytes. */
const CAPACITY = 8 * 1024 * 1024;
const OVERHEAD = 2000;
/** The number of remembered keys that were requested once. */
const MAX_REQUESTED_ONCE = 500;
/** Requests with longer keys are not cached; usual clients send shorter ones. */
const MAX_KEY_LENGTH = 2000;

/** Stands for a missing header; no header can have this value. */
const ABSENT = '\r';
const FORWARDED = ['x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-for'];

/** How long responses may be cached. */
export interface Cacheable {
  readonly freshness: Freshness;
  /** Responses to GET made from the same version are equal. */
  version(): Promise<string>;
}

/** An endpoint whose responses are cached. */
interface CachedEndpoint {
  readonly path: string;
  readonly cache: Cacheable;
}

interface CachedResponse {
  readonly endpoint: CachedEndpoint;
  /** The version of the data that it was made from. */
  readonly version: string;
  readonly rendered: RenderedResponse;
  /** Its headers, as names and values in turn, the fastest form for Node.js. */
  readonly headers: readonly string[];
  /** The headers of 304 for the same response (RFC 9110, section 15.4.5). */
  readonly notModifiedHeaders: readonly string[];
}

/** A response that was sent. */
export interface SentResponse {
  readonly request: IncomingMessage;
  /** The path of the endpoint, or `none`. */
  readonly route: string;
  readonly status: number;
  readonly milliseconds: number;
}

/** A cache of rendered responses. */
export type ResponseCache = ReturnType<typeof createResponseCache>;

/**
 * Creates an empty response cache.
 *
 * @param trustProxy whether responses depend on the X-Forwarded-* headers
 * @param callerKey the part of the key that distinguishes callers; null without authentication. The scopes of a token and of a
 *   role never change, so a response that a caller once got may be sent to them again.
 * @param isRefused whether requests for a path are rejected at the moment
 */
export function createResponseCache(
  trustProxy: boolean,
  callerKey: ((request: IncomingMessage) => string) | null,
  observe: (sent: SentResponse) => void,
  isRefused: (path: string, method: string) => boolean = () => false,
  abortResponse: AbortResponse = (response) => response.destroy(),
) {
  const cache = new LRUCache<string, CachedResponse>({
    maxSize: CAPACITY,
    sizeCalculation: ({ rendered }, key) => rendered.body.length + key.length + OVERHEAD,
  });

  const requestedOnce = new LRUCache<string, true>({ max: MAX_REQUESTED_ONCE });

  /** Everything that a response depends on besides the data. */
  const keyOf = (request: IncomingMessage): string => {
    const { url, headers } = request;
    const asked = `${url}\n${headers.host ?? ABSENT}\n${headers.accept ?? ABSENT}`;
    const key = callerKey === null ? asked : `${asked}\n${callerKey(request)}`;
    if (!trustProxy) return key;
    return FORWARDED.reduce((longer, name) => `${longer}\n${headers[name] ?? ABSENT}`, key);
  };

  return {
    /**
     * Stores a response made of data of this version, or newer. The first request for a key is only remembered, so that a
     * client that reads every page once does not evict what is requested often.
     */
    store(
      request: IncomingMessage,
      endpoint: CachedEndpoint,
      version: string,
      rendered: RenderedResponse,
    ): void {
      const key = keyOf(request);
      if (key.length > MAX_KEY_LENGTH) return;
      if (!cache.has(key) && !requestedOnce.delete(key)) {
        requestedOnce.set(key, true);
        return;
      }
      cache.set(key, {
        endpoint,
        version,
        rendered,
        headers: Object.entries(rendered.headers).flat(),
        notModifiedHeaders: Object.entries(withoutContent(rendered.headers)).flat(),
      });
    },

    /** Responds from the cache; on a miss, calls `next`. */
    respond(request: IncomingMessage, response: ServerResponse, next: () => void) {
      const { method } = request;
      const known = method === 'GET' || method === 'HEAD' ? cache.get(keyOf(request)) : undefined;
      if (known === undefined || isRefused(known.endpoint.path, method ?? '')) return next();
      const start = performance.now();
      const finish = (current: string) => {
        if (current !== known.version) return next();
        send(known, request, response);
        observe({
          request,
          route: known.endpoint.path,
          status: response.statusCode,
          milliseconds: performance.now() - start,
        });
      };
      // No listener above would catch an error thrown here, and it would end the process.
      known.endpoint.cache
        .version()
        .then(finish, next)
        .catch((error: unknown) => abortResponse(response, error));
    },
  };
}

function send(
  { endpoint, rendered, headers, notModifiedHeaders }: CachedResponse,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const tag = rendered.headers['ETag'] ?? '';
  if (isFresh(request.headers['if-none-match'], tag)) {
    response.writeHead(304, currentHeaders(notModifiedHeaders, endpoint, request)).end();
  } else {
    response.writeHead(rendered.status, currentHeaders(headers, endpoint, request));
    response.end(request.method === 'HEAD' ? undefined : rendered.body);
  }
}

/** The headers with those that vary: the request id and, on some responses, Expires. */
function currentHeaders(
  headers: readonly string[],
  { cache: { freshness } }: CachedEndpoint,
  request: IncomingMessage,
): string[] {
  const complete = [...headers, REQUEST_ID, chooseRequestId(request)];
  if (freshness.kind === 'fixed') complete.push(...Object.entries(expires(freshness)).flat());
  return complete;
}
