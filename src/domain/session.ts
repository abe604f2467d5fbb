/** Sessions: browsers that were signed in. */

/** Whose session it is. */
export interface SessionOwner {
  /** The id of the account. */
  readonly account: number;
  /** The id of the token that somebody signed in with; null if it was done without one. */
  readonly token: number | null;
}

/** By what somebody signs in. */
export type SignInMethod = 'token' | 'link' | 'openid';

/** Begins, finds and ends sessions. What one process ends is over in all others at their next question. */
export interface SessionStore {
  /**
   * Begins a session of an account and, where it is by a token, of that token; both must be known to hold.
   *
   * @returns its secret, which nobody can read again: 43 letters, digits, `-` and `_`
   */
  begin(owner: SessionOwner, method: SignInMethod): Promise<string>;
  /** Whose session it is; null if there is none with that secret, or it is over. */
  find(secret: string): Promise<SessionOwner | null>;
  /** Notes that a session is used, which makes it last longer, unless that was noted shortly before. */
  noteUse(secret: string): Promise<void>;
  /** Ends a session; nothing happens if there is none. */
  end(secret: string): Promise<void>;
}

/** How long a session lasts that nobody uses, in seconds: a day at work. */
export const SESSION_IDLE = 12 * 3600;

/** How long a session lasts however much it is used, in seconds. */
export const SESSION_LIFETIME = 30 * 24 * 3600;
