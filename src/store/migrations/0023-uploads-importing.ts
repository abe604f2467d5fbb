/** Until when an upload is being imported, which stood among its decisions before. */

import type { Migration } from './migration.ts';

export const uploadsImporting: Migration = {
  number: 23,
  name: 'uploads-importing',

  async up({ schema }, types) {
    await schema.alterTable('uploads').addColumn('importing_until', types.instant).execute();
  },
};
