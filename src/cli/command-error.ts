/** The errors of commands that are foreseen. */

import { ImportRunningError } from '../domain/import-store.ts';

/** A command failed or was used wrongly; the message says why and what to do. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  /** 1: failure; 2: wrong usage. */
  readonly exitStatus: 1 | 2;

  constructor(message: string, exitStatus: 1 | 2 = 1, options?: ErrorOptions) {
    super(message, options);
    this.exitStatus = exitStatus;
  }
}

/** Whether an error is one of the operating system, such as a full disk. */
export const isSystemError = (error: unknown): error is Error => error instanceof Error && 'syscall' in error;

/** Returns the message of an error, or what was thrown instead of one. */
export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Throws the error of a removal, which waits while an import writes goals. */
export function refuseDuringImport(error: unknown): never {
  if (!(error instanceof ImportRunningError)) throw error;
  throw new CommandError('An import is writing goals. Try again when it has finished.');
}
