/** Takes somebody who is erased out of the history: the rows about them go, and their entries cannot be undone any more. */

import { type RawBuilder, sql } from 'kysely';
import type { ErasedBy, FormerRecord } from '../../domain/eraser.ts';
import { nothingOf } from '../../domain/fields.ts';
import { changeOf, changesBetween, isOf, type RowChange } from '../../domain/operations/row-changes.ts';
import { type RelationRow, tablesOf } from '../../domain/operations/rows.ts';
import { manager, person } from '../../domain/operations/words.ts';
import { ERASED_NAME, erasedEmailOf, managerFields, participantFields } from '../../domain/programme.ts';
import { addEntry, changeFromRow } from '../operations/history-rows.ts';
import { readRows } from '../programme-reading.ts';
import { OF_PEOPLE, OF_RELATIONS } from '../read-scope.ts';
import { either, idsOf, isAnyOf } from '../row-conditions.ts';
import type { Queries, Schema, Transaction } from '../schema.ts';
import { textContains } from '../sql-functions.ts';
import { isNamedIn, mayName, type PersonIdentity, type PersonRows } from './person-identity.ts';

type Row = Schema['history_changes'];

/** The entry of an erasure in the history. */
export interface ErasureNote extends ErasedBy {
  readonly kind: 'erase' | 'retention';
  readonly reason: string | null;
}

/**
 * Removes the rows of the history about a person, and notes the erasure as an entry that cannot be undone.
 *
 * @param own their records before the erasure
 * @param before their relations, and those that they managed, before the erasure
 * @param note whoever erases them, and why
 * @returns the number of the entry
 */
export async function eraseFromHistory(
  transaction: Transaction,
  identity: PersonIdentity,
  own: Pick<PersonRows, 'participants' | 'managers'>,
  before: readonly RelationRow[],
  note: ErasureNote,
): Promise<number> {
  const { rows, goneRelations } = await rowsAbout(transaction, identity);
  await removeFromHistory(transaction, rows);
  const after = await readRows(transaction, 'relations', isAnyOf('id', idsOf(before)));
  const records = [
    ...own.participants.map(({ id }) => person(id)),
    ...own.managers.map(({ id }) => manager(id)),
  ];
  const former = identity.former.map(({ role, id }) => (role === 'manager' ? manager(id) : person(id)));
  return await addEntry(
    transaction,
    {
      ...note,
      summary: {
        code: 'erased',
        who: records.length > 0 ? records : former,
        isRetention: note.kind === 'retention',
      },
      lasting: 'erased',
    },
    [
      // Ids of records that are gone are not given to others.
      ...identity.former.map(withoutRecord),
      ...own.managers.map(({ id }) => withoutRecord({ role: 'manager', id })),
      ...goneRelations.map((row) => changeOf('relations', { ...row, cohort: ERASED_NAME }, null)),
      ...changesBetween('relations', before, after).filter(
        (change) => !isNamedIn(JSON.stringify(change), identity),
      ),
    ],
  );
}

/** That a record is gone, and nothing of what it held. */
function withoutRecord({ role, id }: Pick<FormerRecord, 'role' | 'id'>): RowChange {
  const email = erasedEmailOf(id);
  if (role === 'manager') {
    const erased = { ...nothingOf(managerFields), id, first_name: ERASED_NAME, email };
    return changeOf('managers', erased, null);
  }
  const erased = { ...nothingOf(participantFields), id, role, full_name: ERASED_NAME, email };
  return changeOf('participants', erased, null);
}

/** Removes rows of the history. Their entries cannot be undone any more. */
export async function removeFromHistory(
  transaction: Transaction,
  rows: readonly Pick<Row, 'number' | 'position'>[],
): Promise<void> {
  for (const [number, some] of Map.groupBy(rows, (row) => row.number)) {
    const those = isAnyOf(
      'position',
      some.map(({ position }) => position),
    );
    await sql`delete from history_changes where number = ${number} and ${those}`.execute(transaction);
    await transaction
      .updateTable('history')
      .set({ lasting: 'erased', reason: null })
      .where('number', '=', number)
      .execute();
  }
}

/** All that concerns them: their records, their relations, and rows of others that name them; and their relations that are gone. */
async function rowsAbout(
  queries: Queries,
  identity: PersonIdentity,
): Promise<{ readonly rows: readonly Row[]; readonly goneRelations: readonly RelationRow[] }> {
  const { participantIds: ids, managerIds } = identity;
  const text = sql`(coalesce("before", '') || coalesce("after", ''))`;
  const pairs = ids.flatMap((id) =>
    ['mentor_id', 'mentee_id'].map((column) => textContains(text, sql`${`"${column}":${id},`}`)),
  );
  const past = await select(queries, sql`table_name = 'relations' and ${either(pairs)}`);
  const now = await readRows(
    queries,
    'relations',
    either([isAnyOf('mentor_id', ids), isAnyOf('mentee_id', ids)]),
  );
  const relations = [...idsOf(now), ...past.map((row) => row.record_id)];
  const theirs = either([
    ofRecords(OF_PEOPLE, ids),
    ofRecords(tablesOf('manager'), managerIds),
    ofRecords(OF_RELATIONS, relations),
  ]);
  const naming = await select(queries, mayName(['before', 'after'], identity));
  const there = new Set(idsOf(await readRows(queries, 'relations', isAnyOf('id', [...new Set(relations)]))));
  const gone = new Map<number, RelationRow>();
  for (const change of past.map(changeFromRow)) {
    const row = isOf('relations', change) ? (change.after ?? change.before) : null;
    if (row !== null && !there.has(row.id)) gone.set(row.id, row);
  }
  return {
    rows: [
      ...(await select(queries, theirs)),
      ...naming.filter((row) => isNamedIn(row.before, identity) || isNamedIn(row.after, identity)),
    ],
    goneRelations: [...gone.values()],
  };
}

const select = (queries: Queries, which: RawBuilder<unknown>): Promise<readonly Row[]> =>
  queries.selectFrom('history_changes').selectAll().where(sql<boolean>`${which}`).execute();

const ofRecords = (tables: readonly string[], ids: readonly number[]): RawBuilder<unknown> =>
  sql`(table_name in (${sql.join(tables)}) and ${isAnyOf('record_id', ids)})`;
