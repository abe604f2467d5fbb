/** Short records as a table, and a single one as a list of its fields. */

import type { FieldKind } from '../../domain/fields.ts';
import { html, type SafeHtml } from '../../html/html.ts';
import { formatDate } from '../../pages/format-date.ts';
import { renderPageLinks } from '../../pages/layout.ts';
import type { ShownValue } from '../../resources/field-values.ts';
import type { ShownRecord } from '../../resources/representation.ts';
import type { BrowsablePage, ReadableRecord, ReadableTable, ReadableText, TableColumn } from './view.ts';

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
): (row: ShownRecord) => SafeHtml {
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
  return (row) =>
    html`<tr role="row">${cells.map(({ column: { kind, name }, start, emptyStart, end }) => [
      isEmptyValue(row[name]) ? emptyStart : start,
      name === 'id' && recordsAt !== undefined
        ? html`<a href="${`${recordsAt}${row[name]}/`}">${renderValue(kind, row[name])}</a>`
        : renderValue(kind, row[name]),
      end,
    ])}</tr>
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

/** The table with a note about empty columns and omitted rows. */
export function renderTable({ name, columns, rows, recordsAt }: ReadableTable): SafeHtml {
  const shown = rows.slice(0, MAX_ROWS);
  const { filled, empty } = sortedOut(columns, shown);
  const writeRow = rowWriter(filled, recordsAt);
  const isPart = shown.length < rows.length;
  const extent = isPart ? `the first ${shown.length} of ${rows.length}` : String(rows.length);
  return html`${isPart && html`<p class="aside">Showing ${extent}; the JSON has all rows.</p>`}
<div class="rows" tabindex="0" role="region" aria-labelledby="rows-caption">
<table role="table">
<caption id="rows-caption" class="unseen">${name}: ${extent}</caption>
<thead role="rowgroup"><tr role="row">${filled.map(renderHeader)}</tr></thead>
<tbody role="rowgroup">
${shown.map(writeRow)}</tbody>
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

// Renders a single value for people.

const COLOUR = /^#[0-9A-Fa-f]{6}$/;

/** Whether a value is missing or empty. */
export function isEmptyValue(value: ShownValue | undefined): value is null | undefined | '' {
  return value === null || value === undefined || value === '';
}

const NOTHING = html`<span aria-hidden="true">–</span><span class="unseen">none</span>`;

const asItIs = (text: string): string => text;

/** How values of a kind are rendered. */
const KINDS: { readonly [Kind in FieldKind]: (text: string) => SafeHtml | string } = {
  integer: asItIs,
  text: (text) => (COLOUR.test(text) ? renderColour(text) : text),
  datetime: renderDate,
  date: renderDate,
  url: renderAddress,
  boolean: asItIs,
};

/** Renders a value by its kind; a value of another kind is shown unchanged. */
export function renderValue(kind: FieldKind, value: ShownValue | undefined): SafeHtml | string {
  if (isEmptyValue(value)) return NOTHING;
  return typeof value === 'boolean' ? yesOrNo(value) : KINDS[kind](String(value));
}

/** A boolean as `yes` or `no`. */
export const yesOrNo = (value: boolean): string => (value ? 'yes' : 'no');

function renderDate(text: string): SafeHtml | string {
  const words = formatDate(text);
  return words === '' ? text : html`<time datetime="${text}">${words}</time>`;
}

/** Shows the host as the text of the link, parsed as browsers parse it, so that no other host can pass for it. */
function renderAddress(address: string): SafeHtml | string {
  const url = URL.parse(address);
  return url?.protocol === 'https:' || url?.protocol === 'http:'
    ? html`<a href="${address}" rel="noreferrer">${url.host}</a>`
    : address;
}

/** A colour as a chip with its name on it: an SVG, because the content security policy forbids style attributes. */
function renderColour(colour: string): SafeHtml {
  const ground = isLight(colour) ? 'light' : 'dark';
  return html`<span class="chip ${ground}"><svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true"><path fill="${colour}" d="M0 0h1v1H0z"/></svg><span>${colour}</span></span>`;
}

/** At this relative luminance black and white have the same contrast: (L + 0.05)² = 1.05 × 0.05 (WCAG 2.2). */
const MIDDLE = Math.sqrt(1.05 * 0.05) - 0.05;

/** Whether black has more contrast than white on a colour `#RRGGBB`. */
function isLight(colour: string): boolean {
  const channel = (start: number): number => {
    const share = Number.parseInt(colour.slice(start, start + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5) > MIDDLE;
}

// Records as prose, for mentees and managers.

/** The lines of a text with line breaks between them; the text itself stays unchanged. */
function renderLines(text: string): readonly (SafeHtml | string)[] {
  return text
    .split('\n')
    .flatMap((line, index) => [
      index > 0 ? '\n' : '',
      line.trim() === '' ? line : html`<span class="goal">${line}</span>`,
    ]);
}

/** Texts longer than this, in characters, are collapsed, to keep the list short. */
const MAX_FULL_CHARACTERS = 400;
const EXCERPT = 160;

/** The beginning of a text, up to a space if there is one. */
function excerptOf(text: string): string {
  const start = text.slice(0, EXCERPT).toWellFormed();
  const lastSpace = start.lastIndexOf(' ');
  return (lastSpace > 0 ? start.slice(0, lastSpace) : start).replace(/\s+/g, ' ');
}

function renderProse(text: string): SafeHtml | string {
  return text.length <= MAX_FULL_CHARACTERS
    ? text
    : html`<details><summary><span class="excerpt">${excerptOf(text)} … </span><span class="more all">Show all</span><span class="more less">Show less</span></summary>${text}</details>`;
}

function renderText(text: ReadableText): SafeHtml {
  const kind = text.emphasis ? 'text emphasis' : 'text';
  const content = text.emphasis ? renderLines(text.text) : renderProse(text.text);
  return text.label === ''
    ? html`<div class="${kind}"><div class="content" dir="auto">${content}</div></div>`
    : html`<dl class="${kind}"><dt>${text.label}</dt><dd class="content" dir="auto">${content}</dd></dl>`;
}

function renderRecord(record: ReadableRecord): SafeHtml {
  const heading =
    record.href === undefined ? record.heading : html`<a href="${record.href}">${record.heading}</a>`;
  return html`<li><article class="record">
<header><h3>${heading}</h3>${record.note !== '' && html`<p class="note">${record.note}</p>`}</header>
${record.texts.map(renderText)}
</article></li>
`;
}

/** Whether the response is an empty list. */
function isEmptyList(page: BrowsablePage): boolean {
  return (
    page.status.code === 200 && (page.pages === undefined ? page.body.trim() === '[]' : page.pages.from === 0)
  );
}

function renderEmptyList(page: BrowsablePage): SafeHtml {
  if (page.pages && page.pages.count > 0) {
    const way = page.pages.first ?? page.pages.previous;
    return html`<p class="empty">The list ends before this page. ${
      way !== null && html`<a href="${way}">Go to its beginning.</a>`
    }</p>`;
  }
  return html`<p class="empty">Nothing is listed here yet. ${
    page.form && html`Make a start: <a href="#create">${page.form.title}</a>.`
  }</p>`;
}

/** A single record is shown field by field; in a list, as a table. */
function renderShortRecords({ table, created, isSingle }: BrowsablePage): SafeHtml | null {
  const first = table?.rows[0];
  if (table === undefined || first === undefined) return null;
  return created === undefined && !isSingle ? renderTable(table) : renderDetails(table, first);
}

function renderCount({ table, created, isSingle }: BrowsablePage): SafeHtml | null {
  return table === undefined || created !== undefined || isSingle
    ? null
    : html` <span class="count">${table.rows.length}</span>`;
}

/** The title over the records. */
export function recordsTitle(page: BrowsablePage): string {
  return page.recordsTitle ?? 'In words';
}

/** The records with links to other pages; a sentence for an empty list; null if there is nothing to show. */
export function renderRecords(page: BrowsablePage): SafeHtml | null {
  const empty = isEmptyList(page);
  const { records = [] } = page;
  if (records.length === 0 && page.table === undefined && page.pages === undefined && !empty) {
    return null;
  }
  return html`<section class="records" id="records" aria-labelledby="records-title">
<h2 id="records-title">${recordsTitle(page)}${renderCount(page)}</h2>
${page.pages && page.pages.count > 0 && renderPageLinks(page.pages, 'Pages')}
${empty && renderEmptyList(page)}
${renderShortRecords(page)}
${records.length > 0 && html`<ol>${records.map(renderRecord)}</ol>`}
${page.pages && records.length > 3 && renderPageLinks(page.pages, 'Pages, after the list')}
</section>`;
}
