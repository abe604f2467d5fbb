/** The representation of the response to a request, and its effective method. */

import { asksForEvents, COMPACT_JSON, negotiate, type Representation } from '../requests/negotiation.ts';
import { lastValue } from '../requests/query.ts';
import { notAcceptable, notFound } from '../responses/problem.ts';
import type { Endpoint } from './endpoint.ts';
import type { RequestContext } from './request-context.ts';

/** The parameter by which a page without scripts requests the response to OPTIONS. */
export const METHOD_PARAMETER = '_method';

/** The representation in the query; undefined if there is none. */
function formatOf({ target, path, parameters }: RequestContext): string | undefined {
  return target === path ? undefined : lastValue(parameters, 'format');
}

/** Whether a request asks for server-sent events. */
export const isStreamed = ({ representations }: Endpoint, context: RequestContext): boolean =>
  representations === 'negotiated or streamed' &&
  context.method === 'POST' &&
  asksForEvents(context.accept, formatOf(context));

/** @throws Problem 404 for an unknown format, 406 if no representation is acceptable */
export function negotiated(context: RequestContext): Representation {
  const outcome = negotiate(context.accept, formatOf(context));
  if (outcome.kind === 'unknown format') throw notFound();
  if (outcome.kind === 'not acceptable') throw notAcceptable();
  return outcome;
}

/** The representation of an error; there is always one. */
export function tolerantlyNegotiated(context: RequestContext): Representation {
  const outcome = negotiate(context.accept, formatOf(context));
  return outcome.kind === 'json' || outcome.kind === 'html' ? outcome : COMPACT_JSON;
}

/**
 * A page without scripts can send neither OPTIONS nor PATCH. So a link sends a GET that means OPTIONS, which
 * is equally safe, and a form sends a POST that means PATCH, with the same rules (CSRF, scopes), if POST has
 * no other meaning at that path.
 */
export function methodOf(
  { method, target, path, parameters }: RequestContext,
  representation: Representation | undefined,
  methods: readonly string[],
): string {
  const isForm = method === 'POST' && !methods.includes('POST') && methods.includes('PATCH');
  if (isForm && representation?.kind === 'html' && lastValue(parameters, METHOD_PARAMETER) === 'PATCH')
    return 'PATCH';
  const isRead = method === 'GET' || method === 'HEAD';
  const mayMeanOptions = isRead && representation?.kind === 'html' && target !== path;
  return mayMeanOptions && lastValue(parameters, METHOD_PARAMETER) === 'OPTIONS' ? 'OPTIONS' : method;
}
