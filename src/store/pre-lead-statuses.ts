/** The pre-lead statuses in the database. */

import { type PreLeadStatusReader, preLeadStatusFields } from '../domain/pre-lead-status.ts';
import { recordFromRow } from './columns.ts';
import type { Database } from './database.ts';

/** The pre-lead statuses of a database. */
export function createPreLeadStatusReader(database: Database): PreLeadStatusReader {
  return {
    version: async () => String(await database.revision('pre-lead-statuses')),

    async list() {
      const rows = await database.reader
        .selectFrom('pre_lead_statuses')
        .selectAll()
        .orderBy('order')
        .execute();
      return rows.map((row) => recordFromRow(preLeadStatusFields, row));
    },
  };
}
