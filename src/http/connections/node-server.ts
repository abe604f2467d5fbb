/** The server of Node.js, and the limits of its connections: in total and per client. */

import type { RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';
import { isLoopback, networkOf } from '../requests/network.ts';
import { chooseRequestId, REQUEST_ID } from '../requests/request-id.ts';
import { SECURITY_HEADERS } from '../responses/headers.ts';
import { renderJson } from '../responses/json.ts';
import { createServer } from '../responses/node-http.ts';
import { refuseConnection } from './errors.ts';
import { serializePipelined } from './pipelining.ts';

/** For sending a request, for checking that, and for the silence between two requests, in milliseconds. */
const TIME_LIMITS = { requestTimeout: 30_000, connectionsCheckingInterval: 5_000, keepAliveTimeout: 72_000 };

/** The limits of a server. */
interface ServerLimits {
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

/** The limits, and an observer of rejected connections. */
export interface ConnectionLimits {
  /** For all clients together: further connections are closed. */
  readonly all: number;
  /** For one client, by its address: requests on further connections get 503. */
  readonly client: number;
  /** Whether loopback addresses, mostly those of a proxy, are exempt. */
  readonly exceptLoopback: boolean;
  /** Is called for each rejected connection. */
  readonly onRefused: () => void;
}

/** How long a rejected connection may take to send a request, which is told the reason, in milliseconds. */
const ASKING_TIME = 5_000;

const BODY = Buffer.from(renderJson({ detail: 'Too many connections from your address.' }));

/** Limits the connections of a server. Returns a listener that rejects requests on those beyond the limit. */
function limitConnections(
  server: Server,
  { all, client, exceptLoopback, onRefused }: ConnectionLimits,
  next: RequestListener,
): RequestListener {
  server.maxConnections = all;
  server.on('drop', onRefused);
  if (client >= all) return next;
  const open = new Map<string, number>();
  const refused = new WeakSet<Socket>();

  server.on('connection', (socket) => {
    if (exceptLoopback && isLoopback(socket.remoteAddress)) return;
    const address = networkOf(socket.remoteAddress);
    const count = (open.get(address) ?? 0) + 1;
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left === 0) open.delete(address);
      else open.set(address, left);
    });
    if (count <= client) return;
    refused.add(socket);
    onRefused();
    const timer = setTimeout(() => socket.destroy(), ASKING_TIME).unref();
    socket.once('close', () => clearTimeout(timer));
  });

  return (request, response) => {
    if (!refused.has(request.socket)) return next(request, response);
    response.writeHead(503, {
      'Content-Type': 'application/json',
      'Content-Length': BODY.length,
      'Retry-After': '5',
      [REQUEST_ID]: chooseRequestId(request),
      ...SECURITY_HEADERS,
      Connection: 'close',
    });
    response.end(request.method === 'HEAD' ? undefined : BODY);
  };
}
