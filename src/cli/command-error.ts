/** A command cannot do what it was asked; the message says why and what to do. */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  /** 1: it failed; 2: it was used wrongly. */
  readonly exitStatus: 1 | 2;

  constructor(message: string, exitStatus: 1 | 2 = 1, options?: ErrorOptions) {
    super(message, options);
    this.exitStatus = exitStatus;
  }
}
