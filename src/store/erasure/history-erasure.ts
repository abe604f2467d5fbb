/** Takes somebody who is erased out of the history, and notes the erasure in it. */

import { type Kysely, sql, type Transaction } from 'kysely';
import type { ErasedBy } from '../../domain/eraser.ts';
import { parseRowChange, type RowChange } from '../../domain/operations/row-changes.ts';
import {
  isSameRow,
  type KeptTable,
  keyOf,
  NO_ROWS,
  PROGRAMME_TABLE_NAMES,
  type ProgrammeRows,
} from '../../domain/operations/rows.ts';
import { ERASED_NAME, erasedEmailOf } from '../../domain/programme.ts';
import { addEntry, changeFromRow } from '../operations/history-rows.ts';
import { isAnyOf } from '../operations/slice.ts';
import { readRows } from '../programme-reading.ts';
import type { Schema } from '../schema.ts';
import { textContains } from '../sql-functions.ts';
import { mentionsEmail } from './people-in-history.ts';
import type { PersonIdentity } from './person-identity.ts';
import { isNamedIn, mayName } from './person-names.ts';

/** Who is erased. */
interface ErasedPerson {
  readonly participants: readonly { readonly id: number }[];
  readonly managers: readonly { readonly id: number }[];
}

/** The rows that an erasure changes: the person, and what hangs on their relations. */
export async function readRowsOf(
  queries: Kysely<Schema>,
  { participants, managers }: ErasedPerson,
): Promise<ProgrammeRows> {
  const people = participants.map(({ id }) => id);
  const managing = managers.map(({ id }) => id);
  const relations = await readRows(
    queries,
    'relations',
    sql`(${isAnyOf('mentor_id', people)} or ${isAnyOf('mentee_id', people)} or ${isAnyOf('manager_id', managing)})`,
  );
  const own = isAnyOf(
    'relation_id',
    relations.map(({ id }) => id),
  );
  return {
    ...NO_ROWS,
    relations,
    participants: await readRows(queries, 'participants', isAnyOf('id', people)),
    former_emails: await readRows(queries, 'former_emails', isAnyOf('participant_id', people)),
    former_external_ids: await readRows(queries, 'former_external_ids', isAnyOf('participant_id', people)),
    managers: await readRows(queries, 'managers', isAnyOf('id', managing)),
    relation_changes: await readRows(queries, 'relation_changes', own),
    feedback_exceptions: await readRows(queries, 'feedback_exceptions', own),
    feedbacks: await readRows(queries, 'feedbacks', own),
  };
}

/** The tables whose rows say who somebody is. */
const OF_PEOPLE = new Set(['participants', 'managers', 'former_emails', 'former_external_ids']);

/** What the history says of an erasure. */
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
  transaction: Transaction<Schema>,
  person: PersonIdentity,
  before: ProgrammeRows,
  note: ErasureNote,
): Promise<number> {
  const after = await rowsAgain(transaction, before);
  const changes = differences(before, after);
  const { participantIds: ids, managerIds: managers, emails, former } = person;
  const own = [
    ...before.participants.map(({ id }) => `{person ${id}}`),
    ...before.managers.map(({ id }) => `{manager ${id}}`),
  ];
  const gone = former.map(({ role, id }) => `{${role === 'manager' ? 'manager' : 'person'} ${id}}`);
  const named = own.length > 0 ? own : gone;
  const number = await addEntry(
    transaction,
    {
      ...note,
      summary: `${note.kind === 'erase' ? 'Erased' : 'Removed'} ${named.length > 0 ? named.join(' and ') : 'somebody who had no record'}`,
      lasting: 'erased',
    },
    changes,
  );
  const relations = await relationsOf(transaction, ids);
  const touched = new Set<number>();
  const rows = await transaction
    .selectFrom('history_changes')
    .selectAll()
    .where(
      sql<boolean>`(
        (table_name in ('former_emails', 'former_external_ids') and ${isAnyOf('record_id', ids)})
        or (table_name = 'participants' and (${isAnyOf('record_id', ids)} or ${mentionsEmail(emails)}))
        or (table_name = 'managers' and (${isAnyOf('record_id', managers)} or ${mentionsEmail(emails)}))
        or (table_name in ('relations', 'relation_changes', 'feedback_exceptions', 'feedbacks')
          and (${isAnyOf('record_id', relations)} or ${mayName(['before', 'after'], person)}))
        or (table_name = 'import_mappings' and ${mayName(['before', 'after'], person)})
      )`,
    )
    .execute();
  for (const row of rows) {
    const isOfPerson = OF_PEOPLE.has(row.table_name);
    // What a reason says of them stands in relations of others, too.
    if (!isOfPerson && !relations.includes(row.record_id)) {
      if (!isNamedIn(row.before, person) && !isNamedIn(row.after, person)) continue;
    }
    if (row.number !== number) touched.add(row.number);
    const change = changeFromRow(row);
    const blank = parseRowChange({
      table: change.table,
      before: withoutTexts(blanked(change.table, change.before), person),
      after: withoutTexts(blanked(change.table, change.after), person),
    });
    await transaction
      .updateTable('history_changes')
      .set({
        before: blank.before === null ? null : JSON.stringify(blank.before),
        after: blank.after === null ? null : JSON.stringify(blank.after),
      })
      .where('number', '=', row.number)
      .where('position', '=', row.position)
      .execute();
  }
  if (touched.size === 0) return number;
  await transaction
    .updateTable('history')
    .set({ lasting: 'erased', reason: null })
    .where('number', 'in', [...touched])
    .execute();
  return number;
}

