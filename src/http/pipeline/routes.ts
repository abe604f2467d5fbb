/** The routes of Fastify. Only this file and `server.ts` use its types. */

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isTemplate, pathValues, routePath } from '../requests/path-template.ts';
import type { RenderedResponse } from '../responses/response.ts';
import { redirectResponse } from '../responses/response.ts';
import { type Endpoint, FIXED_READS } from './endpoint.ts';
import type { Pipeline } from './pipeline.ts';

/** The methods with routes of their own, of which the router stores each; others are found in `endpointAt`. */
const ROUTED_METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Adds the routes of all endpoints, and the responses for unknown paths. */
export function addRoutes(server: FastifyInstance, endpoints: readonly Endpoint[], pipeline: Pipeline): void {
  const shownBy = endpoints.filter(({ showsLost }) => showsLost === true);
  const handlerOf = (endpoint: Endpoint | undefined, hint?: string) =>
    respond(pipeline, endpoint, shownBy, hint);
  for (const endpoint of [...endpoints, ...endpoints.flatMap(slashRedirect)]) {
    const { path, methods, otherMethods } = endpoint;
    const routed = otherMethods === 'not found' ? [...methods] : ROUTED_METHODS;
    server.route({ method: routed, url: routePath(path), handler: handlerOf(endpoint) });
  }
  const routed = endpoints.filter(({ otherMethods }) => otherMethods === undefined);
  const byPath = new Map(routed.map((endpoint) => [endpoint.path, endpoint]));
  const templates = routed.filter(({ path }) => isTemplate(path));
  const endpointAt = (path: string): Endpoint | undefined =>
    byPath.get(path) ?? templates.find((endpoint) => pathValues(endpoint.path, path) !== null);
  server.setNotFoundHandler((request, reply) => {
    const path = request.url.replace(/\?.*/s, '');
    // If a write without the slash were redirected, it would become a GET, and its body would be lost.
    const hint = endpointAt(`${path}/`)
      ? `Not found. The path requires a trailing slash: ${path}/`
      : undefined;
    return handlerOf(endpointAt(path), hint)(request, reply);
  });
  server.setErrorHandler((error, request, reply) => sendError(pipeline, error, request, reply));
}

/** Sends the error of a request that failed outside of the pipeline. */
export const sendError = (pipeline: Pipeline, error: unknown, request: FastifyRequest, reply: FastifyReply) =>
  send(pipeline.fail(error, pipeline.contextOf(request, reply.raw)), reply);

const respond =
  (pipeline: Pipeline, endpoint: Endpoint | undefined, shownBy: readonly Endpoint[], hint?: string) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const context = pipeline.contextOf(request, reply.raw);
    // The router accepts an empty value.
    const isThere =
      endpoint === undefined ||
      !isTemplate(endpoint.path) ||
      pathValues(endpoint.path, context.path) !== null;
    const response = await pipeline.respond(isThere ? endpoint : undefined, context, {
      hint,
      shownBy: shownBy.find(({ path }) => context.path.startsWith(path)),
    });
    return response === undefined ? reply.hijack() : send(response, reply);
  };

function send({ status, headers, body }: RenderedResponse, reply: FastifyReply): FastifyReply {
  return reply
    .code(status)
    .headers(headers)
    .send(status === 304 ? undefined : body);
}

/** The redirect from the path without the trailing slash. */
function slashRedirect({ path, methods, access }: Endpoint): readonly Endpoint[] {
  if (path.length === 1 || !path.endsWith('/') || !methods.includes('GET')) return [];
  return [
    {
      ...FIXED_READS,
      path: path.slice(0, -1),
      access: access === 'public' ? 'public' : 'authenticated',
      skips: ['host'],
      handle: async ({ context }) => redirectResponse(301, `${context.path}/${queryOf(context.target)}`),
    },
  ];
}

/** The query of a URL with its question mark, valid in a header; an empty query gives an empty text. */
function queryOf(target: string): string {
  const start = target.indexOf('?');
  const query = start < 0 ? '' : target.slice(start).replace(/[^!-~]|["<>\\^`{|}]/g, encodeURIComponent);
  return query === '?' ? '' : query;
}
