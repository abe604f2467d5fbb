/** A cookie of the service that no script and no other host can read or set. */

import type { IncomingMessage } from 'node:http';
import { parseCookie, stringifySetCookie } from 'cookie';

/**
 * Browsers accept a cookie with this prefix only from the host itself over https, so a host below the same
 * domain cannot replace it.
 */
const SECURE_PREFIX = '__Host-';

/** A cookie by its name. */
export interface Cookie {
  /** The value in a request; empty if there is none. */
  read(request: IncomingMessage): string;
  /** The Set-Cookie header; `maximumAge` in seconds, 0 removes it. */
  write(request: IncomingMessage, value: string, maximumAge: number): string;
}

/**
 * Creates a cookie.
 *
 * @param sameSite `lax` if the browser must send it when another site leads back here
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
