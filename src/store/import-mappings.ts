/** How sheets are read, in the database. */

import type { ImportMappingStore, RememberedMapping } from '../domain/import-mapping.ts';
import { parseMapping } from '../domain/import-parsing.ts';
import { instantToColumn } from './columns.ts';
import type { Database } from './database.ts';

/** How sheets are read, as a database remembers it. */
export function createImportMappingStore(database: Database): ImportMappingStore {
  return {
    async read() {
      const rows = await database.reader.selectFrom('import_mappings').selectAll().orderBy('key').execute();
      return new Map(
        rows.flatMap(({ key, header, mapping }): [string, RememberedMapping][] => {
          const parsed = parseMapping(key, header, mapping);
          return parsed === undefined ? [] : [[key, parsed]];
        }),
      );
    },

    remember: (mappings) =>
      database.write(async (transaction) => {
        for (const { key, header, ...mapping } of mappings) {
          const row = {
            header: JSON.stringify(header),
            mapping: JSON.stringify(mapping),
            changed_at: instantToColumn(Temporal.Now.instant()),
          };
          await transaction
            .insertInto('import_mappings')
            .values({ key, ...row })
            .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
            .execute();
        }
      }),

    forget: (key) =>
      database.write(async (transaction) => {
        const { numDeletedRows } = await transaction
          .deleteFrom('import_mappings')
          .where('key', '=', key)
          .executeTakeFirst();
        return numDeletedRows > 0n;
      }),
  };
}
