/** Responses, before and after rendering. */

import { hash } from 'node:crypto';
import type { Scope } from '../../domain/access.ts';
import {
  ConflictError,
  InvalidValuesError,
  ServiceUnavailableError,
  ThrottledError,
} from '../../domain/errors.ts';
import type { Freshness } from '../../resources/collection.ts';
import { JsonNumber, type JsonValue } from '../../resources/submission.ts';

/** The response of an endpoint: data in the negotiated representation, or a body of a fixed type. */
export type EndpointResponse = DataResponse | FixedResponse;

/** Data that is written as JSON or shown on a browsable page. */
export interface DataResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** The value of the body; absent if there is no body. */
  readonly data?: unknown;
}

/** A body of one type, such as a file, a page or a redirect. */
export interface FixedResponse {
  readonly status: number;
  /** Includes Content-Type. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

export const dataResponse = (data: unknown, status = 200): DataResponse => ({ status, headers: {}, data });

const HTML = 'text/html; charset=utf-8';

/** A text or a file. */
export const fixedResponse = (
  contentType: string,
  body: string | Buffer,
  headers: Readonly<Record<string, string>> = {},
  status = 200,
): FixedResponse => ({ status, headers: { 'Content-Type': contentType, ...headers }, body });

/** An HTML page. */
export const pageResponse = (
  body: string,
  headers: Readonly<Record<string, string>> = {},
  status = 200,
  policy = PAGE_POLICY,
): FixedResponse => fixedResponse(HTML, body, { ...headers, 'Content-Security-Policy': policy }, status);

/** A redirect. */
export const redirectResponse = (
  status: 301 | 303,
  location: string,
  headers: Readonly<Record<string, string>> = {},
): FixedResponse => fixedResponse(HTML, '', { Location: location, ...headers }, status);

/** A rendered response, ready to be sent. */
export interface RenderedResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Empty if there is none, as in a 304. */
  readonly body: Buffer;
}

/** A strong validator (RFC 9110, section 8.8.3): it differs whenever the bytes differ. */
export function entityTag(body: Buffer): string {
  return `"${hash('sha256', body, 'base64url').slice(0, 27)}"`;
}

