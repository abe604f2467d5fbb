/** Pagination links. */

import { html, type SafeHtml } from '../html/html.ts';

/** A place in a list: records `from` to `to`, counted from 1, of `count`; `from` is 0 if the page is empty. */
export interface PageLinks {
  readonly from: number;
  readonly to: number;
  readonly count: number;
  readonly first: string | null;
  readonly previous: string | null;
  readonly next: string | null;
  readonly last: string | null;
}

/** The current range, such as `31–60 of 95`; an empty page says so. */
export function rangeInWords(pages: PageLinks): string {
  return pages.from === 0 ? `None of ${pages.count}` : `${pages.from}–${pages.to} of ${pages.count}`;
}

function link(href: string | null, label: string, relation: string | null): SafeHtml | null {
  return href === null
    ? null
    : html`<a class="button" href="${href}"${relation !== null && html` rel="${relation}"`}>${label}</a>`;
}

/** The links to the other pages around the current range. `label` distinguishes two of them on one page. */
export function renderPageLinks(pages: PageLinks, label: string): SafeHtml {
  return html`<nav class="pages" aria-label="${label}">
<div class="pages-back">${link(pages.first, 'First', null)}${link(pages.previous, 'Previous', 'prev')}</div>
<p class="pages-range">${rangeInWords(pages)}</p>
<div class="pages-on">${link(pages.next, 'Next', 'next')}${link(pages.last, 'Last', null)}</div>
</nav>`;
}
