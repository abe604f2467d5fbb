/** Errors of requests, with a status and a message. */

import type { Scope } from '../../domain/access.ts';
import {
  ConflictError,
  InvalidValuesError,
  ServiceUnavailableError,
  ThrottledError,
} from '../../domain/errors.ts';
import type { View } from '../browsable/view.ts';

/** Optional parts of a problem. */
interface ProblemOptions {
  /** Shown on a page besides the error, such as the form with the user's input. */
  readonly view?: View;
  readonly cause?: unknown;
  /** The body instead of `detail` only. */
  readonly data?: unknown;
  /** False if the log summarizes such problems instead. */
  readonly isLogged?: boolean;
}

/** An error response; clients get its message. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly status: number;
  /** Headers that belong to the error, such as Retry-After. */
  readonly headers: Readonly<Record<string, string>>;
  /** Whether the problem is logged on its own. */
  readonly isLogged: boolean;
  /** Private, so that no log shows what was typed. */
  readonly #view: View | undefined;
  /** Private, so that no log shows the names in it. */
  readonly #data: unknown;

  constructor(
    status: number,
    detail: string,
    headers: Readonly<Record<string, string>> = {},
    options: ProblemOptions = {},
  ) {
    super(detail, { cause: options.cause });
    this.status = status;
    this.headers = headers;
    this.isLogged = options.isLogged ?? true;
    this.#view = options.view;
    this.#data = options.data;
  }

  /** The body of the response. */
  get data(): unknown {
    return this.#data ?? { detail: this.message };
  }

  /** Shown on a page besides the error, such as the form with the user's input. */
  get view(): View | undefined {
    return this.#view;
  }
}

/** The supported authentication schemes: those of RFC 6750 and of Django REST framework. */
const CHALLENGE = 'Bearer realm="Mentoring", Token realm="Mentoring"';

export const notAuthenticated = () =>
  new Problem(401, 'Authentication credentials were not provided.', { 'WWW-Authenticate': CHALLENGE });

export const invalidToken = (detail = 'Invalid token.') =>
  new Problem(401, detail, {
    'WWW-Authenticate': CHALLENGE.replace(',', ', error="invalid_token",'),
  });

/** The token is valid but lacks a scope, which the header names (RFC 6750, section 3.1). */
export const permissionDenied = (scope: Scope) =>
  new Problem(403, 'You do not have permission to perform this action.', {
    'WWW-Authenticate': `Bearer realm="Mentoring", error="insufficient_scope", scope="${scope}"`,
  });

export const notFound = (detail = 'Not found.') => new Problem(404, detail);

/** @param allow the Allow header, if nothing else adds it */
export const methodNotAllowed = (method: string, allow?: string) =>
  new Problem(405, `Method "${method}" not allowed.`, allow === undefined ? {} : { Allow: allow });

export const notAcceptable = () => new Problem(406, 'Could not satisfy the request Accept header.');

export const underWay = () =>
  new Problem(409, 'A request with this Idempotency-Key is in progress.', { 'Retry-After': '1' });

export const erased = () => new Problem(410, 'The record created with this Idempotency-Key has been erased.');

export const keyUsed = () => new Problem(422, 'This Idempotency-Key was used for a different request.');

export const tooLarge = (limit: number) =>
  new Problem(413, `The request body exceeds the limit of ${limit} bytes.`);

/** @param limit in bytes */
export const addressTooLong = (limit: number) =>
  new Problem(414, `The URL exceeds the limit of ${limit} bytes.`);

export const unsupportedMediaType = (type: string) =>
  new Problem(415, `Unsupported media type "${type}" in request.`);

/** A rejection for a time, whose beginning and end are logged; `retryAfter` is in seconds. */
export const temporarilyUnavailable = (retryAfter: number, detail = UNAVAILABLE) =>
  new Problem(503, detail, { 'Retry-After': String(retryAfter) }, { isLogged: false });

/** The message of a 503 that has none of its own. */
export const UNAVAILABLE = 'The service is not available at the moment. Please try again later.';

/** Turns anything thrown into a problem. Clients get no details of unexpected errors. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof ServiceUnavailableError) {
    return new Problem(503, error.detail ?? UNAVAILABLE, { 'Retry-After': String(error.retryAfter) });
  }
  if (error instanceof ThrottledError) {
    const { retryAfter } = error;
    const seconds = `${retryAfter} ${retryAfter === 1 ? 'second' : 'seconds'}`;
    return new Problem(429, `Request was throttled. Expected available in ${seconds}.`, {
      'Retry-After': String(retryAfter),
    });
  }
  if (error instanceof InvalidValuesError) return new Problem(400, error.message, {}, { data: error.errors });
  if (error instanceof ConflictError) {
    const { message, details } = error;
    return new Problem(409, message, {}, { data: { detail: message, ...details } });
  }
  return new Problem(500, 'A server error occurred.');
}
