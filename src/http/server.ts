/** The server: which paths there are, and what holds for all of them. */

import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { IdempotencyStore } from '../domain/idempotency.ts';
import type { Collection } from '../resources/collection.ts';
import {
  type AuthenticationStores,
  callerKey,
  createAuthentication,
  requireAuthentication,
} from './auth/authentication.ts';
import { rejectUnauditedReads } from './auth/read-audit.ts';
import { docsStyleSheet, icon, styleSheet } from './browsable/assets.ts';
import { calendarPath } from './calendar/document.ts';
import { calendarHandler } from './calendar/endpoint.ts';
import { collectionEndpoint } from './collections/collection-endpoint.ts';
import { answerConnectionError, refuseConnection, responseAborter } from './connections/errors.ts';
import { createGracefulShutdown } from './connections/graceful-shutdown.ts';
import type { ConnectionLimits } from './connections/limits.ts';
import { docsHandler } from './docs/endpoint.ts';
import { DOCS_PATH } from './docs/page.ts';
import { addOperations } from './endpoints/operations.ts';
import { rootEndpoint } from './endpoints/root.ts';
import { addSecurityTxt } from './endpoints/security-txt.ts';
import { addSignIn } from './endpoints/sign-in.ts';
import { addAmbiguityCheck, beforeFramework, createNodeServer } from './front/front.ts';
import { createResponseCache } from './front/response-cache.ts';
import type { Metrics } from './observability/metrics.ts';
import { API_DESCRIPTION, describedService, descriptionEndpoint } from './openapi/document.ts';
import { addLoadShedding, wasShed } from './pipeline/load-shedding.ts';
import {
  endpointHandler,
  type HandlerContext,
  type RequestLimits,
  sendProblem,
} from './pipeline/pipeline.ts';
import type { HostMatcher } from './pipeline/request-context.ts';
import { addAsset, addPath, notFoundHandler } from './pipeline/routes.ts';
import { requestIdOf } from './requests/request-id.ts';
import { METHODS } from './responses/node-http.ts';
import { addressTooLong, notFound } from './responses/problem.ts';

/** What the server stands on. */
export interface ServerParts {
  readonly collections: readonly Collection[];
  readonly metrics: Metrics;
  readonly logger: FastifyBaseLogger;
  /** Rejects where the service could not answer requests. */
  readonly ready: () => Promise<void>;
  readonly baseUrl: string | null;
  readonly trustProxy: boolean;
  readonly allowedHosts: HostMatcher;
  /** The origins whose pages may read and write with a token: `https://app.example.org`. */
  readonly corsOrigins: readonly string[];
  /** Where security issues are reported; null where nothing is said. */
  readonly securityContacts: readonly string[] | null;
  /** By what tokens are known; null where everybody is answered. */
  readonly authenticationStores: AuthenticationStores | null;
  readonly limits: RequestLimits;
  readonly idempotency: IdempotencyStore;
  readonly connections: Omit<ConnectionLimits, 'onRefused'>;
  /** How long nothing may move on a connection, in milliseconds: longer than goals take to be written. */
  readonly silenceLimit: number;
}

/** No route declares a schema: without compilers for them, a hundred files less are loaded. */
const refuseSchemas = (): never => {
  throw new Error('routes cannot declare schemas: there is no compiler for them');
};
const NO_SCHEMAS = { buildValidator: refuseSchemas, buildSerializer: refuseSchemas };

