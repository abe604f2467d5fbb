/** The history in the database: entries with the rows that they changed. */

import { type RawBuilder, sql } from 'kysely';
import type { AffectedFeedback, Effects } from '../../domain/operations/as-programme.ts';
import { type Message, mentionedIn, messageFrom, type Names } from '../../domain/operations/messages.ts';
import type { EntryKind, SettingKind } from '../../domain/operations/operation.ts';
import type {
  HistoryDetails,
  HistoryEntry,
  HistoryFilter,
  HistorySubject,
} from '../../domain/operations/programme-history.ts';
import {
  changesBetween,
  isOf,
  isSameRow,
  type KeptRow,
  type KeptTable,
  keyOf,
  type ManagerRow,
  type ParticipantRow,
  parseRowChange,
  type RecordKindOfRows,
  type RelationRow,
  type RowChange,
  recordIdOf,
  rowOf,
  type SettingTable,
  tablesOf,
} from '../../domain/operations/rows.ts';
import type { HistoryNote, Signature } from '../../domain/origin.ts';
import { isErased, managerName } from '../../domain/programme.ts';
import { readRows } from '../programme-reading.ts';
import {
  type ChangeScope,
  entryInReach,
  personInReach,
  relationsInReach,
  sharedNames,
} from '../read-scope.ts';
import { inParts, isAnyOf } from '../row-conditions.ts';
import { instantToColumn, type Queries, type Schema, type Transaction } from '../schema.ts';
import { prepareQuery, rowsOfJson, textContains } from '../sql-functions.ts';

/** The maximum number of rows per statement. */
const STATEMENT = 500;

const insertEntry = prepareQuery<Schema['history']>((queries, placeOf) =>
  queries.insertInto('history').values({
    number: placeOf('number'),
    at: placeOf('at'),
    who: placeOf('who'),
    account_id: placeOf('account_id'),
    kind: placeOf('kind'),
    summary: placeOf('summary'),
    reason: placeOf('reason'),
    undoes: placeOf('undoes'),
    row_count: placeOf('row_count'),
    lasting: placeOf('lasting'),
  }),
);

/** The columns of a change in the history, besides the number of the entry. */
const CHANGE_COLUMNS = ['position', 'table_name', 'record_id', 'before', 'after'];

/** Adds the rows of an entry, which are given as JSON. */
const insertChanges = prepareQuery<{ readonly number: number; readonly changes: string }>((_, placeOf) => {
  const names = sql.join(CHANGE_COLUMNS.map((column) => sql.ref(column)));
  return sql`insert into history_changes (number, ${names}) select cast(${placeOf('number')} as integer), ${names}
    from ${rowsOfJson('history_changes', CHANGE_COLUMNS, placeOf('changes'))} as kept`;
});

const newest = prepareQuery<object, { readonly last: number | null }>((queries) =>
  queries.selectFrom('history').select((of) => of.fn.max('number').as('last')),
);

/** A new entry. */
export interface NewEntry extends Signature {
  readonly kind: EntryKind;
  readonly summary: Message;
  readonly undoes?: number;
  readonly lasting?: 'large' | 'erased';
}

/**
 * Adds an entry, in the transaction that makes its changes, and returns its number.
 *
 * @param changes the rows that it keeps
 * @param rows the number of changed rows, where not all are kept
 */
export async function addEntry(
  transaction: Transaction,
  { undoes, lasting, ...entry }: NewEntry,
  changes: readonly RowChange[],
  rows: number = changes.length,
): Promise<number> {
  const number = (await newestEntry(transaction)) + 1;
  await insertEntry(transaction, {
    ...entry,
    summary: JSON.stringify(entry.summary),
    number,
    at: instantToColumn(Temporal.Now.instant()),
    undoes: undoes ?? null,
    row_count: rows,
    lasting: lasting ?? null,
  });
  if (changes.length > 0) {
    const kept = changes.map((change, position) => ({
      position,
      table_name: change.table,
      record_id: recordIdOf(change.table, rowOf(change)),
      before: change.before,
      after: change.after,
    }));
    await insertChanges(transaction, { number, changes: JSON.stringify(kept) });
  }
  return number;
}

/** The number of the newest entry; 0 where there is none. */
export async function newestEntry(queries: Queries): Promise<number> {
  const [row] = await newest(queries, {});
  return row?.last ?? 0;
}

