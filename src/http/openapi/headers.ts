/** The headers that answers carry, described once each. */

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
  'X-Content-Type-Options': 'The body is what Content-Type says, and nothing else.',
  'X-Frame-Options': 'No page shows this one inside itself.',
  'Referrer-Policy': 'Other sites are not told which address a link was followed from.',
};

/** All headers by name. Content-Type is none of them: the media types of the bodies say it. */
export const HEADERS: Readonly<Record<string, Header>> = {
  Allow: always(text('The methods that the path answers.', 'GET, POST, HEAD, OPTIONS')),
  Vary: always(text('The request headers that the representation depends on.', 'Accept')),
  'Content-Length': always({
    description: 'The length of the body in bytes; in an answer to HEAD, that of the answer to GET.',
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
      'The id of the request, which the log has as `reqId`: the `X-Request-Id` of the request, where it is 1 to 128 letters, digits and marks of `.`, `_`, `:`, `=`, `+`, `/`, `-`; otherwise a new one.',
      '8e03978e-40d5-43dd-bc93-6894a57f9324',
    ),
  ),
  'Content-Security-Policy': text('What the page may load; on pages only.', PAGE_POLICY),
  ETag: always(
    text(
      'The tag of this very representation. Sent back in `If-None-Match`, it saves a body that is known.',
      '"3S8CUmUQ0n2yEcWwXy1YkqJkUoM"',
    ),
  ),
  Link: text(
    'The pages around this one: `first`, `prev`, `next` and `last` (RFC 8288). Left out where a query is very long.',
    '<https://mentoring.example.org/smart-goals/?limit=30&offset=30>; rel="next"',
  ),
  'Cache-Control': always(text('How long the answer may be kept, and by whom.', 'max-age=86400')),
  Expires: always(text('Until when the answer may be kept.', 'Sat, 21 Nov 2026 02:10:54 GMT')),
  'Retry-After': always({
    description: 'After how many seconds another attempt is worth it.',
    schema: { type: 'integer', minimum: 1, examples: [5] },
  }),
  'WWW-Authenticate': text(
    'How to show who asks; where a token is known and does not open this, the scope that would.',
    'Bearer realm="Mentoring", Token realm="Mentoring"',
  ),
  'Idempotency-Replayed': text('The same was done before, and is not done again.', 'true'),
  'X-Accel-Buffering': text('Told to proxies such as nginx: what comes is passed on at once.', 'no'),
  Location: always(text('The path with the slash at its end; the query is kept.', '/smart-goals/')),
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
