/** How many connections may be open, and how many of them by one client. */

import type { RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';
import { isLoopback, networkOf } from '../requests/network.ts';
import { chooseRequestId, REQUEST_ID } from '../requests/request-id.ts';
import { SECURITY_HEADERS } from '../responses/headers.ts';
import { renderJson } from '../responses/json.ts';

/** The bounds, and who is told of connections that went beyond them. */
export interface ConnectionLimits {
  /** Of all clients together: what goes beyond is closed. */
  readonly all: number;
  /** Of one client, by its address: what goes beyond is answered 503. */
  readonly client: number;
  /** Whether addresses of this machine are not bounded: those are mostly a proxy's. */
  readonly exceptLoopback: boolean;
  /** Told of each connection that was refused. */
  readonly onRefused: () => void;
}

/** How long a refused connection may take to send the request that tells it so, in milliseconds. */
const ASKING_TIME = 5_000;

const BODY = Buffer.from(renderJson({ detail: 'Too many connections from your address.' }));

/**
 * Bounds the connections of a server.
 *
 * @returns a listener that answers the requests of connections that are one too many, and hands on all others
 */
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
