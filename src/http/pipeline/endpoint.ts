/** An endpoint: a declaration with a handler. `pipeline.ts` does everything else, the same way for all. */

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { type Caller, OPEN_ACCESS_CALLER } from '../../domain/access.ts';
import type { GoalProgress } from '../../domain/goal-writer.ts';
import type { Authenticator } from '../auth/authentication.ts';
import type { Access } from '../auth/permissions.ts';
import type { View } from '../browsable/page.ts';
import type { Cacheable } from '../front/front.ts';
import type { Logger } from '../observability/logger.ts';
import type { Representation } from '../requests/negotiation.ts';
import { clientNetwork } from '../requests/network.ts';
import { type PathValues, parseParameters } from '../requests/target.ts';
import { type EndpointResponse, type FixedResponse, Problem } from '../responses/response.ts';

/**
 * `negotiated`: data as JSON or as a browsable page, as the client requests. `negotiated or streamed`: the
 * response to a POST may also be server-sent events. `fixed`: the one type that the handler returns, such as
 * a file, a page or a redirect; only its errors are negotiated.
 */
type Representations = 'negotiated' | 'negotiated or streamed' | 'fixed';

/** The server-sent events of a response; they begin with the first progress. */
export interface ProgressEvents {
  /** From now on the client gets a comment at least every few seconds while the request is in progress. */
  start(): void;
  tell(progress: GoalProgress): void;
}

/** A request that has passed all checks. */
export interface AcceptedRequest {
  readonly context: RequestContext;
  /** One of the endpoint's methods. */
  readonly method: string;
  readonly representation: Representation;
  /** The version of the data, for a GET of an endpoint with `cache`; the response may be made from newer data. */
  readonly version: string;
  /** The values in the path, by the names that the endpoint gives them. */
  readonly values: PathValues;
  /** Present if the client requested server-sent events. */
  readonly events?: ProgressEvents;
}

/** A check that an endpoint may disable; `origin` if its URL is a secret, which no other site can know. */
type OptionalCheck = 'host' | 'load shedding' | 'origin';

export interface Endpoint {
  /** `/smart-goals/`, `/courses/{id}/`. If it ends with a slash, GET without the slash is redirected. */
  readonly path: string;
  /** In the order of the Allow header. */
  readonly methods: readonly string[];
  /** The response to other methods: 405, or 404 as if the path did not exist. */
  readonly otherMethods?: 'not found';
  readonly access: Access;
  readonly representations: Representations;
  /** The audited subject of reads; absent if reads are not audited. */
  readonly audited?: string;
  /** Absent if responses are neither cached nor conditional. */
  readonly cache?: Cacheable;
  /** What its pages are called. Absent: error pages show the status only, and 405 alone has the Allow header. */
  readonly view?: View;
  /** Makes the response to a failed request, instead of the browsable page of the error. */
  readonly errorPage?: (problem: Problem, context: RequestContext) => Promise<FixedResponse>;
  /** Whether its error page also says that there is nothing at a path below its own. */
  readonly showsLost?: true;
  /** Disabled checks. */
  readonly skips?: readonly OptionalCheck[];
  handle(request: AcceptedRequest): Promise<EndpointResponse>;
}

/** The Allow header of an endpoint. */
export const allowOf = ({ methods }: Endpoint): string => methods.join(', ');

/** The methods of a read-only endpoint. */
export const READ_METHODS = ['GET', 'HEAD'] as const;

/** The traits of an endpoint that serves a body of a fixed type to GET, and is not there for other methods. */
export const FIXED_READS = {
  methods: READ_METHODS,
  otherMethods: 'not found',
  representations: 'fixed',
} as const satisfies Partial<Endpoint>;

// The context of a request, parsed once: path, query, caller, client, public address.

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
