/** A list as a table: columns that sort, rows that can be ticked, cards on a narrow screen. */

import { html, type SafeHtml } from '../../html/html.ts';

/** A column. */
export interface Column<Row> {
  readonly label: string;
  /** Its content in a row; the first column names the row. */
  readonly cell: (row: Row) => SafeHtml | string | number | null;
  /** The link of its heading, to sort by it; absent if nothing can be sorted by it. */
  readonly sort?: SortLink;
  readonly kind?: 'number' | 'date';
}

/** A heading that sorts. */
export interface SortLink {
  readonly href: string;
  /** The present order by it; null if there is none. */
  readonly direction: 'ascending' | 'descending' | null;
}

/** A table. */
export interface DeskTable<Row> {
  /** The name of the list, for those who hear it: `Owed feedback: 1–50 of 73`. */
  readonly caption: string;
  /** A name that no other table of the page has; default: `rows`. */
  readonly name?: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  /** Makes the rows tickable; absent if nothing is done with several. */
  readonly ticks?: {
    /** The name of the fields, and the id of the form that sends them. */
    readonly name: string;
    readonly form: string;
    readonly valueOf: (row: Row) => string;
    /** The label of the box of a row: `Ada Example, Chemistry`. */
    readonly labelOf: (row: Row) => string;
    readonly isTicked: (row: Row) => boolean;
  };
}

/** Renders the table. Roles say what the elements are anyway, as browsers forget it where rows are shown as cards. */
export function renderTable<Row>({ caption, name = 'rows', columns, rows, ticks }: DeskTable<Row>): SafeHtml {
  const headings = columns.map(renderHeading);
  return html`<div class="rows" tabindex="0" role="region" aria-labelledby="${name}-caption">
<table role="table">
<caption id="${name}-caption" class="unseen">${caption}</caption>
<thead role="rowgroup"><tr role="row">${ticks && html`<th scope="col" role="columnheader" class="tick-cell"><span class="unseen">Ticked</span></th>`}${headings}</tr></thead>
<tbody role="rowgroup">
${rows.map(
  (row) => html`<tr role="row">${
    ticks &&
    html`<td role="cell" class="tick-cell"><input type="checkbox" form="${ticks.form}" name="${ticks.name}" value="${ticks.valueOf(row)}" aria-label="${ticks.labelOf(row)}"${ticks.isTicked(row) && html` checked`}></td>`
  }${columns.map((column, index) => renderCell(column, row, index))}</tr>
`,
)}</tbody>
</table>
</div>`;
}

function renderHeading<Row>({ label, sort, kind }: Column<Row>): SafeHtml {
  const type = html`${kind !== undefined && html` class="kind-${kind}"`}`;
  if (sort === undefined) return html`<th scope="col" role="columnheader"${type}>${label}</th>`;
  const { href, direction } = sort;
  return html`<th scope="col" role="columnheader"${type}${direction !== null && html` aria-sort="${direction}"`}><a href="${href}">${label}${direction !== null && html`<span aria-hidden="true"> ${direction === 'ascending' ? '▲' : '▼'}</span>`}</a></th>`;
}

function renderCell<Row>({ label, cell, kind }: Column<Row>, row: Row, index: number): SafeHtml {
  const content = cell(row);
  const type = html`${kind !== undefined && html` class="kind-${kind}"`}`;
  if (index === 0) return html`<th scope="row" role="rowheader" dir="auto"${type}>${content}</th>`;
  if (content === null || content === '') {
    return html`<td role="cell" class="nothing${kind !== undefined && html` kind-${kind}`}" data-label="${label}"><span aria-hidden="true">–</span><span class="unseen">none</span></td>`;
  }
  return html`<td role="cell" data-label="${label}" dir="auto"${type}>${content}</td>`;
}
