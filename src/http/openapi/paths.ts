/** The paths besides those of collections, and the parts that all paths share: headers, responses, parameters. */

import { ServiceUnavailableError, ThrottledError } from '../../domain/errors.ts';
import type { Fields } from '../../domain/fields.ts';
import type { Calendar } from '../../resources/calendar.ts';
import type { Collection, Freshness } from '../../resources/collection.ts';
import { CALENDAR_TYPE, calendarPath, renderCalendar } from '../calendar/document.ts';
import {
  addressTooLong,
  erased,
  keyUsed,
  notAcceptable,
  notFound,
  Problem,
  permissionDenied,
  problemOf,
  tooLarge,
  underWay,
  unsupportedMediaType,
} from '../responses/response.ts';
import {
  type Example,
  type Header,
  type Named,
  namesOf,
  type Operation,
  objectSchema,
  type Parameter,
  type PathItem,
  type Reference,
  type Response,
  type Responses,
  recordExample,
  reference,
  type Schema,
  textSchema,
} from './model.ts';

// The components that many operations share: response headers, responses and parameters.

const text = (description: string, example: string): Header => ({
  description,
  schema: { type: 'string', examples: [example] },
});

const integer = (description: string, minimum: number, example: number): Header => ({
  description,
  schema: { type: 'integer', minimum, examples: [example] },
});

/** The headers that mean something to a client by name, besides those that the description of the document names. */
export const HEADERS: Named<Header> = {
  ETag: text(
    'The entity tag of this representation. Send it in `If-None-Match` to get 304 if nothing has changed.',
    '"3S8CUmUQ0n2yEcWwXy1YkqJkUoM"',
  ),
  Link: text(
    'The pages around this one: `first`, `prev`, `next` and `last` (RFC 8288). Omitted for very long queries.',
    '<https://mentoring.example.org/smart-goals/?limit=30&offset=30>; rel="next"',
  ),
  'Cache-Control': text('How long the response may be cached, and by whom.', 'max-age=86400'),
  Expires: text('When the cached response expires.', 'Sat, 21 Nov 2026 02:10:54 GMT'),
  'Retry-After': integer('The number of seconds to wait before a retry.', 1, 5),
  'WWW-Authenticate': text(
    'The supported authentication schemes; with 403, the required scope.',
    'Bearer realm="Mentoring", Token realm="Mentoring"',
  ),
  'Idempotency-Replayed': text('The request was processed before, and not repeated.', 'true'),
};

/** References to headers by name. */
export const headers = (...names: readonly string[]): Named<Reference> =>
  Object.fromEntries(names.map((name) => [name, reference('headers', name)]));

/** References to parameters by the names of their components. */
export const parameters = (...names: readonly string[]): readonly Reference[] =>
  names.map((name) => reference('parameters', name));

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
  ...(named.length > 0 && { headers: headers(...named) }),
  content: { 'application/json': { schema, examples } },
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
    ...Object.keys(problem.headers).filter((name) => name in HEADERS),
    ...named,
  );

/** The response to invalid values: their errors by name, or the message of another error. */
export const invalidResponse = (description: string, errors: Schema, examples: Named<Example>): Response =>
  negotiatedResponse(description, { anyOf: [errors, reference('schemas', 'Problem')] }, examples);

