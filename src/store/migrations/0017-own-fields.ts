import type { Migration } from './migration.ts';

export const ownFields: Migration = {
  number: 17,
  name: 'own-fields',

  async up(transaction) {
    for (let number = 1; number <= 10; number++)
      await transaction.schema.alterTable('participants').addColumn(`other_${number}`, 'text').execute();
    await transaction.schema
      .createTable('own_fields')
      .addColumn('name', 'text', (it) => it.primaryKey())
      .addColumn('label', 'text', (it) => it.notNull())
      .execute();
  },
};
