/** Requests that different programs may understand differently, so that none may guess what is meant. */

import type { IncomingMessage } from 'node:http';
import { Problem } from './problem.ts';

/** Headers that a request has once at the most, by their length. Of some, Node.js keeps the first and drops the others. */
const SINGLE: ReadonlyMap<number, readonly string[]> = Map.groupBy(
  ['Host', 'Origin', 'Content-Type', 'Authorization', 'Content-Length'],
  ({ length }) => length,
);

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
    problems.set(request, new Problem(400, 'The header Host is missing.'));
    return true;
  }
  return false;
}

/** Why a request is refused; undefined where it is not. */
export const ambiguityOf = (request: IncomingMessage): Problem | undefined => problems.get(request);

/** This is asked of every request, so that names are compared only where their lengths say that they may be alike. */
function repeatedHeader(rawHeaders: readonly string[]): string | undefined {
  let seen: string[] | undefined;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    const candidates = SINGLE.get(name.length);
    if (candidates === undefined) continue;
    const lowerCase = name.toLowerCase();
    const single = candidates.find((candidate) => candidate.toLowerCase() === lowerCase);
    if (single === undefined) continue;
    if (seen?.includes(single) === true) return single;
    seen ??= [];
    seen.push(single);
  }
  return undefined;
}
