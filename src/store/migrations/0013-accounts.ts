/** Accounts of people, with roles, who sign in without a token; sessions belong to accounts. */

import { sql } from 'kysely';
import type { Migration } from './migration.ts';

export const accounts: Migration = {
  number: 13,
  name: 'accounts',

  async up(transaction, types) {
    const { schema } = transaction;
    await schema.alterTable('accounts').addColumn('email', 'text').execute();
    await schema.alterTable('accounts').addColumn('role', 'text').execute();
    await schema.alterTable('accounts').addColumn('removed_at', types.instant).execute();
    await schema
      .createIndex('accounts_by_email')
      .unique()
      .on('accounts')
      .column('email')
      .where(sql.ref('removed_at'), 'is', null)
      .execute();

    // Not every database can drop a “not null”, so the table is rebuilt. Sessions stay valid.
    await schema.alterTable('sessions').renameTo('old_sessions').execute();
    await schema
      .createTable('sessions')
      .addColumn('digest', 'text', (column) => column.notNull())
      .addColumn('account_id', types.id, (column) => column.notNull())
      .addColumn('token_id', types.id)
      .addColumn('created_at', types.instant, (column) => column.notNull())
      .addColumn('expires_at', types.instant, (column) => column.notNull())
      .addPrimaryKeyConstraint('one_session_a_secret', ['digest'])
      .execute();
    await sql`
      insert into sessions (digest, account_id, token_id, created_at, expires_at)
      select old_sessions.digest, tokens.account_id, tokens.id, old_sessions.created_at, old_sessions.expires_at
      from old_sessions join tokens on tokens.id = old_sessions.token_id
    `.execute(transaction);
    await schema.dropTable('old_sessions').execute();
    await schema.createIndex('sessions_by_account').on('sessions').column('account_id').execute();

    await schema
      .createTable('sign_in_links')
      .addColumn('digest', 'text', (column) => column.notNull())
      .addColumn('account_id', types.id, (column) => column.notNull())
      .addColumn('created_at', types.instant, (column) => column.notNull())
      .addColumn('expires_at', types.instant, (column) => column.notNull())
      .addColumn('used_at', types.instant)
      .addPrimaryKeyConstraint('one_link_a_secret', ['digest'])
      .execute();
    await schema
      .createIndex('sign_in_links_by_account')
      .on('sign_in_links')
      .columns(['account_id', 'created_at'])
      .execute();
  },
};
