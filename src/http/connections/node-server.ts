/** The server of Node.js, with the limits of its connections. */

import type { RequestListener, Server } from 'node:http';
import { createServer } from '../responses/node-http.ts';
import { refuseConnection } from './errors.ts';
import { type ConnectionLimits, limitConnections } from './limits.ts';
import { serializePipelined } from './pipelining.ts';

/** Limits of a request, of its checks, and of the silence between two requests, in milliseconds. */
const TIME_LIMITS = { requestTimeout: 30_000, connectionsCheckingInterval: 5_000, keepAliveTimeout: 72_000 };

/** The limits of a server. */
export interface ServerLimits {
  /** How long a connection may be silent during a request, in milliseconds: longer than writing goals takes. */
  readonly silence: number;
  /** The maximum size of the headers of a request, in bytes. */
  readonly headers: number;
  readonly connections: ConnectionLimits;
}

/** Creates the server of Node.js, which passes every request to a listener. */
export function createNodeServer(
  { silence, headers, connections }: ServerLimits,
  listenerFor: (server: Server) => RequestListener,
): Server {
  const server = createServer({ ...TIME_LIMITS, maxHeaderSize: headers, requireHostHeader: false });
  server.on(
    'request',
    serializePipelined(server, limitConnections(server, connections, listenerFor(server))),
  );
  server.setTimeout(silence);
  // Node.js would write this 100 between the head and the body of the next response while an earlier one is
  // in progress on the connection. It may be omitted if the body was already sent (RFC 9110, section 10.1.1).
  server.on('checkContinue', (request, response) => {
    if (response.socket !== null) response.writeContinue();
    server.emit('request', request, response);
  });
  server.on('checkExpectation', (request) => refuseConnection(request.socket, 417, request.method));
  return server;
}
