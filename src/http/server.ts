/** Assembles the server: connections, the front, Fastify with its routes, and the pipeline. */

import { Socket } from 'node:net';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { type AuthenticationStores, callerKey, createAuthentication } from './auth/authentication.ts';
import { calendarPath } from './calendar/document.ts';
import {
  type ConnectionLimits,
  createGracefulShutdown,
  createNodeServer,
  refuseConnection,
  respondToConnectionError,
  responseAborter,
} from './connections/node-server.ts';
import { DOCS_PATH } from './docs/page.ts';
import { createEndpoints, type EndpointParts } from './endpoints/endpoints.ts';
import { createFront, createResponseCache } from './front/front.ts';
import type { Metrics } from './observability/metrics.ts';
import { API_DESCRIPTION } from './openapi/document.ts';
import type { Endpoint } from './pipeline/endpoint.ts';
import { createLoadShedder } from './pipeline/load-shedding.ts';
import {
  addRoutes,
  createPipeline,
  createResponseObserver,
  logResponse,
  type PipelineContext,
  sendError,
} from './pipeline/pipeline.ts';
import type { SiteContext, SiteLink } from './pipeline/rendering.ts';
import { requestIdOf } from './requests/request-id.ts';
import { METHODS } from './responses/node-http.ts';
import { notFound } from './responses/response.ts';

/** The limits of a request, in bytes. */
interface RequestLimits {
  readonly body: number;
  /** All headers together, including the URL. */
  readonly headers: number;
  readonly address: number;
}

/** The log of the server; entries about a request have its id. */
export type ServerLogger = FastifyBaseLogger;

/** The server. */
export interface HttpServer extends Pick<FastifyInstance, 'listen' | 'close' | typeof Symbol.asyncDispose> {
  /** What it answers, for documents about it. */
  readonly endpoints: readonly Endpoint[];
}

/** The dependencies of the server. */
export interface ServerParts
  extends Omit<EndpointParts, 'site' | 'authentication' | 'bodyLimit' | 'metrics'>,
    Pick<PipelineContext, 'allowedHosts'> {
  readonly metrics: Metrics;
  /** Further links of the navigation, such as the desk. */
  readonly links: readonly SiteLink[];
  readonly logger: ServerLogger;
  readonly trustProxy: boolean;
  /** The origins whose pages may read and write with a token: `https://app.example.org`. */
  readonly corsOrigins: readonly string[];
  /** Null with AUTH=open. */
  readonly authenticationStores: AuthenticationStores | null;
  readonly limits: RequestLimits;
  readonly connections: Omit<ConnectionLimits, 'onRefused'>;
  /** How long a connection may be silent during a request, in milliseconds; longer than writing goals takes. */
  readonly silenceLimit: number;
}

/** No route declares a schema. Without schema compilers, a hundred files fewer are loaded. */
const refuseSchemas = (): never => {
  throw new Error('routes cannot declare schemas: there is no compiler for them');
};
const NO_SCHEMAS = { buildValidator: refuseSchemas, buildSerializer: refuseSchemas };