/** A row without what tells of a person. */
function blanked(table: KeptTable, row: object | null): object | null {
  if (row === null) return null;
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

/** The columns of free text that may be null. */
const FREE_TEXTS = new Set(['reason', 'source', 'external_id']);

/** A row without the free texts that name a person. */
function withoutTexts(row: object | null, person: PersonIdentity): object | null {
  if (row === null) return null;
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) =>
      FREE_TEXTS.has(column) && typeof value === 'string' && isNamedIn(value, person)
        ? [column, null]
        : [column, value],
    ),
  );
}

/** The relations that some people are or were in. */
async function relationsOf(queries: Kysely<Schema>, ids: readonly number[]): Promise<readonly number[]> {
  const now = await readRows(
    queries,
    'relations',
    sql`(${isAnyOf('mentor_id', ids)} or ${isAnyOf('mentee_id', ids)})`,
  );
  const text = sql`(coalesce("before", '') || coalesce("after", ''))`;
  const parts = ids.flatMap((id) => [
    textContains(text, sql`${`"mentor_id":${id},`}`),
    textContains(text, sql`${`"mentee_id":${id},`}`),
  ]);
  const { rows } =
    parts.length === 0
      ? { rows: [] }
      : await sql<{ record_id: number }>`select distinct record_id from history_changes
          where table_name = 'relations' and (${sql.join(parts, sql` or `)})`.execute(queries);
  return [...new Set([...now.map(({ id }) => id), ...rows.map(({ record_id }) => record_id)])];
}

/** The rows with the same keys, as they are now, and those that came to them. */
async function rowsAgain(queries: Kysely<Schema>, before: ProgrammeRows): Promise<ProgrammeRows> {
  const ids = before.relations.map(({ id }) => id);
  const own = isAnyOf('relation_id', ids);
  const idsOf = (rows: readonly { readonly id: number }[]): readonly number[] => rows.map(({ id }) => id);
  return {
    ...NO_ROWS,
    relations: await readRows(queries, 'relations', isAnyOf('id', ids)),
    participants: await readRows(queries, 'participants', isAnyOf('id', idsOf(before.participants))),
    former_emails: await readRows(
      queries,
      'former_emails',
      isAnyOf('participant_id', idsOf(before.participants)),
    ),
    former_external_ids: await readRows(
      queries,
      'former_external_ids',
      isAnyOf('participant_id', idsOf(before.participants)),
    ),
    managers: await readRows(queries, 'managers', isAnyOf('id', idsOf(before.managers))),
    relation_changes: await readRows(queries, 'relation_changes', own),
    feedback_exceptions: await readRows(queries, 'feedback_exceptions', own),
    feedbacks: await readRows(queries, 'feedbacks', own),
  };
}

/** The rows that differ, without what tells of the person. */
function differences(before: ProgrammeRows, after: ProgrammeRows): readonly RowChange[] {
  return PROGRAMME_TABLE_NAMES.flatMap((table) => {
    const known = new Map<string, object>(before[table].map((row) => [keyOf(table, row), row]));
    const now = new Map<string, object>(after[table].map((row) => [keyOf(table, row), row]));
    return [...new Set([...known.keys(), ...now.keys()])].flatMap((key) => {
      const [old, fresh] = [known.get(key) ?? null, now.get(key) ?? null];
      if (isSameRow(table, old, fresh)) return [];
      return [parseRowChange({ table, before: blanked(table, old), after: fresh })];
    });
  });
}
