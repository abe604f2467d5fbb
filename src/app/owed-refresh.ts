/** The part of the service that brings up to date what a changed round has left behind (`store/owed-refresh.ts`). */

import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../store/database.ts';
import { finishOwedRefresh } from '../store/owed-refresh.ts';
import { inBackground } from './background.ts';
import { SYSTEM_CLOCK } from './mail.ts';

/** How often it looks, in milliseconds. Until then all lists are right, but take longer in a large programme. */
const LOOK = 2_000;

/** Looks for relations that are out of date until it is disposed of, whichever process has changed a round. */
export function runOwedRefresh(database: Database, logger: FastifyBaseLogger): AsyncDisposable {
  return inBackground(async (signal) => {
    while (!signal.aborted) {
      await SYSTEM_CLOCK.wait(LOOK, signal);
      try {
        await finishOwedRefresh(database, signal);
      } catch (error) {
        logger.warn({ err: error }, 'relations cannot be updated after the change of a round now; retrying');
      }
    }
  });
}
