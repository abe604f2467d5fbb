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

/** Whoever does something where no token is needed, by the way they come. */
export const UNNAMED = { desk: 'unknown user (desk)', api: 'the API' } as const;

const UNKNOWN = 'unknown user';
const AT_THE_COMMAND_LINE = ' at the command line';

/**
 * Returns who does something at the command line, for the history.
 *
 * @param user their name in the system; empty if they have none, as in containers
 */
export const operatorWho = (user: string): string => `${user || UNKNOWN}${AT_THE_COMMAND_LINE}`;

/** Returns the user who did something at the command line; empty if they have no name, null if it was done elsewhere. */
export function operatorOf(who: string): string | null {
  if (!who.endsWith(AT_THE_COMMAND_LINE)) return null;
  const user = who.slice(0, -AT_THE_COMMAND_LINE.length);
  return user === UNKNOWN ? '' : user;
}

/** Who does something, and why. */
export interface Signature {
  /** For people. */
  readonly who: string;
  /** Null where it is done at the command line. */
  readonly account_id: number | null;
  readonly reason: string | null;
}

/** Who changes something beside the programme, for its entry in the history. */
export interface HistoryNote extends Signature {
  /** Is notified of the number of the entry, unless nothing changed. */
  readonly noted?: (number: number) => void;
}

// Idempotent requests: each has a key, which is kept for 24 hours.

export interface KeyedRequest extends RequestKey {
  /** A digest of the whole request, never empty. */
  readonly fingerprint: string;
}

export type Claim =
  /** New: the request is to be executed. */
  | { readonly kind: 'first' }
  /** Done: the id of the record that the request created. */
  | { readonly kind: 'done'; readonly record: number }
  /** The same request is in progress. */
  | { readonly kind: 'under way' }
  /** The key was used for another request. */
  | { readonly kind: 'other' }
  /** The created record was erased since. */
  | { readonly kind: 'erased' };

/** Stores keys. The store that creates the record marks its key as done in the same transaction. */
export interface IdempotencyStore {
  /** Looks up a key, and reserves a new one for this request. */
  claim(request: KeyedRequest): Promise<Claim>;
  /** Releases the key of a failed request, so that it may be sent again. */
  release(request: RequestKey): Promise<void>;
}