/** The shared responses by name. */
export const RESPONSES = {
  BadHost: problemResponse(
    'The Host header is missing or invalid, or names a host that is not allowed; or the request repeats a Host, Origin, Authorization or Content-Type header.',
    new Problem(400, 'Invalid Host header.'),
  ),
  UnknownFormat: problemResponse('Unknown `format`.', notFound()),
  NotAcceptable: problemResponse('The Accept header names no supported media type.', notAcceptable()),
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
  AddressTooLong: problemResponse('The URL exceeds the limit; the detail names it.', addressTooLong(8192)),
  KeyUsed: problemResponse('The `Idempotency-Key` was used for a different request.', keyUsed()),
  Throttled: problemResponse('The client exceeded the rate limit.', problemOf(new ThrottledError(42))),
  ServerError: problemResponse('Unexpected error of the service, without details.', problemOf(undefined)),
  Unavailable: problemResponse(
    'A dependency of the service is temporarily unavailable, or the service is overloaded.',
    problemOf(new ServiceUnavailableError('away')),
  ),
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

// The common parts of paths.

/** The responses to GET if nothing fails. */
export const unlessModified = (found: Response): Responses => ({
  '200': found,
  '304': {
    description: 'Not modified: the cached response is still valid.',
    ...(found.headers && { headers: found.headers }),
  },
});

/** A path whose responses are data as JSON or as a page. */
interface NegotiatedPath {
  /** The suffix of the operation ids: `SmartGoals`. */
  readonly name: string;
  /** The prefix of the id of GET. */
  readonly verb: 'get' | 'list';
  readonly tag: string;
  /** The summary of GET. */
  readonly summary: string;
  readonly description: string;
  /** The response to GET if nothing fails. */
  readonly found: Response;
  /** The response to GET with invalid filters; absent without filters. */
  readonly invalid?: Response;
  /** The response if there is no such record. */
  readonly missing?: Response;
  /** The names of the parameters in the path, and of those in the query of GET, as components. */
  readonly inPath?: readonly string[];
  readonly inQuery?: readonly string[];
  readonly post?: Operation;
  readonly patch?: Operation;
  /** Whether responses need the database. */
  readonly isStored?: true;
}

/** Describes a path. */
export function negotiatedPath(path: NegotiatedPath): PathItem {
  const { name, tag, description, inPath = [], inQuery = [], isStored } = path;
  const problems = { ...NEGOTIATION_PROBLEMS, ...(path.missing && { '404': path.missing }) };
  const get: Operation = {
    operationId: `${path.verb}${name}`,
    tags: [tag],
    summary: path.summary,
    parameters: parameters(...inPath, ...inQuery, 'Format', 'IfNoneMatch'),
    responses: {
      ...unlessModified(path.found),
      '400': path.invalid ?? shared('BadHost'),
      ...problems,
      ...(isStored && { '503': shared('Unavailable') }),
    },
  };
  return {
    description,
    get,
    ...(path.post && { post: path.post }),
    ...(path.patch && { patch: path.patch }),
  };
}

// The paths besides the collections: root and this document.

/** The tag of these paths. */
export const SERVICE_TAG = 'Service';

/** The path `/`. */
export const rootPath = (schema: Schema, description: string): PathItem =>
  negotiatedPath({
    name: 'Root',
    verb: 'get',
    tag: SERVICE_TAG,
    summary: 'The collections and their URLs',
    description,
    found: negotiatedResponse(
      'The URLs by name.',
      reference('schemas', 'Root'),
      { root: { value: schema.examples?.[0] } },
      'ETag',
    ),
  });

/** The path of the document itself. */
export const descriptionPath = (description: string): PathItem =>
  negotiatedPath({
    name: 'ApiDescription',
    verb: 'get',
    tag: SERVICE_TAG,
    summary: 'This description of the API, for programs',
    description,
    found: negotiatedResponse(
      'The OpenAPI 3.1 document.',
      objectSchema({ openapi: { type: 'string', examples: ['3.1.0'] } }),
      { start: { summary: 'Its beginning', value: { openapi: '3.1.0' } } },
      'ETag',
    ),
  });

// The event stream of a creation, and the calendar of a collection.

export const eventName = (record: string): string => `${record}Event`;

/** The schema of the events of a creation, as a component. */
export function eventSchemas(record: string, fields: Fields): Named<Schema> {
  const event = (name: string, description: string, data: Schema, example: unknown): Schema =>
    objectSchema(
      { event: { type: 'string', const: name, examples: [name] }, data },
      { description, examples: [{ event: name, data: example }] },
    );
  const text = { text: 'I will finish 1 beginner course ' };
  const error = {
    status: 503,
    detail: 'The service is not available at the moment. Please try again later.',
  };
  const textData = objectSchema({ text: { type: 'string', examples: [text.text] } });
  const noData: Schema = { type: 'object', additionalProperties: false };
  const errorData = objectSchema({
    status: { type: 'integer', description: 'The HTTP status.', examples: [error.status] },
    detail: { type: 'string', description: 'The error message.', examples: [error.detail] },
  });
  const stored = reference('schemas', record);
  return {
    [eventName(record)]: {
      description:
        'An event of the stream: its name in the `event` line, its data as JSON in the `data` line. Lines that start with a colon are comments.',
      anyOf: [
        event('text', 'More of the output: append it to the previous text.', textData, text),
        event('restart', 'Discard all text so far: a new attempt begins.', noData, {}),
        event('record', 'The last event on success: the stored record.', stored, recordExample(fields)),
        event('error', 'The last event on failure: nothing was stored.', errorData, error),
      ],
      examples: [{ event: 'text', data: text }],
    },
  };
}

/** The paths of the calendars that collections have. */
export const calendarPaths = (collections: readonly Collection[]): Named<PathItem> =>
  Object.fromEntries(
    collections.flatMap((collection) => {
      const { calendar } = collection;
      return calendar ? [[calendarPath(collection), describeCalendar(collection, calendar)]] : [];
    }),
  );

function describeCalendar(collection: Collection, calendar: Calendar): PathItem {
  const found: Response = {
    description: 'The calendar; without entries if there are none.',
    headers: headers('Cache-Control', 'ETag'),
    content: {
      [CALENDAR_TYPE.replace(/;.*/, '')]: {
        schema: { type: 'string', description: 'An iCalendar file (RFC 5545).' },
        examples: {
          calendar: { summary: 'One entry', value: renderCalendar(calendar, [calendar.example]) },
        },
      },
    },
  };
  const name = `${namesOf(collection).plural}Calendar`;
  return {
    description: calendar.description,
    get: {
      operationId: `get${name}`,
      tags: [collection.name],
      parameters: parameters('IfNoneMatch'),
      summary: 'The calendar, for calendar programs',
      description: `An iCalendar file (RFC 5545), regardless of \`Accept\`. Entries start at a time in UTC and last one hour, because the data have no duration. Moved entries keep their \`UID\`; cancelled ones have \`STATUS:CANCELLED\`.`,
      responses: {
        ...unlessModified(found),
        '400': shared('BadHost'),
        '500': shared('ServerError'),
        '503': shared('Unavailable'),
      },
    },
  };
}
