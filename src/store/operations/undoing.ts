/** Taking an entry of the history back: what it comes to, and why it may not be possible. */

import { isUndo, type Message, messageFrom } from '../../domain/operations/messages.ts';
import { type Plan, type Refused, refuse } from '../../domain/operations/planning.ts';
import type { Basis, Conflict } from '../../domain/operations/programme-history.ts';
import { inverse, isSameRow, keyOf, type RowChange, rowOf } from '../../domain/operations/rows.ts';
import { rowName } from '../../domain/operations/words.ts';
import { readRows } from '../programme-reading.ts';
import { type ChangeScope, entryInReach } from '../read-scope.ts';
import { hasKeyOfAny } from '../row-conditions.ts';
import type { Queries } from '../schema.ts';
import { obstacleToReversal } from '../unassigned-rows.ts';
import { missingReference, type Obstacle, obstacleOf } from './applying.ts';
import {
  entryChanges,
  laterEntries,
  laterLargeEntries,
  newestEntry,
  readEntries,
  rowsOfChanges,
} from './history.ts';

/** Rows that stand in the way of changes. */
type InTheWay = { readonly outdated: readonly RowChange[] } | { readonly obstacle: Obstacle };

/** Plans to take an entry back. */
export async function planUndo(
  queries: Queries,
  number: number,
  scope: ChangeScope,
): Promise<Plan | Refused> {
  const row = await queries
    .selectFrom('history')
    .where('number', '=', number)
    .where(entryInReach(scope))
    .selectAll()
    .executeTakeFirst();
  if (row === undefined) return refuse({ code: 'no-entry', entry: number });
  if (row.lasting === 'large') {
    return refuse({ code: 'entry-large', entry: number, rows: row.row_count });
  }
  if (row.lasting === 'erased') return refuse({ code: 'entry-erased', entry: number });
  const undone = await queries
    .selectFrom('history')
    .where('undoes', '=', number)
    .select('number')
    .executeTakeFirst();
  if (undone !== undefined) return undoneAlready(number, undone.number);
  const decided = await obstacleToReversal(queries, number);
  if (decided !== undefined) return decided;
  const changes = inverse(await entryChanges(queries, number));
  const old = await outdated(queries, changes);
  if (row.kind === 'send-messages') return planWithdrawal(changes, old);
  if (old.length > 0) return obstacleTo(queries, scope, { outdated: old }, number);
  const obstacle = (await missingReference(queries, changes)) ?? (await obstacleOf(queries, changes));
  if (obstacle !== undefined) return obstacleTo(queries, scope, { obstacle }, number);
  const summary: Message = { code: 'undid', entry: number, what: messageFrom(row.summary) };
  return { summary, notes: [], changes };
}

/** Of messages those are withdrawn that still wait. */
function planWithdrawal(changes: readonly RowChange[], gone: readonly RowChange[]): Plan | Refused {
  const waiting = changes.filter((change) => !gone.includes(change));
  if (waiting.length === 0) return refuse({ code: 'messages-left' });
  const summary: Message = { code: 'messages-stopped', withdrawn: waiting.length, of: changes.length };
  return { summary, notes: [], changes: waiting };
}

/** The refusal to take back an entry that was taken back. */
const undoneAlready = (number: number, by: number): Refused =>
  refuse({ code: 'entry-undone', entry: number, by });

/**
 * Why changes could not be written, and who changed what stands in the way.
 *
 * @param number of the entry that is to be taken back; 0: something else is to be done
 */
export async function obstacleTo(
  queries: Queries,
  scope: ChangeScope,
  applied: InTheWay,
  number = 0,
): Promise<Refused> {
  const hindered = (problem: Message | null): Refused =>
    refuse({ code: 'hindered', entry: number === 0 ? null : number, problem });
  if ('obstacle' in applied) return hindered(applied.obstacle.problem);
  const [first] = applied.outdated;
  if (first === undefined) return hindered(null);
  const later = await laterEntries(queries, number, rowsOfChanges(applied.outdated));
  const numbers = await standing(queries, number, later);
  const inTheWay = numbers.length > 0 ? numbers : (await laterLargeEntries(queries, number)).toReversed();
  const entries = await readEntries(queries, scope, { limit: MAX_NAMED, numbers: inTheWay });
  return hindered({
    code: 'rows-changed',
    row: rowName(first.table, rowOf(first)),
    others: applied.outdated.length - 1,
    by: entries.toReversed().map(({ number: entry, who, summary: what }) => ({ entry, who, what })),
    more: inTheWay.length - entries.length,
  });
}

