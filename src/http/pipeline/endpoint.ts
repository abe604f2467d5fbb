/**
 * An endpoint: a path, its methods, who may use it, in which representations it responds, and a handler that makes the
 * response. Everything else that happens to a request is done in `pipeline.ts`, for all endpoints alike.
 */

import type { GoalProgress } from '../../domain/goal-writer.ts';
import type { Access } from '../auth/permissions.ts';
import type { View } from '../browsable/view.ts';
import type { Cacheable } from '../front/response-cache.ts';
import type { Representation } from '../requests/negotiation.ts';
import type { PathValues } from '../requests/path-template.ts';
import type { Problem } from '../responses/problem.ts';
import type { EndpointResponse, FixedResponse } from '../responses/response.ts';
import type { RequestContext } from './request-context.ts';

/**
 * `negotiated`: data as JSON or as a browsable page, whichever the client asks for. `negotiated or streamed`: a POST may
 * also be followed as server-sent events. `fixed`: the one type that the handler returns, such as a file, a page or a
 * redirect; only its errors are negotiated.
 */
export type Representations = 'negotiated' | 'negotiated or streamed' | 'fixed';

/** Server-sent events that follow a request; they begin with the first progress. */
export interface ProgressEvents {
  /** From now on the client is told at least every few seconds that the request is still in progress. */
  start(): void;
  tell(progress: GoalProgress): void;
}

/** A request that has passed all checks. */
export interface AcceptedRequest {
  readonly context: RequestContext;
  /** One of the endpoint's methods. It is OPTIONS where a link of a page asked for that by GET. */
  readonly method: string;
  readonly representation: Representation;
  /** The version of the data, for a GET of an endpoint that declares `cache`; the response may be made of newer data. */
  readonly version: string;
  /** The values in the path, by the names that the endpoint gives them. */
  readonly values: PathValues;
  /** Present where the client follows the request as events. */
  readonly events?: ProgressEvents;
}

/**
 * A check that an endpoint may leave out. `origin`: where the address itself is a secret, no page of another site knows what
 * to ask for, and a page that keeps its address to itself (`no-referrer`) sends no origin with its forms.
 */
export type OptionalCheck = 'host' | 'load shedding' | 'origin';

export interface Endpoint {
  /** `/smart-goals/`, `/courses/{id}/`. Where it ends with a slash, GET without the slash is redirected. */
  readonly path: string;
  /** In the order of the Allow header. */
  readonly methods: readonly string[];
  /** What a request with another method gets: 405, or 404 as if the path did not exist. */
  readonly otherMethods?: 'not found';
  readonly access: Access;
  readonly representations: Representations;
  /** What the audit log calls that which is read here; absent if reads are not audited. */
  readonly audited?: string;
  /** Absent if responses are neither cached nor conditional. */
  readonly cache?: Cacheable;
  /** What error pages of the endpoint show. Absent: they show the status alone, and 405 alone has the Allow header. */
  readonly view?: View;
  /** Makes the response to a request that failed, instead of the browsable page of the error. */
  readonly errorPage?: (problem: Problem, context: RequestContext) => Promise<FixedResponse>;
  /** Checks that are left out. */
  readonly skips?: readonly OptionalCheck[];
  handle(request: AcceptedRequest): Promise<EndpointResponse>;
}

/** The Allow header of an endpoint. */
export const allowOf = ({ methods }: Endpoint): string => methods.join(', ');

/** The methods of an endpoint that is only read. */
export const READ_METHODS = ['GET', 'HEAD'] as const;
