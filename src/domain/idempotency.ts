/** Idempotent requests: each has a key, which is kept for 24 hours. */

import type { RequestKey } from './origin.ts';

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
