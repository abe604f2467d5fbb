import type { Migration } from './migration.ts';

export const uploadsWhileThePageWaits: Migration = {
  number: 3,
  name: 'uploads-while-the-page-waits',

  async up(transaction) {
    await transaction.schema.alterTable('uploads').dropColumn('importing_until').execute();
  },
};
