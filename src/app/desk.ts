/** The desk of a database: its screens with the stores they stand on. */

import type { Configuration } from '../config/settings.ts';
import { deskEndpoints } from '../desk/desk.ts';
import type { Endpoint } from '../http/pipeline/endpoint.ts';
import { SERVICE_NAME } from '../http/server.ts';
import type { Database } from '../store/database.ts';
import { createDeskReader } from '../store/desk/desk-reader.ts';
import { createProgrammeOperations } from '../store/operations/programme-operations.ts';

/**
 * The endpoints of the desk.
 *
 * @param today the day it is where the programme is at home
 */
export function createDesk(
  { TIME_ZONE: timeZone, BODY_LIMIT: bodyLimit }: Configuration,
  database: Database,
  today: () => Temporal.PlainDate,
): readonly Endpoint[] {
  return deskEndpoints({
    serviceName: SERVICE_NAME,
    desk: createDeskReader(database, today),
    operations: createProgrammeOperations(database, today),
    timeZone,
    today,
    bodyLimit,
  });
}
