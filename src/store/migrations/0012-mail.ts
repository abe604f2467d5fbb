/**
 * Mail: the outbox, the sender's lease, templates and settings of reminders, opt-outs, and people's
 * languages.
 */

import type { Migration } from './migration.ts';

export const mail: Migration = {
  number: 12,
  name: 'mail',

  async up(transaction, types) {
    const { schema } = transaction;
    await schema.alterTable('participants').addColumn('language', 'text').execute();

    await schema
      .createTable('outbox')
      .addColumn('id', types.id, (column) => column.primaryKey())
      .addColumn('message_id', 'text', (column) => column.notNull().unique())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.unique())
      .addColumn('recipient_name', 'text')
      .addColumn('recipient_email', 'text', (column) => column.notNull())
      .addColumn('reply_to_name', 'text')
      .addColumn('reply_to_email', 'text')
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('html', 'text', (column) => column.notNull())
      .addColumn('stop_url', 'text')
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      // The current attempt, so that only its process stores the result.
      .addColumn('attempt', 'text')
      .addColumn('created_at', types.instant, (column) => column.notNull())
      .addColumn('next_at', types.instant, (column) => column.notNull())
      .addColumn('changed_at', types.instant, (column) => column.notNull())
      .addColumn('reply', 'text')
      .execute();
    await schema.createIndex('outbox_by_state').on('outbox').columns(['state', 'next_at', 'id']).execute();
    await schema
      .createIndex('outbox_by_recipient')
      .on('outbox')
      .columns(['recipient_email', 'kind', 'created_at'])
      .execute();

    await schema
      .createTable('outbox_mentions')
      .addColumn('outbox_id', types.id, (column) =>
        column.notNull().references('outbox.id').onDelete('cascade'),
      )
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('person_id', types.id, (column) => column.notNull())
      .addPrimaryKeyConstraint('outbox_mentions_once', ['outbox_id', 'kind', 'person_id'])
      .execute();
    await schema
      .createIndex('outbox_mentions_of_a_person')
      .on('outbox_mentions')
      .columns(['kind', 'person_id'])
      .execute();

    await schema
      .createTable('mail_lease')
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('holder', 'text', (column) => column.notNull())
      .addColumn('beats', types.id, (column) => column.notNull())
      .execute();

    await schema
      .createTable('mail_templates')
      .addColumn('kind', 'text', (column) => column.notNull())
      // 0: all rounds.
      .addColumn('round_id', types.id, (column) => column.notNull())
      .addColumn('language', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('body', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('one_template_each', ['kind', 'round_id', 'language'])
      .execute();

    await schema
      .createTable('reminder_settings')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute();

    await schema
      .createTable('reminder_preferences')
      .addColumn('participant_id', types.id, (column) => column.primaryKey())
      .addColumn('token', 'text', (column) => column.notNull().unique())
      .addColumn('stopped_at', types.instant)
      .execute();

    await transaction
      .insertInto('collections')
      .values({ name: 'mail', count: 0, last_id: 0, revision: 0 })
      .execute();
  },
};
