/** The id of a request: in the header X-Request-Id of its response, and as `reqId` in the log. */

import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

export const REQUEST_ID = 'X-Request-Id';

/** An id that a client or a proxy gives: as they make them, and nothing that could be mistaken for more of a log. */
const WELL_FORMED = /^[\w.:=+/-]{1,128}$/;

/** Ids of this process begin alike, so that those of several processes differ. */
const PREFIX = randomBytes(9).toString('base64url');
let count = 0;

const ids = new WeakMap<IncomingMessage, string>();

/** An id that no other request has. */
export function newRequestId(): string {
  count += 1;
  return `${PREFIX}-${count.toString(36)}`;
}

/** The id that a request came with, where it is well-formed, or else a new one. */
export function chooseRequestId({ headers }: IncomingMessage): string {
  const given = headers['x-request-id'];
  return typeof given === 'string' && WELL_FORMED.test(given) ? given : newRequestId();
}

/** Gives a request its id, which its response will tell. */
export function giveRequestId(request: IncomingMessage, response: ServerResponse): void {
  const id = chooseRequestId(request);
  ids.set(request, id);
  response.setHeader(REQUEST_ID, id);
}

/** The id that a request was given. */
export const requestIdOf = (request: IncomingMessage): string => ids.get(request) ?? newRequestId();
