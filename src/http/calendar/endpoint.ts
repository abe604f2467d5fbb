/** The handler of a calendar: one file for all, whatever the header Accept says, since calendar programs say little there. */

import type { FastifyRequest } from 'fastify';
import { CALENDAR_SCOPE, type Caller } from '../../domain/access.ts';
import type { Calendar } from '../../resources/calendar.ts';
import type { Collection } from '../../resources/collection.ts';
import { checkScope } from '../auth/permissions.ts';
import type { CachedEndpoint } from '../front/response-cache.ts';
import { type Handler, type HandlerContext, sendProblem } from '../pipeline/pipeline.ts';
import { checkHost, readRequestContext } from '../pipeline/request-context.ts';
import { forCaches, SECURITY_HEADERS, withoutContent } from '../responses/headers.ts';
import { methodNotAllowed, Problem, problemOf } from '../responses/problem.ts';
import { entityTag, isFresh, type RenderedResponse } from '../responses/response.ts';
import { CALENDAR_TYPE, calendarPath, renderCalendar } from './document.ts';

const ALLOW = { Allow: 'GET, HEAD' };

/** The handler for all methods. Files are kept as long as the collection has not changed. */
export function calendarHandler(
  collection: Collection,
  calendar: Calendar,
  context: HandlerContext,
): Handler {
  const endpoint: CachedEndpoint = {
    path: calendarPath(collection),
    freshness: { kind: 'revalidated' },
    version: () => collection.version(),
  };
  return async (request, reply) => {
    try {
      checkHost(request, context.allowedHosts);
      checkReader(readRequestContext(request, context).caller);
      if (request.method !== 'GET' && request.method !== 'HEAD') throw methodNotAllowed(request.method);
      const { status, headers, body } = await read(request);
      if (isFresh(request.headers['if-none-match'], headers['ETag'] ?? '')) {
        return reply.code(304).headers(withoutContent(headers)).send();
      }
      return reply.code(status).headers(headers).send(body);
    } catch (error) {
      return sendProblem(withAllow(error), context, request, reply);
    }
  };

  /** The version is asked for before the data, which may then be newer, but never older than it says. */
  async function read({ raw }: FastifyRequest): Promise<RenderedResponse> {
    const version = await endpoint.version();
    const body = Buffer.from(renderCalendar(calendar, await calendar.events()));
    const headers = forCaches(
      {
        'Content-Type': CALENDAR_TYPE,
        ...ALLOW,
        'Cache-Control': 'no-cache',
        ETag: entityTag(body),
        ...SECURITY_HEADERS,
        'Content-Length': String(body.length),
      },
      context.site.caching,
    );
    const rendered = { status: 200, headers, body };
    context.responseCache.store(raw, endpoint, version, rendered);
    return rendered;
  }

  /** A token for calendars opens this; so does one that opens the collection. */
  function checkReader(caller: Caller): void {
    if (!caller.scopes.has(CALENDAR_SCOPE)) checkScope(caller, collection.scopes.read);
  }

  function withAllow(error: unknown): Problem {
    const { status, message, headers } = problemOf(error);
    const view = { title: calendar.name, description: calendar.description };
    return new Problem(status, message, { ...headers, ...ALLOW }, { view, cause: error });
  }
}
