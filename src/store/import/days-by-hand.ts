/** Reads which days of statuses and feedbacks people set by hand. */

import { sql } from 'kysely';
import { type DayChange, daysReplacedByHand } from '../../domain/days-by-hand.ts';
import { isOf, type RelationChangeRow, type RowChange } from '../../domain/operations/rows.ts';
import { feedbackName } from '../../domain/programme.ts';
import { changeFromRow } from '../operations/history.ts';
import { isAnyOf } from '../row-conditions.ts';
import type { Queries } from '../schema.ts';

type DayTable = 'relation_changes' | 'feedbacks';

/** The days in place of which somebody set the present day of a status or feedback, or took it away; null if nobody did. */
type ByHand = (key: string, day: string | null) => ReadonlySet<string> | null;

/** The key of a status: the history numbers statuses by their order, which changes. */
export const statusKey = (row: Pick<RelationChangeRow, 'relation_id' | 'status'>): string =>
  `${row.relation_id} ${row.status}`;

/** Reads which days of some relations were set by hand. */
export async function daysByHand(
  queries: Queries,
  table: DayTable,
  relations: readonly number[],
): Promise<ByHand> {
  if (relations.length === 0) return () => null;
  const rows = await queries
    .selectFrom('history_changes')
    .innerJoin('history', 'history.number', 'history_changes.number')
    .select(['history.number', 'history.kind', 'history.undoes', 'table_name', 'before', 'after'])
    .where('table_name', '=', table)
    .where(sql<boolean>`${isAnyOf('record_id', relations)}`)
    .orderBy('history.number', 'desc')
    .orderBy('position')
    .execute();
  const changes = new Map<string, DayChange[]>();
  for (const entry of Map.groupBy(rows, ({ number }) => number).values()) {
    const [first] = entry;
    if (first === undefined) continue;
    const { number, kind, undoes } = first;
    const days = entry.map(changeFromRow).flatMap(daysOf);
    for (const [key, some] of Map.groupBy(days, (one) => one.key)) {
      const [before, after] = [
        some.flatMap((one) => one.before ?? []),
        some.flatMap((one) => one.after ?? []),
      ];
      const removed = before.filter((day) => !after.includes(day));
      const added = after.filter((day) => !before.includes(day));
      changes.getOrInsert(key, []).push({ number, kind, undoes, removed, added });
    }
  }
  return (key, day) => daysReplacedByHand(day, changes.get(key) ?? []);
}

/** A day of a status or feedback, before or after a change. */
interface KeyedDay {
  readonly key: string;
  readonly before?: string;
  readonly after?: string;
}

function daysOf(change: RowChange): readonly KeyedDay[] {
  const each = <Row>(
    { before, after }: Sides<Row>,
    keyOf: (row: Row) => string,
    dayOf: (row: Row) => string,
  ) => [
    ...(before === null ? [] : [{ key: keyOf(before), before: dayOf(before) }]),
    ...(after === null ? [] : [{ key: keyOf(after), after: dayOf(after) }]),
  ];
  if (isOf('relation_changes', change)) return each(change, statusKey, ({ since }) => since);
  return isOf('feedbacks', change) ? each(change, feedbackName, ({ received_on }) => received_on) : [];
}

interface Sides<Row> {
  readonly before: Row | null;
  readonly after: Row | null;
}
