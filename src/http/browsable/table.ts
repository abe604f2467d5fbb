/** Short records as a table, and a single one as a list of its fields. */

import { html, type SafeHtml } from '../../html/html.ts';
import type { ShownRecord } from '../../resources/representation.ts';
import { isEmptyValue, renderValue } from './cell.ts';
import { filterClasses, filterColumns, renderFilters } from './row-filters.ts';
import type { ReadableTable, TableColumn } from './view.ts';

/** The maximum number of rows; more would make the page slow to open. */
const MAX_ROWS = 200;

/** Tables with more columns take the full width of the page. */
const MAX_COLUMNS_BESIDE = 8;

/** The columns that have a value in any row, and the empty ones. */
function sortedOut(columns: readonly TableColumn[], rows: readonly ShownRecord[]) {
  const filled = columns.filter(({ name }) => rows.some((row) => !isEmptyValue(row[name])));
  return { filled, empty: columns.filter((column) => !filled.includes(column)) };
}

/** Whether the table needs the full width of the page. */
export function isWide({ columns, rows }: ReadableTable): boolean {
  return sortedOut(columns, rows.slice(0, MAX_ROWS)).filled.length > MAX_COLUMNS_BESIDE;
}

/** Renders the rows with explicit roles, which browsers drop where the style sheet shows rows as cards. */
function rowWriter(
  columns: readonly TableColumn[],
  recordsAt: string | undefined,
): (row: ShownRecord, classes: string) => SafeHtml {
  const cells = columns.map((column, index) => {
    const { kind, label } = column;
    const start =
      index === 0
        ? html`<th scope="row" role="rowheader" class="kind-${kind}"${kind === 'text' && html` dir="auto"`}>`
        : html`<td role="cell" class="kind-${kind}" data-label="${label}"${kind === 'text' && html` dir="auto"`}>`;
    const emptyStart = html`<td role="cell" class="kind-${kind} nothing" data-label="${label}">`;
    return {
      column,
      start,
      emptyStart: index === 0 ? start : emptyStart,
      end: index === 0 ? html`</th>` : html`</td>`,
    };
  });
  return (row, classes) =>
    html`<tr role="row"${classes !== '' && html` class="${classes}"`}>${cells.map(
      ({ column: { kind, name }, start, emptyStart, end }) => [
        isEmptyValue(row[name]) ? emptyStart : start,
        name === 'id' && recordsAt !== undefined
          ? html`<a href="${`${recordsAt}${row[name]}/`}">${renderValue(kind, row[name])}</a>`
          : renderValue(kind, row[name]),
        end,
      ],
    )}</tr>
`;
}

function renderHeader({ kind, label }: TableColumn): SafeHtml {
  return html`<th scope="col" role="columnheader" class="kind-${kind}">${label}</th>`;
}

function renderLeftOut(empty: readonly TableColumn[], where: string): SafeHtml | null {
  return empty.length === 0
    ? null
    : html`<p class="aside">Columns hidden because they are empty${where}: ${empty.map(({ label }) => label).join(', ')}.</p>`;
}

/** The table with its filters and a note about empty columns and omitted rows. */
export function renderTable({ name, columns, rows, recordsAt }: ReadableTable): SafeHtml {
  const shown = rows.slice(0, MAX_ROWS);
  const { filled, empty } = sortedOut(columns, shown);
  const choices = filterColumns(filled, shown);
  const writeRow = rowWriter(filled, recordsAt);
  const isPart = shown.length < rows.length;
  const extent = isPart ? `the first ${shown.length} of ${rows.length}` : String(rows.length);
  return html`${renderFilters(choices, shown.length)}
${isPart && html`<p class="aside">Showing ${extent}; the JSON has all rows.</p>`}
<div class="rows" tabindex="0" role="region" aria-labelledby="rows-caption">
<table role="table">
<caption id="rows-caption" class="unseen">${name}: ${extent}</caption>
<thead role="rowgroup"><tr role="row">${filled.map(renderHeader)}</tr></thead>
<tbody role="rowgroup">
${shown.map((row) => writeRow(row, filterClasses(choices, row)))}</tbody>
</table>
</div>
${renderLeftOut(empty, ' in every row')}`;
}

/** A single record, field by field. */
export function renderDetails({ columns }: ReadableTable, row: ShownRecord): SafeHtml {
  const { filled, empty } = sortedOut(columns, [row]);
  return html`<dl class="details">
${filled.map(
  ({ name, label, kind }) =>
    html`<div><dt>${label}</dt><dd${kind === 'text' && html` dir="auto"`}>${renderValue(kind, row[name])}</dd></div>\n`,
)}</dl>
${renderLeftOut(empty, '')}`;
}
