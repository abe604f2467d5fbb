/** Errors of PostgreSQL and of the connection to it, and what they mean for operators and clients. */

import { DatabaseError } from 'pg';
import { errorCodeOf } from '../../domain/error-codes.ts';
import { ServiceUnavailableError } from '../../domain/errors.ts';
import { DatabaseOpenError } from '../database.ts';

/** Temporary error codes of PostgreSQL (its manual, appendix A), or the two characters of their class. */
const PASSING_FAULTS: Readonly<Record<string, string>> = {
  '08': 'the connection to it broke',
  '25006': 'it may only be read, as a replica may',
  '40': 'others changed the same at the same time',
  '53': 'it has no room for more',
  '53100': 'its disk is full',
  '53300': 'it takes no more connections',
  '55P03': 'others are writing to it',
  '57014': 'it takes too long',
  '57': 'it is stopping or starting',
  '58': 'its disk reported an error',
};

/** The error code of PostgreSQL, also of a wrapped error; undefined for other errors. */
export function codeOf(error: unknown): string | undefined {
  if (error instanceof ServiceUnavailableError) return codeOf(error.cause);
  return error instanceof DatabaseError ? error.code : undefined;
}

/** Whether the same change may succeed when retried: a lock timeout, or a conflict with others. */
export function isBusy(error: unknown): boolean {
  const code = codeOf(error);
  return code === '55P03' || code?.startsWith('40') === true;
}

/** The same error, or a {@link ServiceUnavailableError} if it may be temporary. */
function explainFault(error: unknown): unknown {
  const code = codeOf(error);
  const fault =
    code === undefined
      ? isFromConnection(error)
        ? 'it does not answer'
        : undefined
      : (PASSING_FAULTS[code] ?? PASSING_FAULTS[code.slice(0, 2)]);
  return fault === undefined
    ? error
    : new ServiceUnavailableError(`the database cannot be used: ${fault}`, { cause: error });
}

/** Throws the explained error. */
export function throwExplained(error: unknown): never {
  throw explainFault(error);
}

/** Whether PostgreSQL closes the connection with this error: it was terminated, stops, crashes or starts. */
export const endsConnection = ({ code }: DatabaseError): boolean => code?.startsWith('57P') === true;

/** The messages of `pg` and its pool that have no code. */
const SAYINGS =
  /^(?:Connection terminated|Query read timeout|timeout e(?:xceeded|xpired)|Client (?:has encountered|was closed)|Postgres connection has been discarded)/;

/** Whether an error is about the connection: a failed system call (`errno`), or a message of `pg`. */
const isFromConnection = (error: unknown): boolean =>
  error instanceof Error && ('errno' in error || SAYINGS.test(error.message));

/** Why the PostgreSQL at a place, whose address a setting or option has, cannot be used, and what to do. */
export function openError(place: string, namedBy: string, error: unknown): DatabaseOpenError {
  const message = error instanceof Error ? error.message : String(error);
  const code = codeOf(error) ?? errorCodeOf(error) ?? '';
  const wrongUser = `does not let this user in: ${message}. Correct the user or password in ${namedBy}.`;
  const silent = `does not answer (${message}). Start PostgreSQL, or set ${namedBy} to where it is.`;
  const reasons: Readonly<Record<string, string>> = {
    '28P01': wrongUser,
    '28000': wrongUser,
    '3D000': `does not exist. Create it with “createdb”, or set ${namedBy} to one that does.`,
    '42501': `may not be used by this user: ${message}. Let it make tables there, or set another user in ${namedBy}.`,
    ECONNREFUSED: silent,
    ENOTFOUND: silent,
    EAI_AGAIN: silent,
    ENOENT: silent,
  };
  return new DatabaseOpenError(`${place} ${reasons[code] ?? `cannot be used: ${message}`}`, { cause: error });
}
