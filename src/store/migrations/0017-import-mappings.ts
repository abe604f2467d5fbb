/** Remembered mappings of sheets by header, and waiting uploads. */

import type { Migration } from './migration.ts';

export const importMappings: Migration = {
  number: 17,
  name: 'import-mappings',

  async up({ schema }, types) {
    await schema
      .createTable('import_mappings')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('header', 'text', (column) => column.notNull())
      .addColumn('mapping', 'text', (column) => column.notNull())
      .addColumn('changed_at', types.instant, (column) => column.notNull())
      .execute();

    await schema
      .createTable('uploads')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('who', 'text', (column) => column.notNull())
      .addColumn('account_id', types.id)
      .addColumn('created_at', types.instant, (column) => column.notNull())
      .addColumn('decisions', 'text', (column) => column.notNull())
      .addColumn('choices', 'text', (column) => column.notNull())
      .addColumn('revision', 'integer', (column) => column.notNull())
      .execute();

    await schema
      .createTable('upload_files')
      .addColumn('upload_id', 'text', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('bytes', types.id, (column) => column.notNull())
      .addColumn('content', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('files_of_an_upload', ['upload_id', 'position'])
      .execute();
  },
};
