/** Nothing in the database signs or unlocks anything any more; sessions are rows, and who serves shows a sign of life. */

import type { Migration } from './migration.ts';

/** The key that signed cookies goes: sessions are looked up. Cookies that it signed open nothing from here on. */
export const sessions: Migration = {
  number: 7,
  name: 'sessions',

  async up(transaction, types) {
    const { schema } = transaction;
    await schema.dropTable('signing_key').execute();

    // A token is never removed, and `truncate` refuses tables that others refer to: no reference.
    await schema
      .createTable('sessions')
      .addColumn('digest', 'text', (column) => column.primaryKey())
      .addColumn('token_id', types.id, (column) => column.notNull())
      .addColumn('created_at', types.instant, (column) => column.notNull())
      .addColumn('expires_at', types.instant, (column) => column.notNull())
      .execute();

    // At most one row: with which secret key the digests of erasures were made. The key itself is elsewhere.
    await schema
      .createTable('erasure_key')
      .addColumn('fingerprint', 'text', (column) => column.primaryKey())
      .execute();

    await schema
      .createTable('running_services')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('beats', types.id, (column) => column.notNull())
      .addColumn('seen_at', types.instant, (column) => column.notNull())
      .execute();
  },
};
