/** Where a change comes from: who requested it, and the key with which they may retry it. */

import type { Account } from './access.ts';

/** The key of a request, which its sender makes up so that it may be sent twice and yet be done once. */
export interface RequestKey {
  /** The id of the account that sent it; 0 if nobody is asked who they are. */
  readonly account: number;
  /** What was sent as the key: 1 to 255 printable characters of ASCII. */
  readonly key: string;
}

/** Where a change comes from. */
export interface Origin {
  /** Null if nobody is asked who they are. */
  readonly account: Account | null;
  /** The id of the token; null if there is none. */
  readonly token: number | null;
  /** Null if the request has none. */
  readonly key: RequestKey | null;
}

/** Nobody in particular, as at the command line and if nobody is asked who they are. */
export const NO_ORIGIN: Origin = { account: null, token: null, key: null };