/** Makes the server; it does not listen yet. */
export function createServer(parts: ServerParts): FastifyInstance {
  const { collections, metrics, logger } = parts;
  const { baseUrl, corsOrigins } = parts;
  const authentication =
    parts.authenticationStores && createAuthentication(parts, parts.authenticationStores);
  const authenticator = authentication?.authenticator ?? null;
  const observe = (request: IncomingMessage, route: string, status: number, milliseconds: number): void => {
    const method = request.method ?? '';
    metrics.countRequest(route, method, status, milliseconds / 1000);
    authentication?.reads.note(route, method, status, authentication.authenticator.callerOf(request));
  };
  const abortResponse = responseAborter(logger);
  const responseCache = createResponseCache(
    parts.trustProxy,
    authenticator && ((request) => callerKey(authenticator.callerOf(request))),
    (request, { path }, status, milliseconds) => observe(request, path, status, milliseconds),
    authentication?.reads.isRefused,
    abortResponse,
  );
  const context: HandlerContext = {
    baseUrl,
    authenticator,
    allowedHosts: parts.allowedHosts,
    trustedOrigins: corsOrigins,
    limits: parts.limits,
    idempotency: parts.idempotency,
    site: {
      serviceName: 'Mentoring',
      navigation: [
        ...collections.map(({ path, name }) => ({ label: name, href: `/${path}/` })),
        { label: API_DESCRIPTION.name, href: DOCS_PATH },
      ],
      caching: {
        varies: [
          ...(authenticator === null ? [] : ['Authorization', 'Cookie']),
          ...(corsOrigins.length === 0 ? [] : ['Origin']),
        ],
        isPrivate: authenticator !== null,
      },
    },
    responseCache,
  };
  const server = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: parts.trustProxy,
    genReqId: requestIdOf,
    schemaController: { compilersFactory: NO_SCHEMAS },
    exposeHeadRoutes: false,
    // What arrives while the service stops is still answered; the connection is closed after it.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    // Queries are parsed where they are looked at.
    routerOptions: { querystringParser: () => ({}) },
    rewriteUrl: ({ url = '/' }) => url.replace(/^https?:\/\/[^/?#]*/i, '') || '/',
    serverFactory: (next) =>
      createNodeServer(
        {
          silenceLimit: parts.silenceLimit,
          headers: parts.limits.headers,
          connections: { ...parts.connections, onRefused: tellRefused(metrics, logger) },
        },
        (server) =>
          beforeFramework({ server, authenticator, responseCache, corsOrigins, abortResponse, next }),
      ),
    clientErrorHandler: answerConnectionError,
    // A path that cannot be decoded is nowhere.
    frameworkErrors: (error, request, reply) =>
      sendProblem(
        authenticator?.rejectionOf(request.raw) ?? (error.code === 'FST_ERR_BAD_URL' ? notFound() : error),
        context,
        request,
        reply,
      ),
  });
  server.server.on('connect', (_request, socket) => {
    if (socket instanceof Socket) refuseConnection(socket, authenticator === null ? 405 : 401);
  });
  // Every method is answered, by the same rules, and bodies are read by those who want them.
  const methods = METHODS.filter((method) => method !== 'CONNECT');
  for (const method of methods) server.addHttpMethod(method, { hasBody: false, overrideExisting: true });

  const root = rootEndpoint(collections);
  const described = describedService(collections, root.view, authenticator !== null);
  const endpoints = [root, ...collections.map(collectionEndpoint), descriptionEndpoint(described)];
  const allowed = new Map(endpoints.map(({ path, allow }) => [path, allow]));
  addAmbiguityCheck(server, context, allowed);
  addLoadShedding(server, context);
  if (authentication !== null) {
    requireAuthentication(server, authentication.authenticator, context);
    addSignIn(server, authentication, context, methods);
    rejectUnauditedReads(server, authentication.reads, context, allowed);
    server.addHook('onClose', () => authentication.reads.close());
  }
  server.addHook('onRequest', async (request, reply) =>
    request.url.length > parts.limits.address
      ? sendProblem(addressTooLong(parts.limits.address), context, request, reply)
      : undefined,
  );
  const handlers = new Map(endpoints.map((endpoint) => [endpoint.path, endpointHandler(endpoint, context)]));
  handlers.set(DOCS_PATH, docsHandler(described, context));
  for (const collection of collections) {
    const { calendar } = collection;
    if (calendar === undefined) continue;
    handlers.set(calendarPath(collection), calendarHandler(collection, calendar, context));
  }
  for (const [path, handler] of handlers) addPath(server, path, handler);
  // Where a browser shows JSON, it looks for an icon at the one path that every browser knows.
  const knownIcon = { ...icon, path: '/favicon.ico' };
  for (const asset of [styleSheet, docsStyleSheet, icon, knownIcon]) addAsset(server, asset);
  addOperations(server, metrics, parts.ready, context);
  addSecurityTxt(server, parts.securityContacts, context);
  server.setNotFoundHandler(notFoundHandler(context, handlers));
  server.setErrorHandler((error, request, reply) => sendProblem(error, context, request, reply));
  // A connection that the system could not take, for want of memory say, is no reason to end.
  server.server.once('listening', () =>
    server.server.on('error', (error) => logger.error({ err: error }, 'failed to accept a connection')),
  );
  const gracefulShutdown = createGracefulShutdown(server.server);
  server.addHook('preClose', () => gracefulShutdown.beforeClose());
  server.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    observe(request.raw, route, reply.statusCode, reply.elapsedTime);
    const { method, log } = request;
    const entry = { route, method, status: reply.statusCode, milliseconds: Math.round(reply.elapsedTime) };
    // Reads that went well are many, as are requests that are too many; the metrics count them.
    const isRead = method === 'GET' || method === 'HEAD';
    if ((reply.statusCode < 400 && isRead) || wasShed(request.raw)) log.debug(entry, 'answered');
    else log.info(entry, 'answered');
  });
  return server;
}

/** How long after one refused connection the log tells of the next, in milliseconds. */
const PAUSE = 60_000;

/** Counts refused connections; the log tells of one a minute. */
function tellRefused(metrics: Metrics, logger: Pick<FastifyBaseLogger, 'warn'>): () => void {
  let told = Number.NEGATIVE_INFINITY;
  return () => {
    metrics.countRefusedConnection();
    if (performance.now() - told < PAUSE) return;
    told = performance.now();
    logger.warn('too many connections: rejecting further ones (CONNECTION_LIMIT, CLIENT_CONNECTION_LIMIT)');
  };
}
