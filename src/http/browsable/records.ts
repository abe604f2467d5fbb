/** Records as prose, for mentees and managers. */

import { html, type SafeHtml } from '../../html/html.ts';
import { renderPageLinks } from '../../pages/page-links.ts';
import { renderDetails, renderTable } from './table.ts';
import type { BrowsablePage, ReadableRecord, ReadableText } from './view.ts';

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
