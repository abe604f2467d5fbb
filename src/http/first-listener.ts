/** What comes before the framework: the connections, and what every request meets first on them. */

import type { RequestListener, Server } from 'node:http';
import { refuseConnection } from './connection-errors.ts';
import { shareAnswer } from './doors/cors.ts';
import type { Door } from './doors/door.ts';
import type { KeptAnswers } from './kept-answers.ts';
import { createServer as createHttpServer } from './node-http.ts';
import { inOrder } from './pipelining.ts';

/**
 * How long a client may take to send a request, how often that is looked at, and how long a connection may be silent
 * between two requests, in milliseconds.
 */
const TIME_LIMITS = { requestTimeout: 30_000, connectionsCheckingInterval: 5_000, keepAliveTimeout: 72_000 };

/** What bounds a connection. */
export interface ConnectionLimits {
  /** How long nothing may move on it, in milliseconds. */
  readonly silenceLimit: number;
  /** How many bytes the headers of a request may have. */
  readonly headers: number;
}

/** Node's own server, which hands every request to a listener. */
export function createBareServer(
  { silenceLimit, headers }: ConnectionLimits,
  listenerFor: (server: Server) => RequestListener,
): Server {
  const maxHeaderSize = headers;
  const server = createHttpServer({ ...TIME_LIMITS, maxHeaderSize, requireHostHeader: false });
  server.on('request', inOrder(server, listenerFor(server)));
  server.setTimeout(silenceLimit);
  // While an earlier answer is under way on the same connection, Node.js would put this between the head and the body of
  // the next: it may be left out where the body was sent already (RFC 9110, section 10.1.1).
  server.on('checkContinue', (request, response) => {
    if (response.socket !== null) response.writeContinue();
    server.emit('request', request, response);
  });
  server.on('checkExpectation', (request) => refuseConnection(request.socket, 417));
  return server;
}

/** What a request meets before the framework. */
export interface FirstParts {
  readonly server: Server;
  readonly door: Door | null;
  readonly kept: KeptAnswers;
  readonly corsOrigins: readonly string[];
  readonly next: RequestListener;
}

/** What is done with a request before the framework is asked: who sends it, and whether its answer is kept. */
export function firstListener({ server, door, kept, corsOrigins, next }: FirstParts): RequestListener {
  const keptFirst: RequestListener = (request, response) => {
    // While the service stops, the framework says so to those who keep their connection.
    if (server.listening) kept.answer(request, response, () => next(request, response));
    else next(request, response);
  };
  const guarded: RequestListener =
    door === null
      ? keptFirst
      : (request, response) => {
          door
            .enter(request)
            .then(() => (door.refusalOf(request) === undefined ? keptFirst : next)(request, response))
            // What is thrown after waiting has no listener of the server's above it, and would end the process.
            .catch(() => response.destroy());
        };
  return corsOrigins.length === 0
    ? guarded
    : (request, response) => {
        if (!shareAnswer(request, response, corsOrigins)) guarded(request, response);
      };
}
