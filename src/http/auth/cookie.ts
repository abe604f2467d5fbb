/** A cookie of the service that no script and no other host can read or set. */

import type { IncomingMessage } from 'node:http';
import { parseCookie, stringifySetCookie } from 'cookie';

/** Browsers accept such a cookie from the host itself over https only, not from one below the same domain. */
const SECURE_PREFIX = '__Host-';

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
) {
  const nameFor = (request: IncomingMessage): string => (isSecure(request) ? SECURE_PREFIX : '') + name;
  return {
    /** The value in a request; empty if there is none. */
    read(request: IncomingMessage): string {
      const { cookie: header } = request.headers;
      return header === undefined ? '' : (parseCookie(header)[nameFor(request)] ?? '');
    },
    /** The Set-Cookie header; `maxAge` is in seconds, 0 removes the cookie. */
    write: (request: IncomingMessage, value: string, maxAge: number): string =>
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
