/** The id of a request: in the header X-Request-Id of its response, and as `reqId` in the log. */

import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

export const REQUEST_ID = 'X-Request-Id';

/** The ids that are accepted: common formats, and nothing that could be mistaken for other log content. */
const WELL_FORMED = /^[\w.:=+/-]{1,128}$/;

/** A random prefix per process, so that ids of several processes differ. */
const PREFIX = randomBytes(9).toString('base64url');
let count = 0;

const ids = new WeakMap<IncomingMessage, string>();

/** A new unique id. */
export function newRequestId(): string {
  count += 1;
  return `${PREFIX}-${count.toString(36)}`;
}

/** The id of the request header if it is well-formed, otherwise a new one. */
export function chooseRequestId({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && WELL_FORMED.test(given) ? given : newRequestId();
}

/** Assigns a request its id, and sets the response header. */
export function assignRequestId(request: IncomingMessage, response: ServerResponse): void {
  const id = chooseRequestId(request);
  ids.set(request, id);
  response.setHeader(REQUEST_ID, id);
}

/** The id of a request. */
export const requestIdOf = (request: IncomingMessage): string => ids.get(request) ?? newRequestId();

// Ambiguous requests, which proxies and servers may interpret differently (request smuggling), are rejected.

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
