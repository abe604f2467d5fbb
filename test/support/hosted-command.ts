/** What is said between a test and the process that runs its commands: the command, and the end of what it prints. */

export interface HostedCommand {
  /** As they are in `argv`, from the program on. */
  readonly parameters: readonly string[];
  readonly folder: string;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly input: string;
}

/** Whether it was sent by a test. */
export const isHostedCommand = (message: unknown): message is HostedCommand =>
  typeof message === 'object' &&
  message !== null &&
  'parameters' in message &&
  Array.isArray(message.parameters) &&
  'folder' in message &&
  'environment' in message &&
  'input' in message;

/** What follows the output of a command, and its errors: no command writes such characters. */
export const boundary = (status: number): string => `\0\0${status}\0`;

/** The output of a command with its exit status, once all of it is there. */
export function beforeBoundary(text: string): { readonly text: string; readonly status: number } | undefined {
  if (!text.endsWith('\0')) return undefined;
  const found = /\0\0(-?\d+)\0$/.exec(text);
  return found === null ? undefined : { text: text.slice(0, found.index), status: Number(found[1]) };
}
