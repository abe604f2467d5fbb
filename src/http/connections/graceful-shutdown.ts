/**
 * Graceful shutdown: responses in progress are sent completely first. Node.js considers a connection idle as soon as its
 * response was handed over, even while megabytes of it wait for a slow client.
 */

import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as turnEnd, setTimeout as wait } from 'node:timers/promises';

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
