/** The body of a POST, taken from the connection within bounds and read. */

import type { IncomingMessage } from 'node:http';
import type { SentBody } from '../pipeline/endpoint.ts';
import { parseBody } from '../requests/body.ts';
import { Problem, tooLarge } from '../responses/problem.ts';

/**
 * The fields by which the page's raw form sends a document and its media type, since a page without scripts can send
 * nothing but forms.
 */
const RAW_CONTENT = '_content';
const RAW_CONTENT_TYPE = '_content_type';
/** The field by which a form of a page is known again when it is sent again, as by reloading its answer. */
export const FORM_KEY = '_form_key';

/**
 * Reads what was sent.
 *
 * @param type the header Content-Type; undefined where the request has none
 * @param fromPage whether the raw form of a page may have sent it
 * @throws Problem 415, or 400 where it does not parse
 */
export function parseSentBody(bytes: Buffer, type: string | undefined, fromPage: boolean): SentBody {
  const submission = parseBody(bytes, type);
  const raw = submission.kind === 'form' ? submission.fields.get(RAW_CONTENT) : undefined;
  if (!fromPage || submission.kind !== 'form') return { submission };
  const key = submission.fields.get(FORM_KEY);
  const keyed = typeof key === 'string' && key !== '' ? { formKey: key } : {};
  const rawType = submission.fields.get(RAW_CONTENT_TYPE);
  if (typeof raw !== 'string' || typeof rawType !== 'string') return { submission, ...keyed };
  try {
    return { submission: parseBody(Buffer.from(raw), rawType), raw, ...keyed };
  } catch (error) {
    if (error instanceof Problem) return { problem: error, raw, ...keyed };
    throw error;
  }
}

/**
 * Takes a body from the connection.
 *
 * @param limit how long it may be, in bytes
 * @throws Problem 413, or 400 where the connection breaks
 */
export async function readBytes(message: IncomingMessage, limit: number): Promise<Buffer> {
  if (Number(message.headers['content-length'] ?? 0) > limit) throw tooLarge(limit);
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  // One buffer that grows: a client that sends its body byte by byte must not make us keep a million of them.
  let bytes: Buffer = Buffer.alloc(0);
  let length = 0;
  message.on('data', (chunk: Buffer) => {
    length += chunk.length;
    if (length <= limit) {
      if (length > bytes.length) bytes = grown(bytes, length, limit);
      chunk.copy(bytes, length - chunk.length);
    } else {
      // The rest is let go by, so that the client hears the refusal and the connection can end.
      bytes = Buffer.alloc(0);
      reject(tooLarge(limit));
    }
  });
  message.on('end', () => resolve(bytes.subarray(0, length)));
  // Nobody is left to be answered; it is the client's doing, and no fault of the service.
  message.on('error', () =>
    reject(new Problem(400, 'The connection closed before the request was complete.')),
  );
  return promise;
}

/** The same bytes with room for at least so many, and twice as many as before. */
function grown(bytes: Buffer, length: number, limit: number): Buffer {
  const larger = Buffer.alloc(Math.min(limit, Math.max(length, 2 * bytes.length)));
  bytes.copy(larger);
  return larger;
}
