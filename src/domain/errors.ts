/** A dependency is temporarily unavailable: a database that does not respond, a goal writer that failed. */
export class ServiceUnavailableError extends Error {
  override readonly name = 'ServiceUnavailableError';
  /** A sentence for clients; undefined if there is nothing to add to its being unavailable. */
  readonly detail: string | undefined;
  /** The number of seconds after which the caller may retry: 1 and up. */
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

/** Well-formed values that refer to nothing, such as an unknown person. */
export class InvalidValuesError extends Error {
  override readonly name = 'InvalidValuesError';
  readonly errors: Readonly<Record<string, readonly string[]>>;

  constructor(errors: Readonly<Record<string, readonly string[]>>) {
    super(`invalid values of ${Object.keys(errors).join(', ')}`);
    this.errors = errors;
  }
}

/** The operation conflicts with the current records, or is ambiguous. */
export class ConflictError extends Error {
  override readonly name = 'ConflictError';
  /** Further properties of the response, by name. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(message: string, details: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.details = details;
  }
}

/** A client exceeds its rate limit. */
export class ThrottledError extends Error {
  override readonly name = 'ThrottledError';
  /** The number of seconds after which it may retry: 1 and up. */
  readonly retryAfter: number;

  constructor(retryAfter: number) {
    super(`throttled for ${retryAfter} s`);
    this.retryAfter = retryAfter;
  }
}

// The codes by which Node.js tells errors apart, such as `ENOENT`.

/** The code of an error; undefined where it has none. */
export const errorCodeOf = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;

/** Whether a file or folder does not exist. */
export const isMissing = (error: unknown): boolean => errorCodeOf(error) === 'ENOENT';

/** Whether a file exists already. */
export const isTaken = (error: unknown): boolean => errorCodeOf(error) === 'EEXIST';
