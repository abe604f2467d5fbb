/** The composition root: from the configuration to a service that can listen. */

import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Configuration } from '../config/settings.ts';
import { createMetrics } from '../http/metrics.ts';
import { createServer } from '../http/server.ts';
import { courses } from '../resources/courses.ts';
import { feedbacksNeeded } from '../resources/feedbacks-needed.ts';
import { preLeadStatuses } from '../resources/pre-lead-statuses.ts';
import { smartGoals } from '../resources/smart-goals.ts';
import { createCourseStore } from '../store/courses.ts';
import { createFeedbackNeededReader } from '../store/feedbacks-needed.ts';
import { migrate } from '../store/migrations/migrate.ts';
import { createPreLeadStatusReader } from '../store/pre-lead-statuses.ts';
import { createSmartGoalStore } from '../store/smart-goals.ts';
import { openDatabase } from './database.ts';
import { createGoalWriter } from './goal-writer.ts';

/** The service with all that it holds open; disposing of it answers what is in flight first. */
export interface Application extends AsyncDisposable {
  readonly server: FastifyInstance;
}

/**
 * Puts the service together: opens the database, brings it up to date, and makes the server, which does not listen yet.
 *
 * @throws DatabaseOpenError where the database cannot be used
 */
export async function createApplication(
  configuration: Configuration,
  logger: FastifyBaseLogger,
): Promise<Application> {
  await using opened = new AsyncDisposableStack();
  const database = opened.use(openDatabase(configuration));
  const applied = await migrate(database);
  logger.info({ database: configuration.DATABASE_URL.file }, 'the database is open');
  if (applied.length > 0) logger.info({ migrations: applied }, 'the database was brought up to date');

  const metrics = createMetrics();
  const timeZone = configuration.TIME_ZONE;
  const writer = metrics.countGoals(createGoalWriter(configuration));
  const server = createServer({
    collections: [
      smartGoals({
        goals: createSmartGoalStore(database),
        writer,
        now: () => Temporal.Now.instant(),
        timeZone,
      }),
      courses({ courses: createCourseStore(database), timeZone }),
      preLeadStatuses({ statuses: createPreLeadStatusReader(database), timeZone }),
      feedbacksNeeded({ feedbacks: createFeedbackNeededReader(), timeZone }),
    ],
    metrics,
    logger,
    ready: () => database.check(),
    baseUrl: configuration.BASE_URL,
    trustProxy: configuration.TRUST_PROXY,
    allowedHosts: configuration.ALLOWED_HOSTS,
  });
  opened.defer(() => server.close());
  const held = opened.move();
  return { server, [Symbol.asyncDispose]: () => held.disposeAsync() };
}
