/** Runs the retention of a configuration: by a command, and once a day by the service. */

import type { FastifyBaseLogger } from 'fastify';
import type { Configuration } from '../config/settings.ts';
import type { Retention, RetentionPeriods } from '../domain/eraser.ts';
import type { MailClock } from '../mail/sender.ts';
import type { Database } from '../store/database.ts';
import { createRetention } from '../store/erasure/retention.ts';
import { repeatInBackground } from './background.ts';
import { SYSTEM_CLOCK } from './mail.ts';
import { openErasureDigests } from './secret-key.ts';

/** The hour of the day, in TIME_ZONE, in which the service removes expired records. */
const QUIET_HOUR = 3;
/** The interval of the checks, and the maximum random delay after the hour has begun, in milliseconds. */
const LOOK = 300_000;
const SPREAD = 1_200_000;

/** The configured retention periods; null if everything is kept forever. */
export function retentionPeriods({
  KEEP_GOALS_MONTHS: goals,
  KEEP_PEOPLE_MONTHS: people,
}: Pick<Configuration, 'KEEP_GOALS_MONTHS' | 'KEEP_PEOPLE_MONTHS'>): RetentionPeriods | null {
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
  terms: RetentionPeriods,
): Promise<Retention> {
  return createRetention(database, await openErasureDigests(configuration, database), terms);
}

/** The timing, which tests set. */
export interface RetentionSchedule {
  readonly clock: MailClock;
  readonly timeZone: string;
  /** Opened when needed, so that a corrected key takes effect. */
  open(): Promise<Retention>;
  readonly logger: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
}

/**
 * Removes expired records once a day in the configured hour, until it is disposed of. Of several processes, later ones find
 * nothing left.
 */
export function scheduleRetention({ clock, timeZone, open, logger }: RetentionSchedule): AsyncDisposable {
  let done: string | undefined;

  async function look(signal: AbortSignal): Promise<void> {
    const now = clock.now().toZonedDateTimeISO(timeZone);
    const today = now.toPlainDate().toString();
    if (now.hour !== QUIET_HOUR || done === today) return;
    if (now.minute < 30) await clock.wait(Math.round(clock.random() * SPREAD), signal);
    if (signal.aborted) return;
    const retention = await open();
    const { goals, people } = await retention.remove({ by: 'service', now, signal });
    done = today;
    if (goals + people > 0) logger.info({ goals, people }, 'removed what is older than it is kept');
  }

  return repeatInBackground(look, {
    pause: LOOK,
    clock,
    onFailure(err) {
      logger.error({ err }, 'what is old could not be removed; retrying');
    },
  });
}

/** Starts it for a service, if a retention period is configured. */
export function runRetention(
  configuration: Configuration,
  database: Database,
  logger: FastifyBaseLogger,
): AsyncDisposable {
  const terms = retentionPeriods(configuration);
  if (terms === null) return { [Symbol.asyncDispose]: async () => {} };
  return scheduleRetention({
    clock: SYSTEM_CLOCK,
    timeZone: configuration.TIME_ZONE,
    open: () => openRetention(configuration, database, terms),
    logger,
  });
}
