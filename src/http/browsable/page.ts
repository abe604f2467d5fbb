/**
 * The browsable page: one answer of the service as people see it. It needs no JavaScript and brings no style of its
 * own, so that the strictest Content-Security-Policy fits it.
 */

import { isRefused, renderForm } from './form.ts';
import { html, type SafeHtml } from './html.ts';
import { renderBreadcrumbs, renderLayout } from './layout.ts';
import { renderNotice } from './notice.ts';
import { recordsTitle, renderRecords } from './records.ts';
import { renderResponse } from './response.ts';
import { isBroad } from './table.ts';
import type { BrowsablePage, Subscription } from './view.ts';

export type {
  BrowsablePage,
  CreationForm,
  FormatLink,
  FormField,
  NamedLink,
  PageLinks,
  ReadableRecord,
  ReadableTable,
  ReadableText,
  TableColumn,
} from './view.ts';

/** Where a narrow screen shows one thing under the other, the way to each of them. */
function renderJumps(page: BrowsablePage, records: SafeHtml | null): SafeHtml {
  return html`<nav class="jumps" aria-label="On this page"><ul>
${page.form !== null && html`<li><a href="#create">${page.form.title}</a></li>`}
${records !== null && html`<li><a href="#records">${recordsTitle(page)}</a></li>`}
<li><a href="#answer">Response</a></li>
</ul></nav>`;
}

function renderSubscription({ href, label, words }: Subscription): SafeHtml {
  return html`<p class="subscription"><a href="${href}">${label}</a> <span>${words}</span></p>`;
}

function documentTitle(page: BrowsablePage): string {
  const service = page.breadcrumbs[0]?.label;
  const title = service === undefined || service === page.title ? page.title : `${page.title} · ${service}`;
  return page.form !== null && isRefused(page.form) ? `Refused: ${title}` : title;
}

/** The whole document as text. */
export function renderPage(page: BrowsablePage): string {
  const notice = renderNotice(page);
  const records = renderRecords(page);
  const form = page.form === null ? null : renderForm(page.form);
  // What was just made comes before the next one to make.
  const isList = page.created === null;
  // A table of many columns takes the breadth of the page.
  const isOver = isList && page.table !== undefined && isBroad(page.table);
  const reading = isList ? [notice, form, isOver ? null : records] : [notice, records, form];
  const hasReading = reading.some((part) => part !== null);
  // A form of many fields needs room to set them side by side, and so does a table.
  const broad = page.table !== undefined || (page.form !== null && page.form.fields.length > 6);
  const layout = hasReading ? (broad ? 'columns broad' : 'columns') : 'column';
  return renderLayout(
    {
      windowTitle: documentTitle(page),
      styleSheets: [page.styleSheet],
      icon: page.icon,
      breadcrumbs: page.breadcrumbs,
      navigation: page.navigation,
      session: page.session,
      skips: [
        { label: 'Skip to the content', href: '#main' },
        { label: 'Skip to the answer', href: '#answer' },
      ],
    },
    html`<div class="opening">
${renderBreadcrumbs(page.breadcrumbs)}
<h1>${page.title}</h1>
${page.description !== '' && html`<p class="description">${page.description}</p>`}
${page.subscription !== undefined && renderSubscription(page.subscription)}
${(hasReading || isOver) && renderJumps(page, records)}
</div>
${isOver && records}
<div class="${layout}">
${hasReading && html`<div class="reading">${reading}</div>`}
${renderResponse(page)}
</div>`,
  );
}
