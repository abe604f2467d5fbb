/** Reads which days of statuses and feedbacks people set by hand. */

import { type DayChange, daysReplacedByHand } from '../../domain/days-by-hand.ts';
import { isOf, type RowChange } from '../../domain/operations/row-changes.ts';
import type { FeedbackRow, RelationChangeRow } from '../../domain/operations/rows.ts';
import { changeFromRow } from '../operations/history-rows.ts';
import { keyText } from './feedback-keys.ts';
import type { ImportQueries } from './tables.ts';

/** The tables with days that no import remembers. */
type DayTable = 'relation_changes' | 'feedbacks';

/** The days in place of which somebody set the present day of a status or feedback, or took it away; null if nobody did. */
export type ByHand = (key: string, day: string | null) => ReadonlySet<string> | null;

/** The key of a status: the history numbers statuses by their order, which changes. */
export const statusKey = ({
  relation_id,
  status,
}: Pick<RelationChangeRow, 'relation_id' | 'status'>): string => `${relation_id} ${status}`;

/** Reads it for some relations, with one query. */
export async function daysByHand(
  queries: ImportQueries,
  table: DayTable,
  relations: readonly number[],
): Promise<ByHand> {
  if (relations.length === 0) return () => null;
  const rows = await queries
    .selectFrom('history_changes')
    .innerJoin('history', 'history.number', 'history_changes.number')
    .select(['history.number', 'history.kind', 'history.undoes', 'table_name', 'before', 'after'])
    .where('table_name', '=', table)
    .where('record_id', 'in', [...new Set(relations)])
    .orderBy('history.number', 'desc')
    .orderBy('position')
    .execute();
  const changes = new Map<string, DayChange[]>();
  for (const entry of Map.groupBy(rows, ({ number }) => number).values()) {
    const [first] = entry;
    if (first === undefined) continue;
    const { number, kind, undoes } = first;
    for (const [key, { before, after }] of daysOf(entry.map(changeFromRow))) {
      const removed = before.filter((day) => !after.includes(day));
      const added = after.filter((day) => !before.includes(day));
      const known = changes.get(key) ?? [];
      changes.set(key, [...known, { number, kind, undoes, removed, added }]);
    }
  }
  return (key, day) => daysReplacedByHand(day, changes.get(key) ?? []);
}

interface Days {
  readonly before: string[];
  readonly after: string[];
}

/** The days before and after some changes, by the key of their status or feedback. */
function daysOf(changes: readonly RowChange[]): ReadonlyMap<string, Days> {
  const found = new Map<string, Days>();
  const add = (which: keyof Days, [key, day]: readonly [string, string]): void => {
    const days = found.get(key) ?? { before: [], after: [] };
    found.set(key, days);
    days[which].push(day);
  };
  for (const change of changes) {
    if (isOf('relation_changes', change)) {
      if (change.before !== null) add('before', dayOfStatus(change.before));
      if (change.after !== null) add('after', dayOfStatus(change.after));
    } else if (isOf('feedbacks', change)) {
      if (change.before !== null) add('before', dayOfFeedback(change.before));
      if (change.after !== null) add('after', dayOfFeedback(change.after));
    }
  }
  return found;
}

const dayOfStatus = (row: RelationChangeRow) => [statusKey(row), row.since] as const;

const dayOfFeedback = (row: FeedbackRow) => [keyText(row), row.received_on] as const;
