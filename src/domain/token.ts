/** Tokens, with which clients authenticate. */

import type { Account, Scope } from './access.ts';
import type { Origin } from './origin.ts';

/** A token as it is stored, without its secret. */
export interface Token {
  readonly id: number;
  readonly account: Account;
  /** At least one; they never change. */
  readonly scopes: readonly Scope[];
  readonly created_at: Temporal.Instant;
  /** When it expires; null: never. */
  readonly expires_at: Temporal.Instant | null;
  readonly revoked_at: Temporal.Instant | null;
  /** The last use, to about ten minutes; null if it was never used. */
  readonly last_used_at: Temporal.Instant | null;
}

export interface NewToken {
  /** The name of the account, 1 to 100 characters, or the e-mail address of one; without one, a program's of that name is created. */
  readonly account: string;
  readonly scopes: readonly Scope[];
  readonly expires_at: Temporal.Instant | null;
  /** Whether people type it from paper: then its secret is shorter. */
  readonly isTyped?: boolean;
}

/** A new token with its secret, which cannot be read again. */
export interface IssuedToken {
  readonly token: Token;
  /** The secret that clients send: letters, digits, `-` and `_`. */
  readonly secret: string;
}

/** Finds valid tokens. A revocation takes effect at the next call, also in other processes. */
export interface TokenReader {
  find(secret: string): Promise<Token | null>;
  findById(id: number): Promise<Token | null>;
  /** Records the use of a token, unless that was recorded shortly before. */
  noteUse(token: Token): Promise<void>;
}

export interface TokenStore extends TokenReader {
  /** @param by whoever makes it, for the audit log; the command line where it is left out */
  issue(token: NewToken, by?: Pick<Origin, 'account' | 'token'>): Promise<IssuedToken>;
  /** All tokens there ever were, oldest first. */
  list(): Promise<readonly Token[]>;
  /** Ends a token for good, with its sessions; false where there is none with that id, or it was revoked before. */
  revoke(id: number, by?: Pick<Origin, 'account' | 'token'>): Promise<boolean>;
  /** Ends the browser sessions of a token, which stays valid. Returns their number. */
  endSessions(id: number): Promise<number>;
}
