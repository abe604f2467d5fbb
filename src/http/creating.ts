/** How a POST creates: at once, or followed by the client. */

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Answer } from './answer.ts';
import type { Endpoint } from './endpoint.ts';
import { createEventStream } from './event-stream.ts';
import type { Exchange } from './exchange.ts';
import type { Representation } from './negotiation.ts';
import { problemOf } from './problem.ts';
import { logProblem } from './problem-log.ts';
import { readSentBody } from './sent-body.ts';

type Create = NonNullable<Endpoint['create']>;

/** Creates what was sent. */
export async function post(
  create: Create,
  { parameters, caller: { account } }: Exchange,
  request: FastifyRequest,
  reply: FastifyReply,
  representation: Representation,
): Promise<Answer> {
  const signal = untilGone(reply);
  return create(await readSentBody(request.raw, representation.kind === 'html'), {
    parameters,
    account,
    signal,
  });
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
  create: Create,
  { allow }: Endpoint,
  { parameters, caller: { account } }: Exchange,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Answer | undefined> {
  const signal = untilGone(reply);
  const body = await readSentBody(request.raw, false);
  const events = createEventStream(reply, { Allow: allow });
  try {
    const answer = await create(body, { parameters, account, signal, onProgress: events.tell });
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
