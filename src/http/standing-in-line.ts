/** Requests stand in line before they are handled; those that find too many before them are answered 503. */

import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { type HandlerContext, sendQuietly } from './handler.ts';
import { createLine } from './line.ts';
import { OPERATIONS_PATHS } from './operations.ts';
import { tooBusy } from './problem.ts';

/** The requests that found too many before them. */
const refused = new WeakSet<IncomingMessage>();

/** Has every request wait for its turn, but for what tells how the service is. */
export function addLine(server: FastifyInstance, context: HandlerContext): void {
  const line = createLine({
    onTooMany: () => server.log.warn('more is asked for than can be done: what is too much is answered 503'),
    onCalm: (many) => server.log.info({ refused: many }, 'nothing is refused any more'),
  });
  server.addHook('onRequest', async (request, reply) => {
    if (OPERATIONS_PATHS.has(request.routeOptions.url)) return undefined;
    if (await line.turn()) {
      // Nobody is left to be answered.
      return request.raw.socket.destroyed ? reply.hijack() : undefined;
    }
    refused.add(request.raw);
    return sendQuietly(tooBusy(), context, request, reply);
  });
}

/** Whether a request was refused because too many were before it. */
export const wasTooMany = (request: IncomingMessage): boolean => refused.has(request);
