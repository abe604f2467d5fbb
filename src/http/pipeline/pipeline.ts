/** The handler of endpoints: host, negotiation, permissions, method, rendering, conditional requests. */

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { IdempotencyStore } from '../../domain/idempotency.ts';
import { checkOrigin } from '../auth/cross-origin.ts';
import { checkPermission } from '../auth/permissions.ts';
import { createRecord, streamCreation } from '../collections/creation.ts';
import type { ResponseCache } from '../front/response-cache.ts';
import { logProblem } from '../observability/problem-log.ts';
import { asksForEvents, COMPACT_JSON, negotiate, type Representation } from '../requests/negotiation.ts';
import { lastValue } from '../requests/query.ts';
import { expires, withoutContent } from '../responses/headers.ts';
import { STATUS_CODES } from '../responses/node-http.ts';
import { methodNotAllowed, notAcceptable, notFound, type Problem, problemOf } from '../responses/problem.ts';
import { type EndpointResponse, entityTag, isFresh, type RenderedResponse } from '../responses/response.ts';
import type { Endpoint } from './endpoint.ts';
import { METHOD_PARAMETER, render, type SiteContext } from './rendering.ts';
import {
  checkHost,
  type HostMatcher,
  type RequestContext,
  type RequestContextOptions,
  readRequestContext,
} from './request-context.ts';

/** How large the parts of a request may be, in bytes. */
export interface RequestLimits {
  readonly body: number;
  /** All headers together, the address counted in. */
  readonly headers: number;
  readonly address: number;
}

/** What handlers share. */
export interface HandlerContext extends RequestContextOptions {
  readonly allowedHosts: HostMatcher;
  /** The origins, beside the own, whose pages may write. */
  readonly trustedOrigins: readonly string[];
  /** How much is read of a request, in bytes. */
  readonly limits: RequestLimits;
  readonly idempotency: IdempotencyStore;
  readonly site: SiteContext;
  readonly responseCache: ResponseCache;
}

export type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** The handler of an endpoint, for all methods. It always responds. */
export function endpointHandler(endpoint: Endpoint, context: HandlerContext): Handler {
  return async (request, reply) => {
    const requestContext = readRequestContext(request, context);
    let representation = COMPACT_JSON;
    try {
      checkHost(request, context.allowedHosts);
      const incoming = {
        request,
        reply,
        bodyLimit: context.limits.body,
        idempotency: context.idempotency,
      };
      if (
        endpoint.streams &&
        requestContext.method === 'POST' &&
        asksForEvents(requestContext.accept, formatOf(requestContext))
      ) {
        checkAccess(requestContext, request);
        const answer = await streamCreation(endpoint, requestContext, incoming);
        return answer === undefined ? reply : send(write(answer, requestContext, representation), reply);
      }
      representation = negotiated(requestContext);
      checkAccess(requestContext, request);
      const method = methodOf(requestContext, representation);
      switch (method) {
        case 'GET':
        case 'HEAD':
          return sendRead(endpoint, await read(requestContext, representation, request), request, reply);
        case 'OPTIONS':
          return send(
            write(
              endpoint.options(requestContext, await pageVersion(representation)),
              requestContext,
              representation,
              method,
            ),
            reply,
          );
        case 'POST':
          return send(
            write(
              await createRecord(endpoint, requestContext, incoming, representation.kind === 'html'),
              requestContext,
              representation,
            ),
            reply,
          );
        default:
          throw methodNotAllowed(method);
      }
    } catch (error) {
      const problem = problemOf(error);
      logProblem(problem, error, request, reply);
      return send(write(problemResponse(problem, endpoint), requestContext, representation), reply);
    }
  };

  function checkAccess(requestContext: RequestContext, { raw }: FastifyRequest): void {
    checkOrigin(raw, requestContext, context.trustedOrigins);
    checkPermission(requestContext.caller, endpoint.scopes, requestContext.method);
  }

  /** What a path takes is told on a page also where the data are away. */
  async function pageVersion({ kind }: Representation): Promise<string> {
    return kind === 'html' ? endpoint.version().catch(() => '') : '';
  }

  function write(
    answer: EndpointResponse,
    requestContext: RequestContext,
    representation: Representation,
    method?: string,
  ): RenderedResponse {
    const headers = { Allow: endpoint.allow, ...answer.headers };
    return render({ ...answer, headers }, representation, requestContext, context.site, method);
  }

  /** The version is asked for before the data, which may then be newer, but never older than it says. */
  async function read(
    requestContext: RequestContext,
    representation: Representation,
    { raw }: FastifyRequest,
  ): Promise<RenderedResponse> {
    const version = await endpoint.version();
    // To HEAD the page is that of GET, for its length and for those who get it from here later.
    const bare = write(await endpoint.read(requestContext, version), requestContext, representation, 'GET');
    const rendered = { ...bare, headers: { ...bare.headers, ETag: entityTag(bare.body) } };
    context.responseCache.store(raw, endpoint, version, rendered);
    return rendered;
  }
}

/** Logs and sends a problem that arose outside of any endpoint, as JSON or as a page. */
export function sendProblem(
  error: unknown,
  context: HandlerContext,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const problem = problemOf(error);
  logProblem(problem, error, request, reply);
  return sendQuietly(problem, context, request, reply);
}

/** Sends a problem without logging it. */
export function sendQuietly(
  problem: Problem,
  context: HandlerContext,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const requestContext = readRequestContext(request, context);
  return send(
    render(problemResponse(problem), tolerantly(requestContext), requestContext, context.site),
    reply,
  );
}

function problemResponse(problem: Problem, endpoint?: Endpoint): EndpointResponse {
  return {
    status: problem.status,
    headers: problem.headers,
    data: { detail: problem.message },
    view: () =>
      problem.view ?? endpoint?.view ?? { title: STATUS_CODES[problem.status] ?? 'Error', description: '' },
  };
}

/** What the query names as the representation; undefined where it names none. */
function formatOf({ target, path, parameters }: RequestContext): string | undefined {
  return target === path ? undefined : lastValue(parameters, 'format');
}

function negotiated(requestContext: RequestContext): Representation {
  const outcome = negotiate(requestContext.accept, formatOf(requestContext));
  if (outcome.kind === 'unknown format') throw notFound();
  if (outcome.kind === 'not acceptable') throw notAcceptable();
  return outcome;
}

/** The representation a client gets of an error, which it gets in any case. */
function tolerantly(requestContext: RequestContext): Representation {
  try {
    return negotiated(requestContext);
  } catch {
    return COMPACT_JSON;
  }
}

/** A page without scripts cannot send OPTIONS; it links to what would be answered. Both methods are safe. */
function methodOf(
  { method, target, path, parameters }: RequestContext,
  representation: Representation,
): string {
  const isRead = method === 'GET' || method === 'HEAD';
  const asked = isRead && representation.kind === 'html' && target !== path;
  return asked && lastValue(parameters, METHOD_PARAMETER) === 'OPTIONS' ? 'OPTIONS' : method;
}

function sendRead(
  { freshness }: Endpoint,
  rendered: RenderedResponse,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const headers = { ...rendered.headers, ...expires(freshness) };
  const tag = rendered.headers['ETag'] ?? '';
  if (isFresh(request.headers['if-none-match'], tag)) {
    return reply.code(304).headers(withoutContent(headers)).send();
  }
  return send({ ...rendered, headers }, reply);
}

function send({ status, headers, body }: RenderedResponse, reply: FastifyReply): FastifyReply {
  return reply.code(status).headers(headers).send(body);
}
