/** The few ways in which a request can fail for reasons that lie behind the ports. */

/** Something the service needs is away for the moment: a database that does not answer, a goal writer that failed. */
export class ServiceUnavailableError extends Error {
  override readonly name = 'ServiceUnavailableError';
  /** What those may be told who wait for it, in a sentence; undefined if that is nothing but that it is away. */
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

/** Values that are well-formed and yet name nothing, such as a person whom nobody knows. */
export class InvalidValuesError extends Error {
  override readonly name = 'InvalidValuesError';
  /** The messages by field. */
  readonly errors: Readonly<Record<string, readonly string[]>>;

  constructor(errors: Readonly<Record<string, readonly string[]>>) {
    super(`invalid values of ${Object.keys(errors).join(', ')}`);
    this.errors = errors;
  }
}

/** Something that cannot be done as long as the records are as they are, or as long as it is not said which one is meant. */
export class ConflictError extends Error {
  override readonly name = 'ConflictError';
  /** What the caller is told beside the message, by name. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(message: string, details: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.details = details;
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
