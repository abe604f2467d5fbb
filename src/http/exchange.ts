/** One request, as the parts that answer it see it. */

import type { FastifyRequest } from 'fastify';
import { ANYBODY, type Caller } from '../domain/access.ts';
import type { Authenticator } from './auth/authenticator.ts';
import { Problem } from './problem.ts';
import { parseParameters } from './query.ts';

export interface Exchange {
  readonly method: string;
  /** The path as it was sent, with its slashes: `/smart-goals/`. */
  readonly path: string;
  /** Path and query as they were sent. */
  readonly target: string;
  readonly parameters: URLSearchParams;
  /** The public address of the service, without a slash at its end: `https://mentoring.example.org`. */
  readonly root: string;
  readonly accept: string | undefined;
  /** Who asks, and what they may do. */
  readonly caller: Caller;
}

/** A host name, an IPv4 address or an IPv6 address in brackets, with or without a port. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** What a service knows of its own address and of those who ask. */
export interface ExchangeContext {
  /** The public address, where it is not the one that requests name. */
  readonly baseUrl: string | null;
  /** Null where everybody is answered. */
  readonly authenticator: Authenticator | null;
}

/** Reads what was asked. Nothing in it is costly: the query is parsed when it is looked at. */
export function readExchange(request: FastifyRequest, { baseUrl, authenticator }: ExchangeContext): Exchange {
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

/** Whether a host name, in lower case and without a port, is answered. */
export type HostRule = (hostname: string) => boolean;

/**
 * Makes sure that the host a client named is one that is answered, since addresses are made of it.
 *
 * @throws Problem 400 that says why it is not
 */
export function checkHost({ host, hostname, protocol }: FastifyRequest, isAllowed: HostRule): void {
  if (protocol !== 'http' && protocol !== 'https')
    throw new Problem(400, 'The header X-Forwarded-Proto is neither http nor https.');
  if (host !== '' && !HOST.test(host)) throw new Problem(400, 'The header Host is no host name.');
  if (!isAllowed(hostname.toLowerCase())) {
    throw new Problem(400, `The host "${hostname}" is not answered here: ALLOWED_HOSTS does not name it.`);
  }
}
