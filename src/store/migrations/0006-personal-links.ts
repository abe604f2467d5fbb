import { randomBytes } from 'node:crypto';
import type { Migration } from './migration.ts';

export const personalLinks: Migration = {
  number: 6,
  name: 'personal-links',

  async up(transaction, { id, day }) {
    await transaction.schema
      .createTable('personal_links')
      .addColumn('participant_id', id, (it) =>
        it.primaryKey().references('participants.id').onDelete('cascade'),
      )
      .addColumn('token', 'text', (it) => it.notNull().unique())
      .execute();
    // Messages to these may wait, and are compared with what they would say now.
    const reminded = await transaction
      .selectFrom('reminder_preferences')
      .innerJoin('participants', 'participants.id', 'reminder_preferences.participant_id')
      .select('participants.id')
      .execute();
    for (const { id: participant_id } of reminded)
      await transaction
        .insertInto('personal_links')
        .values({ participant_id, token: randomBytes(16).toString('base64url') })
        .execute();
    await transaction.schema.alterTable('reminder_preferences').addColumn('stopped_until', day).execute();
  },
};
