/** What an erasure takes out of the rows of the history. */

import type { KeptTable } from '../../domain/operations/rows.ts';
import { ERASED_NAME, erasedEmailOf } from '../../domain/programme.ts';
import { changeFromRow } from '../operations/history-rows.ts';
import type { Schema, Transaction } from '../schema.ts';
import type { PersonIdentity } from './person-identity.ts';
import { isNamedIn } from './person-names.ts';

/** A row without what tells of a person. */
export function blanked(table: KeptTable, row: object): object {
  const id = Number(Reflect.get(row, 'id') ?? Reflect.get(row, 'participant_id'));
  switch (table) {
    case 'participants':
      return { ...row, full_name: ERASED_NAME, email: erasedEmailOf(id), external_id: null, language: null };
    case 'former_emails':
      return { ...row, email: erasedEmailOf(id) };
    case 'former_external_ids':
      return { ...row, external_id: erasedEmailOf(id) };
    case 'managers':
      return { ...row, first_name: ERASED_NAME, last_name: null, email: erasedEmailOf(id) };
    case 'relation_changes':
    case 'feedback_exceptions':
      return { ...row, reason: null };
    case 'feedbacks':
      return { ...row, external_id: null };
    case 'import_mappings':
      return { ...row, header: '[]', mapping: '{}' };
    default:
      return row;
  }
}

/** The columns of free text, and what they become where they name the person. */
const FREE_TEXTS: ReadonlyMap<string, string | null> = new Map([
  ['reason', null],
  ['source', null],
  ['external_id', null],
  ['cohort', ERASED_NAME],
]);

/** A row without the free texts that name a person. */
export function withoutTexts(row: object, person: PersonIdentity): object {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) =>
      FREE_TEXTS.has(column) && typeof value === 'string' && isNamedIn(value, person)
        ? [column, FREE_TEXTS.get(column)]
        : [column, value],
    ),
  );
}

/**
 * Takes out of rows of the history what tells of somebody. Their entries cannot be undone any more.
 *
 * @param blank what is left of a row of a table
 * @param own the number of the entry of the erasure itself
 */
export async function blankHistory(
  transaction: Transaction,
  rows: readonly Schema['history_changes'][],
  blank: (table: KeptTable, row: object) => object,
  own?: number,
): Promise<void> {
  for (const row of rows) {
    const change = changeFromRow(row);
    const [before, after] = [change.before, change.after].map((one) =>
      one === null ? null : JSON.stringify(blank(change.table, one)),
    );
    if (before === row.before && after === row.after) continue;
    await transaction
      .updateTable('history_changes')
      .set({ before, after })
      .where('number', '=', row.number)
      .where('position', '=', row.position)
      .execute();
  }
  const numbers = [...new Set(rows.map(({ number }) => number))].filter((number) => number !== own);
  if (numbers.length === 0) return;
  await transaction
    .updateTable('history')
    .set({ lasting: 'erased', reason: null })
    .where('number', 'in', numbers)
    .execute();
}
