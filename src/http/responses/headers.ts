/** Response headers. */

import type { Freshness } from '../../resources/collection.ts';

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
