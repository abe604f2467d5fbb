/** A cookie of the service, which no script and no neighbouring host can read or set. */

import type { IncomingMessage } from 'node:http';
import { parseCookie, stringifySetCookie } from 'cookie';

/**
 * A browser takes a cookie with this prefix only from the host itself, over https, so that no neighbour below the same
 * domain can put its own in the place.
 */
const SECURE_PREFIX = '__Host-';

/** A cookie by its name. */
export interface Cookie {
  /** What a request brings; empty if it brings none. */
  read(request: IncomingMessage): string;
  /** The Set-Cookie header; `maximumAge` in seconds, 0 removes it. */
  write(request: IncomingMessage, value: string, maximumAge: number): string;
}

/**
 * Creates a cookie.
 *
 * @param sameSite `lax` where it must come along when another site leads the browser back here
 * @param isSecure whether a request came by https
 */
export function createCookie(
  name: string,
  sameSite: 'strict' | 'lax',
  isSecure: (request: IncomingMessage) => boolean,
): Cookie {
  const nameFor = (request: IncomingMessage): string => (isSecure(request) ? SECURE_PREFIX : '') + name;
  return {
    read(request) {
      const { cookie: header } = request.headers;
      return header === undefined ? '' : (parseCookie(header)[nameFor(request)] ?? '');
    },
    write: (request, value, maxAge) =>
      stringifySetCookie({
        name: nameFor(request),
        value,
        maxAge,
        path: '/',
        httpOnly: true,
        sameSite,
        secure: isSecure(request),
      }),
  };
}
