/** The one way in which changes of rows get into the programme: checked, written and noted in one transaction. */

import { sql } from 'kysely';
import type { Message } from '../../domain/operations/messages.ts';
import {
  type ChangeOf,
  cellOf,
  collectionOf,
  isKeptTable,
  isOf,
  isRecordTable,
  isSettingTable,
  KEPT_TABLE_NAMES,
  KEPT_TABLES,
  type KeptTable,
  type RecordTable,
  type RowChange,
  recordIdOf,
  rowOf,
} from '../../domain/operations/rows.ts';
import { type RowName, rowName } from '../../domain/operations/words.ts';
import type { Signature } from '../../domain/origin.ts';
import { endAccess, endLinksOf, hasOtherManager } from '../access/access.ts';
import { eraseKeys, writeAuditEntries } from '../audit.ts';
import { incrementRevision, noLessThan } from '../collections.ts';
import { refreshDueFeedbacks } from '../due-feedbacks.ts';
import { readRows } from '../programme-reading.ts';
import { cancelSwitchedOff } from '../reminder-settings.ts';
import { hasKeyOfAny, hasSame, idsOf, inParts, isAnyOf } from '../row-conditions.ts';
import { writeChanges } from '../row-writing.ts';
import { instantToColumn, type Queries, type Transaction } from '../schema.ts';
import { addEntry, type NewEntry } from './history.ts';
import { touchedBy } from './slice.ts';

// Whether they can be written: the rows are as they were, nobody needs what goes, and nobody has what comes.

/** The columns by which rows belong to others: those of records first, which tell most. */
const REFERENCES = KEPT_TABLE_NAMES.flatMap((table) => {
  const { fields, keepsNothing } = KEPT_TABLES[table];
  if (keepsNothing) return [];
  return Object.entries(fields).flatMap(([column, { refers: to }]) =>
    to !== undefined && isKeptTable(to) ? [{ table, column, to }] : [],
  );
}).toSorted(
  (one, other) =>
    Number('id' in KEPT_TABLES[other.table].fields) - Number('id' in KEPT_TABLES[one.table].fields),
);

/** The columns that no two rows of a table have in common. */
const UNIQUE = KEPT_TABLE_NAMES.flatMap((table) =>
  (KEPT_TABLES[table].unique ?? []).map((columns) => ({ table, columns })),
);

/** A row that stands in the way of changes, or whose absence does. */
export interface Obstacle {
  readonly table: KeptTable;
  /** At least the columns of its key. */
  readonly row: object;
  readonly problem: Message;
}

/** The row that still belongs to a record that would go, and is not changed itself. */
async function stillReferenced(
  queries: Queries,
  changes: readonly RowChange[],
): Promise<Obstacle | undefined> {
  const byTable = Map.groupBy(changes, (change) => change.table);
  for (const { table, column, to } of REFERENCES) {
    const removals = (byTable.get(to) ?? []).filter(({ after }) => after === null);
    if (removals.length === 0) continue;
    const ids = removals.map((change) => recordIdOf(to, rowOf(change)));
    const which = sql`${isAnyOf(column, ids)} and ${isNoneOf(table, byTable.get(table) ?? [])}`;
    const [row] = await readRows(queries, table, which);
    if (row === undefined) continue;
    const id = Number(cellOf(row, column));
    return {
      table,
      row,
      problem: { code: 'row-in-use', row: described(to, id, removals), by: rowName(table, row) },
    };
  }
  return undefined;
}

/** The answer to a version of a form that would go, or ask something else. */
export async function answered(
  queries: Queries,
  changes: readonly RowChange[],
): Promise<Obstacle | undefined> {
  for (const change of changes) {
    if (!isOf('forms', change) || change.before === null) continue;
    const { round_id, version, questions } = change.before;
    if (change.after?.questions === questions) continue;
    const own = changes.filter(({ table }) => table === 'feedback_answers');
    const which = sql`round_id = ${round_id} and version = ${version} and ${isNoneOf('feedback_answers', own)} limit 1`;
    const [row] = await readRows(
      queries,
      'feedback_answers',
      sql`(relation_id, round_id, role, question) in (
      select relation_id, round_id, role, question from feedback_answers where ${which})`,
    );
    if (row === undefined) continue;
    const [form, by] = [rowName('forms', change.before), rowName('feedback_answers', row)];
    return { table: 'feedback_answers', row, problem: { code: 'row-in-use', row: form, by } };
  }
  return undefined;
}

