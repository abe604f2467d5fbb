/** The page for mentees: private addresses of goals, and the key that signs goals before they are stored. */

import { randomBytes } from 'node:crypto';
import type { Migration } from './migration.ts';

export const keptGoals: Migration = {
  number: 19,
  name: 'kept-goals',

  async up(transaction, types) {
    const { schema } = transaction;
    await schema
      .createTable('goal_addresses')
      .addColumn('digest', 'text', (column) => column.primaryKey())
      .addColumn('goal_id', types.id, (column) => column.notNull().unique())
      .execute();
    await schema
      .createTable('goal_signing_key')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .execute();
    await transaction
      .insertInto('goal_signing_key')
      .values({ key: randomBytes(32).toString('base64url') })
      .execute();
  },
};
