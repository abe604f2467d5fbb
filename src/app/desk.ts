/** The desk of a database: its screens with the stores they stand on. */

import type { Configuration } from '../config/settings.ts';
import { deskEndpoints } from '../desk/desk.ts';
import type { Endpoint } from '../http/pipeline/endpoint.ts';
import { SERVICE_NAME } from '../http/server.ts';
import { type Database, DatabaseOpenError } from '../store/database.ts';
import { createDeskReader } from '../store/desk/desk-reader.ts';
import { createEraser } from '../store/eraser.ts';
import { createProgrammeOperations } from '../store/operations/programme-operations.ts';
import { openErasureDigests } from './secret-key.ts';

/**
 * The endpoints of the desk.
 *
 * @param today the day it is where the programme is at home
 */
export function createDesk(
  configuration: Configuration,
  database: Database,
  today: () => Temporal.PlainDate,
): readonly Endpoint[] {
  const { TIME_ZONE: timeZone, BODY_LIMIT: bodyLimit } = configuration;
  return deskEndpoints({
    serviceName: SERVICE_NAME,
    desk: createDeskReader(database, today),
    operations: createProgrammeOperations(database, today),
    async openEraser() {
      try {
        return createEraser(database, await openErasureDigests(configuration, database));
      } catch (error) {
        if (error instanceof DatabaseOpenError) return { unavailable: error.message };
        throw error;
      }
    },
    timeZone,
    today,
    bodyLimit,
  });
}
