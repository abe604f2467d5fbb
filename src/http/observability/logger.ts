/** The part of the log that the server uses; pino provides it. */

/** Writes an entry: its fields and a message, or a message alone. */
interface Write {
  (fields: object, message: string): void;
  (message: string): void;
}

/** A log with its levels. */
export interface Logger {
  readonly debug: Write;
  readonly info: Write;
  readonly warn: Write;
  readonly error: Write;
}
