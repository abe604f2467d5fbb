/**
 * The pages that answer forms, such as a preview or the form again with what is wrong, get an address of their own: the
 * answer to the form leads there. So Back, Forward and Reload show the page again, for which browsers otherwise ask
 * whether to send the form once more.
 */

import type { Caller } from '../../domain/access.ts';
import type { AnswerReader, FormAnswer, FormAnswers } from '../../domain/form-answers.ts';
import { lastValue } from '../requests/query.ts';
import { type EndpointResponse, redirectResponse } from '../responses/response.ts';
import type { AcceptedRequest, Endpoint } from './endpoint.ts';
import type { RequestContext } from './request-context.ts';

/** The parameter with the key of an answer. */
export const ANSWER = 'answer';

const NOT_STORED = { 'Cache-Control': 'no-store' };

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
      const response = await endpoint.handle(request);
      if (!isPage(response)) return response;
      const key = await keyOf(answers, response, context);
      return key === null ? response : redirectResponse(303, addressWith(context, key), NOT_STORED);
    },
  };
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
  sees: JSON.stringify([onlyManager, [...scopes].toSorted()]),
});

/** The address that was asked for, with a key or without one. */
function addressWith({ path, parameters }: RequestContext, key: string | null): string {
  const query = new URLSearchParams(parameters);
  query.delete(ANSWER);
  if (key !== null) query.set(ANSWER, key);
  return query.size === 0 ? path : `${path}?${query}`;
}
