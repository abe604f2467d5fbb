/** The context of a request, parsed once: path, query, caller, client, public address. */

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { type Caller, OPEN_ACCESS_CALLER } from '../../domain/access.ts';
import type { Authenticator } from '../auth/authentication.ts';
import type { Logger } from '../observability/logger.ts';
import { clientNetwork } from '../requests/network.ts';
import { parseParameters } from '../requests/target.ts';
import { Problem } from '../responses/problem.ts';

/** A request as Fastify passes it on; the headers of a trusted proxy are already applied. */
export interface IncomingRequest {
  readonly raw: IncomingMessage;
  /** The request as the log names it. */
  readonly id: string;
  readonly log: Logger;
  readonly method: string;
  readonly url: string;
  readonly protocol: string;
  readonly host: string;
  readonly hostname: string;
  readonly ip: string;
  readonly ips?: string[] | undefined;
  readonly socket: Pick<Socket, 'localAddress' | 'localPort'>;
}

/** The context of a request. */
export interface RequestContext
  extends Pick<IncomingRequest, 'raw' | 'id' | 'log' | 'method' | 'protocol' | 'host' | 'hostname'> {
  /** The response of Node.js, for streams only; all other responses are returned. */
  readonly response: ServerResponse;
  /** The path as it was sent, with its slashes: `/smart-goals/`. */
  readonly path: string;
  /** Path and query as they were sent. */
  readonly target: string;
  readonly parameters: URLSearchParams;
  /** The public address of the service, without a trailing slash: `https://mentoring.example.org`. */
  readonly root: string;
  readonly accept: string | undefined;
  /** The caller and their scopes. */
  readonly caller: Caller;
  /** The network of the client, by which clients are distinguished. */
  readonly client: string;
  /** A signal that is aborted if the client disconnects before it has its response. */
  untilGone(): AbortSignal;
}

/** The dependencies of a request's context. */
export interface RequestContextOptions {
  /** The configured public address; null if it is that of the request. */
  readonly baseUrl: string | null;
  /** Null with AUTH=open. */
  readonly authenticator: Authenticator | null;
}

/** Reads the context of a request. This is cheap: rarely used parts are computed on first use. */
export function readRequestContext(
  request: IncomingRequest,
  response: ServerResponse,
  { baseUrl, authenticator }: RequestContextOptions,
): RequestContext {
  const { raw, id, log, method, protocol, host, hostname, url: target } = request;
  const query = target.indexOf('?');
  let parameters: URLSearchParams | undefined;
  return {
    raw,
    id,
    log,
    method,
    protocol,
    host,
    hostname,
    response,
    // Two leading slashes would make a link lead to another host.
    path: (query < 0 ? target : target.slice(0, query)).replace(/^\/{2,}/, '/'),
    target,
    get parameters() {
      parameters ??= parseParameters(query < 0 ? '' : target.slice(query + 1));
      return parameters;
    },
    root: baseUrl ?? rootOf(request),
    accept: raw.headers.accept,
    caller: authenticator === null ? OPEN_ACCESS_CALLER : authenticator.callerOf(raw),
    get client() {
      return clientNetwork(request);
    },
    untilGone() {
      const gone = new AbortController();
      response.once('close', () => {
        if (!response.writableFinished) gone.abort();
      });
      return gone.signal;
    },
  };
}

/** The address that a client used, by the Host header or by the headers of a trusted proxy. */
function rootOf({ protocol, host, socket }: IncomingRequest): string {
  return `${protocol}://${host || `${socket.localAddress}:${socket.localPort}`}`;
}

/** A host name, an IPv4 address or an IPv6 address in brackets, with or without a port. */
const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** Whether a host name, in lower case and without a port, is allowed. */
export type HostMatcher = (hostname: string) => boolean;

/** Checks the Host header, against DNS rebinding and since links are built from it. Throws a 400. */
export function checkHost({ host, hostname, protocol }: RequestContext, isAllowed: HostMatcher): void {
  if (protocol !== 'http' && protocol !== 'https')
    throw new Problem(400, 'Invalid X-Forwarded-Proto header: it must be http or https.');
  if (host !== '' && !HOST.test(host)) throw new Problem(400, 'Invalid Host header.');
  if (!isAllowed(hostname.toLowerCase())) {
    throw new Problem(400, `The host "${hostname}" is not allowed: add it to ALLOWED_HOSTS.`);
  }
}
