import type { Migration } from './migration.ts';

export const places: Migration = {
  number: 16,
  name: 'places',

  async up(transaction, { id }) {
    await transaction.schema.alterTable('participants').addColumn('places', id).execute();
  },
};
