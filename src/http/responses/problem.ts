/** What went wrong with a request, as status and words. */

import type { Scope } from '../../domain/access.ts';
import { ServiceUnavailableError, ThrottledError } from '../../domain/errors.ts';
import type { View } from './response.ts';

/** A request that is answered with an error; the detail is for the client to read. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly status: number;
  /** Headers that belong to the error, such as Retry-After. */
  readonly headers: Readonly<Record<string, string>>;
  /** Private, so that no log shows what was typed. */
  readonly #view: View | undefined;

  constructor(
    status: number,
    detail: string,
    headers: Readonly<Record<string, string>> = {},
    options: { readonly view?: View; readonly cause?: unknown } = {},
  ) {
    super(detail, { cause: options.cause });
    this.status = status;
    this.headers = headers;
    this.#view = options.view;
  }

  /** What a page shows beside it, such as the form with what was typed. */
  get view(): View | undefined {
    return this.#view;
  }
}

/** What clients are asked for: either of the two schemes (RFC 6750, and that of Django REST framework). */
const CHALLENGE = 'Bearer realm="Mentoring", Token realm="Mentoring"';

export const notAuthenticated = () =>
  new Problem(401, 'Authentication credentials were not provided.', { 'WWW-Authenticate': CHALLENGE });

export const invalidToken = (detail = 'Invalid token.') =>
  new Problem(401, detail, {
    'WWW-Authenticate': CHALLENGE.replace(',', ', error="invalid_token",'),
  });

/** The token is known, but does not open this; the header says which scope would (RFC 6750, section 3.1). */
export const permissionDenied = (scope: Scope) =>
  new Problem(403, 'You do not have permission to perform this action.', {
    'WWW-Authenticate': `Bearer realm="Mentoring", error="insufficient_scope", scope="${scope}"`,
  });

export const notFound = (detail = 'Not found.') => new Problem(404, detail);

export const methodNotAllowed = (method: string) => new Problem(405, `Method "${method}" not allowed.`);

export const notAcceptable = () => new Problem(406, 'Could not satisfy the request Accept header.');

export const tooLarge = (limit: number) =>
  new Problem(413, `The request body exceeds the limit of ${limit} bytes.`);

/** @param limit in bytes */
export const addressTooLong = (limit: number) =>
  new Problem(414, `The URL exceeds the limit of ${limit} bytes.`);

export const unsupportedMediaType = (type: string) =>
  new Problem(415, `Unsupported media type "${type}" in request.`);

/** The service is overloaded: more requests arrive than it can answer. */
export const overloaded = () => problemOf(new ServiceUnavailableError('overloaded', { retryAfter: 1 }));

/** Whatever was thrown, as the problem that the client is told of; of an unforeseen error, nothing but that it is one. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof ServiceUnavailableError) {
    const away = 'The service is not available at the moment. Please try again later.';
    return new Problem(503, error.detail ?? away, { 'Retry-After': String(error.retryAfter) });
  }
  if (error instanceof ThrottledError) {
    const { retryAfter } = error;
    const seconds = `${retryAfter} ${retryAfter === 1 ? 'second' : 'seconds'}`;
    return new Problem(429, `Request was throttled. Expected available in ${seconds}.`, {
      'Retry-After': String(retryAfter),
    });
  }
  return new Problem(500, 'A server error occurred.');
}
