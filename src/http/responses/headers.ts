/** The response headers. */

import type { Freshness } from '../../resources/collection.ts';

/** What every answer says to browsers. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'same-origin',
};

/** What a page may load and do: its own style sheet and pictures, and forms to this service. */
export const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; img-src 'self' data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** How long a client may keep an answer to GET. `Expires` is not among them: it depends on when the answer goes out. */
export function cacheHeaders(freshness: Freshness): Readonly<Record<string, string>> {
  switch (freshness.kind) {
    case 'fixed':
      return { 'Cache-Control': `max-age=${freshness.seconds}` };
    case 'private':
      return { 'Cache-Control': 'private, no-cache' };
    case 'revalidated':
      // Without a lifetime and without Last-Modified nothing may be kept unasked (RFC 9111, section 4.2.2).
      return {};
  }
}

/** What holds for the answers of a service wherever they are kept. */
export interface CachePolicy {
  /** The request headers that every answer depends on, beside those that are named where it is made. */
  readonly varies: readonly string[];
  /** Whether only the client itself may keep answers, since others may have no right to them. */
  readonly isPrivate: boolean;
}

/** The same headers with what the policy says of caches (RFC 9110, section 12.5.5; RFC 9111, section 5.2.2). */
export function forCaches(
  headers: Readonly<Record<string, string>>,
  { varies, isPrivate }: CachePolicy,
): Readonly<Record<string, string>> {
  if (varies.length === 0 && !isPrivate) return headers;
  const { Vary: named, 'Cache-Control': control } = headers;
  return {
    ...headers,
    Vary: [...(named === undefined ? [] : [named]), ...varies].join(', '),
    ...(isPrivate && { 'Cache-Control': privately(control) }),
  };
}

function privately(control: string | undefined): string {
  if (control === undefined) return 'private, no-cache';
  return /\b(?:private|no-store)\b/.test(control) ? control : `private, ${control}`;
}

/** The header Expires (RFC 9110, section 5.6.7 for the form of the date) for an answer that goes out now. */
export function expires(freshness: Freshness): Readonly<Record<string, string>> {
  return freshness.kind === 'fixed'
    ? { Expires: new Date(Date.now() + freshness.seconds * 1000).toUTCString() }
    : {};
}

/** The headers of an answer 304 (RFC 9110, section 15.4.5): those of the answer 200 that do not speak of its content. */
export function withoutContent(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const { 'Content-Length': _length, 'Content-Type': _type, ...rest } = headers;
  return rest;
}
