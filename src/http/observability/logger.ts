/** The log of the server, and what it says about requests that fail. */

import type { ServerResponse } from 'node:http';
import { Problem } from '../responses/response.ts';

/** Writes an entry: its fields and a message, or a message alone. */
interface Write {
  (fields: object, message: string): void;
  (message: string): void;
}

/** The part of the log that the server uses; pino provides it. */
export type Logger = Readonly<Record<'debug' | 'info' | 'warn' | 'error', Write>>;

/** Logs a fault of the service with its cause. Client errors and disconnects are not logged as faults. */
export function logProblem(
  problem: Problem,
  error: unknown,
  { log, response }: { readonly log: Logger; readonly response: ServerResponse },
): void {
  if (problem.status < 500 || !problem.isLogged) return;
  if (response.destroyed && !response.writableFinished) {
    log.debug('the client disconnected before the response');
    return;
  }
  const cause = error instanceof Problem ? error.cause : error;
  log.error({ err: cause ?? error }, 'the request failed');
}
