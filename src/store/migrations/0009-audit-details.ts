/** Adds the details of audit entries. */

import type { Migration } from './migration.ts';

export const auditDetails: Migration = {
  number: 9,
  name: 'audit-details',

  async up(transaction) {
    await transaction.schema.alterTable('audit_events').addColumn('detail', 'text').execute();
  },
};
