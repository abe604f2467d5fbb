/** How paths are added to the server: endpoints with the way to their slash, and the files of the pages. */

import type { FastifyInstance } from 'fastify';
import type { Asset } from './assets.ts';
import type { Endpoint } from './endpoint.ts';
import { endpointHandler, type Handler, type HandlerContext, sendProblem } from './handler.ts';
import { SECURITY_HEADERS } from './headers.ts';
import { notFound } from './problem.ts';

/** The path of an endpoint and, where it ends with a slash, the way to it from the same path without. */
export function addEndpoint(
  server: FastifyInstance,
  endpoint: Endpoint,
  methods: readonly string[],
  context: HandlerContext,
): void {
  server.route({ method: [...methods], url: endpoint.path, handler: endpointHandler(endpoint, context) });
  if (endpoint.path.length > 1 && endpoint.path.endsWith('/')) addWayToSlash(server, endpoint.path);
}

/** The way to a path from the same path without the slash at its end. */
export function addWayToSlash(server: FastifyInstance, path: string): void {
  server.route({
    method: ['GET', 'HEAD'],
    url: path.slice(0, -1),
    handler: (request, reply) =>
      reply
        .code(301)
        .headers({
          Location: path + queryOf(request.url),
          'Content-Type': 'text/html; charset=utf-8',
          'Content-Length': '0',
          ...SECURITY_HEADERS,
        })
        .send(''),
  });
}

/**
 * The handler of all that is nowhere. A write to a path without the slash at its end is told so: if it were redirected,
 * it would become a GET, and what it carries would be lost.
 *
 * @param paths that end with a slash
 */
export function notFoundHandler(context: HandlerContext, paths: ReadonlySet<string>): Handler {
  return async (request, reply) => {
    const path = `${request.url.replace(/\?.*/s, '')}/`;
    const detail = paths.has(path) ? `Not found. The path is ${path}, with a slash at its end.` : undefined;
    return sendProblem(notFound(detail), context, request, reply);
  };
}

/** The query of an address with its question mark, as a header can carry it; an empty query is none. */
function queryOf(target: string): string {
  const start = target.indexOf('?');
  const query = start < 0 ? '' : target.slice(start).replace(/[^!-~]|["<>\\^`{|}]/g, encodeURIComponent);
  return query === '?' ? '' : query;
}

/** A file of the pages; at the address that names its content it may be kept for good. */
export function addAsset(server: FastifyInstance, { path, href, contentType, content }: Asset): void {
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
