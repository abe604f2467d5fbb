/** The response headers, described once each. */

import type { Freshness } from '../../resources/collection.ts';
import { PAGE_POLICY, SECURITY_HEADERS } from '../headers.ts';
import { REQUEST_ID } from '../request-id.ts';
import { type Header, type Headers, reference } from './model.ts';

const text = (description: string, example: string): Header => ({
  description,
  schema: { type: 'string', examples: [example] },
});

const always = (header: Header): Header => ({ ...header, required: true });

const SECURITY_REASONS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'Browsers must not guess another media type.',
  'X-Frame-Options': 'The page must not be embedded in a frame.',
  'Referrer-Policy': 'The full referrer is sent to the same origin only.',
};

/** All headers by name. Content-Type is none of them: the media types of the bodies say it. */
export const HEADERS: Readonly<Record<string, Header>> = {
  Allow: always(text('The methods that the path supports.', 'GET, POST, HEAD, OPTIONS')),
  Vary: always(text('The request headers that the representation depends on.', 'Accept')),
  'Content-Length': always({
    description: 'The length of the body in bytes; for HEAD, that of the response to GET.',
    schema: { type: 'integer', minimum: 0, examples: [512] },
  }),
  ...Object.fromEntries(
    Object.entries(SECURITY_HEADERS).map(([name, value]) => [
      name,
      always(text(SECURITY_REASONS[name] ?? 'Said to browsers.', value)),
    ]),
  ),
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
  'Retry-After': always({
    description: 'The number of seconds to wait before a retry.',
    schema: { type: 'integer', minimum: 1, examples: [5] },
  }),
  'WWW-Authenticate': text(
    'The supported authentication schemes; with 403, the required scope.',
    'Bearer realm="Mentoring", Token realm="Mentoring"',
  ),
  'Idempotency-Replayed': text('The request was processed before, and not repeated.', 'true'),
  'X-Accel-Buffering': text('Tells proxies such as nginx not to buffer the stream.', 'no'),
  Location: always(text('The path with a trailing slash and the same query.', '/smart-goals/')),
};

/** References to headers by name. */
export function headers(...names: readonly string[]): Headers {
  return Object.fromEntries(names.map((name) => [name, reference('headers', name)]));
}

/** On every response, whatever was asked. */
export const EVERYWHERE = [REQUEST_ID, ...Object.keys(SECURITY_HEADERS)];

/** On every answer that is negotiated, wherever it comes from. */
export const NEGOTIATED = ['Vary', 'Content-Length', ...EVERYWHERE, 'Content-Security-Policy'];

/** The headers by which an answer to GET may be kept. */
export function caching(freshness: Freshness): readonly string[] {
  switch (freshness.kind) {
    case 'fixed':
      return ['ETag', 'Cache-Control', 'Expires'];
    case 'private':
      return ['ETag', 'Cache-Control'];
    case 'revalidated':
      return ['ETag'];
  }
}
