/** What happens to a request before Fastify: limits, the order of pipelined requests, CORS, authentication, the response cache. */

import type { RequestListener, Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Authenticator } from '../auth/authenticator.ts';
import { applyCors } from '../auth/cors.ts';
import { type AbortResponse, refuseConnection } from '../connections/errors.ts';
import { type ConnectionLimits, limitConnections } from '../connections/limits.ts';
import { oneAtATime } from '../connections/pipelining.ts';
import { type HandlerContext, sendProblem } from '../pipeline/pipeline.ts';
import { ambiguityOf, isAmbiguous } from '../requests/ambiguous-request.ts';
import { giveRequestId } from '../requests/request-id.ts';
import { createServer as createHttpServer } from '../responses/node-http.ts';
import type { ResponseCache } from './response-cache.ts';

/**
 * How long a client may take to send a request, how often that is looked at, and how long a connection may be silent
 * between two requests, in milliseconds.
 */
const TIME_LIMITS = { requestTimeout: 30_000, connectionsCheckingInterval: 5_000, keepAliveTimeout: 72_000 };

/** The limits of connections. */
export interface NodeServerParts {
  /** How long nothing may move on it, in milliseconds. */
  readonly silenceLimit: number;
  /** How many bytes the headers of a request may have. */
  readonly headers: number;
  readonly connections: ConnectionLimits;
}

/** Creates the server of Node.js, which passes every request to a listener. */
export function createNodeServer(
  { silenceLimit, headers, connections }: NodeServerParts,
  listenerFor: (server: Server) => RequestListener,
): Server {
  const maxHeaderSize = headers;
  const server = createHttpServer({ ...TIME_LIMITS, maxHeaderSize, requireHostHeader: false });
  server.on('request', oneAtATime(server, limitConnections(server, connections, listenerFor(server))));
  server.setTimeout(silenceLimit);
  // While an earlier answer is under way on the same connection, Node.js would put this between the head and the body of
  // the next: it may be left out where the body was sent already (RFC 9110, section 10.1.1).
  server.on('checkContinue', (request, response) => {
    if (response.socket !== null) response.writeContinue();
    server.emit('request', request, response);
  });
  server.on('checkExpectation', (request) => refuseConnection(request.socket, 417));
  return server;
}

/** What handles a request before Fastify. */
export interface BeforeFrameworkParts {
  readonly server: Server;
  readonly authenticator: Authenticator | null;
  readonly responseCache: ResponseCache;
  readonly corsOrigins: readonly string[];
  readonly abortResponse: AbortResponse;
  readonly next: RequestListener;
}

/** Creates the listener that authenticates a request, responds from the cache, or passes it on to Fastify. */
export function beforeFramework({
  server,
  authenticator,
  responseCache,
  corsOrigins,
  abortResponse,
  next,
}: BeforeFrameworkParts): RequestListener {
  const toFramework: RequestListener = (request, response) => {
    giveRequestId(request, response);
    next(request, response);
  };
  const cacheFirst: RequestListener = (request, response) => {
    // While the service stops, the framework says so to those who keep their connection.
    if (server.listening) responseCache.respond(request, response, () => toFramework(request, response));
    else toFramework(request, response);
  };
  const guarded: RequestListener =
    authenticator === null
      ? cacheFirst
      : (request, response) => {
          authenticator
            .authenticate(request)
            .then(() =>
              (authenticator.rejectionOf(request) === undefined ? cacheFirst : toFramework)(
                request,
                response,
              ),
            )
            // An error thrown here has no listener above it, and would end the process.
            .catch((error: unknown) => abortResponse(response, error));
        };
  return (request, response) => {
    // The response to these does not depend on the caller.
    if (isAmbiguous(request)) toFramework(request, response);
    else if (!applyCors(request, response, corsOrigins)) guarded(request, response);
  };
}

/**
 * Adds the hook that rejects ambiguous requests before all others.
 *
 * @param allowed the header Allow by path
 */
export function addAmbiguityCheck(
  server: FastifyInstance,
  context: HandlerContext,
  allowed: ReadonlyMap<string, string>,
): void {
  server.addHook('onRequest', async (request, reply) => {
    const problem = ambiguityOf(request.raw);
    if (problem === undefined) return undefined;
    // Methods that clients hardly send have no route.
    const allow = allowed.get(request.routeOptions.url ?? request.url.replace(/\?.*/s, ''));
    if (allow !== undefined) reply.header('Allow', allow);
    return sendProblem(problem, context, request, reply);
  });
}
