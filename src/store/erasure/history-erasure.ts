/** Takes somebody who is erased out of the history, and notes the erasure in it. */

import { type RawBuilder, sql } from 'kysely';
import type { ErasedBy } from '../../domain/eraser.ts';
import { changesBetween, parseRowChange, type RowChange } from '../../domain/operations/row-changes.ts';
import { type KeptTable, PROGRAMME_TABLE_NAMES, type ProgrammeRows } from '../../domain/operations/rows.ts';
import { isRecordTable } from '../../domain/operations/setting-rows.ts';
import { manager, person } from '../../domain/operations/words.ts';
import { ERASED_NAME } from '../../domain/programme.ts';
import { addEntry, changeFromRow } from '../operations/history-rows.ts';
import { readRows, readTables } from '../programme-reading.ts';
import { idsOf, isAnyOf } from '../row-conditions.ts';
import type { Queries, Schema, Transaction } from '../schema.ts';
import type { PersonIdentity } from './person-identity.ts';
import { isNamedIn } from './person-names.ts';
import { columnsTreated, erasedCells } from './personal-texts.ts';
import { rowsAbout } from './rows-about.ts';

interface ErasedPerson {
  readonly participants: readonly { readonly id: number }[];
  readonly managers: readonly { readonly id: number }[];
}

/** The rows that an erasure changes: the person, and what hangs on their relations. */
export function readRowsOf(
  queries: Queries,
  { participants, managers }: ErasedPerson,
): Promise<ProgrammeRows> {
  const [people, managing] = [idsOf(participants), idsOf(managers)];
  const which = sql`(${isAnyOf('mentor_id', people)} or ${isAnyOf('mentee_id', people)} or ${isAnyOf('manager_id', managing)})`;
  return rowsWith(queries, which, people, managing);
}

/** Some relations and records, and what hangs on them. */
async function rowsWith(
  queries: Queries,
  which: RawBuilder<unknown>,
  people: readonly number[],
  managing: readonly number[],
): Promise<ProgrammeRows> {
  const relations = await readRows(queries, 'relations', which);
  // Of those that the person manages, nothing else changes.
  const theirs = relations.filter(
    ({ mentor_id, mentee_id }) => people.includes(mentor_id) || people.includes(mentee_id),
  );
  const own = isAnyOf('relation_id', idsOf(theirs));
  const ofPeople = isAnyOf('participant_id', people);
  const rows = await readTables(queries, {
    participants: isAnyOf('id', people),
    former_emails: ofPeople,
    former_external_ids: ofPeople,
    managers: isAnyOf('id', managing),
    relation_changes: own,
    feedback_exceptions: own,
    feedbacks: own,
  });
  return { ...rows, relations };
}

/** The entry of an erasure in the history. */
export interface ErasureNote extends ErasedBy {
  readonly kind: 'erase' | 'retention';
  readonly reason: string | null;
}

/**
 * Notes an erasure as an entry, in which nothing of the person stands, and blanks what stood of them in all others. Those
 * cannot be undone any more.
 *
 * @param person by what they were known, before the erasure
 * @param before the rows of the person before the erasure
 * @param note whoever erases them, and why
 * @returns the number of the entry
 */
export async function eraseFromHistory(
  transaction: Transaction,
  person: PersonIdentity,
  before: ProgrammeRows,
  note: ErasureNote,
): Promise<number> {
  const after = await rowsAgain(transaction, before);
  const changes = differences(before, after);
  const { former } = person;
  const own = [
    ...before.participants.map(({ id }) => refOf('person', id)),
    ...before.managers.map(({ id }) => refOf('manager', id)),
  ];
  const gone = former.map(({ role, id }) => refOf(role === 'manager' ? role : 'person', id));
  const number = await addEntry(
    transaction,
    {
      ...note,
      summary: {
        code: 'erased',
        who: own.length > 0 ? own : gone,
        isRetention: note.kind === 'retention',
      },
      lasting: 'erased',
    },
    changes,
  );
  const blank = (table: KeptTable, row: object): object => withoutTexts(table, blanked(table, row), person);
  await blankHistory(transaction, await rowsAbout(transaction, person), blank, number);
  return number;
}

const refOf = (role: 'person' | 'manager', id: number) => (role === 'person' ? person(id) : manager(id));

/** The rows with the same keys, as they are now, and those that came to them. */
const rowsAgain = (queries: Queries, before: ProgrammeRows): Promise<ProgrammeRows> =>
  rowsWith(
    queries,
    isAnyOf('id', idsOf(before.relations)),
    idsOf(before.participants),
    idsOf(before.managers),
  );

/** The rows that differ, without what tells of the person. */
const differences = (before: ProgrammeRows, after: ProgrammeRows): readonly RowChange[] =>
  PROGRAMME_TABLE_NAMES.flatMap((table) =>
    changesBetween(table, before[table], after[table]).map((change) =>
      parseRowChange({ ...change, before: change.before && blanked(table, change.before) }),
    ),
  );

/** A row without what tells of a person. */
export function blanked(table: KeptTable, row: object): object {
  const id = Number(Reflect.get(row, 'id') ?? Reflect.get(row, 'participant_id'));
  switch (table) {
    case 'participants':
    case 'managers':
    case 'former_emails':
    case 'former_external_ids':
      return { ...row, ...erasedCells(table, id) };
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

/**
 * A row without the free texts that name a person. Those of a collection stay in its record, and are reported; what the record was
 * before nobody can change.
 */
function withoutTexts(table: KeptTable, row: object, person: PersonIdentity): object {
  const reported = isRecordTable(table) ? columnsTreated(table, 'reported') : [];
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => {
      if (typeof value !== 'string' || !isNamedIn(value, person)) return [column, value];
      return [
        column,
        reported.includes(column) ? ERASED_NAME : FREE_TEXTS.has(column) ? FREE_TEXTS.get(column) : value,
      ];
    }),
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
      .where((is) => is.and({ number: row.number, position: row.position }))
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
