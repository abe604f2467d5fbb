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
