/** Sessions: browsers that were signed in. */

/** Begins, finds and ends sessions. What one process ends is over in all others at their next question. */
export interface SessionStore {
  /**
   * Begins a session of a token, which must be known to hold.
   *
   * @returns its secret, which nobody can read again: 43 letters, digits, `-` and `_`
   */
  begin(token: number): Promise<string>;
  /** The id of the token that a session belongs to; null where there is none with that secret, or it is over. */
  find(secret: string): Promise<number | null>;
  /** Ends a session; nothing happens where there is none. */
  end(secret: string): Promise<void>;
}

/** How long a session lasts, in seconds: a day at work. */
export const SESSION_LIFETIME = 12 * 3600;