/** Whether the header If-None-Match names the tag (RFC 9110, section 13.1.2: weak comparison). */
export function isFresh(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === tag || ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((candidate) => candidate.trim().replace(/^W\//, '') === tag);
}

// Response headers.

/** The security headers of every response. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'same-origin',
};

/** The header of responses that neither browsers nor proxies may cache. */
export const NOT_STORED = { 'Cache-Control': 'no-store' };

/** Pages may load style sheets and images, and submit forms, from this service only. */
export const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** The page of the API description may also run scripts and load the description, from this service only. */
export const REFERENCE_POLICY = `${PAGE_POLICY}; script-src 'self'; connect-src 'self'`;

/** The Cache-Control of a response to GET. `Expires` is separate, because it depends on the time of sending. */
export function cacheHeaders(freshness: Freshness): Readonly<Record<string, string>> {
  switch (freshness.kind) {
    case 'fixed':
      return { 'Cache-Control': `max-age=${freshness.seconds}` };
    case 'private':
      return { 'Cache-Control': 'private, no-cache' };
    case 'revalidated':
      // Without a lifetime and without Last-Modified every use is revalidated (RFC 9111, section 4.2.2).
      return {};
  }
}

/** The cache policy of all responses. */
export interface CachePolicy {
  /** The request headers on which every response depends, besides those that it names itself. */
  readonly varies: readonly string[];
  /** Whether only the client itself may cache responses, since others may lack the permission. */
  readonly isPrivate: boolean;
}

/**
 * The same headers with those of the cache policy (RFC 9110, section 12.5.5; RFC 9111, section 5.2.2).
 *
 * @param isSignedIn whether a browser session asked: what a browser keeps, Back shows again after signing out
 */
export function forCaches(
  headers: Readonly<Record<string, string>>,
  { varies, isPrivate }: CachePolicy,
  isSignedIn: boolean,
): Readonly<Record<string, string>> {
  if (varies.length === 0 && !isPrivate) return headers;
  const { Vary: named, 'Cache-Control': control } = headers;
  return {
    ...headers,
    Vary: [...(named === undefined ? [] : [named]), ...varies].join(', '),
    ...(isPrivate && { 'Cache-Control': privately(control) }),
    ...(isSignedIn && NOT_STORED),
  };
}

function privately(control: string | undefined): string {
  if (control === undefined) return 'private, no-cache';
  return /\b(?:private|no-store)\b/.test(control) ? control : `private, ${control}`;
}

/** The Expires header (RFC 9110, section 5.6.7 for the date format) of a response that is sent now. */
export function expires(freshness: Freshness): Readonly<Record<string, string>> {
  return freshness.kind === 'fixed'
    ? { Expires: new Date(Date.now() + freshness.seconds * 1000).toUTCString() }
    : {};
}

/** The headers of a 304 (RFC 9110, section 15.4.5): those of the 200 except the ones about its content. */
export function withoutContent(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const { 'Content-Length': _length, 'Content-Type': _type, ...rest } = headers;
  return rest;
}

// Parses and writes JSON, byte for byte as Django REST framework does.

/** Writes a value. U+2028 and U+2029 are escaped: older JavaScript treats them as line ends. */
export function renderJson(value: unknown, indent = 0): string {
  return JSON.stringify(value, null, indent).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
}

/** Python rejects longer integers. */
const LONG_INTEGER = /^-?\d{4301,}$/;

/** Parses a document; numbers keep their text. Throws a SyntaxError that says what is wrong and where. */
export function parseJson(text: string): JsonValue {
  try {
    // With numbers replaced, the result of JSON.parse is a JsonValue by definition.
    return JSON.parse(text, reviver);
  } catch (error) {
    if (error instanceof RangeError)
      throw new SyntaxError('the document is nested too deeply', { cause: error });
    if (!(error instanceof SyntaxError)) throw error;
    // V8 quotes the text around the error, which may cut a surrogate pair in half.
    throw new SyntaxError(error.message.toWellFormed(), { cause: error });
  }
}

function reviver(_name: string, value: unknown, context?: { readonly source?: string }): unknown {
  if (typeof value !== 'number') return value;
  const source = context?.source ?? String(value);
  if (LONG_INTEGER.test(source)) throw new SyntaxError('an integer has more than 4300 digits');
  return new JsonNumber(source);
}

// Errors of requests, with a status and a message.

/** Optional parts of a problem. */
interface ProblemOptions {
  readonly cause?: unknown;
  /** The body instead of `detail` only. */
  readonly data?: unknown;
  /** False if the log summarizes such problems instead. */
  readonly isLogged?: boolean;
  /** The message says no more than the status does. */
  readonly isUsual?: boolean;
}

/** An error response; clients get its message. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly status: number;
  /** Headers that belong to the error, such as Retry-After. */
  readonly headers: Readonly<Record<string, string>>;
  /** Whether the problem is logged on its own. */
  readonly isLogged: boolean;
  /** Whether the message says no more than the status does. */
  readonly isUsual: boolean;
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
    this.isUsual = options.isUsual ?? false;
    this.#data = options.data;
  }

  /** The body of the response. */
  get data(): unknown {
    return this.#data ?? { detail: this.message };
  }
}

/** The supported authentication schemes: those of RFC 6750 and of Django REST framework. */
const CHALLENGE = 'Bearer realm="Mentoring", Token realm="Mentoring"';

export const notAuthenticated = () =>
  new Problem(
    401,
    'Authentication credentials were not provided.',
    { 'WWW-Authenticate': CHALLENGE },
    { isUsual: true },
  );

export const invalidToken = (detail = 'Invalid token.') =>
  new Problem(401, detail, {
    'WWW-Authenticate': CHALLENGE.replace(',', ', error="invalid_token",'),
  });

/** The token is valid but lacks a scope, which the header names (RFC 6750, section 3.1). */
export const permissionDenied = (scope: Scope) =>
  new Problem(
    403,
    'You do not have permission to perform this action.',
    { 'WWW-Authenticate': `Bearer realm="Mentoring", error="insufficient_scope", scope="${scope}"` },
    { isUsual: true },
  );

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
export const temporarilyUnavailable = (retryAfter: number, detail?: string) =>
  unavailable(retryAfter, detail, { isLogged: false });

const unavailable = (retryAfter: number, detail: string | undefined, options: ProblemOptions = {}) =>
  new Problem(
    503,
    detail ?? UNAVAILABLE,
    { 'Retry-After': String(retryAfter) },
    { ...options, isUsual: detail === undefined },
  );

const UNAVAILABLE = 'The service is not available at the moment. Please try again later.';

/** Turns anything thrown into a problem. Clients get no details of unexpected errors. */
export function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof ServiceUnavailableError) {
    return unavailable(error.retryAfter, error.detail);
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
