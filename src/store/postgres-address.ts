/** The address of a database of PostgreSQL, as libpq reads it: https://www.postgresql.org/docs/current/libpq-connect.html */

import type { ClientConfig } from 'pg';
import { parse, toClientConfig } from 'pg-connection-string';
import { valueTypes } from './postgres-values.ts';

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
