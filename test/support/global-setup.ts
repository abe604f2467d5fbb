/** What all test files share, made before the first of them and taken away after the last: a server of PostgreSQL. */

import { type PostgresCluster, postgresPrograms, startCluster } from './postgres-cluster.ts';

let cluster: PostgresCluster | undefined;

/** The test processes inherit its address as `TEST_DATABASE_URL`; where that is set already, another server is used. */
export async function globalSetup(): Promise<void> {
  if (process.env['TEST_DATABASE_URL']) return;
  const programs = await postgresPrograms();
  if (programs === undefined) return;
  cluster = await startCluster(programs);
  process.env['TEST_DATABASE_URL'] = cluster.url;
}

export async function globalTeardown(): Promise<void> {
  await cluster?.[Symbol.asyncDispose]();
}
