/** How paths are added to the server: those that answer every method, with the way to their slash, and the files of the pages. */

import type { FastifyInstance } from 'fastify';
import type { Asset } from '../browsable/assets.ts';
import { SECURITY_HEADERS } from '../responses/headers.ts';
import { notFound } from '../responses/problem.ts';
import { type Handler, type HandlerContext, sendProblem } from './pipeline.ts';

/** What clients send. All other methods come to {@link notFoundHandler}: a path is kept once for each that it is added for. */
const USUAL_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** A path and, where it ends with a slash, the way to it from the same path without. */
export function addPath(server: FastifyInstance, path: string, handler: Handler): void {
  server.route({ method: USUAL_METHODS, url: path, handler });
  if (path.length > 1 && path.endsWith('/')) addWayToSlash(server, path);
}

/** The way to a path from the same path without the slash at its end. */
function addWayToSlash(server: FastifyInstance, path: string): void {
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
 * The handler of all that no path was added for. A path that is there answers the other methods of HTTP, too. A write to a
 * path without the slash at its end is told so: if it were redirected, it would become a GET, and what it carries would be lost.
 *
 * @param handlers by path
 */
export function notFoundHandler(context: HandlerContext, handlers: ReadonlyMap<string, Handler>): Handler {
  return async (request, reply) => {
    const path = request.url.replace(/\?.*/s, '');
    const handler = handlers.get(path);
    if (handler !== undefined) return handler(request, reply);
    const detail = handlers.has(`${path}/`)
      ? `Not found. The path requires a trailing slash: ${path}/`
      : undefined;
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
