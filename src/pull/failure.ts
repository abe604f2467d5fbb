/** Errors of downloads. Messages contain nothing of a record but its number. */

/** Thrown when the other service fails, or is not such a service; the message says why and what to do. */
export class PullError extends Error {
  override readonly name: string = 'PullError';
  /** The status of the response, if that was the reason. */
  readonly status: number | undefined;

  constructor(message: string, status?: number) {
    super(message);
    this.status = status;
  }
}

/** Thrown when a download is used wrongly. */
export class PullUseError extends PullError {
  override readonly name = 'PullUseError';
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
