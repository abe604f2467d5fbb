/** The address of a database of PostgreSQL, as libpq reads it, and the form of its values (`schema.ts`). */

import { type ClientConfig, types } from 'pg';
import { parse, toClientConfig } from 'pg-connection-string';

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