/** The record that rows that come would belong to, and that is gone. */
export async function missingReference(
  queries: Queries,
  changes: readonly RowChange[],
): Promise<Obstacle | undefined> {
  const coming = new Set(
    changes.flatMap(({ table, after }) => (after === null ? [] : [`${table} ${recordIdOf(table, after)}`])),
  );
  for (const { table, column, to } of REFERENCES) {
    const needing = new Map<number, object>();
    for (const change of changes) {
      if (change.table !== table || change.after === null) continue;
      const id = cellOf(change.after, column);
      const isNew = id !== cellOf(change.before ?? {}, column);
      if (isNew && typeof id === 'number' && !coming.has(`${to} ${id}`)) needing.set(id, change.after);
    }
    if (needing.size === 0) continue;
    const present = await readRows(queries, to, isAnyOf('id', [...needing.keys()]));
    for (const row of present) needing.delete(recordIdOf(to, row));
    const [first] = needing;
    if (first === undefined) continue;
    const [id, row] = first;
    return {
      table: to,
      row: { id },
      problem: { code: 'row-missing', row: rowName(table, row), needs: described(to, id, []) },
    };
  }
  return undefined;
}

/** The condition that a row is not among those that are changed. */
const isNoneOf = (table: KeptTable, changes: readonly RowChange[]) =>
  changes.length === 0 ? sql`true` : sql`not ${hasKeyOfAny(table, changes.map(rowOf))}`;

/** A record by its name, of one of the changes that remove it if there is one. */
function described(table: KeptTable, id: number, removals: readonly RowChange[]): RowName {
  const change = removals.find((one) => recordIdOf(table, rowOf(one)) === id);
  return rowName(table, change === undefined ? { id } : rowOf(change));
}

/** A row that has what another would get. */
async function duplicateKey(queries: Queries, changes: readonly RowChange[]): Promise<Obstacle | undefined> {
  for (const { table, columns } of UNIQUE) {
    const of = changes.filter((change) => change.table === table);
    const coming = of.flatMap(({ before, after }) => {
      if (after === null) return [];
      const isNew = columns.some((column) => cellOf(after, column) !== cellOf(before ?? {}, column));
      return isNew && columns.every((column) => cellOf(after, column) !== null) ? [after] : [];
    });
    if (coming.length === 0) continue;
    const which = sql`${hasSame(table, columns, coming)} and ${isNoneOf(table, of)}`;
    const [row] = await readRows(queries, table, which);
    if (row === undefined) continue;
    const values = columns.map((column) => String(cellOf(row, column)));
    return { table, row, problem: { code: 'value-taken', row: rowName(table, row), values } };
  }
  return undefined;
}

// Writing and noting them.

/**
 * Applies changes of rows that were checked in the same transaction: each row is as it was `before`, and nothing stands in the
 * way.
 *
 * @returns the number of the entry
 */
export async function writeWithEntry(
  transaction: Transaction,
  changes: readonly RowChange[],
  entry: NewEntry,
): Promise<number> {
  await writeChanges(transaction, changes);
  const settings = changes.filter(({ table }) => isSettingTable(table));
  if (settings.length > 0) await followSettings(transaction, settings, entry);
  // An import may change courses as well.
  if (settings.length < changes.length) {
    await refreshTouched(transaction, changes);
    await incrementRevision(transaction, 'programme');
  }
  const kept = entry.lasting === 'large' ? [] : changes;
  return addEntry(transaction, entry, kept, changes.length);
}

/** The obstacle to changes whose rows are as they were; undefined where there is none. */
export const obstacleOf = async (
  queries: Queries,
  changes: readonly RowChange[],
): Promise<Obstacle | undefined> =>
  (await stillReferenced(queries, changes)) ??
  (await duplicateKey(queries, changes)) ??
  (await answered(queries, changes)) ??
  (await settingObstacle(queries, changes));

