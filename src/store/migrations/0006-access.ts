/** Accounts, tokens, rate limits, idempotency keys and the audit log. */

import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Migration } from './migration.ts';

export const access: Migration = {
  number: 6,
  // Databases have recorded this name.
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

    // The tenth migration renames 'doors' to 'auth'.
    await sql`
      insert into collections (name, count, last_id, revision) values ('doors', 0, 0, 0), ('audit', 0, 0, 0)
    `.execute(transaction);

    // All processes on a database sign with the same key, so that each accepts the sessions of others.
    await transaction.schema
      .createTable('signing_key')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .execute();
    await transaction
      .withTables<{ signing_key: { readonly key: string } }>()
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

    await transaction.schema
      .createTable('idempotency_keys')
      .addColumn('account_id', types.id, (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('fingerprint', 'text', (column) => column.notNull())
      .addColumn('claimed_at', types.instant, (column) => column.notNull())
      .addColumn('held_until', types.instant, (column) => column.notNull())
      .addColumn('collection', 'text')
      .addColumn('record_id', types.id)
      .addPrimaryKeyConstraint('idempotency_keys_primary', ['account_id', 'key'])
      .execute();
    await transaction.schema
      .createIndex('idempotency_keys_by_time')
      .on('idempotency_keys')
      .column('claimed_at')
      .execute();
    await transaction.schema
      .createIndex('idempotency_keys_by_record')
      .on('idempotency_keys')
      .columns(['collection', 'record_id'])
      .execute();

    await transaction.schema
      .createTable('audit_events')
      .addColumn('number', types.id, (column) => column.primaryKey())
      .addColumn('at', types.instant, (column) => column.notNull())
      .addColumn('account_id', types.id)
      .addColumn('token_id', types.id)
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('record_id', types.id)
      .addColumn('times', types.id, (column) => column.notNull())
      .execute();
    await transaction.schema.createIndex('audit_events_by_time').on('audit_events').column('at').execute();
  },
};
