/** Tokens: by them the service knows who asks and what they may do. */

import type { Account, Scope } from './access.ts';
import type { Origin } from './origin.ts';

/** What is kept of a token; never the token itself. */
export interface Token {
  /** From 1. */
  readonly id: number;
  readonly account: Account;
  /** At least one; they never change. */
  readonly scopes: readonly Scope[];
  readonly created_at: Temporal.Instant;
  /** From when on it opens nothing; null if it holds permanently. */
  readonly expires_at: Temporal.Instant | null;
  readonly revoked_at: Temporal.Instant | null;
  /** When it was last used, to about ten minutes; null if it never was. */
  readonly last_used_at: Temporal.Instant | null;
}

/** What a token is made of. */
export interface NewToken {
  /** The name of the account, which is made where it is missing: 1 to 100 characters. */
  readonly account: string;
  readonly scopes: readonly Scope[];
  readonly expires_at: Temporal.Instant | null;
}

/** A token that was just made, with its secret, which nobody can read again. */
export interface IssuedToken {
  readonly token: Token;
  /** One word of plain letters, digits, `-` and `_`: what a client sends. */
  readonly secret: string;
}

/** Finds the tokens that hold now. Revoking one is seen at the next question, also from another process. */
export interface TokenReader {
  /** The token with a secret; null if there is none that holds. */
  find(secret: string): Promise<Token | null>;
  /** The token with an id; null if there is none that holds. */
  findById(id: number): Promise<Token | null>;
  /** Notes that a token was used, unless that was noted shortly before. */
  noteUse(token: Token): Promise<void>;
}

/** Makes, lists and revokes tokens. */
export interface TokenStore extends TokenReader {
  /** @param by whoever makes it, for the audit log; the command line where it is left out */
  issue(token: NewToken, by?: Pick<Origin, 'account' | 'token'>): Promise<IssuedToken>;
  /** All tokens there ever were, oldest first. */
  list(): Promise<readonly Token[]>;
  /** Ends a token for good, with its sessions; false where there is none with that id, or it was revoked before. */
  revoke(id: number, by?: Pick<Origin, 'account' | 'token'>): Promise<boolean>;
  /**
   * Signs out all browsers that were signed in by a token, which goes on.
   *
   * @returns how many sessions that ended
   */
  endSessions(id: number): Promise<number>;
}
