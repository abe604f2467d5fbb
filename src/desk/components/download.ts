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
import type { Column } from './table.ts';

/** What a column of a list is in a file: a value, several columns, or nothing where there are none. */
type InFile<Row> =
  | ((row: Row) => SheetCell)
  | readonly { readonly label: string; readonly value: (row: Row) => SheetCell }[];

type Unsorted<Row> = Omit<Column<Row>, 'sort'>;

/** A column of a list that downloads: where its cell has markup, it says what a file has. */
export type FiledColumn<Row> =
  | (Unsorted<Row> & { readonly cell: (row: Row) => string | number | null; readonly file?: InFile<Row> })
  | (Unsorted<Row> & { readonly file: InFile<Row> });

/** A list to download. */
interface Downloaded<Row> {
  /** `Owed feedback`. */
  readonly name: string;
  readonly columns: readonly FiledColumn<Row>[];
  /** All rows, in parts of a bounded length. */
  readonly rows: Iterable<readonly Row[]> | AsyncIterable<readonly Row[]>;
}

/** The maximum number of rows of a file. */
export const MAX_ROWS = 20_000;

/** The number of rows that are read at a time: others have their turn in between. */
const PART = 1000;

const PARAMETER = 'download';

const FORMATS = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** The rows of a list that is read in pages. */
export async function* allOf<Row>(
  read: (page: PageRequest) => Promise<Page<Row>>,
): AsyncGenerator<readonly Row[]> {
  for (let offset = 0; ; offset += PART) {
    const { count, items } = await read({ limit: PART, offset });
    yield items;
    if (offset + PART >= count) return;
  }
}

/**
 * Returns the file that an address asks for; null if it asks for the page.
 *
 * @throws Problem if it asks for another format
 */
export async function fileOf<Row>(
  { query, today }: Pick<DeskRequest, 'query' | 'today'>,
  { name, columns, rows }: Downloaded<Row>,
): Promise<DeskFile | null> {
  const asked = query.get(PARAMETER);
  if (asked === null) return null;
  if (asked !== 'csv' && asked !== 'xlsx')
    throw new Problem(400, `A list cannot be downloaded as “${asked}”. Choose csv or xlsx.`);
  const inFile = columns.flatMap((column) => columnsInFile(column));
  const labels = inFile.map(({ label }) => label);
  const cellsOf = (row: Row) => inFile.map(({ value }) => value(row));
  const write = asked === 'csv' ? csvOf : rowsXml;
  const parts = [write([labels], true)];
  let count = 0;
  for await (const part of rows) {
    const taken = part.slice(0, MAX_ROWS - count);
    parts.push(write(taken.map(cellsOf)));
    count += taken.length;
    if (taken.length < part.length) {
      parts.push(
        write([
          [
            `Only the first ${formatInteger(MAX_ROWS)} rows are here. Narrow the list to download the others.`,
          ],
        ]),
      );
      break;
    }
  }
  return {
    // Without the mark at its beginning, Excel takes the file for another encoding.
    file:
      asked === 'csv'
        ? `\uFEFF${parts.join('')}`
        : await workbook(
            name,
            parts,
            labels.map((label) => Math.max(label.length + 2, 18)),
          ),
    contentType: FORMATS[asked],
    name: `${name.toLowerCase().replaceAll(/\W+/g, '-')}-${today}.${asked}`,
  };
}

function columnsInFile<Row>({ label, cell, file }: FiledColumn<Row>) {
  if (typeof file === 'function') return [{ label, value: file }];
  return file ?? [{ label, value: (row: Row): SheetCell => plain(cell(row)) }];
}

/** The cell of a column without markup. */
const plain = (cell: SafeHtml | string | number | null): SheetCell =>
  typeof cell === 'object' && cell !== null ? null : cell;

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

/** A time as clocks in a time zone show it, to the second. */
export function localTime<At extends Temporal.Instant | null>(
  at: At,
  timeZone: string,
): Temporal.PlainDateTime | Extract<At, null>;
export function localTime(at: Temporal.Instant | null, timeZone: string): Temporal.PlainDateTime | null {
  return at?.toZonedDateTimeISO(timeZone).toPlainDateTime().round('second') ?? null;
}

/** Renders the links that download a list. */
export const renderDownload = ({ path, query }: Pick<DeskRequest, 'path' | 'query'>): SafeHtml => {
  const href = (format: string) => hrefWith(path, query, { [PARAMETER]: format, tick: null });
  return html`<p class="download">Download: <a href="${href('csv')}" download>CSV</a>, <a href="${href('xlsx')}" download>Excel</a></p>`;
};
