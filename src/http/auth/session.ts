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
