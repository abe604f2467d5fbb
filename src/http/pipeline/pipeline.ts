/**
 * The way of every request, in one place:
 *
 *   admission   the request is unambiguous, the service is not overloaded, the caller is known, the URL is not too long
 *   checks      the host is allowed, a representation is acceptable, no other site sent the request (CSRF), the caller
 *               has the permission, the endpoint supports the method, the read can be audited
 *   handler     the endpoint makes a response
 *   response    the response is rendered, gets its headers, is cached, and is compared with If-None-Match
 *
 * Whatever fails on the way becomes an error in the representation that the client asks for.
 */

import type { ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Authentication, Authenticator } from '../auth/authentication.ts';
import { checkOrigin } from '../auth/cross-origin.ts';
import { checkPermission } from '../auth/permissions.ts';
import type { ReadAudit } from '../auth/read-audit.ts';
import type { Cacheable, ResponseCache, SentResponse } from '../front/front.ts';
import { type Logger, logProblem } from '../observability/logger.ts';
import type { Metrics } from '../observability/metrics.ts';
import { COMPACT_JSON, type Representation } from '../requests/negotiation.ts';
import { ambiguityOf } from '../requests/request-id.ts';
import { isTemplate, pathValues, routedValues, routePath } from '../requests/target.ts';
import {
  addressTooLong,
  cacheHeaders,
  type DataResponse,
  type EndpointResponse,
  entityTag,
  expires,
  isFresh,
  methodNotAllowed,
  notFound,
  Problem,
  problemOf,
  type RenderedResponse,
  redirectResponse,
  temporarilyUnavailable,
  withoutContent,
} from '../responses/response.ts';
import {
  type AcceptedRequest,
  allowOf,
  checkHost,
  type Endpoint,
  FIXED_READS,
  type HostMatcher,
  type IncomingRequest,
  type RequestContext,
  type RequestContextOptions,
  readRequestContext,
} from './endpoint.ts';
import { streamed } from './event-stream.ts';
import { type LoadShedder, wasShed } from './load-shedding.ts';
import {
  isStreamed,
  negotiated,
  render,
  renderFixed,
  type SiteContext,
  tolerantlyNegotiated,
} from './rendering.ts';

/** The dependencies of the pipeline. */
export interface PipelineContext extends RequestContextOptions, PipelineChecks {
  readonly allowedHosts: HostMatcher;
  readonly site: SiteContext;
  readonly responseCache: ResponseCache;
}

/** Handles requests. */
export type Pipeline = ReturnType<typeof createPipeline>;

/** The response to a path without an endpoint. */
export interface LostRequest {
  /** The error message; absent: that nothing was found. */
  readonly hint?: string | undefined;
  /** The endpoint above it that shows it on its error page. */
  readonly shownBy?: Endpoint | undefined;
}

/** The parts of a request that rendering needs. */
type RenderedRequest = Pick<AcceptedRequest, 'context' | 'representation'>;

