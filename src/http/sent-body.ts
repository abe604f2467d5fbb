/** The body of a POST, taken from the connection within bounds and read. */

import type { IncomingMessage } from 'node:http';
import { BODY_LIMIT, parseBody } from './body.ts';
import type { SentBody } from './endpoint.ts';
import { Problem, tooLarge } from './problem.ts';

/**
 * The fields by which the page's raw form sends a document and its media type, since a page without scripts can send
 * nothing but forms.
 */
const RAW_CONTENT = '_content';
const RAW_CONTENT_TYPE = '_content_type';

/**
 * Reads what was sent.
 *
 * @param fromPage whether the raw form of a page may have sent it
 * @throws Problem 413, 415, or 400 where it does not parse
 */
export async function readSentBody(message: IncomingMessage, fromPage: boolean): Promise<SentBody> {
  const submission = parseBody(await readBytes(message), message.headers['content-type']);
  const raw = submission.kind === 'form' ? submission.fields.get(RAW_CONTENT) : undefined;
  if (!fromPage || typeof raw !== 'string') return { submission };
  const type = submission.kind === 'form' ? submission.fields.get(RAW_CONTENT_TYPE) : undefined;
  if (typeof type !== 'string') return { submission };
  try {
    return { submission: parseBody(Buffer.from(raw), type), raw };
  } catch (error) {
    if (error instanceof Problem) return { problem: error, raw };
    throw error;
  }
}

function readBytes(message: IncomingMessage): Promise<Buffer> {
  if (Number(message.headers['content-length'] ?? 0) > BODY_LIMIT) throw tooLarge(BODY_LIMIT);
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  // One buffer that grows: a client that sends its body byte by byte must not make us keep a million of them.
  let bytes: Buffer = Buffer.alloc(0);
  let length = 0;
  message.on('data', (chunk: Buffer) => {
    length += chunk.length;
    if (length <= BODY_LIMIT) {
      if (length > bytes.length) bytes = grown(bytes, length);
      chunk.copy(bytes, length - chunk.length);
    } else {
      // The rest is let go by, so that the client hears the refusal and the connection can end.
      bytes = Buffer.alloc(0);
      reject(tooLarge(BODY_LIMIT));
    }
  });
  message.on('end', () => resolve(bytes.subarray(0, length)));
  // Nobody is left to be answered; it is the client's doing, and no fault of the service.
  message.on('error', () => reject(new Problem(400, 'The request was cut off.')));
  return promise;
}

/** The same bytes with room for at least so many, and twice as many as before. */
function grown(bytes: Buffer, length: number): Buffer {
  const larger = Buffer.alloc(Math.min(BODY_LIMIT, Math.max(length, 2 * bytes.length)));
  bytes.copy(larger);
  return larger;
}
