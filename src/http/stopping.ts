/**
 * How a server stops: what is being sent is sent to its end first. Node.js takes a connection for idle as soon as its
 * answer was handed over, even while megabytes of it wait for a slow client.
 */

import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { setImmediate as turnEnd, setTimeout as wait } from 'node:timers/promises';

/** How long answers that are being sent may take to arrive, in milliseconds; then the connections are closed. */
const SENDING_LIMIT = 7_000;
const INTERVAL = 50;
/** After how many turns of the event loop without a new connection nobody is at the door. */
const QUIET = 3;
/** How long that is waited for, in milliseconds: where requests come without a pause, somebody always is. */
const LETTING_IN_LIMIT = 300;

/** Watches the connections of a server, so that {@link Stopping.beforeClose} can wait for them. */
export interface Stopping {
  /** To be awaited before the server is closed. */
  beforeClose(): Promise<void>;
}

/** Begins to watch. */
export function watchConnections(server: Server): Stopping {
  const sockets = new Set<Socket>();
  let quiet = 0;
  server.on('connection', (socket) => {
    quiet = 0;
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const isSending = () => [...sockets].some(({ writableLength }) => writableLength > 0);

  return {
    async beforeClose() {
      const deadline = performance.now() + SENDING_LIMIT;
      while (isSending() && performance.now() < deadline) await wait(INTERVAL);
      // A connection whose last answer goes out from now on would be kept for the next request.
      const sweep = setInterval(() => {
        if (performance.now() > deadline) server.closeAllConnections();
        else if (!isSending()) server.closeIdleConnections();
      }, INTERVAL).unref();
      server.once('close', () => clearInterval(sweep));
      // Whom the system has let in already, it would break off when the server is closed; each turn lets in one of them.
      const end = performance.now() + LETTING_IN_LIMIT;
      for (quiet = 0; quiet < QUIET && performance.now() < end; quiet += 1) await turnEnd();
    },
  };
}