/** The rows that an entry changed. */
export async function entryChanges(queries: Queries, number: number): Promise<readonly RowChange[]> {
  const rows = await queries
    .selectFrom('history_changes')
    .where('number', '=', number)
    .select(['table_name', 'before', 'after'])
    .orderBy('position')
    .execute();
  return rows.map(changeFromRow);
}

/** A change as a row of the history keeps it. */
export const changeFromRow = ({ table_name, before, after }: ChangeRow): RowChange =>
  parseRowChange({
    table: table_name,
    before: JSON.parse(before ?? 'null'),
    after: JSON.parse(after ?? 'null'),
  });

type ChangeRow = Pick<Schema['history_changes'], 'table_name' | 'before' | 'after'>;

/** A row of a table. */
interface TableRow {
  readonly table: KeptTable;
  readonly row: object;
}

/** The rows that changes are of. */
export const rowsOfChanges = (changes: readonly RowChange[]): readonly TableRow[] =>
  changes.map((change) => ({ table: change.table, row: rowOf(change) }));

/**
 * The entries after another that changed certain rows, oldest first.
 *
 * @param after the number of that other
 * @param rows with at least the columns of their keys
 */
export async function laterEntries(
  queries: Queries,
  after: number,
  rows: readonly TableRow[],
): Promise<readonly number[]> {
  const found = new Set<number>();
  for (const [table, some] of Map.groupBy(rows, (one) => one.table)) {
    const ids = [...new Set(some.map(({ row }) => recordIdOf(table, row)))];
    const keys = new Set(some.map(({ row }) => keyOf(table, row)));
    for (const part of inParts(ids, STATEMENT)) {
      const later = await queries
        .selectFrom('history_changes')
        .where('table_name', '=', table)
        .where('record_id', 'in', part)
        .where('number', '>', after)
        .selectAll()
        .execute();
      for (const row of later) {
        if (keys.has(keyOf(table, rowOf(changeFromRow(row))))) found.add(row.number);
      }
    }
  }
  return [...found].toSorted((one, other) => one - other);
}

/** The imports after an entry whose rows are not known, oldest first. */
export async function laterLargeEntries(queries: Queries, after: number): Promise<readonly number[]> {
  const rows = await queries
    .selectFrom('history')
    .where('number', '>', after)
    .where('lasting', '=', 'large')
    .select('number')
    .orderBy('number')
    .execute();
  return rows.map(({ number }) => number);
}

// Reads the history, with the names that people have now.

/** The entries that a reader may see, newest first; where numbers are given, only those. */
export async function readEntries(
  queries: Queries,
  scope: ChangeScope,
  filter: HistoryFilter & { readonly numbers?: readonly number[] },
): Promise<readonly HistoryEntry[]> {
  const { limit, before, after, since, until, about, reason, numbers } = filter;
  let query = queries
    .selectFrom('history')
    .leftJoin('history as undoing', 'undoing.undoes', 'history.number')
    .selectAll('history')
    .select('undoing.number as undone_by')
    .where(entryInReach(scope))
    .orderBy('history.number', 'desc')
    .limit(limit);
  if (before !== undefined) query = query.where('history.number', '<', before);
  if (after !== undefined) query = query.where('history.number', '>', after);
  if (since !== undefined) query = query.where('history.at', '>=', instantToColumn(since));
  if (until !== undefined) query = query.where('history.at', '<', instantToColumn(until));
  if (numbers !== undefined) query = query.where('history.number', 'in', [0, ...numbers]);
  if (reason !== undefined) query = query.where('history.reason', '=', reason);
  if (about !== undefined) {
    query = query.where('history.number', 'in', sql<number>`(${entriesAbout(about)})`);
  }
  const rows = await query.execute();
  const messages = rows.map(({ summary }) => messageFrom(summary));
  const names = await readNames(queries, scope, { messages });
  return rows.flatMap(({ at, row_count, ...row }, index) => {
    const summary = messages[index];
    if (summary === undefined) return [];
    return [{ ...row, at: Temporal.Instant.from(at), summary, names, rows: row_count }];
  });
}

/** The rows of `history_changes` that are about a kind of record. */
const isAbout = (kind: RecordKindOfRows) =>
  sql`table_name in (${sql.join(tablesOf(kind).map((table) => sql.lit(table)))})`;
const ABOUT_RELATIONS = isAbout('relation');

