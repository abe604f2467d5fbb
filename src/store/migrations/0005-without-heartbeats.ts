import type { Migration } from './migration.ts';

export const withoutHeartbeats: Migration = {
  number: 5,
  name: 'without-heartbeats',

  async up(transaction) {
    await transaction.schema.dropTable('running_services').execute();
  },
};
