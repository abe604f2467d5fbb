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

import type { RequestListener, Server } from 'node:http';
import type { Authenticator } from '../auth/authentication.ts';
import { applyCors } from '../auth/cross-origin.ts';
import type { AbortResponse } from '../connections/node-server.ts';
import { assignRequestId, isAmbiguous } from '../requests/request-id.ts';
import type { ResponseCache } from './response-cache.ts';

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
