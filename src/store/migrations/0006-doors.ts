/** Who may come in, and what is kept of those who did. */

import { randomBytes } from 'node:crypto';
import type { Migration } from './migration.ts';

/** The sixth step. */
export const doors: Migration = {
  number: 6,
  name: 'doors',

  async up(transaction, types) {
    await transaction.schema
      .createTable('accounts')
      .addColumn('id', types.id, (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull().unique())
      .addColumn('created_at', types.instant, (column) => column.notNull())
      .execute();

    await transaction.schema
      .createTable('tokens')
      .addColumn('id', types.id, (column) => column.primaryKey())
      .addColumn('account_id', types.id, (column) => column.notNull().references('accounts.id'))
      .addColumn('digest', 'text', (column) => column.notNull().unique())
      .addColumn('scopes', 'text', (column) => column.notNull())
      .addColumn('created_at', types.instant, (column) => column.notNull())
      .addColumn('expires_at', types.instant)
      .addColumn('revoked_at', types.instant)
      .addColumn('last_used_at', types.instant)
      .execute();

    await transaction
      .insertInto('collections')
      .values({ name: 'doors', count: 0, last_id: 0, revision: 0 })
      .execute();

    // All processes that serve one database sign with the same key, so that each knows those whom another has signed in.
    await transaction.schema
      .createTable('signing_key')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .execute();
    await transaction
      .insertInto('signing_key')
      .values({ key: randomBytes(32).toString('base64url') })
      .execute();

    await transaction.schema
      .createTable('goal_requests')
      .addColumn('client', 'text', (column) => column.notNull())
      .addColumn('at', types.instant, (column) => column.notNull())
      .execute();
    await transaction.schema
      .createIndex('goal_requests_by_client')
      .on('goal_requests')
      .columns(['client', 'at'])
      .execute();
    await transaction.schema.createIndex('goal_requests_by_time').on('goal_requests').column('at').execute();

    await transaction.schema
      .createTable('goal_tokens')
      .addColumn('day', types.day, (column) => column.primaryKey())
      .addColumn('tokens', types.id, (column) => column.notNull())
      .execute();
  },
};