/** Creates the pipeline. */
export function createPipeline(options: PipelineContext) {
  const { site, responseCache } = options;

  async function respondTo(endpoint: Endpoint, context: RequestContext) {
    const isFixed = endpoint.representations === 'fixed';
    let representation: Representation | undefined = isFixed ? undefined : COMPACT_JSON;
    try {
      if (!endpoint.skips?.includes('host')) checkHost(context, options.allowedHosts);
      const isFollowed = isStreamed(endpoint, context);
      if (!isFixed && !isFollowed) representation = negotiated(context);
      const { method } = context;
      check(endpoint, context, options);
      const values = routedValues(endpoint.path, context.path);
      if (values === null) throw notFound();
      const shown = representation ?? COMPACT_JSON;
      const accepted = { context, method, values, representation: shown, version: '' };
      const isRead = method === 'GET' || method === 'HEAD';
      if (isRead && endpoint.cache) return await read(endpoint, endpoint.cache, accepted);
      const made = await (isFollowed
        ? streamed(context, { Allow: allowOf(endpoint) }, (events) =>
            endpoint.handle({ ...accepted, events }),
          )
        : endpoint.handle(accepted));
      return made && write(made, endpoint, accepted);
    } catch (error) {
      return failAt(error, context, endpoint, representation);
    }
  }

  /** The version is read before the data, which may then be newer, but never older than the version. */
  async function read(endpoint: Endpoint, declared: Cacheable, accepted: AcceptedRequest) {
    const { raw, caller } = accepted.context;
    // For people who are signed in nothing has a lifetime.
    const cache: Cacheable = caller.isSignedIn ? { ...declared, freshness: { kind: 'private' } } : declared;
    const version = await cache.version();
    const made = await endpoint.handle({ ...accepted, version });
    const headers = { ...cacheHeaders(cache.freshness), ...made.headers };
    const bare = write({ ...made, headers }, endpoint, accepted);
    const rendered = { ...bare, headers: { ...bare.headers, ETag: entityTag(bare.body) } };
    responseCache.store(raw, { path: endpoint.path, cache }, version, rendered);
    const current = { ...rendered.headers, ...expires(cache.freshness) };
    return isFresh(raw.headers['if-none-match'], rendered.headers.ETag)
      ? { status: 304, headers: withoutContent(current), body: Buffer.alloc(0) }
      : { ...rendered, headers: current };
  }

  function write(made: EndpointResponse, endpoint: Endpoint, request: RenderedRequest): RenderedResponse {
    if (!('body' in made)) return writeData(made, endpoint, request);
    return renderFixed(
      { ...made, headers: withAllow(made.headers, endpoint) },
      endpoint,
      request.context,
      site,
    );
  }

  function writeData(
    made: DataResponse,
    endpoint: Endpoint | undefined,
    { context, representation }: RenderedRequest,
  ): RenderedResponse {
    const headers = withAllow(made.headers, endpoint);
    return render({ ...made, headers }, representation, context, site, endpoint?.view);
  }

  function fail(
    error: unknown,
    context: RequestContext,
    endpoint?: Endpoint,
    representation = tolerantlyNegotiated(context),
  ): RenderedResponse {
    const problem = problemOf(error);
    logProblem(problem, error, context);
    const { status, headers, data } = problem;
    return writeData({ status, headers, data }, endpoint, { context, representation });
  }

  /** The response to a request to an endpoint that may render its own errors. */
  async function failAt(
    error: unknown,
    context: RequestContext,
    endpoint?: Endpoint,
    representation?: Representation,
  ): Promise<RenderedResponse> {
    const isForPeople = tolerantlyNegotiated(context).kind === 'html';
    if (endpoint?.errorPage === undefined || !isForPeople) {
      return fail(error, context, endpoint, representation);
    }
    const problem = problemOf(error);
    try {
      const made = await endpoint.errorPage(problem, context);
      logProblem(problem, error, context);
      return renderFixed(
        { ...made, headers: { ...problem.headers, ...made.headers } },
        endpoint,
        context,
        site,
      );
    } catch (failure) {
      return fail(failure, context);
    }
  }

  return {
    /** Reads the context of a request. */
    contextOf: (request: IncomingRequest, response: ServerResponse): RequestContext =>
      readRequestContext(request, response, options),
    /**
     * The response to a request; undefined if nothing is to be sent: it was streamed, or the client has disconnected.
     *
     * @param endpoint undefined if the path has none; `lost` says what is told then
     */
    async respond(
      endpoint: Endpoint | undefined,
      context: RequestContext,
      { hint, shownBy }: LostRequest,
    ): Promise<RenderedResponse | undefined> {
      try {
        if (!(await admit(endpoint, context, options))) return undefined;
        if (endpoint === undefined) throw notFound(hint);
      } catch (error) {
        // Before the checks nothing of the endpoint is shown, unless it renders its own errors.
        const page = endpoint ?? shownBy;
        const failed = await failAt(error, context, page?.errorPage && page);
        const known = ambiguityOf(context.raw) === undefined ? undefined : endpoint;
        return { ...failed, headers: withAllow(failed.headers, known) };
      }
      return respondTo(endpoint, context);
    },
    /** The response to a failed request, without anything of an endpoint. */
    fail: (error: unknown, context: RequestContext): RenderedResponse => fail(error, context),
  };
}

