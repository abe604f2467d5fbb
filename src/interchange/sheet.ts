/** A table before anybody knows what it holds: its columns with what stands in them. */

import { basename } from 'node:path';
import { roundCalled } from '../domain/feedback-selection.ts';
import type { GuessReason } from '../domain/import-decisions.ts';
import type { Kind } from '../domain/imported-rows.ts';
import type { FeedbackRound } from '../domain/programme.ts';
import type { ColumnSource } from '../domain/upload.ts';
import type { TableRecord } from './formats/record.ts';
import { TableError } from './formats/table-faults.ts';
import { headerKey, type KindOptions, kindOf } from './header.ts';
import { TABLES } from './kinds/tables.ts';
import { columnsIn } from './mapping.ts';
import { type ReadingOptions, type TableSource, tableId } from './table-file.ts';
import { Refusal } from './values/column.ts';
import { parseDate } from './values/dates.ts';
import { topicsIn } from './values/sheet-words.ts';

/** What most cells of a column are. */
type Content = 'e-mails' | 'days' | 'roles' | 'statuses' | 'rounds' | 'names' | 'texts' | 'nothing';

/** A column. */
export interface SheetColumn {
  readonly name: string;
  /** What its heading speaks of (`topicsIn`). */
  readonly topics: ReadonlySet<string>;
  /** Cells that are not empty, of the first rows. */
  readonly cells: readonly string[];
  readonly content: Content;
}

/** A table as it is looked at. */
export interface Sheet {
  readonly id: string;
  readonly source: TableSource;
  /** The row that names its columns; undefined if it has none. */
  readonly header: TableRecord | undefined;
  /** Whether nothing stands above that row. */
  readonly isFirst: boolean;
  readonly columns: readonly SheetColumn[];
  /** The rows below the header, as many as are looked at. */
  readonly rows: readonly TableRecord[];
  /** What its name and the title above its header speak of. */
  readonly topics: ReadonlySet<string>;
  /** Name and title. */
  readonly title: string;
}

/** So many rows are looked at. */
const LOOKED_AT = 200;
const MAX_CELL = 200;

/** Looks at a table. */
export function lookAt(
  source: TableSource,
  options: ReadingOptions,
  rounds: readonly FeedbackRound[],
): Sheet {
  const id = tableId(source);
  const records = source.records.slice(0, LOOKED_AT);
  const isKnown = ({ cells }: TableRecord): boolean => options.mappings?.has(headerKey(cells)) === true;
  const header = records.slice(0, HEADER_ROWS).find(isKnown) ?? likelyHeader(records, options);
  const rows = records.filter(({ row }) => row > (header?.row ?? 0));
  const names = header?.cells ?? [];
  const above = records.filter(({ row }) => row < (header?.row ?? 0)).flatMap(({ cells }) => cells);
  const title = [basename(source.path).replace(/\.\w+$/, ''), source.sheet ?? '', ...above]
    .join(' ')
    .slice(0, 2 * MAX_CELL);
  return {
    ...{ id, source, header, rows, title },
    isFirst: header === records[0],
    columns: names.map((name, index) => {
      const cells = rows.flatMap((record) => record.cells[index]?.trim().slice(0, MAX_CELL) || []);
      return { name, topics: topicsIn(name), cells, content: contentOf(cells, rounds) };
    }),
    topics: topicsIn(title),
  };
}

/** As many rows as are searched for a header: above it there may be a title and a few remarks. */
const HEADER_ROWS = 12;
/** A title and remarks have less cells than a header; rows below it may have as many. */
const TITLE_ROWS = 5;

/** The row that identifies a kind; otherwise the one of the first few rows that names the most columns. */
function likelyHeader(records: readonly TableRecord[], options: KindOptions): TableRecord | undefined {
  const identifying = records.slice(0, HEADER_ROWS).find(({ cells }) => identifies(cells, options));
  if (identifying !== undefined) return identifying;
  const width = ({ cells }: TableRecord): number => cells.filter((cell) => cell.trim() !== '').length;
  const first = records.slice(0, TITLE_ROWS);
  const widest = Math.max(0, ...first.map(width));
  return first.find((record) => width(record) === widest);
}

