/** The errors of commands that are foreseen. */

/** Thrown when a command fails; the message says why and what to do. */
export class CommandError extends Error {
  override readonly name: string = 'CommandError';
}

/** Thrown when a command is used wrongly. */
export class UsageError extends CommandError {
  override readonly name = 'UsageError';
}

/** Whether an error is one of the operating system, such as a full disk. */
export const isSystemError = (error: unknown): error is Error => error instanceof Error && 'syscall' in error;

/** Returns the message of an error, or what was thrown instead of one. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