/** Creates the server; it does not listen yet. */
export function createServer(parts: ServerParts): HttpServer {
  const { collections, metrics, logger, baseUrl, trustProxy, corsOrigins, limits } = parts;
  const calendarPaths = collections.flatMap((collection) =>
    collection.calendar ? [calendarPath(collection)] : [],
  );
  const authentication =
    parts.authenticationStores &&
    createAuthentication({ ...parts, calendarPaths }, parts.authenticationStores);
  const authenticator = authentication?.authenticator ?? null;
  const observe = createResponseObserver(metrics, authentication);
  const abortResponse = responseAborter(logger);
  const responseCache = createResponseCache(
    trustProxy,
    authenticator && ((request) => callerKey(authenticator.callerOf(request))),
    observe,
    authentication?.reads.isRefused,
    abortResponse,
  );
  const site = siteOf(parts);
  const endpoints = createEndpoints({ ...parts, site, authentication, bodyLimit: limits.body });
  const pipeline = createPipeline({
    baseUrl,
    authenticator,
    allowedHosts: parts.allowedHosts,
    trustedOrigins: corsOrigins,
    addressLimit: limits.address,
    site,
    loadShedder: createLoadShedder(logger),
    responseCache,
    reads: authentication?.reads ?? null,
  });
  const server = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy,
    genReqId: requestIdOf,
    schemaController: { compilersFactory: NO_SCHEMAS },
    exposeHeadRoutes: false,
    // Requests that arrive while the service stops are still handled; then their connections are closed.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    // Endpoints parse queries themselves.
    routerOptions: { querystringParser: () => ({}) },
    rewriteUrl: ({ url = '/' }) => url.replace(/^https?:\/\/[^/?#]*/i, '') || '/',
    serverFactory: (framework) =>
      createNodeServer(
        {
          silence: parts.silenceLimit,
          headers: limits.headers,
          connections: { ...parts.connections, onRefused: connectionObserver(metrics, logger) },
        },
        (node) =>
          createFront({ server: node, authenticator, responseCache, corsOrigins, abortResponse, framework }),
      ),
    clientErrorHandler: respondToConnectionError,
    // A path that cannot be decoded does not exist.
    frameworkErrors: (error, request, reply) => {
      const reason = error.code === 'FST_ERR_BAD_URL' ? notFound() : error;
      const rejection = authenticator?.rejectionOf(request.raw);
      return sendError(pipeline, rejection ?? reason, request, reply);
    },
  });
  server.server.on('connect', (_request, socket) => {
    if (socket instanceof Socket) refuseConnection(socket, authenticator === null ? 405 : 401);
  });
  // Every method gets a response by the same rules, and endpoints read bodies themselves.
  for (const method of METHODS) {
    if (method !== 'CONNECT') server.addHttpMethod(method, { hasBody: false, overrideExisting: true });
  }
  addRoutes(server, endpoints, pipeline);
  // A failure to accept a connection, such as for lack of memory, must not end the process.
  server.server.once('listening', () =>
    server.server.on('error', (error) => logger.error({ err: error }, 'failed to accept a connection')),
  );
  server.addHook('preClose', createGracefulShutdown(server.server));
  server.addHook('onClose', () => authentication?.reads.close());
  server.addHook('onResponse', async (request, reply) => {
    const sent = {
      request: request.raw,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      milliseconds: reply.elapsedTime,
    };
    observe(sent);
    logResponse(request.log, sent);
  });
  return Object.assign(server, { endpoints });
}

/** The name of the service on its pages. */
export const SERVICE_NAME = 'Mentoring';

/** The parts that all pages share. */
function siteOf({ collections, links, corsOrigins, authenticationStores }: ServerParts): SiteContext {
  const hasTokens = authenticationStores !== null;
  return {
    serviceName: SERVICE_NAME,
    navigation: [
      ...collections.map(({ path, name }) => ({ label: name, href: `/${path}/` })),
      ...links,
      { label: API_DESCRIPTION.name, href: DOCS_PATH },
    ],
    caching: {
      varies: [
        ...(hasTokens ? ['Authorization', 'Cookie'] : []),
        ...(corsOrigins.length === 0 ? [] : ['Origin']),
      ],
      isPrivate: hasTokens,
    },
  };
}

/** The minimum time between two log entries about rejected connections, in milliseconds. */
const PAUSE = 60_000;

/** Counts rejected connections, and logs at most one entry a minute. */
function connectionObserver(metrics: Metrics, logger: Pick<ServerLogger, 'warn'>): () => void {
  let logged = Number.NEGATIVE_INFINITY;
  return () => {
    metrics.countRefusedConnection();
    if (performance.now() - logged < PAUSE) return;
    logged = performance.now();
    logger.warn('too many connections: rejecting further ones (CONNECTION_LIMIT, CLIENT_CONNECTION_LIMIT)');
  };
}
