/** The components that many operations share: response headers, responses and parameters. */

import { ServiceUnavailableError, ThrottledError } from '../../domain/errors.ts';
import type { Freshness } from '../../resources/collection.ts';
import { REQUEST_ID } from '../requests/request-id.ts';
import {
  addressTooLong,
  erased,
  keyUsed,
  methodNotAllowed,
  notAcceptable,
  notFound,
  Problem,
  permissionDenied,
  problemOf,
  tooLarge,
  underWay,
  unsupportedMediaType,
} from '../responses/problem.ts';
import { PAGE_POLICY, SECURITY_HEADERS } from '../responses/response.ts';
import type {
  Example,
  Header,
  MediaContent,
  Named,
  Parameter,
  Reference,
  Response,
  Responses,
  Schema,
} from './model.ts';
import { objectSchema, reference, textSchema } from './model.ts';

const text = (description: string, example: string): Header => ({
  description,
  schema: { type: 'string', examples: [example] },
});

const integer = (description: string, minimum: number, example: number): Header => ({
  description,
  schema: { type: 'integer', minimum, examples: [example] },
});

const always = (header: Header): Header => ({ ...header, required: true });

/** All headers by name, except Content-Type, which the media types of the bodies define. */
export const HEADERS: Named<Header> = {
  Allow: always(text('The methods that the path supports.', 'GET, POST, HEAD, OPTIONS')),
  Vary: always(text('The request headers that the representation depends on.', 'Accept')),
  'Content-Length': always(
    integer('The length of the body in bytes; for HEAD, that of the response to GET.', 0, 512),
  ),
  'X-Content-Type-Options': always(text('Browsers must not guess another media type.', 'nosniff')),
  'X-Frame-Options': always(text('The page must not be embedded in a frame.', 'DENY')),
  'Referrer-Policy': always(text('The full referrer is sent to the same origin only.', 'same-origin')),
  [REQUEST_ID]: always(
    text(
      'The id of the request, also in the log as `reqId`: the `X-Request-Id` of the request if it consists of 1 to 128 letters, digits and characters of `._:=+/-`; otherwise a new one.',
      '8e03978e-40d5-43dd-bc93-6894a57f9324',
    ),
  ),
  'Content-Security-Policy': text('The resources that the page may load; on HTML pages only.', PAGE_POLICY),
  ETag: always(
    text(
      'The entity tag of this representation. Send it in `If-None-Match` to get 304 if nothing has changed.',
      '"3S8CUmUQ0n2yEcWwXy1YkqJkUoM"',
    ),
  ),
  Link: text(
    'The pages around this one: `first`, `prev`, `next` and `last` (RFC 8288). Omitted for very long queries.',
    '<https://mentoring.example.org/smart-goals/?limit=30&offset=30>; rel="next"',
  ),
  'Cache-Control': always(text('How long the response may be cached, and by whom.', 'max-age=86400')),
  Expires: always(text('When the cached response expires.', 'Sat, 21 Nov 2026 02:10:54 GMT')),
  'Retry-After': always(integer('The number of seconds to wait before a retry.', 1, 5)),
  RetryInProgress: integer(
    'The number of seconds to wait before a retry, where a request is in progress.',
    1,
    1,
  ),
  'WWW-Authenticate': text(
    'The supported authentication schemes; with 403, the required scope.',
    'Bearer realm="Mentoring", Token realm="Mentoring"',
  ),
  'Idempotency-Replayed': text('The request was processed before, and not repeated.', 'true'),
  'X-Accel-Buffering': text('Tells proxies such as nginx not to buffer the stream.', 'no'),
  Location: always(text('The path with a trailing slash and the same query.', '/smart-goals/')),
  NoStore: always(text('The response must not be cached.', 'no-store')),
};

/** References to headers by name. */
export const headers = (...names: readonly string[]): Named<Reference> =>
  Object.fromEntries(names.map((name) => [name, reference('headers', name)]));

/** References to parameters by the names of their components. */
export const parameters = (...names: readonly string[]): readonly Reference[] =>
  names.map((name) => reference('parameters', name));

/** The header of responses that must not be cached. */
export const NO_STORE = { 'Cache-Control': reference('headers', 'NoStore') };

