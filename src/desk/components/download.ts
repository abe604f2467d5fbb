/**
 * Lists as files for a spreadsheet: `?download=csv` or `?download=xlsx` after the address of a list gives its rows with the same
 * filters, the same order and for the same eyes, in place of the page.
 */

import type { Page, PageRequest } from '../../domain/page.ts';
import { html, type SafeHtml } from '../../html/html.ts';
import { Problem } from '../../http/responses/response.ts';
import { csvLine } from '../../interchange/formats/csv-text.ts';
import { rowsXml, type SheetCell, workbook } from '../../interchange/xlsx/writing.ts';
import { formatInteger } from '../../pages/format-number.ts';
import { hrefWith } from '../links.ts';
import type { DeskFile, DeskRequest } from '../screen.ts';
import { renderDay, renderInstant } from './details.ts';
import type { Column, SortLink } from './table.ts';

/** What a list says of a row in a column, on the page and in a file. */
type Value = string | number | null | Temporal.PlainDate | Temporal.Instant;

/** A column of a list. */
export type ListColumn<Row> = Omit<Column<Row>, 'cell' | 'sort'> & {
  /** The order of the list that its heading leads to. */
  readonly sort?: string;
} & (
    | {
        readonly value: (row: Row) => Value;
        /** What the page has in its place, with markup. */
        readonly cell?: Column<Row>['cell'];
        readonly isOnlyInFiles?: true;
      }
    // What no file has.
    | { readonly value: null; readonly cell: Column<Row>['cell']; readonly isOnlyInFiles?: never }
  );

/** A list to download. */
interface Downloaded<Row> {
  /** `Owed feedback`. */
  readonly name: string;
  readonly columns: readonly ListColumn<Row>[];
  readonly read: (page: PageRequest) => Promise<Page<Row>>;
  readonly timeZone: string;
}

/** The maximum number of rows of a file. */
export const MAX_ROWS = 20_000;

const PARAMETER = 'download';

const FORMATS = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** A page of a list that is read as a whole. */
export const pageOf = <Row>(rows: readonly Row[], { limit, offset }: PageRequest): Page<Row> => ({
  count: rows.length,
  items: rows.slice(offset, offset + limit),
});

/** Returns the columns of a table on a page; `sortBy` gives the links of headings. */
export const tableColumns = <Row>(
  columns: readonly ListColumn<Row>[],
  timeZone: string,
  sortBy?: (order: string) => SortLink,
): readonly Column<Row>[] =>
  columns
    .filter(({ isOnlyInFiles }) => isOnlyInFiles !== true)
    .map(({ label, kind, sort, cell, value }) => ({
      label,
      ...(kind !== undefined && { kind }),
      ...(sort !== undefined && sortBy && { sort: sortBy(sort) }),
      cell: cell ?? ((row) => shown(value?.(row) ?? null, timeZone)),
    }));

function shown(value: Value, timeZone: string): SafeHtml | string | number | null {
  if (value instanceof Temporal.PlainDate) return renderDay(value);
  return value instanceof Temporal.Instant ? renderInstant(value, timeZone) : value;
}

/**
 * Returns the file that an address asks for; null if it asks for the page.
 *
 * @throws Problem if it asks for another format
 */
export async function fileOf<Row>(
  { query, today }: Pick<DeskRequest, 'query' | 'today'>,
  { name, columns, read, timeZone }: Downloaded<Row>,
): Promise<DeskFile | null> {
  const asked = query.get(PARAMETER);
  if (asked === null) return null;
  if (asked !== 'csv' && asked !== 'xlsx')
    throw new Problem(400, `A list cannot be downloaded as “${asked}”. Choose csv or xlsx.`);
  const inFile = columns.flatMap(({ label, value }) => (value === null ? [] : [{ label, value }]));
  const labels = inFile.map(({ label }) => label);
  const { count, items } = await read({ limit: MAX_ROWS, offset: 0 });
  const rows = items.map((row) => inFile.map(({ value }) => sheetCell(value(row), timeZone)));
  const rest = `Only the first ${formatInteger(MAX_ROWS)} rows are here. Narrow the list to download the others.`;
  const all = count > items.length ? [...rows, [rest]] : rows;
  return {
    file:
      asked === 'csv'
        ? // Without the mark at its beginning, Excel takes the file for another encoding.
          `\uFEFF${csvOf([labels, ...all])}`
        : await workbook(
            name,
            [rowsXml([labels], true), rowsXml(all)],
            labels.map((label) => Math.max(label.length + 2, 18)),
          ),
    contentType: FORMATS[asked],
    name: `${name.toLowerCase().replaceAll(/\W+/g, '-')}-${today}.${asked}`,
  };
}

/** A time is as clocks in the time zone show it. */
const sheetCell = (value: Value, timeZone: string): SheetCell =>
  value instanceof Temporal.Instant
    ? value.toZonedDateTimeISO(timeZone).toPlainDateTime().round('second')
    : value;

const csvOf = (rows: readonly (readonly SheetCell[])[]): string =>
  rows
    .map((cells) =>
      csvLine(
        cells.map((cell) =>
          typeof cell === 'object' && cell !== null ? cell.toString().replace('T', ' ') : cell,
        ),
      ),
    )
    .join('');

/** Renders the links that download a list. */
export const renderDownload = ({ path, query }: Pick<DeskRequest, 'path' | 'query'>): SafeHtml => {
  const href = (format: string) => hrefWith(path, query, { [PARAMETER]: format, tick: null });
  return html`<p class="download">Download: <a href="${href('csv')}" download>CSV</a>, <a href="${href('xlsx')}" download>Excel</a></p>`;
};
