/** What is told of an event of the audit beside who, what and when. */

import type { Migration } from './migration.ts';

export const auditDetails: Migration = {
  number: 9,
  name: 'audit-details',

  async up(transaction) {
    await transaction.schema.alterTable('audit_events').addColumn('detail', 'text').execute();
  },
};
