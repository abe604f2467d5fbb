/** What can go wrong with a download. No message holds anything of a record but its number. */

/** The download cannot go on; the message says why and what to do, in words for people. */
export class PullError extends Error {
  override readonly name = 'PullError';
  /** `use`: it was asked for wrongly; `source`: the other service failed or is no such service. */
  readonly kind: 'use' | 'source';
  /** The status of the answer, where that was the reason. */
  readonly status: number | undefined;

  constructor(kind: 'use' | 'source', message: string, status?: number) {
    super(message);
    this.kind = kind;
    this.status = status;
  }
}

/** A request failed in a way that often passes: it is worth another attempt. */
export class TransientFailure extends Error {
  override readonly name = 'TransientFailure';
  /** After how many milliseconds the source wants to be asked again. */
  readonly retryAfter: number | undefined;

  constructor(message: string, retryAfter?: number) {
    super(message);
    this.retryAfter = retryAfter;
  }
}
