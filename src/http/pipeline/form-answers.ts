/**
 * The pages that answer forms, such as a preview or the form again with what is wrong, get an address of their own: the
 * answer to the form leads there. So Back, Forward and Reload show the page again, for which browsers otherwise ask
 * whether to send the form once more.
 */

import type { Caller } from '../../domain/access.ts';
import type { AnswerReader, FormAnswer, FormAnswers } from '../../domain/form-answers.ts';
import { isFromThisService } from '../auth/cross-origin.ts';
import { lastValue } from '../requests/query.ts';
import { NOT_STORED } from '../responses/headers.ts';
import type { Problem } from '../responses/problem.ts';
import { type EndpointResponse, type FixedResponse, redirectResponse } from '../responses/response.ts';
import type { AcceptedRequest, Endpoint } from './endpoint.ts';
import type { RequestContext } from './request-context.ts';

/** The parameter with the key of an answer. */
export const ANSWER = 'answer';

/** Endpoints whose answers to forms can be come back to. */
export const withFormAnswers = (endpoints: readonly Endpoint[], answers: FormAnswers): readonly Endpoint[] =>
  endpoints.map((endpoint) => withAnswers(endpoint, answers));

function withAnswers(endpoint: Endpoint, answers: FormAnswers): Endpoint {
  if (!endpoint.methods.includes('POST')) return endpoint;
  return {
    ...endpoint,
    async handle(request: AcceptedRequest): Promise<EndpointResponse> {
      const { context, method } = request;
      if (method !== 'POST') {
        const key = lastValue(context.parameters, ANSWER);
        if (key === undefined) return endpoint.handle(request);
        const answer = await answers.find(key, readerOf(context.caller));
        // It is too old, or for somebody else: the form as it is now.
        return answer ?? redirectResponse(303, addressWith(context, null), NOT_STORED);
      }
      return atAddress(await endpoint.handle(request), context, answers);
    },
    ...(endpoint.errorPage !== undefined && { errorPage: errorPageOf(endpoint.errorPage, answers) }),
  };
}

/** The pages of errors have addresses, too, as far as that is safe. */
const errorPageOf =
  (errorPage: NonNullable<Endpoint['errorPage']>, answers: FormAnswers): typeof errorPage =>
  async (problem, context) => {
    if (context.method === 'POST') {
      const page = await errorPage(problem, context);
      return mayBeKept(problem, context) ? atAddress(page, context, answers) : page;
    }
    // Somebody who may no longer see the page itself sees what answered their form.
    const key = problem.status === 401 ? undefined : lastValue(context.parameters, ANSWER);
    const answer =
      key === undefined ? null : await answers.find(key, readerOf(context.caller)).catch(() => null);
    return answer ?? errorPage(problem, context);
  };

/**
 * Whether the page of an error can be kept. Not where nobody is signed in: anybody could fill the database, and what was
 * typed would be shown to whoever comes next. Not where the service is busy, or its database is away or full. And not
 * where a page of another site sent the form, which would push out what its user can come back to.
 */
const mayBeKept = ({ status }: Problem, context: RequestContext): boolean =>
  status >= 400 && status < 500 && status !== 401 && status !== 429 && isFromThisService(context);

/** A page at an address of its own; anything else as it is. */
async function atAddress<Response extends EndpointResponse>(
  response: Response,
  context: RequestContext,
  answers: FormAnswers,
): Promise<Response | FixedResponse> {
  if (!isPage(response)) return response;
  const key = await keyOf(answers, response, context);
  return key === null ? response : redirectResponse(303, addressWith(context, key), NOT_STORED);
}

/** A whole page that stays as it is, not one that the browser is to load again by itself. */
const isPage = (
  response: EndpointResponse,
): response is Extract<EndpointResponse, { readonly body: unknown }> & { readonly body: string } =>
  'body' in response &&
  typeof response.body === 'string' &&
  response.body !== '' &&
  response.headers['Content-Type']?.startsWith('text/html') === true &&
  !('Refresh' in response.headers);

/** The key of a page; null where it cannot be kept: then the form is answered with the page itself. */
async function keyOf(
  answers: FormAnswers,
  page: FormAnswer,
  { caller, log }: RequestContext,
): Promise<string | null> {
  try {
    return await answers.keep(page, readerOf(caller));
  } catch (error) {
    // Somebody waits for a page that is there, as when the disk is full.
    log.warn({ err: error }, 'failed to keep the answer to a form');
    return null;
  }
}

const readerOf = ({ account, scopes, onlyManager }: Caller): AnswerReader => ({
  account: account?.id ?? null,
  sees: JSON.stringify([...scopes].toSorted()),
  onlyManager,
});

/** The address that was asked for, with a key or without one. */
function addressWith({ path, parameters }: RequestContext, key: string | null): string {
  const query = new URLSearchParams(parameters);
  query.delete(ANSWER);
  if (key !== null) query.set(ANSWER, key);
  return query.size === 0 ? path : `${path}?${query}`;
}
