/** The provenance of goals: the requested wording, the duration, who counted the tokens. */

import type { Migration } from './migration.ts';

export const provenance: Migration = {
  number: 2,
  name: 'provenance',

  // So far the composer wrote all goals, in their first wording, and the service counted.
  async up(transaction) {
    await transaction.schema
      .alterTable('smart_goals')
      .addColumn('variant', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
    await transaction.schema.alterTable('smart_goals').addColumn('milliseconds', 'integer').execute();
    await transaction.schema
      .alterTable('smart_goals')
      .addColumn('tokens_counted_by', 'text', (column) => column.notNull().defaultTo('service'))
      .execute();
  },
};
