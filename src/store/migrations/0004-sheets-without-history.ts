import { sql } from 'kysely';
import type { Migration } from './migration.ts';

/** How sheets are read is changed in uploads alone, and has no entries in the history. */
export const sheetsWithoutHistory: Migration = {
  number: 4,
  name: 'sheets-without-history',

  async up(transaction) {
    await sql`delete from history where number in (
      select number from history_changes where table_name = 'import_mappings'
    )`.execute(transaction);
    await sql`delete from history_changes where table_name = 'import_mappings'`.execute(transaction);
  },
};
