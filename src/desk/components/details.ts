/** Small parts of pages. */

import type { DeskPerson } from '../../domain/desk/desk-reader.ts';
import { html, type SafeHtml } from '../../html/html.ts';
import { formatDate } from '../../pages/format-date.ts';
import type { NamedLink } from '../../pages/layout.ts';
import type { MissingSetup } from '../parts.ts';

/** A name with its value; a dash if there is none. */
interface Detail {
  readonly label: string;
  readonly value: SafeHtml | string | null;
}

/** Renders names and values, one below the other. */
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

/** Renders links to what can be done with a record; null if nothing can. */
export const renderActions = (actions: readonly Action[], label: string): SafeHtml | null =>
  actions.length === 0
    ? null
    : html`<nav class="ways" aria-label="${label}"><ul>${actions.map((one) => html`<li><a class="button" href="${one.href}">${one.label}</a></li>`)}</ul></nav>`;

/** Renders a part of a page under a heading of its own. */
export const renderPart = (title: string, content: SafeHtml): SafeHtml =>
  html`<section class="part">
<h2>${title}</h2>
${content}
</section>`;

/** Renders why there is nothing, and links to what can be done. */
export const renderEmptyState = (text: string, links: readonly NamedLink[] = []): SafeHtml =>
  html`<div class="empty"><p>${text}</p>${
    links.length > 0 &&
    html`<p>${links.map(({ label, href }, index) => html`${index > 0 && ' · '}<a href="${href}">${label}</a>`)}</p>`
  }</div>`;

/** Renders a name for a table, with an e-mail address that takes no more room than the column has. */
export const renderName = ({ called, full_name, email }: DeskPerson): SafeHtml | string =>
  called === full_name ? called : html`${full_name} <span class="namesake">${email}</span>`;

/** Renders what is not set up: the sentence for managers, then the note for the administrator. */
export const renderMissingSetup = ({ text, settings, document }: MissingSetup): SafeHtml =>
  html`${text} Ask your administrator to set it up. <span class="quiet">Note for them: ${settings}, see ${document}.</span>`;

/** Renders a secret that the page alone shows, and once. */
export const renderSecret = (title: string, secret: string, advice: string): SafeHtml =>
  html`<section class="notice done" role="status"><h2>${title}</h2>
<p class="address">${secret}</p>
<p>${advice}</p></section>`;

/** Renders what is wrong, in one place that takes the focus. */
export const renderSummary = (title: string, items: readonly SafeHtml[]): SafeHtml =>
  html`<div class="summary" role="group" aria-labelledby="summary-title" tabindex="-1" autofocus>
<h2 id="summary-title">${title}</h2>
<ul>${items}</ul>
</div>`;

// Days as a manager reads them.

/** `21 November 2026`, with the day for machines. */
export const renderDay = (day: Temporal.PlainDate): SafeHtml =>
  html`<time datetime="${day.toString()}">${formatDate(day.toString())}</time>`;

/** `21 November 2026, 03:10` in a time zone. */
export function renderInstant(at: Temporal.Instant, timeZone: string): SafeHtml {
  const local = at.toZonedDateTimeISO(timeZone);
  const text = local.toPlainDateTime().toString({ smallestUnit: 'minute' });
  return html`<time datetime="${at.toString({ smallestUnit: 'second' })}">${formatDate(text)}</time>`;
}

/** `3 days late`, `due today`, `in 5 days`. */
export function latenessText(daysLate: number): string {
  if (daysLate === 0) return 'due today';
  const days = Math.abs(daysLate);
  const counted = `${days} ${days === 1 ? 'day' : 'days'}`;
  return daysLate > 0 ? `${counted} late` : `in ${counted}`;
}

// Links that open the mail program of whoever presses them.

/** The characters that an address may have as they are (RFC 6068) and `encodeURIComponent` encodes. */
const PLAIN = /%(?:24|2B)/g;

/**
 * The link to an e-mail address: `mailto:ada@example.org`. Mail programs that decode nothing take it, too.
 *
 * @param fields such as the subject, which are encoded
 */
export function mailLink(email: string, fields: Readonly<Record<string, string>> = {}): string {
  const at = email.lastIndexOf('@');
  const encoded = (part: string): string => encodeURIComponent(part).replaceAll(PLAIN, decodeURIComponent);
  const address = `${encoded(email.slice(0, at))}@${encoded(email.slice(at + 1))}`;
  const query = Object.entries(fields).map(([name, text]) => `${name}=${encodeURIComponent(text)}`);
  return `mailto:${address}${query.length === 0 ? '' : `?${query.join('&')}`}`;
}
