/** Pipelined requests: those of a connection are handled in turn; it is paused if too many wait. */

import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The numbers of waiting requests at which a connection is paused and resumed. */
const MAX_WAITING = 8;
const FEW_WAITING = 2;
/**
 * Node.js parses all that it has read before it can be paused: 64 KiB, or 3,600 requests. This is cheapest,
 * so it applies until so many requests wait in total, or a connection has too many; then input is parsed in
 * pieces of this size, in bytes.
 */
const MANY_WAITING = 1000;
const PIECE = 2048;
/** The maximum number of waiting requests of all connections; a connection that exceeds it is closed. */
const MAX_WAITING_IN_ALL = 10_000;
/** The maximum number of waiting requests that start in one turn of the event loop, across all connections. */
const TOGETHER = 32;

/** How long a client may take to receive a response, in milliseconds, plus an allowance for its length. */
const RECEIVING_TIME = 30_000;
const BYTES_PER_MILLISECOND = 16;
/** How often that is checked, in milliseconds. */
const INTERVAL = 5_000;

interface Arrived {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** The state of a connection that has sent a request. */
interface Connection {
  /** The response in progress, or the last one. */
  current: ServerResponse;
  readonly waiting: Arrived[];
  /** Whether the connection is paused. */
  isHeld: boolean;
  /** A response that was complete but not received at the last check. */
  unreceived: { readonly response: ServerResponse; readonly deadline: number } | undefined;
}

/** Makes Node.js parse the data of a connection in pieces, between which it can be paused. */
function parseInPieces(socket: Socket): void {
  const push = socket.push.bind(socket);
  socket.push = (chunk: unknown, encoding?: BufferEncoding) => {
    if (!(chunk instanceof Uint8Array) || chunk.length <= PIECE) return push(chunk, encoding);
    let mayGoOn = true;
    for (let start = 0; start < chunk.length; start += PIECE) {
      mayGoOn = push(chunk.subarray(start, start + PIECE), encoding);
    }
    return mayGoOn;
  };
  // Without a listener, Node.js passes data to its parser directly, not through the stream.
  socket.on('data', () => undefined);
}

/**
 * Creates a listener that passes on a request once the response to the previous one on its connection is
 * complete. Node.js would handle all of them concurrently, so that a list could be read before a creation
 * sent earlier; only safe requests may be handled so (RFC 9112, section 9.3.2). Requests of a closed
 * connection are dropped. A client that does not receive its responses is disconnected.
 */
export function serializePipelined(server: Server, next: RequestListener): RequestListener {
  const connections = new Map<Socket, Connection>();
  /** The connections whose data Node.js parses without pieces. */
  const trusted = new Set<Socket>();
  let isFlooded = false;
  let waitingInAll = 0;
  const distrust = (socket: Socket): void => {
    if (trusted.delete(socket)) parseInPieces(socket);
  };

  const begin = (socket: Socket, response: ServerResponse): void => {
    const waiting: Arrived[] = [];
    const connection: Connection = {
      current: response,
      waiting,
      isHeld: false,
      unreceived: undefined,
    };
    connections.set(socket, connection);
    // Node.js resumes a socket after every request that it has parsed.
    const resume = socket.resume.bind(socket);
    socket.resume = () => (connection.isHeld ? socket : resume());
    socket.once('close', () => {
      connections.delete(socket);
      waitingInAll -= waiting.length;
      waiting.length = 0;
    });
  };

  const wait = (socket: Socket, connection: Connection, arrived: Arrived): void => {
    const { waiting, current } = connection;
    if (socket.destroyed) return;
    if (waiting.length === 0) current.once('close', () => takeTurn(socket, connection));
    waiting.push(arrived);
    waitingInAll += 1;
    if (waitingInAll > MAX_WAITING_IN_ALL) {
      socket.destroy();
    } else if (waiting.length >= MAX_WAITING && !connection.isHeld) {
      if (!socket.isPaused()) distrust(socket);
      connection.isHeld = true;
      socket.pause();
    }
    if (waitingInAll > MANY_WAITING && !isFlooded) {
      isFlooded = true;
      // A connection that is paused now, as in the middle of a body, would never be resumed.
      for (const other of trusted) if (!other.isPaused()) distrust(other);
    }
  };

  const advance = (socket: Socket, connection: Connection): void => {
    if (socket.destroyed) return;
    const { waiting } = connection;
    const arrived = waiting.shift();
    if (arrived === undefined) return;
    waitingInAll -= 1;
    connection.current = arrived.response;
    if (waiting.length > 0) {
      arrived.response.once('close', () => takeTurn(socket, connection));
    }
    if (connection.isHeld && waiting.length <= FEW_WAITING) {
      connection.isHeld = false;
      socket.resume();
    }
    next(arrived.request, arrived.response);
  };

  /** Connections whose next request starts in one of the next turns of the event loop. */
  let ready: (readonly [Socket, Connection])[] = [];

  // Starting it within the end of the previous request would keep that one in memory, and so all before it.
  const takeTurn = (socket: Socket, connection: Connection): void => {
    if (ready.length === 0) setImmediate(nextTurn);
    ready.push([socket, connection]);
  };

  const nextTurn = (): void => {
    const these = ready.slice(0, TOGETHER);
    ready = ready.slice(TOGETHER);
    if (ready.length > 0) setImmediate(nextTurn);
    for (const [socket, connection] of these) advance(socket, connection);
  };

  const dropUnreceived = (): void => {
    const now = performance.now();
    for (const [socket, connection] of connections) {
      const { current, unreceived } = connection;
      if (!current.writableEnded || current.writableFinished) {
        connection.unreceived = undefined;
      } else if (unreceived?.response !== current) {
        const time = RECEIVING_TIME + socket.writableLength / BYTES_PER_MILLISECOND;
        connection.unreceived = { response: current, deadline: now + time };
      } else if (now > unreceived.deadline) {
        socket.destroy();
      }
    }
  };
  server.on('connection', (socket) => {
    if (isFlooded && waitingInAll <= MANY_WAITING) isFlooded = false;
    if (isFlooded) return parseInPieces(socket);
    trusted.add(socket);
    socket.once('close', () => trusted.delete(socket));
  });
  const interval = setInterval(dropUnreceived, INTERVAL).unref();
  server.once('close', () => clearInterval(interval));

  return (request, response) => {
    const { socket } = request;
    const connection = connections.get(socket);
    if (connection === undefined) {
      begin(socket, response);
    } else if (connection.waiting.length > 0 || !connection.current.writableFinished) {
      return wait(socket, connection, { request, response });
    } else {
      connection.current = response;
    }
    next(request, response);
  };
}
