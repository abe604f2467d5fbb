/** The results of imported uploads, with the rows that were left out. */

import type { Migration } from './migration.ts';

export const uploadResults: Migration = {
  number: 18,
  name: 'upload-results',

  async up({ schema }) {
    await schema.alterTable('uploads').addColumn('result', 'text').execute();
  },
};
