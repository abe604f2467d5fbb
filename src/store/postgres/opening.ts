/** Connects to PostgreSQL, and checks whether the database can be used. */

import { setTimeout as wait } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';
import { DatabaseOpenError } from '../database.ts';
import { clientConfiguration, codeOf, openError, placeOf } from './errors.ts';

/** The oldest supported version. */
const OLDEST_VERSION = 14;
/** The default timeout for connecting, in milliseconds. */
export const CONNECTING = 10_000;
/** How long PostgreSQL may take to start, and the pause between two attempts, in milliseconds. */
const STARTING = 30_000;
const PAUSE = 500;

/** The facts that a database reports about itself. */
interface Standing {
  readonly version: number;
  readonly schema: string | null;
  readonly encoding: string;
  readonly dates: string;
}

/** Checks a database before it is used. */
export async function examine(
  url: string,
  namedBy: string,
): Promise<{ readonly configuration: ClientConfig; readonly schema: string; readonly version: number }> {
  const place = placeOf(url);
  const configuration = clientConfiguration(url);
  try {
    const client = await connect({ ...configuration, connectionTimeoutMillis: CONNECTING });
    try {
      const { rows } = await client.query<Standing>(
        `select current_setting('server_version_num')::integer / 10000 as version, current_schema() as schema,
           current_setting('server_encoding') as encoding, current_setting('DateStyle') as dates`,
      );
      const [standing] = rows;
      if (standing === undefined) throw new DatabaseOpenError(`${place} does not name its kind.`);
      const { version, schema, encoding, dates } = standing;
      const fail = (fault: string): never => {
        throw new DatabaseOpenError(`${place} ${fault}`);
      };
      if (version < OLDEST_VERSION)
        fail(`is of version ${version}. The service needs PostgreSQL ${OLDEST_VERSION} or later.`);
      if (encoding !== 'UTF8')
        fail(
          `keeps texts in ${encoding}, which has not all letters. Make one by “createdb --encoding UTF8 --template template0”.`,
        );
      if (!dates.startsWith('ISO'))
        fail(`writes days as ${dates}. Run “ALTER DATABASE … SET DateStyle TO ISO” in it.`);
      if (schema === null)
        return fail(
          'has no schema that this user may use (search_path). Run “CREATE SCHEMA mentoring AUTHORIZATION …” and set the search_path of the user to it.',
        );
      return { configuration, schema, version };
    } finally {
      await client.end();
    }
  } catch (error) {
    throw error instanceof DatabaseOpenError ? error : openError(place, namedBy, error);
  }
}

/** Connects; waits for a starting server. */
export async function connect(configuration: ClientConfig): Promise<Client> {
  const deadline = performance.now() + STARTING;
  for (;;) {
    const client = new Client(configuration);
    client.on('error', () => undefined);
    try {
      await client.connect();
      return client;
    } catch (error) {
      await client.end();
      if (codeOf(error) !== '57P03' || performance.now() > deadline) throw error;
      await wait(PAUSE);
    }
  }
}
