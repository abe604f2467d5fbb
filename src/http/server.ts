/** The server: which paths there are, and what holds for all of them. */

import { METHODS } from 'node:http';
import { Socket } from 'node:net';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Collection } from '../resources/collection.ts';
import { type Asset, icon, styleSheet } from './assets.ts';
import { collectionEndpoint } from './collection-endpoint.ts';
import { answerConnectionError, refuseConnection } from './connection-errors.ts';
import type { Endpoint } from './endpoint.ts';
import {
  endpointHandler,
  type HandlerContext,
  type KeptAnswer,
  notFoundHandler,
  sendProblem,
} from './handler.ts';
import { SECURITY_HEADERS } from './headers.ts';
import type { Metrics } from './metrics.ts';
import { addOperations } from './operations.ts';
import { rootEndpoint } from './root-endpoint.ts';

/** What the server stands on. */
export interface ServerParts {
  readonly collections: readonly Collection[];
  readonly metrics: Metrics;
  readonly logger: FastifyBaseLogger;
  /** Rejects where the service could not answer requests. */
  readonly ready: () => Promise<void>;
  readonly baseUrl: string | null;
  readonly trustProxy: boolean;
  readonly allowedHosts: readonly string[];
}

/** How many bytes of answers are kept at the most. */
const KEPT_BYTES = 16 * 1024 * 1024;
/** How long a client may take to send a request, in milliseconds. */
const REQUEST_TIME_LIMIT = 30_000;

/** Makes the server; it does not listen yet. */
export function createServer(parts: ServerParts): FastifyInstance {
  const { collections, metrics, logger } = parts;
  const context: HandlerContext = {
    baseUrl: parts.baseUrl,
    allowedHosts: parts.allowedHosts,
    surroundings: {
      serviceName: 'Mentoring',
      navigation: collections.map(({ path, name }) => ({ label: name, href: `/${path}/` })),
    },
    kept: new LRUCache<string, KeptAnswer>({
      maxSize: KEPT_BYTES,
      sizeCalculation: ({ rendered }, key) => rendered.body.length + key.length + 1000,
    }),
  };
  const server = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: parts.trustProxy,
    requestTimeout: REQUEST_TIME_LIMIT,
    exposeHeadRoutes: false,
    // What arrives while the service stops is still answered; the connection is closed after it.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    // Queries are parsed where they are looked at.
    routerOptions: { querystringParser: () => ({}) },
    rewriteUrl: ({ url = '/' }) => url.replace(/^https?:\/\/[^/?#]*/i, '') || '/',
    clientErrorHandler: answerConnectionError,
    frameworkErrors: (error, request, reply) => sendProblem(error, context, request, reply),
  });
  server.server.on('connect', (_request, socket) => {
    if (socket instanceof Socket) refuseConnection(socket, 405);
  });
  // Every method is answered, by the same rules, and bodies are read by those who want them.
  const methods = METHODS.filter((method) => method !== 'CONNECT');
  for (const method of methods) server.addHttpMethod(method, { hasBody: false, overrideExisting: true });

  const endpoints = [rootEndpoint(collections), ...collections.map(collectionEndpoint)];
  for (const endpoint of endpoints) addEndpoint(server, endpoint, methods, context);
  for (const asset of [styleSheet, icon]) addAsset(server, asset);
  addOperations(server, metrics, parts.ready);
  server.setNotFoundHandler(notFoundHandler(context, () => undefined));
  server.setErrorHandler((error, request, reply) => sendProblem(error, context, request, reply));
  server.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    const { statusCode: status, elapsedTime } = reply;
    metrics.countRequest(route, request.method, status, elapsedTime / 1000);
    request.log.info(
      { route, method: request.method, status, milliseconds: Math.round(elapsedTime) },
      'answered',
    );
  });
  return server;
}

/** The path of an endpoint, and the way to it from the same path without the slash at its end. */
function addEndpoint(
  server: FastifyInstance,
  endpoint: Endpoint,
  methods: readonly string[],
  context: HandlerContext,
): void {
  server.route({ method: [...methods], url: endpoint.path, handler: endpointHandler(endpoint, context) });
  if (endpoint.path === '/') return;
  const url = endpoint.path.slice(0, -1);
  server.route({
    method: ['GET', 'HEAD'],
    url,
    handler: (request, reply) =>
      reply
        .code(301)
        .headers({
          Location: endpoint.path + queryOf(request.url),
          'Content-Type': 'text/html; charset=utf-8',
          'Content-Length': '0',
          ...SECURITY_HEADERS,
        })
        .send(''),
  });
  server.route({
    method: methods.filter((method) => method !== 'GET' && method !== 'HEAD'),
    url,
    // A write that were redirected would become a GET, and what it carries would be lost.
    handler: notFoundHandler(
      context,
      () => `Not found. The path is ${endpoint.path}, with a slash at its end.`,
    ),
  });
}

/** The query of an address with its question mark, as a header can carry it; an empty query is none. */
function queryOf(target: string): string {
  const start = target.indexOf('?');
  const query = start < 0 ? '' : target.slice(start).replace(/[^!-~]|["<>\\^`{|}]/g, encodeURIComponent);
  return query === '?' ? '' : query;
}

function addAsset(server: FastifyInstance, { path, href, contentType, content }: Asset): void {
  server.route({
    method: ['GET', 'HEAD'],
    url: path,
    handler: (request, reply) =>
      reply
        .headers({
          'Content-Type': contentType,
          'Cache-Control': request.url === href ? 'max-age=31536000, immutable' : 'no-cache',
          ...SECURITY_HEADERS,
        })
        .send(content),
  });
}
