/** What import, export and erasure need: goals that are inserted before others, and erasures. */

import { sql } from 'kysely';
import type { Migration } from './migration.ts';

export const interchange: Migration = {
  number: 4,
  name: 'interchange',

  async up(transaction, { id, instant, constraintsChange }) {
    const { schema } = transaction;
    // Older goals are inserted before all others: positions need not begin with 1 any more.
    await schema
      .alterTable('collections')
      .addColumn('last_position', id, (column) => column.notNull().defaultTo(0))
      .execute();
    await sql`update collections set last_position = "count"`.execute(transaction);

    // While an import writes goals, their ids are reserved: the last id before, and a heartbeat.
    await schema
      .createTable('goal_arrivals')
      .addColumn('id', id, (column) => column.primaryKey())
      .addColumn('last_id_before', id, (column) => column.notNull())
      .addColumn('last_id_taken', id, (column) => column.notNull())
      .addColumn('seen_at', instant, (column) => column.notNull())
      .execute();

    await schema
      .createTable('erasures')
      .addColumn('digest', 'text', (column) => column.primaryKey())
      .addColumn('what', 'text', (column) => column.notNull())
      .addColumn('erased_at', instant, (column) => column.notNull())
      .addCheckConstraint('erasures_are_of_something', sql`what in ('person', 'smart-goal')`)
      .execute();

    // A mentee and mentor may be one contact in another system: an external id is unique within a role.
    if (constraintsChange) {
      await schema.alterTable('participants').dropConstraint('participants_external_id_key').execute();
      await schema
        .alterTable('participants')
        .addUniqueConstraint('participants_of_a_role_by_external_id', ['role', 'external_id'])
        .execute();
      return;
    }
    const kept = ['feedbacks', 'feedback_exceptions', 'relation_changes', 'relations', 'participants'];
    for (const table of kept) {
      await sql`create temp table ${sql.table(`kept_${table}`)} as select * from ${sql.table(table)}`.execute(
        transaction,
      );
      await sql`delete from ${sql.table(table)}`.execute(transaction);
    }
    await sql`drop table participants`.execute(transaction);
    await schema
      .createTable('participants')
      .addColumn('id', id, (column) => column.primaryKey())
      .addColumn('role', 'text', (column) => column.notNull())
      .addColumn('full_name', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('external_id', 'text')
      .addUniqueConstraint('participants_of_a_role_by_email', ['role', 'email'])
      .addUniqueConstraint('participants_of_a_role_by_external_id', ['role', 'external_id'])
      .addCheckConstraint('participants_have_a_role', sql`role in ('mentee', 'mentor')`)
      .execute();
    for (const table of kept.reverse()) {
      await sql`insert into ${sql.table(table)} select * from ${sql.table(`kept_${table}`)}`.execute(
        transaction,
      );
      await sql`drop table ${sql.table(`kept_${table}`)}`.execute(transaction);
    }
  },
};
