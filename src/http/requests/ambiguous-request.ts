/** Ambiguous requests, which proxies and servers may interpret differently (request smuggling), are rejected. */

import type { IncomingMessage } from 'node:http';

/** Headers that a request may have at most once. Of some, Node.js keeps the first and drops the others. */
const SINGLE = ['Host', 'Origin', 'Content-Type', 'Authorization', 'Content-Length'];

/** The header of that length among them: no two have the same length. */
const BY_LENGTH = Array.from({ length: 15 }, (_, length) => SINGLE.find((name) => name.length === length));

const reasons = new WeakMap<IncomingMessage, string>();

/** Whether a request must be rejected before anything else (RFC 9112, section 3.2); stores the reason. */
export function isAmbiguous(request: IncomingMessage): boolean {
  const { rawHeaders, httpVersion, headers } = request;
  const repeated = repeatedHeader(rawHeaders);
  if (repeated !== undefined) {
    reasons.set(request, `The request has more than one ${repeated} header.`);
    return true;
  }
  if (httpVersion === '1.1' && !headers.host) {
    reasons.set(request, 'The Host header is missing.');
    return true;
  }
  return false;
}

/** Why a request is ambiguous; undefined if it is not. */
export const ambiguityOf = (request: IncomingMessage): string | undefined => reasons.get(request);

/** Compares names of equal length only, since this runs for every request. */
function repeatedHeader(rawHeaders: readonly string[]): string | undefined {
  let seen = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    const single = BY_LENGTH[name.length];
    if (single === undefined || (name !== single && name.toLowerCase() !== single.toLowerCase())) continue;
    const bit = 1 << name.length;
    if ((seen & bit) !== 0) return single;
    seen |= bit;
  }
  return undefined;
}
