/** The service for tests: the whole of it, on a port of its own, on a database of its own that goes with it. */

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { type Application, createApplication } from '../../src/app/application.ts';
import type { ReadingLimits } from '../../src/app/uploads.ts';
import { type Environment, readConfiguration } from '../../src/config/configuration.ts';
import { createTextThread } from '../../src/generators/worker/thread.ts';
import { copyMigratedFile } from './migrated-database.ts';
import { TEST_SECRET_KEY } from './secret-key.ts';

/** A folder that is removed when the test is done with it. */
export async function temporaryFolder(): Promise<AsyncDisposable & { readonly path: string }> {
  const path = await mkdtemp(join(tmpdir(), 'mentoring-test-'));
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) };
}

/**
 * Works on the texts of all services of this process: to start a thread takes longer than most tests. However busy the
 * machine is, it refuses nothing.
 */
const texts = createTextThread(600_000, 600_000);

/** How long reading an upload may take on a machine that is busy with other tests, in milliseconds. */
const PATIENT = { time: 600_000, turn: 600_000 };

export interface TestService extends AsyncDisposable {
  /** Where it listens: `http://127.0.0.1:…`. */
  readonly address: string;
  readonly port: number;
  /** The file of its database, if it has one. */
  readonly databaseFile: string;
  /** What it answers. */
  readonly endpoints: Application['server']['endpoints'];
  /** The path that makes the first account. */
  readonly firstLink: string | null;
}

/** Starts a service; the settings are those of the environment, and a database of its own by default. */
export async function startService(
  settings: Environment = {},
  uploadLimits: Partial<ReadingLimits> = {},
): Promise<TestService> {
  await using opened = new AsyncDisposableStack();
  const folder = opened.use(await temporaryFolder());
  const ownFile = join(folder.path, 'mentoring.db');
  if (settings['DATABASE_URL'] === undefined) await copyMigratedFile(ownFile);
  const { configuration } = readConfiguration({
    DATABASE_URL: `sqlite:${ownFile}`,
    // Tests ask by all kinds of names; those of loopback alone are answered where a test says so.
    ALLOWED_HOSTS: '*',
    SECRET_KEY: TEST_SECRET_KEY,
    ...settings,
  });
  const application: Application = opened.use(
    await createApplication(
      configuration,
      pino({ level: settings['LOG_LEVEL'] ?? 'error' }, pino.destination({ dest: 2, sync: true })),
      { texts, uploadLimits: { ...PATIENT, ...uploadLimits } },
    ),
  );
  const address = await application.server.listen({ host: '127.0.0.1', port: 0 });
  const held = opened.move();
  const { DATABASE_URL } = configuration;
  const databaseFile = DATABASE_URL.kind === 'sqlite' ? DATABASE_URL.file : '';
  return {
    address,
    port: Number(new URL(address).port),
    databaseFile,
    endpoints: application.server.endpoints,
    firstLink: application.firstLink,
    [Symbol.asyncDispose]: () => held.disposeAsync(),
  };
}