/** The numbers of the entries that changed something of a record. */
function entriesAbout(about: HistorySubject) {
  const numbers = sql`select number from history_changes where`;
  if (about.kind === 'relations') {
    return sql`${numbers} ${ABOUT_RELATIONS} and record_id in (${sql.join([0, ...about.ids])})`;
  }
  const { kind, id } = about;
  switch (kind) {
    case 'relation':
      return sql`${numbers} ${ABOUT_RELATIONS} and record_id = ${id}`;
    case 'round':
      return sql`${numbers} ${isAbout(kind)} and record_id = ${id}`;
    case 'manager':
      return sql`${numbers} ${isAbout(kind)} and record_id = ${id}
        union ${numbers} ${ABOUT_RELATIONS} and record_id in (select id from relations where manager_id = ${id})
        union ${numbers} ${ABOUT_RELATIONS} and record_id in (${deletedWith(['manager_id'], id)})`;
    case 'person':
      return sql`${numbers} ${isAbout(kind)} and record_id = ${id}
        union ${numbers} table_name = 'outbox' and record_id in (
          select outbox_id from outbox_mentions where kind = 'participant' and person_id = ${id}
        )
        union ${numbers} ${ABOUT_RELATIONS}
          and record_id in (select id from relations where mentee_id = ${id} or mentor_id = ${id})
        union ${numbers} ${ABOUT_RELATIONS}
          and record_id in (${deletedWith(['mentor_id', 'mentee_id'], id)})`;
  }
}

/** The ids of deleted relations that named a record when they were deleted. */
function deletedWith(columns: readonly (keyof RelationRow)[], id: number) {
  const names = columns.map((column) => textContains(sql`before`, sql`${`"${column}":${id},`}`));
  return sql`select record_id from history_changes
    where table_name = 'relations' and after is null and (${sql.join(names, sql` or `)})`;
}

/** One entry with its rows; null where there is none, or none that a reader may see. */
export async function readEntry(
  queries: Queries,
  scope: ChangeScope,
  number: number,
): Promise<HistoryDetails | null> {
  const [entry] = await readEntries(queries, scope, { limit: 1, numbers: [number] });
  if (entry === undefined) return null;
  return { ...entry, changes: await entryChanges(queries, number) };
}

// The names of those whom messages are about: those that they have now, and of records that are gone the last that they had.

/** Messages, and the effects that a preview shows with them. */
interface Shown {
  readonly messages: readonly Message[];
  readonly effects?: Effects | null;
  /** Changes that are not made yet, whose new records count as well. */
  readonly planned?: readonly RowChange[];
}

/** Reads the names of those whom a reader may see. */
export async function readNames(
  queries: Queries,
  scope: ChangeScope,
  { messages, effects = null, planned = [] }: Shown,
): Promise<Names> {
  const mentioned = mentionedIn(messages);
  const affected = affectedBy(effects).flatMap(({ person_id, with_id }) => [person_id, with_id]);
  const wanted = new Set([...mentioned.people, ...affected]);
  const people = new Map<number, ParticipantRow>();
  const managers = new Map<number, ManagerRow>();
  const know = (change: RowChange): void => {
    for (const row of [change.before, change.after]) {
      if (row === null) continue;
      if (isOf('participants', change) && 'full_name' in row) people.set(row.id, row);
      if (isOf('managers', change) && 'first_name' in row) managers.set(row.id, row);
    }
  };
  for (const change of planned) if (change.before === null) know(change);
  const added = new Set(people.keys());
  for (const row of await rowsWith(queries, 'participants', wanted)) people.set(row.id, row);
  for (const row of await rowsWith(queries, 'managers', mentioned.managers)) managers.set(row.id, row);
  for (const change of [
    ...(await lastKnown(queries, 'participants', wanted.difference(new Set(people.keys())))),
    ...(await lastKnown(queries, 'managers', mentioned.managers.difference(new Set(managers.keys())))),
  ]) {
    know(change);
  }
  const seen = await inReach(queries, personInReach(scope, sql`id`), [...people.keys()]);
  const named = [...people.values()].filter(({ id }) => added.has(id) || seen.has(id));
  const shared = scope.tellsApart ? await sharedNames({ queries, ...scope }, named) : new Set();
  return {
    people: new Map(
      named.map(({ id, full_name, email }) => [
        id,
        { full_name, email: shared.has(full_name) && !isErased(email) ? email : null },
      ]),
    ),
    managers: new Map(
      [...managers.values()]
        .filter(({ id }) => scope.managerId === null || id === scope.managerId)
        .map((one) => [one.id, managerName(one)]),
    ),
    isWhole: scope.managerId === null,
  };
}

const affectedBy = (effects: Effects | null): readonly AffectedFeedback[] =>
  effects === null ? [] : [...effects.moved, ...effects.noLongerOwed, ...effects.newlyOwed];

