/** Requests that may be sent twice and are done once: each has a key, which is kept for 24 hours. */

import type { RequestKey } from './origin.ts';

/** A request with a key. */
export interface KeyedRequest extends RequestKey {
  /** A digest of all that was asked and sent, never empty. */
  readonly fingerprint: string;
}

/** What becomes of a request with a key. */
export type Claim =
  /** It is the first, and is to be done. */
  | { readonly kind: 'first' }
  /** The same was done before; this is the id of the record that it created. */
  | { readonly kind: 'done'; readonly record: number }
  /** The same is being done at this moment. */
  | { readonly kind: 'under way' }
  /** The key was used for something else. */
  | { readonly kind: 'other' }
  /** What was created was erased since. */
  | { readonly kind: 'erased' };

/**
 * Remembers keys. That a key is done is noted by the store that creates the record, in the same transaction, so that
 * either both are there or neither.
 */
export interface IdempotencyStore {
  /** Looks up a key and, where it is the first of its kind, keeps it for this request. */
  claim(request: KeyedRequest): Promise<Claim>;
  /** Lets go of a key whose request came to nothing, so that it may be sent again. */
  release(request: RequestKey): Promise<void>;
}
