/** Reads the body of a request from the connection, up to a limit. */

import type { IncomingMessage } from 'node:http';
import { Problem, tooLarge } from '../responses/problem.ts';

/** Reads a body of at most `limit` bytes. Throws a 413, or a 400 if the connection breaks. */
export async function readBytes(message: IncomingMessage, limit: number): Promise<Buffer> {
  if (Number(message.headers['content-length'] ?? 0) > limit) throw tooLarge(limit);
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  // A single growing buffer: a body that arrives byte by byte must not become a million buffers.
  let bytes: Buffer = Buffer.alloc(0);
  let length = 0;
  message.on('data', (chunk: Buffer) => {
    length += chunk.length;
    if (length <= limit) {
      if (length > bytes.length) bytes = grown(bytes, length, limit);
      chunk.copy(bytes, length - chunk.length);
    } else {
      // The rest is read and dropped, so that the client receives the error and the connection can end.
      bytes = Buffer.alloc(0);
      reject(tooLarge(limit));
    }
  });
  message.on('end', () => resolve(bytes.subarray(0, length)));
  // The client has disconnected, which is not a fault of the service.
  message.on('error', () =>
    reject(new Problem(400, 'The connection closed before the request was complete.')),
  );
  return promise;
}

/** Copies the bytes into a buffer at least this long and twice as long as before. */
function grown(bytes: Buffer, length: number, limit: number): Buffer {
  const larger = Buffer.alloc(Math.min(limit, Math.max(length, 2 * bytes.length)));
  bytes.copy(larger);
  return larger;
}
