/** Finds people of the same name, whom the desk tells apart on every page. */

import { sql } from 'kysely';
import type { Migration } from './migration.ts';

export const participantNames: Migration = {
  number: 25,
  name: 'participant-names',

  async up(transaction) {
    // Of names of any length the beginning: PostgreSQL indexes no text above some 2,700 bytes.
    await sql`create index participants_by_name on participants (substr(full_name, 1, 200))`.execute(
      transaction,
    );
  },
};
