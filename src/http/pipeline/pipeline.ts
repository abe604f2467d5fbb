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
import { checkOrigin } from '../auth/cross-origin.ts';
import { checkPermission } from '../auth/permissions.ts';
import type { ReadAudit } from '../auth/read-audit.ts';
import type { Cacheable, ResponseCache } from '../front/response-cache.ts';
import { logProblem } from '../observability/problem-log.ts';
import { ambiguityOf } from '../requests/ambiguous-request.ts';
import { COMPACT_JSON, type Representation } from '../requests/negotiation.ts';
import { pathValues } from '../requests/path-template.ts';
import { cacheHeaders, expires, withoutContent } from '../responses/headers.ts';
import { STATUS_CODES } from '../responses/node-http.ts';
import {
  addressTooLong,
  methodNotAllowed,
  notFound,
  Problem,
  problemOf,
  temporarilyUnavailable,
} from '../responses/problem.ts';
import {
  type DataResponse,
  type EndpointResponse,
  entityTag,
  isFresh,
  type RenderedResponse,
} from '../responses/response.ts';
import { type AcceptedRequest, allowOf, type Endpoint } from './endpoint.ts';
import { streamed } from './event-stream.ts';
import type { LoadShedder } from './load-shedding.ts';
import { render, renderFixed, type SiteContext } from './rendering.ts';
import { isStreamed, methodOf, negotiated, tolerantlyNegotiated } from './representation.ts';
import {
  checkHost,
  type HostMatcher,
  type IncomingRequest,
  type RequestContext,
  type RequestContextOptions,
  readRequestContext,
} from './request-context.ts';

/** What the pipeline needs for all endpoints. */
export interface PipelineContext extends RequestContextOptions {
  readonly allowedHosts: HostMatcher;
  /** The origins, besides its own, whose pages may write. */
  readonly trustedOrigins: readonly string[];
  /** The maximum length of a URL, in bytes. */
  readonly addressLimit: number;
  readonly site: SiteContext;
  readonly loadShedder: LoadShedder;
  readonly responseCache: ResponseCache;
  /** Null with AUTH=open. */
  readonly reads: Pick<ReadAudit, 'isRefused' | 'countRefused'> | null;
}

/** Makes the responses to requests. */
export interface Pipeline {
  /** Reads the context of a request. */
  contextOf(request: IncomingRequest, response: ServerResponse): RequestContext;
  /**
   * The response to a request; undefined where nothing is to be sent: it was streamed, or the client has gone.
   *
   * @param endpoint undefined where the path has none; `hint` is the error message in that case
   */
  respond(
    endpoint: Endpoint | undefined,
    context: RequestContext,
    hint?: string,
  ): Promise<RenderedResponse | undefined>;
  /** The response to a request that failed, without anything of an endpoint. */
  fail(error: unknown, context: RequestContext): RenderedResponse;
}

/** What rendering needs to know of a request. */
type RenderedRequest = Pick<AcceptedRequest, 'context' | 'representation'> & { readonly method?: string };

