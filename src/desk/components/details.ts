/** What is known of one record: names and values, one below the other. */

import { html, type SafeHtml } from '../../html/html.ts';

/** A name with its value; without one a dash stands there. */
interface Detail {
  readonly label: string;
  readonly value: SafeHtml | string | null;
}

/** The list. */
export const renderDetails = (details: readonly Detail[]): SafeHtml =>
  html`<dl class="details">${details.map(
    ({ label, value }) =>
      html`<div><dt>${label}</dt><dd dir="auto">${
        value === null || value === ''
          ? html`<span aria-hidden="true">–</span><span class="unseen">none</span>`
          : value
      }</dd></div>
`,
  )}</dl>`;

/** A link that looks like a button. */
export interface Action {
  readonly label: string;
  readonly href: string;
}

/** What can be done with a record: links to the screens that do it; null where nothing can. */
export const renderActions = (actions: readonly Action[], label: string): SafeHtml | null =>
  actions.length === 0
    ? null
    : html`<nav class="ways" aria-label="${label}"><ul>${actions.map((one) => html`<li><a class="button" href="${one.href}">${one.label}</a></li>`)}</ul></nav>`;

/** A part of a page under a heading of its own. */
export const renderPart = (title: string, content: SafeHtml): SafeHtml =>
  html`<section class="part">
<h2>${title}</h2>
${content}
</section>`;
