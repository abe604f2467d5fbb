/** The remembered mappings of sheets. */

import type { RememberedAnswers } from '../../domain/import-decisions.ts';
import { isKind } from '../../domain/imported-rows.ts';
import type { ImportMapping, ImportMappingStore, RememberedMapping } from '../../domain/upload.ts';
import type { Database } from '../database.ts';
import { putRow } from '../row-writing.ts';
import { instantToColumn } from '../schema.ts';

/** Days after which the answers about the rows of a sheet that was not uploaded again are forgotten. */
const KEPT_DAYS = 400;

/** The remembered mappings of sheets. */
export function createImportMappingStore(database: Database): ImportMappingStore {
  return {
    async read() {
      const rows = await database.reader.selectFrom('import_mappings').selectAll().orderBy('key').execute();
      return new Map(
        rows.flatMap(({ key, header, mapping }): [string, RememberedMapping][] => {
          const kept: ImportMapping = JSON.parse(mapping);
          const names: readonly string[] = JSON.parse(header);
          // A kind may have been taken out of the service since.
          return isKind(kept.kind) ? [[key, { ...kept, key, header: names }]] : [];
        }),
      );
    },

    remember: (mappings) =>
      database.write(async (transaction) => {
        for (const { key, header, ...mapping } of mappings) {
          await putRow(transaction, 'import_mappings', {
            key,
            header: JSON.stringify(header),
            mapping: JSON.stringify(mapping),
            changed_at: instantToColumn(Temporal.Now.instant()),
          });
        }
      }),

    async readAnswers() {
      const rows = await database.reader.selectFrom('import_answers').selectAll().execute();
      return new Map(rows.map(({ key, answers }): [string, RememberedAnswers] => [key, JSON.parse(answers)]));
    },

    rememberAnswers: (all) =>
      database.write(async (transaction) => {
        const kept_at = instantToColumn(Temporal.Now.instant());
        for (const [key, answers] of all) {
          await putRow(transaction, 'import_answers', { key, answers: JSON.stringify(answers), kept_at });
        }
        const old = instantToColumn(Temporal.Now.instant().subtract({ hours: 24 * KEPT_DAYS }));
        await transaction.deleteFrom('import_answers').where('kept_at', '<', old).execute();
      }),
  };
}
