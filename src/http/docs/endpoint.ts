/** The handler of `/docs/`: the API description for people, always as a page. */

import { LRUCache } from 'lru-cache';
import { checkPermission } from '../auth/permissions.ts';
import type { PageSession } from '../browsable/view.ts';
import { type DescribedService, describeService } from '../openapi/document.ts';
import { type Handler, type HandlerContext, sendProblem } from '../pipeline/pipeline.ts';
import { sessionOf } from '../pipeline/rendering.ts';
import { checkHost, readRequestContext } from '../pipeline/request-context.ts';
import { forCaches, PAGE_POLICY, SECURITY_HEADERS, withoutContent } from '../responses/headers.ts';
import { methodNotAllowed, Problem } from '../responses/problem.ts';
import { entityTag, isFresh, type RenderedResponse } from '../responses/response.ts';
import { renderDocs } from './page.ts';

/** How many pages are kept; services have one address, seldom two; those who are signed in see their name on it. */
const KEPT_PAGES = 4;

const ALLOW = { Allow: 'GET, HEAD' };

/** The handler for all methods; the page names the address that the request came to. */
export function docsHandler(service: DescribedService, context: HandlerContext): Handler {
  const pages = new LRUCache<string, RenderedResponse>({ max: KEPT_PAGES });
  return async (request, reply) => {
    try {
      checkHost(request, context.allowedHosts);
      checkPermission(readRequestContext(request, context).caller, null, request.method);
      if (request.method !== 'GET' && request.method !== 'HEAD') {
        throw new Problem(405, methodNotAllowed(request.method).message, ALLOW);
      }
      const { root, caller } = readRequestContext(request, context);
      const { status, headers, body } = page(root, sessionOf(caller));
      if (isFresh(request.headers['if-none-match'], headers['ETag'] ?? '')) {
        return reply.code(304).headers(withoutContent(headers)).send();
      }
      return reply.code(status).headers(headers).send(body);
    } catch (error) {
      return sendProblem(error, context, request, reply);
    }
  };

  function page(root: string, session: PageSession | null): RenderedResponse {
    const key = session === null ? root : `${root}\n${JSON.stringify(session)}`;
    const known = pages.get(key);
    if (known !== undefined) return known;
    const body = Buffer.from(renderDocs(describeService(service, root), context.site, session));
    const headers = forCaches(
      {
        'Content-Type': 'text/html; charset=utf-8',
        ...ALLOW,
        ETag: entityTag(body),
        ...SECURITY_HEADERS,
        'Content-Security-Policy': PAGE_POLICY,
        'Content-Length': String(body.length),
      },
      context.site.caching,
    );
    const rendered = { status: 200, headers, body };
    pages.set(key, rendered);
    return rendered;
  }
}
