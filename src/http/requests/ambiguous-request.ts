/** Ambiguous requests, which proxies and servers may interpret differently (request smuggling), are rejected. */

import type { IncomingMessage } from 'node:http';

/** Headers that a request may have once at most. Of some, Node.js keeps the first and drops the others. */
const SINGLE = ['Host', 'Origin', 'Content-Type', 'Authorization', 'Content-Length'];

/** The one of them, if any, with a name of that length: no two names are equally long. */
const BY_LENGTH = Array.from({ length: 15 }, (_, length) => SINGLE.find((name) => name.length === length));

const reasons = new WeakMap<IncomingMessage, string>();

/** Whether a request must be rejected before all else (RFC 9112, section 3.2); remembers the reason. */
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

/** Names are compared only where their lengths are the same, since this is called for every request. */
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
