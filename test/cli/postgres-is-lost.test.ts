/**
 * The service loses PostgreSQL again and again while clients write and read. LOSSES says how often in each way.
 */

import { after, before, suite, test } from 'node:test';
import { openPostgres } from '../../src/store/postgres/postgres.ts';
import { send } from '../support/http.ts';
import { inPostgres, onlyWithPostgres } from '../support/postgres.ts';
import { type PostgresCluster, postgresPrograms, startCluster } from '../support/postgres-cluster.ts';
import { type ServingProgram, serveProgram } from '../support/program.ts';
import { temporaryFolder } from '../support/service.ts';
import { writeAndRead } from '../support/steady-clients.ts';
import { until } from '../support/until.ts';
import { acknowledged, assertKept, nothingWritten } from '../support/writing-clients.ts';

const LOSSES = Number(process.env['LOSSES'] ?? 2);
const CLIENTS = { writers: 6, readers: 4 };
/** How many are acknowledged between two losses at the least. */
const BETWEEN = 20;

/** Ends connections: those that change something, each of which holds or awaits an advisory lock, or all others. */
async function terminate({ url }: PostgresCluster, whose: 'writers' | 'readers'): Promise<void> {
  const condition = whose === 'writers' ? 'in' : 'not in';
  await until(async () => {
    const ended = await inPostgres(
      url,
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'mentoring' and pid ${condition} (select pid from pg_locks where locktype = 'advisory')`,
    );
    return ended.length > 0;
  });
}

const restart = (mode: 'fast' | 'immediate') => async (cluster: PostgresCluster) => {
  await cluster.stop(mode);
  await cluster.start();
};

const WAYS: Readonly<Record<string, (cluster: PostgresCluster) => Promise<void>>> = {
  'is stopped fast': restart('fast'),
  'is stopped immediately': restart('immediate'),
  'ends the connections of writers': (cluster) => terminate(cluster, 'writers'),
  'ends the connections of readers': (cluster) => terminate(cluster, 'readers'),
};

suite(
  `a service to which ${CLIENTS.writers} write and of which ${CLIENTS.readers} read`,
  onlyWithPostgres,
  () => {
    const opened = new AsyncDisposableStack();
    let cluster: PostgresCluster;
    let service: ServingProgram;
    const written = nothingWritten();
    before(async () => {
      cluster = opened.use(await startCluster((await postgresPrograms()) ?? ''));
      const folder = opened.use(await temporaryFolder());
      const settings = { DATABASE_URL: cluster.url, LOG_LEVEL: 'fatal' };
      service = opened.use(await serveProgram({ folder: folder.path, settings }));
    });
    after(() => opened.disposeAsync());

    for (const [way, lose] of Object.entries(WAYS)) {
      test(`lives when PostgreSQL ${way}, ${LOSSES} times, and loses nothing that it acknowledged`, async (context) => {
        const before = acknowledged(written);
        const enough = new AbortController();
        const clients = writeAndRead(service.port, CLIENTS, written, enough.signal);
        const more = () => {
          const now = acknowledged(written);
          return until(() => acknowledged(written) >= now + BETWEEN);
        };
        const losing = async () => {
          await more();
          for (let loss = 1; loss <= LOSSES; loss += 1) {
            await lose(cluster);
            await more();
          }
        };
        const gone = service.ended.then(({ status, errors }) => {
          throw new Error(`the service ended with ${status}: ${errors}`);
        });
        try {
          // Where it ended, its last words tell more than the clients can.
          await Promise.race([losing(), gone, clients.catch(() => gone)]);
        } finally {
          enough.abort();
        }
        const { read, refused } = await clients;
        // A failed look at the database is not taken again at once.
        await until(async () => (await send(service.port, { path: '/readyz' })).status === 200);
        await using database = await openPostgres(cluster.url, {
          connections: 1,
          timeLimit: null,
          namedBy: 'it',
        });
        const records = await assertKept(service.port, database, written);
        context.diagnostic(
          `${LOSSES} losses: ${acknowledged(written) - before} acknowledged, all there; ${read} pages read, ` +
            `${refused} refused; ${records - acknowledged(written)} of the refused are there by now`,
        );
      });
    }
  },
);
