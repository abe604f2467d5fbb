/** The few ways in which a request can fail for reasons that lie behind the ports. */

/** Something the service needs is away for the moment: a database that does not answer, a goal writer that failed. */
export class ServiceUnavailableError extends Error {
  override readonly name = 'ServiceUnavailableError';
  /** After how many seconds the caller may try again: 1 and up. */
  readonly retryAfter: number;

  constructor(message: string, options: { readonly retryAfter?: number; readonly cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.retryAfter = options.retryAfter ?? 5;
  }
}
