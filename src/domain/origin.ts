/** The origin of a change: who requested it, and the key with which they may retry it. */

import type { Account } from './access.ts';

/** An idempotency key, chosen by the client. */
export interface RequestKey {
  /** The id of the account that sent it; 0 without authentication. */
  readonly account: number;
  /** The key: 1 to 255 printable ASCII characters. */
  readonly key: string;
}

export interface Origin {
  /** Null without authentication. */
  readonly account: Account | null;
  readonly token: number | null;
  readonly key: RequestKey | null;
}

/** An unknown origin, as at the command line and without authentication. */
export const NO_ORIGIN: Origin = { account: null, token: null, key: null };
