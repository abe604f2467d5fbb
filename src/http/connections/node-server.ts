/** The server of Node.js, and the limits of its connections: in total and per client. */

import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as turnEnd, setTimeout as wait } from 'node:timers/promises';
import type { Logger } from '../observability/logger.ts';
import { isLoopback, networkOf } from '../requests/network.ts';
import { chooseRequestId, newRequestId, REQUEST_ID } from '../requests/request-id.ts';
import { createServer, STATUS_CODES } from '../responses/node-http.ts';
import { renderJson, SECURITY_HEADERS } from '../responses/response.ts';

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
  server.on('request', serializePipelined(limitConnections(server, connections, listenerFor(server))));
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

// Responses to malformed requests, which never reach the request handler.

const STATUS_OF_CODE: ReadonlyMap<string, number> = new Map([
  ['HPE_HEADER_OVERFLOW', 431],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
  ['HPE_INVALID_METHOD', 405],
]);

/** Responds to a malformed request, and closes the connection. */
export function respondToConnectionError(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
  else refuseConnection(socket, STATUS_OF_CODE.get(error.code ?? '') ?? 400);
}

/** How long a rejected client may take to read the response, in milliseconds. */
const READING_TIME = 500;

/** Sends a status, and closes the connection, whatever the client still sends. HEAD gets no body. */
export function refuseConnection(socket: Socket, status: number, method?: string): void {
  // A socket handed over by Node.js has no error listener, and an unhandled error would end the process.
  socket.on('error', () => socket.destroy());
  const reason = STATUS_CODES[status] ?? '';
  const body = renderJson({ detail: `${reason}.` });
  socket.end(
    `HTTP/1.1 ${status} ${reason}\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n` +
      `X-Content-Type-Options: nosniff\r\n${REQUEST_ID}: ${newRequestId()}\r\nConnection: close\r\n\r\n${method === 'HEAD' ? '' : body}`,
  );
  // Otherwise unread data could keep the connection half open forever.
  setTimeout(() => socket.destroy(), READING_TIME).unref();
}

/** Ends a request whose response cannot be sent any more, and logs why. */
export type AbortResponse = (response: ServerResponse, error: unknown) => void;

/** Closes the connection of such a request, and logs the error, which would otherwise be lost. */
export const responseAborter =
  (logger: Pick<Logger, 'error'>): AbortResponse =>
  (response, err) => {
    logger.error({ err }, 'the response failed: the connection was closed');
    response.destroy();
  };

// Graceful shutdown: responses in progress are sent completely first. Node.js considers a connection idle as soon as its
// response was handed over, even while megabytes of it wait for a slow client.

/** How long responses in progress may take to be received, in milliseconds; then the connections are closed. */
const SENDING_LIMIT = 7_000;
const INTERVAL = 50;
/** After this many turns of the event loop without a new connection, none is pending. */
const QUIET_TURNS = 3;
/** The longest wait for that, in milliseconds, for servers that get requests without a pause. */
const ACCEPTING_LIMIT = 300;

/** Watches the connections of a server. Returns what waits for the responses in progress, before the server is closed. */
export function createGracefulShutdown(server: Server): () => Promise<void> {
  const sockets = new Set<Socket>();
  let quiet = 0;
  server.on('connection', (socket) => {
    quiet = 0;
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const isSending = () => sockets.values().some(({ writableLength }) => writableLength > 0);

  return async () => {
    const deadline = performance.now() + SENDING_LIMIT;
    while (isSending() && performance.now() < deadline) await wait(INTERVAL);
    // A connection whose last response ends from now on would be kept open for the next request.
    const sweep = setInterval(() => {
      if (performance.now() > deadline) server.closeAllConnections();
      else if (!isSending()) server.closeIdleConnections();
    }, INTERVAL).unref();
    server.once('close', () => clearInterval(sweep));
    // Closing the server would reset connections that the kernel has already accepted; each turn of the
    // event loop accepts one.
    const end = performance.now() + ACCEPTING_LIMIT;
    for (quiet = 0; quiet < QUIET_TURNS && performance.now() < end; quiet += 1) await turnEnd();
  };
}

// Pipelined requests: those of a connection are handled in turn; it is paused if too many wait.

/** The numbers of waiting requests at which a connection is paused and resumed; Node.js parses what it has read before that. */
const MAX_WAITING = 8;
const FEW_WAITING = 2;
/** The maximum number of waiting requests of all connections; a connection that exceeds it is closed. */
const MAX_WAITING_IN_ALL = 10_000;

/** The state of a connection that has sent a request. */
interface Connection {
  /** The response in progress, or the last one. */
  current: ServerResponse;
  readonly waiting: (readonly [IncomingMessage, ServerResponse])[];
  /** Whether the connection is paused. */
  isHeld: boolean;
}

/**
 * Creates a listener that passes on a request once the response to the previous one on its connection is
 * complete. Node.js would handle all of them concurrently, so that a list could be read before a creation
 * sent earlier; only safe requests may be handled so (RFC 9112, section 9.3.2). Requests of a closed
 * connection are dropped.
 */
export function serializePipelined(next: RequestListener): RequestListener {
  const connections = new WeakMap<Socket, Connection>();
  let waitingInAll = 0;

  const begin = (socket: Socket, current: ServerResponse): void => {
    const connection: Connection = { current, waiting: [], isHeld: false };
    connections.set(socket, connection);
    // Node.js resumes a socket after every request that it has parsed.
    const resume = socket.resume.bind(socket);
    socket.resume = () => (connection.isHeld ? socket : resume());
    socket.once('close', () => {
      waitingInAll -= connection.waiting.length;
      connection.waiting.length = 0;
    });
  };

  const advance = (socket: Socket, connection: Connection): void => {
    const { waiting } = connection;
    const arrived = waiting.shift();
    if (arrived === undefined) return;
    waitingInAll -= 1;
    connection.current = arrived[1];
    if (waiting.length > 0) advanceAfter(socket, connection);
    if (connection.isHeld && waiting.length <= FEW_WAITING) {
      connection.isHeld = false;
      socket.resume();
    }
    next(...arrived);
  };

  // Within the end of the previous request, that one would stay in memory, and so all before it.
  const advanceAfter = (socket: Socket, connection: Connection): void => {
    connection.current.once('close', () => setImmediate(advance, socket, connection));
  };

  return (request, response) => {
    const { socket } = request;
    const connection = connections.get(socket);
    if (connection === undefined) {
      begin(socket, response);
    } else if (connection.waiting.length === 0 && connection.current.writableFinished) {
      connection.current = response;
    } else {
      if (socket.destroyed) return;
      if (connection.waiting.push([request, response]) === 1) advanceAfter(socket, connection);
      waitingInAll += 1;
      if (waitingInAll > MAX_WAITING_IN_ALL) {
        socket.destroy();
      } else if (connection.waiting.length >= MAX_WAITING && !connection.isHeld) {
        connection.isHeld = true;
        socket.pause();
      }
      return;
    }
    next(request, response);
  };
}
