/** Sessions of browsers: a cookie holds the secret of a session, which the service stores. */

import type { IncomingMessage } from 'node:http';
import {
  SESSION_LIFETIME,
  type SessionOwner,
  type SessionStore,
  type SignInMethod,
} from '../../domain/session.ts';
import { createCookie } from './cookie.ts';

const NAME = 'mentoring-session';

/** Writes and reads the cookie. */
export interface Sessions {
  /** The owner of the browser's session; null without a valid one. */
  find(request: IncomingMessage): Promise<SessionOwner | null>;
  /** Records the use of the session, which extends it. */
  noteUse(request: IncomingMessage): Promise<void>;
  /** Begins a session instead of the one that the browser has. Returns the Set-Cookie header. */
  signIn(request: IncomingMessage, owner: SessionOwner, method: SignInMethod): Promise<string>;
  /** Ends the session, so that copies of its cookie are worthless too. Returns the Set-Cookie header. */
  signOut(request: IncomingMessage): Promise<string>;
}

/**
 * Creates the sessions.
 *
 * @param isSecure whether a request came by https
 */
export function createSessions(
  store: SessionStore,
  isSecure: (request: IncomingMessage) => boolean,
): Sessions {
  const cookie = createCookie(NAME, 'strict', isSecure);
  /** A value that cannot be a secret is not looked up. */
  const secretIn = (request: IncomingMessage): string | null => {
    const value = cookie.read(request);
    return /^[\w-]{43}$/.test(value) ? value : null;
  };

  return {
    async find(request) {
      const secret = secretIn(request);
      return secret === null ? null : await store.find(secret);
    },
    async noteUse(request) {
      const secret = secretIn(request);
      if (secret !== null) await store.noteUse(secret);
    },
    async signIn(request, owner, method) {
      const before = secretIn(request);
      if (before !== null) await store.end(before);
      // The store ends the session much earlier if nobody uses it.
      return cookie.write(request, await store.begin(owner, method), SESSION_LIFETIME);
    },
    async signOut(request) {
      const secret = secretIn(request);
      if (secret !== null) await store.end(secret);
      return cookie.write(request, '', 0);
    },
  };
}
