/** The few ways in which a request can fail for reasons that lie behind the ports. */

/** Something the service needs is away for the moment: a database that does not answer, a goal writer that failed. */
export class ServiceUnavailableError extends Error {
  override readonly name = 'ServiceUnavailableError';
  /** What those may be told who wait for it, in a sentence; undefined where that is nothing but that it is away. */
  readonly detail: string | undefined;
  /** After how many seconds the caller may try again: 1 and up. */
  readonly retryAfter: number;

  constructor(
    message: string,
    options: { readonly retryAfter?: number; readonly detail?: string; readonly cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.detail = options.detail;
    this.retryAfter = options.retryAfter ?? 5;
  }
}

/** A client asks for more than it may within a minute. */
export class ThrottledError extends Error {
  override readonly name = 'ThrottledError';
  /** After how many seconds it may try again: 1 and up. */
  readonly retryAfter: number;

  constructor(retryAfter: number) {
    super(`throttled for ${retryAfter} s`);
    this.retryAfter = retryAfter;
  }
}
