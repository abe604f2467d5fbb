/** Renames the row of accounts and tokens in `collections` as in the code. */

import { sql } from 'kysely';
import type { Migration } from './migration.ts';

export const auth: Migration = {
  number: 10,
  name: 'auth',

  async up(transaction) {
    await sql`update collections set name = 'auth' where name = 'doors'`.execute(transaction);
  },
};
