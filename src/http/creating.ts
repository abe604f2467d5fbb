/** How a POST creates: at once, or followed by the client. */

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { IdempotencyStore, KeyedRequest } from '../domain/idempotency.ts';
import type { RequestKey } from '../domain/origin.ts';
import type { Answer } from './answer.ts';
import type { Endpoint, PostContext } from './endpoint.ts';
import { createEventStream } from './event-stream.ts';
import { claimPatiently, keyedForm, keyedRequest, onlyOnce } from './idempotency.ts';
import { clientNetwork } from './network.ts';
import { methodNotAllowed, problemOf } from './problem.ts';
import { logProblem } from './problem-log.ts';
import type { RequestContext } from './request-context.ts';
import { parseSentBody, readBytes } from './sent-body.ts';

/** A POST on its way. */
export interface Arrival {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** How long its body may be, in bytes. */
  readonly bodyLimit: number;
  readonly idempotency: IdempotencyStore;
}

/**
 * Creates what was sent.
 *
 * @param fromPage whether the raw form of a page may have sent it
 */
export async function post(
  endpoint: Endpoint,
  requestContext: RequestContext,
  arrival: Arrival,
  fromPage: boolean,
): Promise<Answer> {
  const createNow = await taken(endpoint, requestContext, arrival, fromPage);
  return createNow({});
}

/** Takes the body from the connection; what is given creates what was sent, and tells how that comes about. */
async function taken(
  endpoint: Endpoint,
  requestContext: RequestContext,
  { request, reply, bodyLimit, idempotency }: Arrival,
  fromPage: boolean,
): Promise<(progress: Pick<PostContext, 'onProgress'>) => Promise<Answer>> {
  const { create } = endpoint;
  if (create === undefined) throw methodNotAllowed(requestContext.method);
  const signal = untilGone(reply);
  const bytes = await readBytes(request.raw, bodyLimit);
  const { caller } = requestContext;
  const byHeader = keyedRequest(request, caller, bytes);
  const parse = () => parseSentBody(bytes, request.headers['content-type'], fromPage);
  // A document is parsed where nothing was created by the same request before.
  const parsed = byHeader === null ? parse() : undefined;
  const byForm = parsed && keyedForm(parsed, request, caller);
  const keyed = byHeader ?? byForm ?? null;
  const claim = (one: KeyedRequest) =>
    byForm ? claimPatiently(idempotency, one, signal) : idempotency.claim(one);
  return (progress) =>
    onlyOnce(endpoint, { request: keyed, store: idempotency, caller, claim }, async () =>
      create(parsed ?? parse(), {
        ...contextOf(requestContext, request, keyed),
        ...progress,
        requestId: request.id,
        signal,
      }),
    );
}

/** What there is to know of a creation beside its body. */
function contextOf({ parameters, caller }: RequestContext, request: FastifyRequest, key: RequestKey | null) {
  const { account, token } = caller;
  const client = account === null ? clientNetwork(request) : `account ${account.id}`;
  return { parameters, caller, client, origin: { account, token, key } };
}

/** Aborted when the client goes away before it has its answer. */
function untilGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort();
  });
  return gone.signal;
}

/**
 * Creates while the client follows.
 *
 * @returns the answer, where there was nothing to follow; undefined where it has been sent
 */
export async function follow(
  endpoint: Endpoint,
  requestContext: RequestContext,
  arrival: Arrival,
): Promise<Answer | undefined> {
  const { request, reply } = arrival;
  const createNow = await taken(endpoint, requestContext, arrival, false);
  const events = createEventStream(reply, { Allow: endpoint.allow });
  try {
    const answer = await createNow({ onProgress: events.tell });
    if (answer.status !== 201 && !events.begun) return answer;
    events.end(answer.status === 201 ? 'record' : 'error', answer.data);
  } catch (error) {
    if (!events.begun) throw error;
    const problem = problemOf(error);
    logProblem(problem, error, request, reply);
    events.end('error', { status: problem.status, detail: problem.message });
  } finally {
    events.stop();
  }
  return undefined;
}
