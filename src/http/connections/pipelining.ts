/**
 * Pipelined requests: the requests of one connection are handled one after the other, and a connection that sends more
 * of them than it receives responses is not read from until it has caught up.
 */

import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** At how many waiting requests a connection is paused, and at how few it is resumed. */
const MOST_WAITING = 8;
const FEW_WAITING = 2;
/**
 * Node.js parses all that it reads at once before it can be told to stop: 64 KiB, or 3,600 requests. This costs least, and so
 * it stays until so many requests wait in all, or a connection has too many; then parts of so many bytes are parsed.
 */
const MANY_WAITING = 1000;
const PIECE = 2048;
/** How many requests of all connections together may wait. A connection that exceeds it is closed. */
const MOST_WAITING_IN_ALL = 10_000;
/** How many waiting requests start in one turn of the event loop, of all connections together. */
const TOGETHER = 32;

/** How long a client may take to receive a response that is complete, in milliseconds, and how much more by its length. */
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
  /** A response that was complete but not yet received at the last check. */
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
 * Creates a listener that passes on a request when the response to the one before it on its connection is complete. Node.js would do all that came at once side
 * by side, so that a list might be read before what was sent in front of it is created: only requests that change
 * nothing may be done so (RFC 9112, section 9.3.2). Of a connection that ended, nothing more is done. A client that does
 * not receive its responses is dropped.
 */
export function oneAtATime(server: Server, next: RequestListener): RequestListener {
  const connections = new Map<Socket, Connection>();
  /** The connections whose data Node.js parses all at once. */
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
    if (waitingInAll > MOST_WAITING_IN_ALL) {
      socket.destroy();
    } else if (waiting.length >= MOST_WAITING && !connection.isHeld) {
      if (!socket.isPaused()) distrust(socket);
      connection.isHeld = true;
      socket.pause();
    }
    if (waitingInAll > MANY_WAITING && !isFlooded) {
      isFlooded = true;
      // A connection that is paused at this moment, as in the middle of a body, would never be resumed.
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

  // If it started at the end of the request before it, it would keep that one in memory, and so all before it.
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