/** Creates the pipeline. */
export function createPipeline(options: PipelineContext): Pipeline {
  const { authenticator, site, reads, loadShedder, responseCache } = options;

  /** @returns false where the client has gone meanwhile */
  async function admit(endpoint: Endpoint | undefined, { raw, target }: RequestContext): Promise<boolean> {
    const ambiguity = ambiguityOf(raw);
    if (ambiguity !== undefined) throw new Problem(400, ambiguity);
    if (!endpoint?.skips?.includes('load shedding')) {
      if (!(await loadShedder.admit(raw))) throw temporarilyUnavailable(1);
      if (raw.socket.destroyed) return false;
    }
    const rejection = endpoint?.access === 'public' ? undefined : authenticator?.rejectionOf(raw);
    if (rejection !== undefined) throw rejection;
    if (target.length > options.addressLimit) throw addressTooLong(options.addressLimit);
    return true;
  }

  /** The checks whose order clients know: that of Django REST framework where the representation is negotiated. */
  function check(endpoint: Endpoint, context: RequestContext, method: string): void {
    const isFixed = endpoint.representations === 'fixed';
    const checkOwnOrigin = () =>
      // Pages of other origins may use the API; nobody signs in or out through them.
      checkOrigin(context.raw, context, isFixed ? [] : options.trustedOrigins);
    if (!isFixed) checkOwnOrigin();
    checkPermission(context.caller, endpoint.access, context.method);
    if (!endpoint.methods.includes(method)) throw methodNotAllowed(method, allowOf(endpoint));
    if (isFixed && !endpoint.skips?.includes('origin')) checkOwnOrigin();
    if (reads?.isRefused(endpoint.path, context.method)) {
      reads.countRefused();
      throw temporarilyUnavailable(
        5,
        'Reading names is temporarily unavailable: the audit log cannot be written.',
      );
    }
  }

  async function respondTo(
    endpoint: Endpoint,
    context: RequestContext,
  ): Promise<RenderedResponse | undefined> {
    const isFixed = endpoint.representations === 'fixed';
    let representation: Representation | undefined = isFixed ? undefined : COMPACT_JSON;
    try {
      if (!endpoint.skips?.includes('host')) checkHost(context, options.allowedHosts);
      const isFollowed = isStreamed(endpoint, context);
      if (!isFixed && !isFollowed) representation = negotiated(context);
      const method = methodOf(context, representation);
      check(endpoint, context, method);
      const values = pathValues(endpoint.path, context.path);
      if (values === null) throw notFound();
      const accepted = {
        context,
        method,
        values,
        representation: representation ?? COMPACT_JSON,
        version: '',
      };
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

  /** The version is asked for before the data, which may then be newer, but never older than it says. */
  async function read(
    endpoint: Endpoint,
    cache: Cacheable,
    accepted: AcceptedRequest,
  ): Promise<RenderedResponse> {
    const { raw } = accepted.context;
    const version = await cache.version();
    const made = await endpoint.handle({ ...accepted, version });
    const headers = { ...cacheHeaders(cache.freshness), ...made.headers };
    // A HEAD gets the page of GET, for its length and for those who get it from the cache later.
    const bare = write({ ...made, headers }, endpoint, { ...accepted, method: 'GET' });
    const rendered = { ...bare, headers: { ...bare.headers, ETag: entityTag(bare.body) } };
    responseCache.store(raw, { path: endpoint.path, cache }, version, rendered);
    const current = { ...rendered.headers, ...expires(cache.freshness) };
    return isFresh(raw.headers['if-none-match'], rendered.headers.ETag)
      ? { status: 304, headers: withoutContent(current), body: Buffer.alloc(0) }
      : { ...rendered, headers: current };
  }

  function write(made: EndpointResponse, endpoint: Endpoint, request: RenderedRequest): RenderedResponse {
    if (!('body' in made)) return writeData(made, endpoint, request);
    return renderFixed({ ...made, headers: withAllow(made.headers, endpoint) }, endpoint, site);
  }

  function writeData(
    made: DataResponse,
    endpoint: Endpoint | undefined,
    { context, representation, method }: RenderedRequest,
  ): RenderedResponse {
    const headers = withAllow(made.headers, endpoint);
    return render({ ...made, headers }, representation, context, site, method);
  }

  function fail(
    error: unknown,
    context: RequestContext,
    endpoint?: Endpoint,
    representation = tolerantlyNegotiated(context),
  ): RenderedResponse {
    const problem = problemOf(error);
    logProblem(problem, error, context);
    return writeData(problemResponse(problem, endpoint), endpoint, { context, representation });
  }

  /** The response to a request to an endpoint that may show errors in its own way. */
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
      return renderFixed({ ...made, headers: { ...problem.headers, ...made.headers } }, endpoint, site);
    } catch (failure) {
      return fail(failure, context);
    }
  }

  return {
    contextOf: (request, response) => readRequestContext(request, response, options),
    async respond(endpoint, context, hint) {
      try {
        if (!(await admit(endpoint, context))) return undefined;
        if (endpoint === undefined) throw notFound(hint);
      } catch (error) {
        // Before the checks nothing of the endpoint is shown, unless it shows errors itself.
        const failed = await failAt(error, context, endpoint?.errorPage && endpoint);
        const known = ambiguityOf(context.raw) === undefined ? undefined : endpoint;
        return { ...failed, headers: withAllow(failed.headers, known) };
      }
      return respondTo(endpoint, context);
    },
    fail: (error, context) => fail(error, context),
  };
}

function problemResponse(problem: Problem, endpoint?: Endpoint): DataResponse {
  return {
    status: problem.status,
    headers: problem.headers,
    data: problem.data,
    view: () =>
      problem.view ?? endpoint?.view ?? { title: STATUS_CODES[problem.status] ?? 'Error', description: '' },
  };
}

function withAllow(
  headers: Readonly<Record<string, string>>,
  endpoint: Endpoint | undefined,
): Readonly<Record<string, string>> {
  return endpoint?.view ? { Allow: allowOf(endpoint), ...headers } : headers;
}
