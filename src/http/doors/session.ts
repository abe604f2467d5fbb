/** Browsers that were signed in: a cookie says by which token, signed so that nobody else can have written it. */

import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { parseCookie, stringifySetCookie } from 'cookie';

/** How long a browser stays signed in, in seconds: a day at work. */
const LIFETIME = 12 * 3600;

/**
 * A browser takes a cookie with this prefix only from the host itself, over https, so that no neighbour below the same
 * domain can put its own in the place.
 */
const SECURE_PREFIX = '__Host-';
const NAME = 'mentoring-session';

/** Writes and reads the cookie. */
export interface Sessions {
  /** The id of the token that a browser was signed in by; null where it was not, or that is too long ago. */
  read(request: IncomingMessage): number | null;
  /** The header Set-Cookie that signs in. The token must be known to hold. */
  signIn(token: number, isSecure: boolean): string;
  /** The header Set-Cookie that signs out. */
  signOut(isSecure: boolean): string;
}

/**
 * Makes what writes and reads them.
 *
 * @param key what is signed with, the same in all processes that serve one database
 * @param isSecure whether a request came by https
 */
export function createSessions(key: Buffer, isSecure: (request: IncomingMessage) => boolean): Sessions {
  const signatureOf = (text: string): Buffer =>
    createHmac('sha256', key).update(`mentoring session\n${text}`).digest();
  const nameOf = (secure: boolean): string => (secure ? SECURE_PREFIX : '') + NAME;
  const cookie = (secure: boolean, value: string, maxAge: number): string =>
    stringifySetCookie({
      name: nameOf(secure),
      value,
      maxAge,
      path: '/',
      httpOnly: true,
      sameSite: 'strict',
      secure,
    });

  return {
    read(request) {
      const { cookie: header } = request.headers;
      if (header === undefined) return null;
      const value = parseCookie(header)[nameOf(isSecure(request))] ?? '';
      const { text, id, since, signature } =
        /^(?<text>(?<id>\d{1,15})\.(?<since>\d{1,15}))\.(?<signature>[\w-]{43})$/.exec(value)?.groups ?? {};
      if (text === undefined || signature === undefined) return null;
      if (!timingSafeEqual(Buffer.from(signature, 'base64url'), signatureOf(text))) return null;
      return Date.now() / 1000 - Number(since) < LIFETIME ? Number(id) : null;
    },
    signIn(token, secure) {
      const text = `${token}.${Math.floor(Date.now() / 1000)}`;
      return cookie(secure, `${text}.${signatureOf(text).toString('base64url')}`, LIFETIME);
    },
    signOut: (secure) => cookie(secure, '', 0),
  };
}