/** What stands for messages that are about somebody whom their reader may not see. */
const WITHHELD: Message = { code: 'withheld' };

/** The messages that a reader may read, by the names of those whom they may see; all others are withheld. */
export async function readable(
  queries: Queries,
  scope: ChangeScope,
  names: Names,
  { messages, planned = [] }: Pick<Shown, 'messages' | 'planned'>,
): Promise<readonly Message[]> {
  if (scope.managerId === null) return messages;
  const { relations } = mentionedIn(messages);
  const added = planned.flatMap((change) =>
    isOf('relations', change) && change.before === null && change.after ? [change.after.id] : [],
  );
  const own = await inReach(queries, sql`id in (${relationsInReach(scope)})`, [...relations]);
  const seen = own.union(new Set(added));
  const people = new Set(names.people.keys());
  return messages.map((message) => {
    const about = mentionedIn([message]);
    return about.people.isSubsetOf(people) && about.relations.isSubsetOf(seen) ? message : WITHHELD;
  });
}

/** Those of some ids for which a condition on `id` holds. */
async function inReach(
  queries: Queries,
  isInReach: RawBuilder<unknown>,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set();
  const values = sql.join(ids.map((id) => sql`(cast(${id} as bigint))`));
  const { rows } = await sql<{ readonly id: number }>`
    with given (id) as (values ${values}) select id from given where ${isInReach}`.execute(queries);
  return new Set(rows.map(({ id }) => Number(id)));
}

/** What the history has of records that are gone, oldest first. */
async function lastKnown(
  queries: Queries,
  table: 'participants' | 'managers',
  missing: ReadonlySet<number>,
): Promise<readonly RowChange[]> {
  if (missing.size === 0) return [];
  const rows = await queries
    .selectFrom('history_changes')
    .where('table_name', '=', table)
    .where('record_id', 'in', [...missing])
    .select(['table_name', 'before', 'after'])
    .orderBy('number')
    .execute();
  return rows.map(changeFromRow);
}

const rowsWith = async <Table extends 'participants' | 'managers'>(
  queries: Queries,
  table: Table,
  ids: ReadonlySet<number>,
) => (ids.size === 0 ? [] : readRows(queries, table, isAnyOf('id', [...ids])));

// Changes beside the programme get an entry in its history: the rows that differ before and after, in the same transaction.

/** The entry of a change. */
export interface SettingChange<T extends SettingTable> {
  readonly table: T;
  /** The rows that it may change. */
  readonly which: RawBuilder<unknown>;
  readonly kind: SettingKind;
  readonly summaryOf: (before: KeptRow[T] | null, after: KeptRow[T] | null) => Message;
}

/**
 * Does something that changes rows of a table, and notes it.
 *
 * @param note who does it; nothing is noted where it is left out
 */
export async function withHistoryEntry<T extends SettingTable, Result>(
  transaction: Transaction,
  note: HistoryNote | undefined,
  { table, which, kind, summaryOf }: SettingChange<T>,
  work: () => Promise<Result>,
): Promise<Result> {
  if (note === undefined) return work();
  const before = await readRows(transaction, table, which);
  const result = await work();
  const after = await readRows(transaction, table, which);
  const changes = changesBetween(table, before, after);
  const [first] = changes;
  if (first !== undefined && isOf(table, first)) {
    await noteEntry(transaction, note, kind, summaryOf(first.before, first.after), changes);
  }
  return result;
}

/** Notes the change of one row whose values before and after are known; nothing where they are the same. */
export async function noteRow<T extends SettingTable>(
  transaction: Transaction,
  note: HistoryNote,
  { table, kind, summaryOf }: Omit<SettingChange<T>, 'which'>,
  before: object | null,
  after: object | null,
): Promise<void> {
  if (isSameRow(table, before, after)) return;
  const change = parseRowChange({ table, before, after });
  if (!isOf(table, change)) throw new TypeError(`a change of ${change.table} is none of ${table}`);
  await noteEntry(transaction, note, kind, summaryOf(change.before, change.after), [change]);
}

/** Adds an entry, and tells its number. */
export async function noteEntry(
  transaction: Transaction,
  { who, account_id, reason, noted }: HistoryNote,
  kind: SettingKind,
  summary: Message,
  changes: readonly RowChange[],
): Promise<number> {
  const number = await addEntry(
    transaction,
    { who, account_id, reason, kind, summary },
    changes,
    Math.max(1, changes.length),
  );
  noted?.(number);
  return number;
}
