/** Pipelined requests: those of a connection are handled in turn; it is paused if too many wait. */

import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

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
