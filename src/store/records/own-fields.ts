/** The labels of the fields that a programme has of its own. */

import { sql } from 'kysely';
import type { OwnFieldStore, OwnLabels } from '../../domain/programme.ts';
import type { Database } from '../database.ts';
import { type SettingChange, withHistoryEntry } from '../operations/history.ts';
import { putRow } from '../row-writing.ts';
import type { Queries } from '../schema.ts';

const CHANGE: SettingChange<'own_fields'> = {
  table: 'own_fields',
  which: sql`true`,
  kind: 'change-labels',
  summaryOf: () => ({ code: 'labels-changed' }),
};

/** Reads the labels. */
export async function readLabels(queries: Queries): Promise<OwnLabels> {
  const rows = await queries.selectFrom('own_fields').selectAll().execute();
  return new Map(rows.map(({ name, label }) => [name, label]));
}

/** The labels in a database. */
export const createOwnFieldStore = ({ reader, write }: Database): OwnFieldStore => ({
  labels: () => readLabels(reader),
  save: (labels, note) =>
    write((transaction) =>
      withHistoryEntry(transaction, note, CHANGE, async () => {
        await transaction.deleteFrom('own_fields').execute();
        for (const [name, label] of labels) await putRow(transaction, 'own_fields', { name, label });
      }),
    ),
});