/** The number of entries that tell what was changed since. */
const MAX_NAMED = 3;

/** Of entries after another those that hold, newest first; what was done again holds by its newest entry. */
async function standing(
  queries: Queries,
  after: number,
  numbers: readonly number[],
): Promise<readonly number[]> {
  const rows = await queries
    .selectFrom('history')
    .leftJoin('history as undoing', 'undoing.undoes', 'history.number')
    .where('history.number', '>', after)
    .select(['history.number', 'history.undoes', 'history.summary', 'undoing.number as undone_by'])
    .orderBy('history.number', 'desc')
    .execute();
  const entries = new Map(rows.map((row) => [row.number, row]));
  const newestOf = (number: number): number => {
    const by = entries.get(number)?.undone_by;
    return by == null ? number : newestOf(by);
  };
  const newest = new Set(numbers.map(newestOf));
  return rows
    .filter(({ number, summary, undoes }) => {
      const isTakenBack = undoes !== null && undoes > after && isUndo(messageFrom(summary));
      return newest.has(number) && !isTakenBack;
    })
    .map(({ number }) => number);
}

// Whether rows are still as they were, and what is told to whoever would change what somebody else has changed.

/** The number of entries that tell what was changed. */
const MAX_LISTED = 20;

/**
 * The changes of others since somebody looked; undefined where they changed nothing of it.
 *
 * @param scope what whoever looked may see of the history
 * @param basis what was looked at
 * @param planned the changes that are to be made now
 */
export async function conflictWith(
  queries: Queries,
  scope: ChangeScope,
  { seen, changes }: Basis,
  planned: readonly RowChange[],
): Promise<Conflict | undefined> {
  if (seen === undefined) return undefined;
  // What was to be created may have got another id since, which is no conflict.
  const looked = changes?.filter(({ before }) => before !== null) ?? [];
  const changed = planned.filter(({ before }) => before !== null);
  const old = await outdated(queries, looked);
  const known = new Map(looked.map((change) => [nameOf(change), change]));
  const isUnseen = changed.some((change) => {
    const row = known.get(nameOf(change))?.before;
    return row === undefined || !isSameRow(change.table, row, change.before);
  });
  if (changes !== undefined && old.length === 0 && !isUnseen) return undefined;
  const newest = await newestEntry(queries);
  // Nobody has seen what is not there yet: then they have seen nothing.
  const numbers = await laterEntries(
    queries,
    seen > newest ? 0 : seen,
    rowsOfChanges([...looked, ...changed]),
  );
  if (changes === undefined && numbers.length === 0) return undefined;
  const entries = await readEntries(queries, scope, { limit: MAX_LISTED, numbers });
  return {
    conflict: { code: 'changed-meanwhile' },
    entries: entries.toReversed(),
    newest,
  };
}

const nameOf = (change: RowChange): string => `${change.table} ${keyOf(change.table, rowOf(change))}`;

/** The changes whose row is not as it was before. */
export async function outdated(
  queries: Queries,
  changes: readonly RowChange[],
): Promise<readonly RowChange[]> {
  const found: RowChange[] = [];
  for (const [table, some] of Map.groupBy(changes, (change) => change.table)) {
    const rows = await readRows(queries, table, hasKeyOfAny(table, some.map(rowOf)));
    const now = new Map(rows.map((row) => [keyOf(table, row), row]));
    found.push(
      ...some.filter(
        (change) => !isSameRow(table, change.before, now.get(keyOf(table, rowOf(change))) ?? null),
      ),
    );
  }
  return found;
}
