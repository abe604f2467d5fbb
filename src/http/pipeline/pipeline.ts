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
import type { Cacheable, ResponseCache } from '../front/response-cache.ts';
import { logProblem } from '../observability/logger.ts';
import { ambiguityOf } from '../requests/ambiguous-request.ts';
import { COMPACT_JSON, type Representation } from '../requests/negotiation.ts';
import { routedValues } from '../requests/path-template.ts';
import { cacheHeaders, expires, withoutContent } from '../responses/headers.ts';
import { STATUS_CODES } from '../responses/node-http.ts';
import { notFound, type Problem, problemOf } from '../responses/problem.ts';
import {
  type DataResponse,
  type EndpointResponse,
  entityTag,
  isFresh,
  type RenderedResponse,
} from '../responses/response.ts';
import { admit, check, type PipelineChecks } from './checks.ts';
import { type AcceptedRequest, allowOf, type Endpoint } from './endpoint.ts';
import { streamed } from './event-stream.ts';
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
type RenderedRequest = Pick<AcceptedRequest, 'context' | 'representation'> & { readonly method?: string };

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
      const method = methodOf(context, representation, endpoint.methods);
      check(endpoint, context, method, options);
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
    // A HEAD gets the page of GET, for its length and for the cache.
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
