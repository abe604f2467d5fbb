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
  description: 'What went wrong.',
  properties: {
    detail: { type: 'string', description: 'In words, for people.', examples: [notFound().message] },
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

const unforeseen = problemResponse('A mistake of the service. Nothing more is told.', problemOf(undefined));

/** The shared answers by name. */
export const RESPONSES = {
  BadHost: problemResponse(
    'The Host header is missing or invalid, or names a host that is not allowed; or the request has more than one Host, Origin, Authorization or Content-Type header.',
    new Problem(400, 'Invalid Host header.'),
  ),
  UnknownFormat: problemResponse('There is no such `format`.', notFound()),
  NotAcceptable: problemResponse('The header Accept names nothing that is rendered.', notAcceptable()),
  MethodNotAllowed: problemResponse(
    'The path has no such method; the header Allow names those it has.',
    methodNotAllowed('PUT'),
  ),
  TooLarge: problemResponse(
    'The body is larger than the service takes; the detail says how much that is.',
    tooLarge(1_048_576),
  ),
  UnsupportedMediaType: problemResponse(
    'The body is in a media type that is not taken.',
    unsupportedMediaType('text/plain'),
  ),
  Forbidden: problemResponse(
    'The token does not open this, where tokens are asked for; or a page of another origin would write, and CORS_ORIGINS does not name it.',
    new Problem(403, permissionDenied('goals:read').message),
    'WWW-Authenticate',
  ),
  UnderWay: problemResponse(
    'The same request, by its `Idempotency-Key`, is being done at this moment.',
    new Problem(409, 'A request with this Idempotency-Key is being done at this moment.', {
      'Retry-After': '1',
    }),
  ),
  Erased: problemResponse(
    'The same request was done before, and what it created was erased since.',
    new Problem(410, 'What was created with this Idempotency-Key was erased since.'),
  ),
  AddressTooLong: withoutAllow(
    problemResponse(
      'The address is longer than the service takes; the detail says how much that is.',
      addressTooLong(8192),
    ),
  ),
  KeyUsed: problemResponse(
    'The `Idempotency-Key` was used for another request.',
    new Problem(422, 'This Idempotency-Key was used for another request.'),
  ),
  Throttled: problemResponse(
    'The client has asked for more within a minute than it may.',
    problemOf(new ThrottledError(42)),
  ),
  ServerError: unforeseen,
  ServerErrorElsewhere: withoutAllow(unforeseen),
  Unavailable: problemResponse(
    'Something that the service needs is away for the moment.',
    problemOf(new ServiceUnavailableError('away')),
  ),
  NotFound: withoutAllow(problemResponse('There is nothing here.', notFound())),
  SlashMissing: withoutAllow(
    problemResponse(
      'A write is not redirected, since what it carries would be lost; the detail names the right path.',
      notFound('Not found. The path is /courses/, with a slash at its end.'),
    ),
  ),
  SlashAdded: {
    description: 'The path with a slash at its end.',
    headers: headers('Location', 'Content-Length', ...EVERYWHERE),
  },
} satisfies Readonly<Record<string, Response>>;

/** A shared answer. */
export function shared(name: keyof typeof RESPONSES): Reference {
  return reference('responses', name);
}
