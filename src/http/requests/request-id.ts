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