/** Writes anew what relations owe whose feedbacks changes may have moved. */
async function refreshTouched(transaction: Transaction, changes: readonly RowChange[]): Promise<void> {
  const { relations, rounds } = touchedBy(changes);
  if (rounds.size > 0) {
    await refreshDueFeedbacks(transaction, sql`status = 'matched'`, (round) => rounds.has(round));
  }
  if (relations.length > 0) await refreshDueFeedbacks(transaction, isAnyOf('id', relations));
}

// The obstacles to putting rows of settings back, and the effects of doing so.

/**
 * The obstacle to putting settings back: somebody else has the name or address of an account, nobody would manage, or a message
 * has no text any more.
 */
async function settingObstacle(
  queries: Queries,
  changes: readonly RowChange[],
): Promise<Obstacle | undefined> {
  const queued = changes.flatMap((change) =>
    isOf('outbox', change) && change.after?.state === 'queued' ? [change.after] : [],
  );
  for (const some of inParts(queued, PART)) {
    const cleared = await queries
      .selectFrom('outbox')
      .where('id', 'in', idsOf(some))
      .where('text', '=', '')
      .select('id')
      .executeTakeFirst();
    if (cleared !== undefined) return { table: 'outbox', row: cleared, problem: { code: 'message-cleared' } };
  }
  for (const change of changes) {
    if (!isOf('accounts', change)) continue;
    const problem = await problemOf(queries, change);
    if (problem !== undefined) return { table: 'accounts', row: change.before ?? {}, problem };
  }
  return undefined;
}

async function problemOf(
  queries: Queries,
  { before, after }: ChangeOf<'accounts'>,
): Promise<Message | undefined> {
  if (after !== null && after.removed_at === null) {
    const others = await queries
      .selectFrom('accounts')
      .where('id', '<>', after.id)
      .where((where) =>
        where.or([
          where('name', '=', after.name),
          where.and([where('email', '=', after.email), where('removed_at', 'is', null)]),
        ]),
      )
      .select('name')
      .execute();
    const [other] = others;
    if (other !== undefined) return { code: 'account-taken', name: other.name };
  }
  const managed = before !== null && before.role === 'manager' && before.removed_at === null;
  const manages = after !== null && after.role === 'manager' && after.removed_at === null;
  if (!managed || manages || (await hasOtherManager(queries, before.id))) return undefined;
  return { code: 'last-manager', name: before.name };
}

/** As many messages are looked at in one statement. */
const PART = 500;

/** Does what goes with changes of settings, in their transaction. */
async function followSettings(
  transaction: Transaction,
  changes: readonly RowChange[],
  { account_id, who }: Signature,
): Promise<void> {
  const account = account_id === null ? null : { id: account_id, name: who };
  for (const change of changes) {
    if (isRecordTable(change.table)) await followRecord(transaction, change.table, change);
    if (!isOf('accounts', change) || change.after === null) continue;
    const { before, after } = change;
    if (before?.email !== after.email) await endLinksOf(transaction, after.id);
    if (after.removed_at !== null) {
      const now = instantToColumn(Temporal.Now.instant());
      await endAccess(transaction, after.id, now, { account, token: null });
    }
    await writeAuditEntries(transaction, [
      {
        account,
        token: null,
        action: after.removed_at === null ? 'change' : 'remove',
        subject: 'account',
        record: after.id,
        detail: { role: after.role ?? 'none' },
      },
    ]);
  }
  if (changes.some(({ table }) => table === 'reminder_settings')) await cancelSwitchedOff(transaction);
  // Records count the changes of theirs along.
  const others = changes.flatMap(({ table }) => (isRecordTable(table) ? [] : collectionOf(table)));
  for (const collection of new Set(others)) await incrementRevision(transaction, collection);
}

/** The row of the collection counts its records. */
async function followRecord(
  transaction: Transaction,
  table: RecordTable,
  { before, after }: RowChange,
): Promise<void> {
  const collection = collectionOf(table);
  const added = (after === null ? 0 : 1) - (before === null ? 0 : 1);
  await transaction
    .updateTable('collections')
    .where('name', '=', collection)
    .set((column) => ({
      count: column('count', '+', added),
      last_id: noLessThan(column.ref('last_id'), after === null ? 0 : recordIdOf(table, after)),
      revision: column('revision', '+', 1),
    }))
    .execute();
  // The key of the request that made it makes no other.
  if (after === null && before !== null) {
    await eraseKeys(transaction, collection, [recordIdOf(table, before)]);
  }
}
