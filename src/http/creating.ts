/** How a POST creates: at once, or followed by the client. */

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Answer } from './answer.ts';
import type { Endpoint, PostContext, SentBody } from './endpoint.ts';
import { createEventStream } from './event-stream.ts';
import type { Exchange } from './exchange.ts';
import type { Representation } from './negotiation.ts';
import { networkOf } from './network.ts';
import { problemOf } from './problem.ts';
import { logProblem } from './problem-log.ts';
import { parseSentBody, readBytes } from './sent-body.ts';

type Create = NonNullable<Endpoint['create']>;

/** A POST on its way. */
interface Arrival {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** How long its body may be, in bytes. */
  readonly bodyLimit: number;
}

/** Creates what was sent. */
export async function post(
  create: Create,
  exchange: Exchange,
  arrival: Arrival,
  representation: Representation,
): Promise<Answer> {
  const context = contextOf(exchange, arrival);
  return create(await readSentBody(arrival, representation.kind === 'html'), context);
}

async function readSentBody({ request, bodyLimit }: Arrival, fromPage: boolean): Promise<SentBody> {
  const bytes = await readBytes(request.raw, bodyLimit);
  return parseSentBody(bytes, request.headers['content-type'], fromPage);
}

/** What there is to know of a creation beside its body. */
function contextOf(
  { parameters, caller: { account } }: Exchange,
  { request: { ip, ips }, reply }: Arrival,
): PostContext {
  // A proxy adds the address that it sees to those that the client may have made up: the nearest one counts.
  const client = account === null ? networkOf(ips?.[1] ?? ip) : `account ${account.id}`;
  return { parameters, account, client, signal: untilGone(reply) };
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
  arrival: Arrival,
): Promise<Answer | undefined> {
  const { request, reply } = arrival;
  const context = contextOf(exchange, arrival);
  const body = await readSentBody(arrival, false);
  const events = createEventStream(reply, { Allow: allow });
  try {
    const answer = await create(body, { ...context, onProgress: events.tell });
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
