/** Taking an entry of the history back: what it comes to, and why it may not be possible. */

import { type Message, messageFrom } from '../../domain/operations/messages.ts';
import { type Plan, type Refused, refuse } from '../../domain/operations/planning.ts';
import { inverse, type RowChange, rowOf } from '../../domain/operations/row-changes.ts';
import { rowName } from '../../domain/operations/row-names.ts';
import { type ChangeScope, entryInReach } from '../read-scope.ts';
import type { Queries } from '../schema.ts';
import { obstacleToReversal } from '../unassigned-rows.ts';
import { obstacleOf } from './applying.ts';
import { missingReference, type Obstacle } from './checking.ts';
import { outdated } from './conflicts.ts';
import { readEntries } from './history-reading.ts';
import { entryChanges, laterEntries, laterLargeEntries, rowsOfChanges } from './history-rows.ts';

/** A plan; in the way of one that takes an entry back nothing stands. */
export interface CheckedPlan extends Plan {
  /** The entry whose changes these are, turned around and checked. */
  readonly inverseOf?: number;
}

/** Rows that stand in the way of changes. */
type InTheWay = { readonly outdated: readonly RowChange[] } | { readonly obstacle: Obstacle };

/** Plans to take an entry back. */
export async function planUndo(
  queries: Queries,
  number: number,
  scope: ChangeScope,
): Promise<CheckedPlan | Refused> {
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
  return { summary, notes: [], changes, inverseOf: number };
}

/** Of messages those are withdrawn that still wait. */
function planWithdrawal(changes: readonly RowChange[], gone: readonly RowChange[]): CheckedPlan | Refused {
  const waiting = changes.filter((change) => !gone.includes(change));
  if (waiting.length === 0) return refuse({ code: 'messages-left' });
  const summary: Message = { code: 'messages-stopped', withdrawn: waiting.length, of: changes.length };
  return { summary, notes: [], changes: waiting };
}

/** The refusal to take back an entry that was taken back. */
export const undoneAlready = (number: number, by: number): Refused =>
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
  if ('obstacle' in applied) {
    const { problem } = applied.obstacle;
    const later = number === 0 ? [] : await laterEntries(queries, number, [applied.obstacle]);
    const inTheWay = later.length === 0 ? [] : await standing(queries, number, later);
    return { ...hindered(problem), ...(inTheWay.length > 0 && { inTheWay }) };
  }
  const [first] = applied.outdated;
  if (first === undefined) return hindered(null);
  const later = await laterEntries(queries, number, rowsOfChanges(applied.outdated));
  const numbers = await standing(queries, number, later);
  const inTheWay = numbers.length > 0 ? numbers : (await laterLargeEntries(queries, number)).toReversed();
  const entries = await readEntries(queries, scope, { limit: TOLD, numbers: inTheWay });
  return {
    ...hindered({
      code: 'rows-changed',
      row: rowName(first.table, rowOf(first)),
      others: applied.outdated.length - 1,
      by: entries.toReversed().map(({ number: entry, who, summary: what }) => ({ entry, who, what })),
      more: inTheWay.length - entries.length,
    }),
    ...(inTheWay.length > 0 && { inTheWay }),
  };
}

/** The number of entries that tell what was changed since. */
const TOLD = 3;

/** Of entries after another those that hold, newest first; what was done again holds by its newest entry. */
async function standing(
  queries: Queries,
  after: number,
  numbers: readonly number[],
): Promise<readonly number[]> {
  const rows = await queries
    .selectFrom('history')
    .where('number', '>', after)
    .where('undoes', 'is not', null)
    .select(['number', 'undoes'])
    .execute();
  const undoes = new Map(rows.map((row) => [row.number, row.undoes]));
  const undoneBy = new Map(rows.map((row) => [row.undoes, row.number]));
  const found = new Set<number>();
  for (const number of numbers) {
    let first = number;
    for (let before = undoes.get(first); before != null && before > after; before = undoes.get(first))
      first = before;
    let [last, times] = [first, 1];
    for (let next = undoneBy.get(last); next !== undefined; next = undoneBy.get(last)) {
      [last, times] = [next, times + 1];
    }
    if (times % 2 === 1) found.add(last);
  }
  return [...found].toSorted((one, other) => other - one);
}
