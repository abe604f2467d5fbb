/** The answers that say what went wrong, and others that are the same on many paths. */

import { ServiceUnavailableError, ThrottledError } from '../../domain/errors.ts';
import {
  addressTooLong,
  methodNotAllowed,
  notAcceptable,
  notFound,
  Problem,
  permissionDenied,
  problemOf,
  tooLarge,
  unsupportedMediaType,
} from '../problem.ts';
import { EVERYWHERE, headers, NEGOTIATED } from './headers.ts';
import {
  type Example,
  type Reference,
  type Response,
  type ResponseBody,
  reference,
  type Schema,
} from './model.ts';

/** The body of every error that is not about fields. */
export const PROBLEM_SCHEMA: Schema = {
  type: 'object',
  description: 'An error.',
  properties: {
    detail: { type: 'string', description: 'The error message.', examples: [notFound().message] },
  },
  required: ['detail'],
  additionalProperties: false,
  examples: [{ detail: notFound().message }],
};

/** A body as JSON and, for browsers, as a page. */
export function negotiatedBody(schema: Schema, examples: Readonly<Record<string, Example>>): ResponseBody {
  return {
    content: { 'application/json': { schema, examples } },
    'x-other-media-types': ['text/html'],
  };
}

/** An error as it is described; `named` are headers that it may carry. */
export const problemResponse = (
  description: string,
  problem: Problem,
  ...named: readonly string[]
): Response => ({
  description,
  headers: headers('Allow', ...NEGOTIATED, ...Object.keys(problem.headers), ...named),
  ...negotiatedBody(reference('schemas', 'Problem'), {
    problem: { value: { detail: problem.message } },
  }),
});

/** An answer from outside of any endpoint knows of no methods. */
export const withoutAllow = ({
  headers: { Allow: _allow, ...rest } = {},
  ...response
}: Response): Response => ({
  ...response,
  headers: rest,
});

const unforeseen = problemResponse('Unexpected error of the service, without details.', problemOf(undefined));

/** The shared answers by name. */
export const RESPONSES = {
  BadHost: problemResponse(
    'The Host header is missing or invalid, or names a host that is not allowed; or the request repeats a Host, Origin, Authorization or Content-Type header.',
    new Problem(400, 'Invalid Host header.'),
  ),
  UnknownFormat: problemResponse('Unknown `format`.', notFound()),
  NotAcceptable: problemResponse('The Accept header names no supported media type.', notAcceptable()),
  MethodNotAllowed: problemResponse(
    'Unsupported method; the Allow header names the supported ones.',
    methodNotAllowed('PUT'),
  ),
  TooLarge: problemResponse('The body exceeds the limit; the detail names it.', tooLarge(1_048_576)),
  UnsupportedMediaType: problemResponse(
    'Unsupported media type of the body.',
    unsupportedMediaType('text/plain'),
  ),
  Forbidden: problemResponse(
    'The token lacks the required scope; or the request came from a page of an origin that CORS_ORIGINS does not name (CSRF protection).',
    new Problem(403, permissionDenied('goals:read').message),
    'WWW-Authenticate',
  ),
  UnderWay: problemResponse(
    'A request with the same `Idempotency-Key` is in progress.',
    new Problem(409, 'A request with this Idempotency-Key is in progress.', {
      'Retry-After': '1',
    }),
  ),
  Erased: problemResponse(
    'The record that the request created before has been erased.',
    new Problem(410, 'The record created with this Idempotency-Key has been erased.'),
  ),
  AddressTooLong: withoutAllow(
    problemResponse('The URL exceeds the limit; the detail names it.', addressTooLong(8192)),
  ),
  KeyUsed: problemResponse(
    'The `Idempotency-Key` was used for a different request.',
    new Problem(422, 'This Idempotency-Key was used for a different request.'),
  ),
  Throttled: problemResponse('The client exceeded the rate limit.', problemOf(new ThrottledError(42))),
  ServerError: unforeseen,
  ServerErrorElsewhere: withoutAllow(unforeseen),
  Unavailable: problemResponse(
    'A dependency of the service is temporarily unavailable, or the service is overloaded.',
    problemOf(new ServiceUnavailableError('away')),
  ),
  NotFound: withoutAllow(problemResponse('The path does not exist.', notFound())),
  SlashMissing: withoutAllow(
    problemResponse(
      'Writes are not redirected, because the body would be lost; the detail names the correct path.',
      notFound('Not found. The path requires a trailing slash: /courses/'),
    ),
  ),
  SlashAdded: {
    description: 'Redirect to the path with a trailing slash.',
    headers: headers('Location', 'Content-Length', ...EVERYWHERE),
  },
} satisfies Readonly<Record<string, Response>>;

/** A shared answer. */
export function shared(name: keyof typeof RESPONSES): Reference {
  return reference('responses', name);
}
