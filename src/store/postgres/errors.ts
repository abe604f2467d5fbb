/** The address of a database of PostgreSQL, and its errors: what they mean for operators and clients. */

import { type ClientConfig, DatabaseError, types } from 'pg';
import { parse, toClientConfig } from 'pg-connection-string';
import { errorCodeOf, ServiceUnavailableError } from '../../domain/errors.ts';
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

// The address of a database of PostgreSQL, as libpq reads it, and the form of its values (`schema.ts`).

/**
 * The options of `pg` for an address. TLS is as libpq has it: `sslmode=require` encrypts and asks for no certificate,
 * `verify-full` does; other parameters (`application_name`, `options`, `statement_timeout`) go to PostgreSQL.
 *
 * @throws Error if a file that it names cannot be read
 */
export function clientConfiguration(url: string): ClientConfig {
  return {
    ...toClientConfig(parse(url, { useLibpqCompat: true })),
    fallback_application_name: 'mentoring',
    // Keep-alive detects a server that has disappeared while a connection is idle.
    keepAlive: true,
    types: valueTypes,
  };
}

/** The target of an address, for people: without user and password. */
export function placeOf(url: string): string {
  const { host, port, database, user } = parse(url, { useLibpqCompat: true });
  const name = database ?? user;
  return `The PostgreSQL database${name ? ` “${name}”` : ''} at ${host || 'localhost'}:${port || 5432}`;
}

/** The ids of types in the catalogue of PostgreSQL (pg_type.dat). */
const INT8 = 20;
const DATE = 1082;
const TIMESTAMPTZ = 1184;
const NUMERIC = 1700;

/** Numbers are exact up to 2^53, which no id or count reaches; days stay texts, instants become texts in UTC. */
const PARSERS: ReadonlyMap<number, (text: string) => unknown> = new Map<number, (text: string) => unknown>([
  [INT8, Number],
  [NUMERIC, Number],
  [DATE, (text) => text],
  [TIMESTAMPTZ, instantText],
]);

/** Called by `pg` for the parser of a type. */
const valueTypes = {
  getTypeParser: (type: number, format?: 'text' | 'binary') =>
    PARSERS.get(type) ?? types.getTypeParser(type, format),
};

/** `2026-11-21 02:10:54.57+00` to `2026-11-21T02:10:54.570000Z`, whatever the time zone of the connection. */
function instantText(text: string): string {
  const [day = '', time = '', era] = text.split(' ');
  if (time.endsWith('+00') && day.length === 10 && era === undefined) {
    const [seconds = '', fraction = ''] = time.slice(0, -3).split('.');
    return `${day}T${seconds}.${fraction.padEnd(6, '0')}Z`;
  }
  const [year = '', month, date] = day.split('-');
  // In another time zone, the first hours of the year 1 and the last of 9999 may fall outside these years.
  const counted = era === 'BC' ? 1 - Number(year) : Number(year);
  const shown = counted > 9999 ? `+${String(counted).padStart(6, '0')}` : String(counted).padStart(4, '0');
  const instant = Temporal.Instant.from(`${shown}-${month}-${date}T${time}`);
  return instant.toString({ fractionalSecondDigits: 6 });
}
