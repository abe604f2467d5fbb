/** Whether the day or the month comes first in the days of a table. */

import type { GuessReason } from '../domain/import-decisions.ts';
import type { ColumnSource } from '../domain/import-mapping.ts';
import type { Kind } from '../domain/imported-rows.ts';
import { columnsIn } from './mapped-kind.ts';
import { isDay, type Sheet } from './sheet.ts';
import { Refusal } from './values/column.ts';
import { parseDate } from './values/parse-date.ts';

type Order = 'dmy' | 'mdy';
const ORDERS: readonly Order[] = ['dmy', 'mdy'];

/** The order, and what speaks for it; null: the table leaves no doubt. */
export interface DateOrder {
  readonly order: Order;
  readonly why: GuessReason | null;
}

const dayIn = (text: string, order: Order): Temporal.PlainDate | null => {
  const read = parseDate(text, order);
  return read instanceof Refusal ? null : read.day;
};

/** The order of the days of a table; null if none of them can be read in two ways. */
export function dateOrderIn(
  { columns, rows }: Sheet,
  sources: Readonly<Record<string, ColumnSource>>,
  kind: Kind,
  today: Temporal.PlainDate,
): DateOrder | null {
  const indices = ['start', 'end', 'status_since', 'received_on', 'due_date'].flatMap(
    (name) => columnOf(sources, name) ?? [],
  );
  const cells = indices.flatMap((index) => columns[index]?.cells ?? []).filter(isDay);
  const unclear = cells.filter((cell) => parseDate(cell, undefined) instanceof Refusal);
  const [example] = unclear;
  if (example === undefined) return null;
  const sure = (order: Order): DateOrder => ({ order, why: null });
  // 25/04 stands in the same columns.
  const possible = ORDERS.filter((order) => cells.every((cell) => dayIn(cell, order) !== null));
  const [only, another] = possible;
  if (only !== undefined && another === undefined) return sure(only);
  if (kind === 'relations') {
    const fitting = ORDERS.filter((order) => rows.every(({ cells: row }) => isInOrder(row, sources, order)));
    const [one, other] = fitting;
    if (one !== undefined && other === undefined) return sure(one);
  }
  const past = ['received_on', 'status_since'].flatMap((name) => {
    const index = columnOf(sources, name);
    return index === undefined ? [] : (columns[index]?.cells ?? []);
  });
  const sent = ORDERS.filter((order) =>
    past.every((cell) => Temporal.PlainDate.compare(dayIn(cell, order) ?? today, today) <= 0),
  );
  if (sent.length === 1 && sent[0] !== undefined) return sure(sent[0]);
  // Rows of a form stand in the order in which they were sent.
  const sorted = ORDERS.filter((order) => isSorted(unclear.flatMap((cell) => dayIn(cell, order) ?? [])));
  if (sorted.length === 1 && sorted[0] !== undefined && new Set(unclear).size > 3) return sure(sorted[0]);
  const isDotted = cells.some((cell) => /^\d{1,2}\. ?\d/.test(cell));
  return { order: 'dmy', why: isDotted ? { code: 'other-days' } : { code: 'two-ways', text: example } };
}

function isInOrder(
  row: readonly string[],
  sources: Readonly<Record<string, ColumnSource>>,
  order: Order,
): boolean {
  const day = (name: string): Temporal.PlainDate | null => {
    const index = columnOf(sources, name);
    return index === undefined ? null : dayIn(row[index]?.trim() ?? '', order);
  };
  const [start, end] = [day('start'), day('end')];
  return start === null || end === null || Temporal.PlainDate.compare(start, end) <= 0;
}

const isSorted = (days: readonly Temporal.PlainDate[]): boolean =>
  days.every((day, index) => {
    const before = days[index - 1];
    return before === undefined || Temporal.PlainDate.compare(before, day) <= 0;
  });

function columnOf(sources: Readonly<Record<string, ColumnSource>>, name: string): number | undefined {
  const source = sources[name];
  return source === undefined ? undefined : columnsIn(source)[0];
}
