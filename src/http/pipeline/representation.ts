/** The representation of the response to a request, and the method that is meant. */

import { asksForEvents, COMPACT_JSON, negotiate, type Representation } from '../requests/negotiation.ts';
import { lastValue } from '../requests/query.ts';
import { notAcceptable, notFound } from '../responses/problem.ts';
import type { Endpoint } from './endpoint.ts';
import type { RequestContext } from './request-context.ts';

/** The parameter by which a page without scripts asks for the response to OPTIONS. */
export const METHOD_PARAMETER = '_method';

/** The representation that the query names; undefined if it names none. */
function formatOf({ target, path, parameters }: RequestContext): string | undefined {
  return target === path ? undefined : lastValue(parameters, 'format');
}

/** Whether a request is to be followed as server-sent events. */
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

/** The representation of an error, which a client gets in any case. */
export function tolerantlyNegotiated(context: RequestContext): Representation {
  const outcome = negotiate(context.accept, formatOf(context));
  return outcome.kind === 'json' || outcome.kind === 'html' ? outcome : COMPACT_JSON;
}

/**
 * A page without scripts can send neither OPTIONS nor PATCH. So it links to a GET that means OPTIONS, as safe as that, and
 * its form is a POST that means PATCH, to which the same rules apply (CSRF, scopes), where POST means nothing else.
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
