/** Ambiguous requests, which proxies and servers may interpret differently (request smuggling), are rejected. */

import type { IncomingMessage } from 'node:http';
import { Problem } from '../responses/problem.ts';

/** Headers that a request has once at the most. Of some, Node.js keeps the first and drops the others. */
const SINGLE = ['Host', 'Origin', 'Content-Type', 'Authorization', 'Content-Length'];

/** The one of them, if any, that has so many letters: no two have as many. */
const BY_LENGTH = Array.from({ length: 15 }, (_, length) => SINGLE.find((name) => name.length === length));

const problems = new WeakMap<IncomingMessage, Problem>();

/** Whether a request must be refused before it is looked at any further (RFC 9112, section 3.2); remembers why. */
export function isAmbiguous(request: IncomingMessage): boolean {
  const { rawHeaders, httpVersion, headers } = request;
  const repeated = repeatedHeader(rawHeaders);
  if (repeated !== undefined) {
    problems.set(request, new Problem(400, `The request has more than one ${repeated} header.`));
    return true;
  }
  if (httpVersion === '1.1' && !headers.host) {
    problems.set(request, new Problem(400, 'The Host header is missing.'));
    return true;
  }
  return false;
}

/** Why a request is refused; undefined where it is not. */
export const ambiguityOf = (request: IncomingMessage): Problem | undefined => problems.get(request);

/** This is asked of every request, so that names are compared only where their lengths say that they may be alike. */
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
