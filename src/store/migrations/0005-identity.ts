/** The identity of the database, which distinguishes its entries from those of another one. */

import { randomUUID } from 'node:crypto';
import type { Migration } from './migration.ts';

export const identity: Migration = {
  number: 5,
  name: 'identity',

  async up(transaction) {
    await transaction.schema
      .createTable('identity')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .execute();
    await transaction.insertInto('identity').values({ id: randomUUID() }).execute();
  },
};
