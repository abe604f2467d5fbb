/** How a POST creates: at once, or followed by the client. */

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Answer } from './answer.ts';
import type { Endpoint } from './endpoint.ts';
import { createEventStream } from './event-stream.ts';
import type { Exchange } from './exchange.ts';
import type { Representation } from './negotiation.ts';
import { networkOf } from './network.ts';
import { problemOf } from './problem.ts';
import { logProblem } from './problem-log.ts';
import { readSentBody } from './sent-body.ts';

type Create = NonNullable<Endpoint['create']>;

/** Creates what was sent. */
export async function post(
  create: Create,
  exchange: Exchange,
  request: FastifyRequest,
  reply: FastifyReply,
  representation: Representation,
): Promise<Answer> {
  const signal = untilGone(reply);
  const body = await readSentBody(request.raw, representation.kind === 'html');
  return create(body, { ...contextOf(exchange, request), signal });
}

/** What there is to know of a creation beside its body. */
function contextOf({ parameters, caller: { account } }: Exchange, { ip, ips }: FastifyRequest) {
  // A proxy adds the address that it sees to those that the client may have made up: the nearest one counts.
  const client = account === null ? networkOf(ips?.[1] ?? ip) : `account ${account.id}`;
  return { parameters, account, client };
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
  exchange: Exchange,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Answer | undefined> {
  const signal = untilGone(reply);
  const body = await readSentBody(request.raw, false);
  const events = createEventStream(reply, { Allow: allow });
  try {
    const answer = await create(body, { ...contextOf(exchange, request), signal, onProgress: events.tell });
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
