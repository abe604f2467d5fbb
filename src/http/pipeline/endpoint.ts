/** An endpoint: a declaration with a handler. `pipeline.ts` does everything else, the same way for all. */

import type { GoalProgress } from '../../domain/goal-writer.ts';
import type { Access } from '../auth/permissions.ts';
import type { View } from '../browsable/view.ts';
import type { Cacheable } from '../front/response-cache.ts';
import type { Representation } from '../requests/negotiation.ts';
import type { PathValues } from '../requests/target.ts';
import type { Problem } from '../responses/problem.ts';
import type { EndpointResponse, FixedResponse } from '../responses/response.ts';
import type { RequestContext } from './request-context.ts';

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
  /** One of the endpoint's methods; OPTIONS if a page requested it by a GET. */
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
  /** The content of error pages. Absent: they show the status only, and 405 alone has the Allow header. */
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