function withAllow(
  headers: Readonly<Record<string, string>>,
  endpoint: Endpoint | undefined,
): Readonly<Record<string, string>> {
  return endpoint?.view ? { Allow: allowOf(endpoint), ...headers } : headers;
}

// Admission and checks: what every request must pass before its endpoint handles it.

/** The dependencies of the checks. */
export interface PipelineChecks {
  readonly authenticator: Authenticator | null;
  readonly loadShedder: LoadShedder;
  /** The maximum length of a URL, in bytes. */
  readonly addressLimit: number;
  /** Further origins whose pages may write. */
  readonly trustedOrigins: readonly string[];
  /** Null with AUTH=open. */
  readonly reads: Pick<ReadAudit, 'isRefused' | 'countRefused'> | null;
}

/** Admits a request, as `pipeline.ts` says. Returns false if the client has disconnected meanwhile. */
export async function admit(
  endpoint: Endpoint | undefined,
  { raw, target }: RequestContext,
  { authenticator, loadShedder, addressLimit }: PipelineChecks,
): Promise<boolean> {
  const ambiguity = ambiguityOf(raw);
  if (ambiguity !== undefined) throw new Problem(400, ambiguity);
  if (!endpoint?.skips?.includes('load shedding')) {
    if (!(await loadShedder(raw))) throw temporarilyUnavailable(1);
    if (raw.socket.destroyed) return false;
  }
  const rejection = endpoint?.access === 'public' ? undefined : authenticator?.rejectionOf(raw);
  if (rejection !== undefined) throw rejection;
  if (target.length > addressLimit) throw addressTooLong(addressLimit);
  return true;
}

/** The checks in an order that clients rely on: that of Django REST framework for negotiated responses. */
export function check(
  endpoint: Endpoint,
  context: RequestContext,
  { trustedOrigins, reads }: PipelineChecks,
): void {
  const isFixed = endpoint.representations === 'fixed';
  const checkOwnOrigin = () =>
    // Pages of other origins may use the API, but not sign in or out.
    checkOrigin(context.raw, context, isFixed ? [] : trustedOrigins);
  if (!isFixed) checkOwnOrigin();
  const { method } = context;
  checkPermission(context.caller, endpoint.access, method);
  if (!endpoint.methods.includes(method)) throw methodNotAllowed(method, allowOf(endpoint));
  if (isFixed && !endpoint.skips?.includes('origin')) checkOwnOrigin();
  if (reads?.isRefused(endpoint.path, method)) {
    reads.countRefused();
    throw temporarilyUnavailable(
      5,
      'Reading names is temporarily unavailable: the audit log cannot be written.',
    );
  }
}

// The routes of Fastify. Only this file and `server.ts` use its types.

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

// The observation of responses: metrics, the read audit and the log.

/** Counts responses, and audits reads of personal data. */
export const createResponseObserver =
  (metrics: Pick<Metrics, 'countRequest'>, authentication: Authentication | null) =>
  ({ request, route, status, milliseconds }: SentResponse): void => {
    const method = request.method ?? '';
    metrics.countRequest(route, method, status, milliseconds / 1000);
    authentication?.reads.note(route, method, status, authentication.authenticator.callerOf(request));
  };

/** Logs a response: successful reads and requests rejected because of overload, which are many, at debug level. */
export function logResponse(
  log: Pick<Logger, 'debug' | 'info'>,
  { request, route, status, milliseconds }: SentResponse,
): void {
  const { method } = request;
  const entry = { route, method, status, milliseconds: Math.round(milliseconds) };
  const isRead = method === 'GET' || method === 'HEAD';
  if ((status < 400 && isRead) || wasShed(request)) log.debug(entry, 'answered');
  else log.info(entry, 'answered');
}
