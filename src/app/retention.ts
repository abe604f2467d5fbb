/** The retention of a configuration: what is removed because it is old, by a command, and once a day by the service. */

import type { FastifyBaseLogger } from 'fastify';
import type { Configuration } from '../config/settings.ts';
import { ImportRunningError } from '../domain/import-store.ts';
import type { Retention, RetentionTerms } from '../domain/retention.ts';
import type { MailClock } from '../mail/sender-parts.ts';
import type { Database } from '../store/database.ts';
import { createRetention } from '../store/retention.ts';
import { SYSTEM_CLOCK } from './mail.ts';
import { openErasureDigests } from './secret-key.ts';

/** The hour of TIME_ZONE in which a service removes what is old. */
const QUIET_HOUR = 3;
/** How often it looks what time it is, in milliseconds, and until when it begins at random after the hour has come. */
const LOOK = 300_000;
const SPREAD = 1_200_000;

/** For how long things are kept; null if everything is kept for ever. */
export function retentionTerms({
  KEEP_GOALS_MONTHS: goals,
  KEEP_PEOPLE_MONTHS: people,
}: Pick<Configuration, 'KEEP_GOALS_MONTHS' | 'KEEP_PEOPLE_MONTHS'>): RetentionTerms | null {
  return goals === null && people === null ? null : { goals, people };
}

/**
 * Opens the retention of a database.
 *
 * @throws DatabaseOpenError if the secret key is wrong
 */
export async function openRetention(
  configuration: Configuration,
  database: Database,
  terms: RetentionTerms,
): Promise<Retention> {
  return createRetention(database, await openErasureDigests(configuration, database), terms);
}

/** What a schedule is told by, which tests set. */
export interface RetentionSchedule {
  readonly clock: MailClock;
  readonly timeZone: string;
  /** Opened when it is needed, so that a key that is mended meanwhile is seen. */
  open(): Promise<Retention>;
  readonly logger: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}

/**
 * Removes what is old, once a day in the quiet hour, until it is disposed of. Several processes may do so: each begins at a
 * moment of its own, and finds nothing left where another one was there before. Where two begin together, each person and
 * each goal is removed by one of them.
 */
export function scheduleRetention({ clock, timeZone, open, logger }: RetentionSchedule): AsyncDisposable {
  const stopping = new AbortController();
  const { signal } = stopping;
  let done: string | undefined;

  async function look(): Promise<void> {
    const now = clock.now().toZonedDateTimeISO(timeZone);
    const today = now.toPlainDate().toString();
    if (now.hour !== QUIET_HOUR || done === today) return;
    if (now.minute < 30) await clock.wait(Math.round(clock.random() * SPREAD), signal);
    if (signal.aborted) return;
    try {
      const retention = await open();
      const removed = await retention.remove({ by: 'service', now, signal });
      done = today;
      if (removed.goals + removed.people > 0)
        logger.info(
          { goals: removed.goals, people: removed.people },
          'removed what is older than it is kept',
        );
    } catch (error) {
      if (error instanceof ImportRunningError) logger.warn('an import writes goals: removing old ones later');
      else logger.error({ err: error }, 'what is old could not be removed; retrying');
    }
  }

  async function run(): Promise<void> {
    while (!signal.aborted) {
      await look();
      await clock.wait(LOOK, signal);
    }
  }

  const running = run();
  return {
    async [Symbol.asyncDispose]() {
      stopping.abort();
      await running;
    },
  };
}

/** Starts it for a service, where anything is removed at all. */
export function runRetention(
  configuration: Configuration,
  database: Database,
  logger: FastifyBaseLogger,
): AsyncDisposable {
  const terms = retentionTerms(configuration);
  if (terms === null) return { [Symbol.asyncDispose]: async () => {} };
  return scheduleRetention({
    clock: SYSTEM_CLOCK,
    timeZone: configuration.TIME_ZONE,
    open: () => openRetention(configuration, database, terms),
    logger,
  });
}
