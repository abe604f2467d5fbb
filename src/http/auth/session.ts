/** A cookie of the service that no script and no other host can read or set. */

import type { IncomingMessage } from 'node:http';
import { parseCookie, stringifySetCookie } from 'cookie';
import {
  SESSION_LIFETIME,
  type SessionOwner,
  type SessionStore,
  SIGN_IN_PATH,
  type SignInMethod,
} from '../../domain/sign-in.ts';

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

// Where people sign in and out.

export const SIGN_OUT_PATH = '/sign-out/';

/** The query parameter and form field with the path to continue with. */
export const NEXT = 'next';

/** The form field with the page that shows its own form again after a token that is none. */
export const FAILED_AT = 'failed_at';

/** The query parameter that tells that page why: `token`, or `wait` after too many attempts. */
export const REFUSED = 'refused';

/** A rejected request, as far as its sign-in link needs it. */
interface RejectedRequest {
  readonly method: string;
  readonly path: string;
  /** Path and query. */
  readonly target: string;
}

/** The sign-in page that leads back to the requested page; a write leads to its path and is not repeated. */
export function signInHref({ method, path, target }: RejectedRequest): string {
  const next = method === 'GET' || method === 'HEAD' ? path + target.replace(/^[^?]*/, '') : path;
  return `${SIGN_IN_PATH}?${NEXT}=${encodeURIComponent(next.toWellFormed())}`;
}

/** The path if it is one of this service, otherwise `/`, which prevents open redirects. */
export function safeRedirectPath(text: string): string {
  const base = 'http://service.invalid';
  const address = text.startsWith('/') ? URL.parse(text, base) : null;
  return address?.origin === base && !address.pathname.startsWith('//')
    ? address.pathname + address.search
    : '/';
}
