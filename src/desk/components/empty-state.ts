/** What stands where there is nothing: why, and what can be done. */

import { html, type SafeHtml } from '../../html/html.ts';
import type { NamedLink } from '../../pages/layout.ts';

/** A sentence, and links to what can be done. */
export const renderEmptyState = (text: string, links: readonly NamedLink[] = []): SafeHtml =>
  html`<div class="empty"><p>${text}</p>${
    links.length > 0 &&
    html`<p>${links.map(({ label, href }, index) => html`${index > 0 && ' · '}<a href="${href}">${label}</a>`)}</p>`
  }</div>`;