/** Whether a row names the columns of a kind. */
function identifies(cells: readonly string[], options: KindOptions): boolean {
  try {
    kindOf('', cells, options);
    return true;
  } catch (error) {
    if (error instanceof TableError) return false;
    throw error;
  }
}

const meaningOf = (kind: 'relations' | 'participants', column: string) =>
  TABLES[kind].columns.find(({ name }) => name === column)?.meaning ?? (() => undefined);

const roleOf = meaningOf('participants', 'role');
const statusOf = meaningOf('relations', 'status');

/** Whether a text is a day, whichever of its numbers is the month. */
export const isDay = (text: string): boolean =>
  !(parseDate(text, 'dmy') instanceof Refusal) || !(parseDate(text, 'mdy') instanceof Refusal);

/** One to five words without digits and signs that names do not have. */
const isName = (text: string): boolean =>
  text.length <= 60 &&
  /^[\p{Lu}?\ufffd][\p{L}\p{M}.'’,?\ufffd() -]*$/u.test(text) &&
  text.split(' ').length <= 5;

/** A role, or a few words with one in them: “I'm the mentor”. */
const isRole = (text: string): boolean =>
  roleOf(text) !== undefined || new Set(wordsIn(text).flatMap((word) => roleOf(word) ?? [])).size === 1;

const wordsIn = (text: string): readonly string[] => {
  const words = text.split(/[^\p{L}]+/u);
  return words.length > 6 ? [] : words;
};

const CONTENTS: readonly (readonly [Content, (text: string, rounds: readonly FeedbackRound[]) => boolean])[] =
  [
    ['e-mails', (text) => text.includes('@') && !/\s\S*\s/.test(text)],
    ['days', isDay],
    ['roles', isRole],
    ['statuses', (text) => statusOf(text) !== undefined],
    ['rounds', (text, rounds) => !/^\d*$/.test(text) && roundCalled(rounds, text) !== undefined],
    ['names', isName],
  ];

/** What three of four cells are. */
function contentOf(cells: readonly string[], rounds: readonly FeedbackRound[]): Content {
  if (cells.length === 0) return 'nothing';
  const found = CONTENTS.find(
    ([, is]) => cells.filter((cell) => is(cell, rounds)).length >= 0.75 * cells.length,
  );
  return found?.[0] ?? 'texts';
}

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
  { source: { records }, header }: Pick<Sheet, 'source' | 'header'>,
  sources: Readonly<Record<string, ColumnSource>>,
  kind: Kind,
  today: Temporal.PlainDate,
): DateOrder | null {
  const rows = records.filter(({ row }) => row > (header?.row ?? 0));
  const textsOf = (...names: readonly string[]): readonly string[] =>
    names.flatMap((name) => {
      const index = columnOf(sources, name);
      return index === undefined ? [] : rows.flatMap(({ cells: row }) => row[index]?.trim() || []);
    });
  const texts = textsOf('start', 'end', 'status_since', 'received_on', 'due_date');
  const cells = [...new Set(texts)].filter(isDay);
  const unclear = new Set(cells.filter((cell) => parseDate(cell, undefined) instanceof Refusal));
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
  const past = [...new Set(textsOf('received_on', 'status_since'))];
  const sent = ORDERS.filter((order) =>
    past.every((cell) => Temporal.PlainDate.compare(dayIn(cell, order) ?? today, today) <= 0),
  );
  if (sent.length === 1 && sent[0] !== undefined) return sure(sent[0]);
  // Rows of a form stand in the order in which they were sent.
  const inTheirOrder = unclear.size > 3 ? texts.filter((cell) => unclear.has(cell)) : [];
  const sorted = ORDERS.filter((order) => isSorted(inTheirOrder.flatMap((cell) => dayIn(cell, order) ?? [])));
  if (sorted.length === 1 && sorted[0] !== undefined) return sure(sorted[0]);
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
