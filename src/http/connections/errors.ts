/** Responses to malformed requests, which never reach the request handler. */

import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Logger } from '../observability/logger.ts';
import { newRequestId, REQUEST_ID } from '../requests/request-id.ts';
import { renderJson } from '../responses/json.ts';
import { STATUS_CODES } from '../responses/node-http.ts';

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
