/** The browsable page: a response for people, without JavaScript and inline styles. */

import { html, type SafeHtml } from '../../html/html.ts';
import { CSS, createAsset } from '../../pages/assets.ts';
import { renderBreadcrumbs, renderLayout } from '../../pages/layout.ts';
import { isRefused, renderForm } from './form.ts';
import { renderNotice } from './notice.ts';
import { recordsTitle, renderRecords } from './records.ts';
import { renderResponse } from './response.ts';
import { isWide } from './table.ts';
import type { BrowsablePage, Subscription } from './view.ts';

/** The style sheet of these pages, beside that of all pages. */
export const browsableStyleSheet = createAsset(new URL('browsable.css', import.meta.url), CSS);

/** Links to the parts of the page, for narrow screens that show them one below the other. */
function renderJumps(page: BrowsablePage, records: SafeHtml | null): SafeHtml {
  return html`<nav class="jumps" aria-label="On this page"><ul>
${page.form && html`<li><a href="#create">${page.form.title}</a></li>`}
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
  return page.form && isRefused(page.form) ? `Refused: ${title}` : title;
}

/** Renders the whole document. */
export function renderPage(page: BrowsablePage): string {
  const notice = renderNotice(page);
  const records = renderRecords(page);
  const form = page.form ? renderForm(page.form) : null;
  // The record that was just created comes before the form for the next one.
  const isList = page.created === undefined;
  // A table of many columns takes the full width of the page.
  const isOver = isList && !page.isSingle && page.table !== undefined && isWide(page.table);
  const reading = isList ? [notice, form, isOver ? null : records] : [notice, records, form];
  const hasReading = reading.some((part) => part !== null);
  // A form of many fields needs room for columns, and so does a table.
  const broad = page.table !== undefined || (page.form !== undefined && page.form.fields.length > 6);
  const layout = hasReading ? (broad ? 'columns broad' : 'columns') : 'column';
  return renderLayout(
    {
      windowTitle: documentTitle(page),
      styleSheets: page.styleSheets,
      icon: page.icon,
      breadcrumbs: page.breadcrumbs,
      navigation: page.navigation,
      session: page.session,
      skips: [
        { label: 'Skip to the content', href: '#main' },
        { label: 'Skip to the response', href: '#answer' },
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
