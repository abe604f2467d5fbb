/** The context of a request, read from it once: path, query, caller, public address. */

import type { FastifyRequest } from 'fastify';
import { ANYBODY, type Caller } from '../../domain/access.ts';
import type { Authenticator } from '../auth/authenticator.ts';
import { parseParameters } from '../requests/query.ts';
import { Problem } from '../responses/problem.ts';

/** The parts of a request that endpoints use. */
export interface RequestContext {
  readonly method: string;
  /** The path as it was sent, with its slashes: `/smart-goals/`. */
  readonly path: string;
  /** Path and query as they were sent. */
  readonly target: string;
  readonly parameters: URLSearchParams;
  /** The public address of the service, without a slash at its end: `https://mentoring.example.org`. */
  readonly root: string;
  readonly accept: string | undefined;
  /** The caller and their scopes. */
  readonly caller: Caller;
}

/** A host name, an IPv4 address or an IPv6 address in brackets, with or without a port. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** What the context of a request depends on besides the request. */
export interface RequestContextOptions {
  /** The public address, where it is not the one that requests name. */
  readonly baseUrl: string | null;
  /** Null with AUTH=open. */
  readonly authenticator: Authenticator | null;
}

/** Reads the context of a request. This is cheap: the query is parsed on first use. */
export function readRequestContext(
  request: FastifyRequest,
  { baseUrl, authenticator }: RequestContextOptions,
): RequestContext {
  const target = request.url;
  const query = target.indexOf('?');
  let parameters: URLSearchParams | undefined;
  return {
    method: request.method,
    // Two slashes at its start would make a link lead to another host.
    path: (query < 0 ? target : target.slice(0, query)).replace(/^\/{2,}/, '/'),
    target,
    get parameters() {
      parameters ??= parseParameters(query < 0 ? '' : target.slice(query + 1));
      return parameters;
    },
    root: baseUrl ?? rootOf(request),
    accept: request.headers.accept,
    caller: authenticator === null ? ANYBODY : authenticator.callerOf(request.raw),
  };
}

/** The address a client used, from the scheme and the header Host, or what a trusted proxy says of them. */
function rootOf({ protocol, host, socket }: FastifyRequest): string {
  return `${protocol}://${host || `${socket.localAddress}:${socket.localPort}`}`;
}

/** Whether a host name, in lower case and without a port, is allowed. */
export type HostMatcher = (hostname: string) => boolean;

/**
 * Checks the Host header against DNS rebinding and because links are made of it.
 *
 * @throws Problem 400 that says why it is not
 */
export function checkHost({ host, hostname, protocol }: FastifyRequest, isAllowed: HostMatcher): void {
  if (protocol !== 'http' && protocol !== 'https')
    throw new Problem(400, 'Invalid X-Forwarded-Proto header: it must be http or https.');
  if (host !== '' && !HOST.test(host)) throw new Problem(400, 'Invalid Host header.');
  if (!isAllowed(hostname.toLowerCase())) {
    throw new Problem(400, `The host "${hostname}" is not allowed: add it to ALLOWED_HOSTS.`);
  }
}
