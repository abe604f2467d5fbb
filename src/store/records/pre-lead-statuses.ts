/** The pre-lead statuses in the database. */

import { type PreLeadStatusReader, preLeadStatusFields } from '../../domain/pre-lead-status.ts';
import type { Database } from '../database.ts';
import { createRecordStore } from './records.ts';

/** The pre-lead statuses of a database. */
export const createPreLeadStatusReader = (database: Database): PreLeadStatusReader =>
  createRecordStore(database, 'pre-lead-statuses', preLeadStatusFields, 'order');
