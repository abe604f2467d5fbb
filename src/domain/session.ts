export interface SessionOwner {
  readonly account: number;
  /** The id of the token used to sign in; null if it was done without one. */
  readonly token: number | null;
}

export type SignInMethod = 'token' | 'link' | 'openid';

/** Begins, finds and ends sessions. A session that one process ends is over in all others at their next call. */
export interface SessionStore {
  /**
   * Begins a session of an account and, if a token was used, of that token; both must be valid.
   *
   * @returns its secret, which cannot be read again: 43 letters, digits, `-` and `_`
   */
  begin(owner: SessionOwner, method: SignInMethod): Promise<string>;
  /** The owner of a session; null if there is none with that secret, or it is over. */
  find(secret: string): Promise<SessionOwner | null>;
  /** Records the use of a session, which extends it, unless that was recorded shortly before. */
  noteUse(secret: string): Promise<void>;
  end(secret: string): Promise<void>;
}

/** The maximum time without use, in seconds. */
export const SESSION_IDLE = 12 * 3600;

/** The maximum length of a session, in seconds. */
export const SESSION_LIFETIME = 30 * 24 * 3600;
