/** Removes the signing key: sessions become rows. Running services get rows with a heartbeat. */

import type { Migration } from './migration.ts';

/** Removes the key that signed cookies. Those cookies are invalid from now on. */
export const sessions: Migration = {
  number: 7,
  name: 'sessions',

  async up(transaction, types) {
    const { schema } = transaction;
    await schema.dropTable('signing_key').execute();

    // A token is never deleted, and `truncate` rejects tables that others refer to, so there is no foreign
    // key.
    await schema
      .createTable('sessions')
      .addColumn('digest', 'text', (column) => column.primaryKey())
      .addColumn('token_id', types.id, (column) => column.notNull())
      .addColumn('created_at', types.instant, (column) => column.notNull())
      .addColumn('expires_at', types.instant, (column) => column.notNull())
      .execute();

    // At most one row: the fingerprint of the secret key of the digests. The key itself is not in the
    // database.
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
