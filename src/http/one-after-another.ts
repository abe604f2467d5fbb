/** The requests of one connection are done one after the other, also where they came at once. */

import type { RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Hands on a request when the one before it on its connection is answered. Node.js would do all that came at once side
 * by side, so that a list might be read before what was sent in front of it is created: only requests that change
 * nothing may be done so (RFC 9112, section 9.3.2). Of a connection that ended, nothing more is done.
 */
export function oneAfterAnother(next: RequestListener): RequestListener {
  const latest = new WeakMap<Socket, ServerResponse>();
  return (request, response) => {
    const before = latest.get(request.socket);
    latest.set(request.socket, response);
    if (before === undefined || before.writableFinished) return next(request, response);
    before.once('close', () => {
      if (!request.socket.destroyed) next(request, response);
    });
  };
}
