/** Limits the open connections, in total and per client. */

import type { RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';
import { isLoopback, networkOf } from '../requests/network.ts';
import { chooseRequestId, REQUEST_ID } from '../requests/request-id.ts';
import { SECURITY_HEADERS } from '../responses/headers.ts';
import { renderJson } from '../responses/json.ts';

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
export function limitConnections(
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
