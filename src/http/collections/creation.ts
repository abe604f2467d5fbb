/** Creation of a record by POST, with one response or with a stream of events. */

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { IdempotencyStore, KeyedRequest } from '../../domain/idempotency.ts';
import type { RequestKey } from '../../domain/origin.ts';
import { logProblem } from '../observability/problem-log.ts';
import type { Endpoint, PostContext } from '../pipeline/endpoint.ts';
import { createEventStream } from '../pipeline/event-stream.ts';
import type { RequestContext } from '../pipeline/request-context.ts';
import { clientNetwork } from '../requests/network.ts';
import { methodNotAllowed, problemOf } from '../responses/problem.ts';
import type { EndpointResponse } from '../responses/response.ts';
import { claimOrWait, keyedForm, keyedRequest, onceByKey } from './idempotency.ts';
import { parseSentBody, readBytes } from './sent-body.ts';

/** A POST whose body was not read yet. */
export interface IncomingPost {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** How long its body may be, in bytes. */
  readonly bodyLimit: number;
  readonly idempotency: IdempotencyStore;
}

/**
 * Creates the submitted record.
 *
 * @param fromPage whether the raw form of a page may have sent it
 */
export async function createRecord(
  endpoint: Endpoint,
  requestContext: RequestContext,
  incoming: IncomingPost,
  fromPage: boolean,
): Promise<EndpointResponse> {
  const createNow = await prepareCreation(endpoint, requestContext, incoming, fromPage);
  return createNow({});
}

/** Reads the body; the returned function creates the record, and reports progress. */
async function prepareCreation(
  endpoint: Endpoint,
  requestContext: RequestContext,
  { request, reply, bodyLimit, idempotency }: IncomingPost,
  fromPage: boolean,
): Promise<(progress: Pick<PostContext, 'onProgress'>) => Promise<EndpointResponse>> {
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
    byForm ? claimOrWait(idempotency, one, signal) : idempotency.claim(one);
  return (progress) =>
    onceByKey(endpoint, { request: keyed, store: idempotency, caller, claim }, async () =>
      create(parsed ?? parse(), {
        ...contextOf(requestContext, request, keyed),
        ...progress,
        requestId: request.id,
        signal,
      }),
    );
}

/** The context of a creation. */
function contextOf({ parameters, caller }: RequestContext, request: FastifyRequest, key: RequestKey | null) {
  const { account, token } = caller;
  const client = account === null ? clientNetwork(request) : `account ${account.id}`;
  return { parameters, caller, client, origin: { account, token, key } };
}

/** Aborted when the client disconnects before it has its response. */
function untilGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) gone.abort();
  });
  return gone.signal;
}

/**
 * Creates the submitted record and streams its progress as server-sent events.
 *
 * @returns the response where no stream was begun; undefined where it has been sent
 */
export async function streamCreation(
  endpoint: Endpoint,
  requestContext: RequestContext,
  incoming: IncomingPost,
): Promise<EndpointResponse | undefined> {
  const { request, reply } = incoming;
  const createNow = await prepareCreation(endpoint, requestContext, incoming, false);
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
