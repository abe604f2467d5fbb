/** A cookie of the service that no script and no other host can read or set. */

import type { IncomingMessage } from 'node:http';
import { parseCookie, stringifySetCookie } from 'cookie';
import {
  SESSION_LIFETIME,
  type SessionOwner,
  type SessionStore,
  type SignInMethod,
} from '../../domain/session.ts';

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

// Sessions of browsers: a cookie holds the secret of a session, which the service stores.

const NAME = 'mentoring-session';

/** Begins, finds and ends the sessions of browsers. */
export type Sessions = ReturnType<typeof createSessions>;

/** Creates the sessions; `isSecure` says whether a request came by https. */
export function createSessions(store: SessionStore, isSecure: (request: IncomingMessage) => boolean) {
  const cookie = createCookie(NAME, 'strict', isSecure);
  /** A value that cannot be a secret is not looked up. */
  const secretIn = (request: IncomingMessage): string | null => {
    const value = cookie.read(request);
    return /^[\w-]{43}$/.test(value) ? value : null;
  };

  return {
    /** The owner of the browser's session; null without a valid one. */
    async find(request: IncomingMessage): Promise<SessionOwner | null> {
      const secret = secretIn(request);
      return secret === null ? null : await store.find(secret);
    },
    /** Records the use of the session, which extends it. */
    async noteUse(request: IncomingMessage): Promise<void> {
      const secret = secretIn(request);
      if (secret !== null) await store.noteUse(secret);
    },
    /** Begins a session instead of the one that the browser has. Returns the Set-Cookie header. */
    async signIn(request: IncomingMessage, owner: SessionOwner, method: SignInMethod): Promise<string> {
      const before = secretIn(request);
      if (before !== null) await store.end(before);
      // The store ends the session much earlier if nobody uses it.
      return cookie.write(request, await store.begin(owner, method), SESSION_LIFETIME);
    },
    /** Ends the session, so that copies of its cookie are worthless too. Returns the Set-Cookie header. */
    async signOut(request: IncomingMessage): Promise<string> {
      const secret = secretIn(request);
      if (secret !== null) await store.end(secret);
      return cookie.write(request, '', 0);
    },
  };
}
