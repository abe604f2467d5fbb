/** Errors of downloads. Messages contain nothing of a record but its number. */

/** The download failed; the message says why and what to do. */
export class PullError extends Error {
  override readonly name = 'PullError';
  /** `use`: wrong usage; `source`: the other service failed or is not such a service. */
  readonly kind: 'use' | 'source';
  /** The status of the response, if that was the reason. */
  readonly status: number | undefined;

  constructor(kind: 'use' | 'source', message: string, status?: number) {
    super(message);
    this.kind = kind;
    this.status = status;
  }
}

/** A temporary failure of a request, worth a retry. */
export class TransientFailure extends Error {
  override readonly name = 'TransientFailure';
  /** The number of milliseconds after which the source asks to retry. */
  readonly retryAfter: number | undefined;

  constructor(message: string, retryAfter?: number) {
    super(message);
    this.retryAfter = retryAfter;
  }
}