/** On every response to any request. */
export const EVERYWHERE = [REQUEST_ID, ...Object.keys(SECURITY_HEADERS)];

/** On every negotiated response. */
const NEGOTIATED = ['Vary', 'Content-Length', ...EVERYWHERE, 'Content-Security-Policy'];

/** The headers about caching of a response to GET. */
export const CACHING: { readonly [Kind in Freshness['kind']]: readonly string[] } = {
  fixed: ['ETag', 'Cache-Control', 'Expires'],
  private: ['ETag', 'Cache-Control'],
  revalidated: ['ETag'],
};

/** The body of every error that is not about fields. */
export const PROBLEM_SCHEMA: Schema = {
  ...objectSchema({ detail: textSchema('The error message.', notFound().message) }),
  description: 'An error.',
  additionalProperties: false,
  examples: [{ detail: notFound().message }],
};

/** A response as JSON and, for browsers, as a page; `named` are its headers besides those of every such response. */
export const negotiatedResponse = (
  description: string,
  schema: Schema,
  examples: Named<Example>,
  ...named: readonly string[]
): Response => ({
  description,
  headers: headers('Allow', ...NEGOTIATED, ...named),
  content: { 'application/json': { schema, examples } },
  'x-other-media-types': ['text/html'],
});

/** JSON of a schema among the components, with an example of that name. */
export const jsonContent = (schema: string, example: string, value: unknown): Named<MediaContent> => ({
  'application/json': { schema: reference('schemas', schema), examples: { [example]: { value } } },
});

/** An error response; `named` are additional headers. */
export const problemResponse = (
  description: string,
  problem: Problem,
  ...named: readonly string[]
): Response =>
  negotiatedResponse(
    description,
    reference('schemas', 'Problem'),
    { problem: { value: { detail: problem.message } } },
    ...Object.keys(problem.headers),
    ...named,
  );

/** The response to invalid values: their errors by name, or the message of another error. */
export const invalidResponse = (description: string, errors: Schema, examples: Named<Example>): Response =>
  negotiatedResponse(description, { anyOf: [errors, reference('schemas', 'Problem')] }, examples);

/** A response from outside of any endpoint has no Allow header. */
export function withoutAllow({ headers: { Allow: _allow, ...rest } = {}, ...response }: Response): Response {
  return { ...response, headers: rest };
}

const unforeseen = problemResponse('Unexpected error of the service, without details.', problemOf(undefined));

/** The shared responses by name. */
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
  UnderWay: problemResponse('A request with the same `Idempotency-Key` is in progress.', underWay()),
  Erased: problemResponse('The record that the request created before has been erased.', erased()),
  AddressTooLong: withoutAllow(
    problemResponse('The URL exceeds the limit; the detail names it.', addressTooLong(8192)),
  ),
  KeyUsed: problemResponse('The `Idempotency-Key` was used for a different request.', keyUsed()),
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
} satisfies Named<Response>;

/** A reference to a shared response. */
export const shared = (name: keyof typeof RESPONSES): Reference => reference('responses', name);

/** The parameters that every negotiated path takes, by the names of their components. */
export const SHARED_PARAMETERS: Named<Parameter> = {
  Format: {
    name: 'format',
    in: 'query',
    description:
      'The representation, which Accept must allow as well; ignored if empty. Unknown values get 404.',
    schema: { type: 'string', enum: ['json', 'api'], examples: ['json'] },
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'A unique key per request, chosen by the client: 1 to 255 ASCII letters, digits and punctuation characters. A retry with the same key within 24 hours returns the record that the first request created.',
    schema: { type: 'string', maxLength: 257, examples: ['8e03978e-40d5-43dd-bc93-6894a57f9324'] },
  },
  IfNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    description: 'The entity tags of cached representations: the response is 304 if one is still valid.',
    schema: { type: 'string', examples: ['"3S8CUmUQ0n2yEcWwXy1YkqJkUoM"'] },
  },
};

/** The errors of every negotiated path. */
export const NEGOTIATION_PROBLEMS: Responses = {
  '404': shared('UnknownFormat'),
  '406': shared('NotAcceptable'),
  '414': shared('AddressTooLong'),
  '500': shared('ServerError'),
};
