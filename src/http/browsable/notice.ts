/** The notice at the top of a page: that a record was created, or what can be done about an error. */

import { html, type SafeHtml } from '../../html/html.ts';
import { renderHidden } from '../../pages/field.ts';
import type { NamedLink } from '../../pages/layout.ts';
import { isRefused } from './form.ts';
import type { BrowsablePage } from './view.ts';

/** The advice on an error, and its links. */
interface Advice {
  readonly words: string;
  readonly ways: 'sign in' | 'here' | 'here or OPTIONS' | 'formats' | 'everywhere';
}

/** By status; the response itself names the cause. */
const ADVICE: Readonly<Record<number, Advice>> = {
  401: { words: 'Sign in, or send a token with the request.', ways: 'sign in' },
  403: {
    words: 'This is not allowed. The response says why, and names the scope if your token lacks one.',
    ways: 'everywhere',
  },
  404: {
    words: 'There is nothing at this address. It may be mistyped, or the page has moved. Continue here:',
    ways: 'everywhere',
  },
  405: {
    words:
      'This address does not support the method. The Allow header lists those that it supports. Continue here:',
    ways: 'here or OPTIONS',
  },
  406: { words: 'The requested representation is not available. These are:', ways: 'formats' },
  413: { words: 'The request is too large. Send less at once.', ways: 'here' },
  415: {
    words: 'The media type of the request is not supported. Send JSON or a form.',
    ways: 'here or OPTIONS',
  },
  429: { words: 'Too many requests in a short time. Wait a little, then try again.', ways: 'here' },
  503: { words: 'The service is temporarily unavailable. Try again a little later.', ways: 'here' },
};

const REFUSED: Advice = {
  words: 'The request is invalid. The response says why.',
  ways: 'here or OPTIONS',
};
const BROKEN: Advice = { words: 'The service failed. Try again, or continue here:', ways: 'everywhere' };

function waysOn(page: BrowsablePage, ways: Advice['ways']): readonly NamedLink[] {
  const here = page.breadcrumbs.slice(-1).map(({ label, href }) => ({ label: `Back to ${label}`, href }));
  switch (ways) {
    case 'sign in':
      return page.signInHref === null ? [] : [{ label: 'Sign in', href: page.signInHref }];
    case 'everywhere':
      return page.navigation;
    case 'formats':
      return page.formats;
    case 'here':
      return here;
    case 'here or OPTIONS':
      return page.optionsHref === null
        ? here
        : [...here, { label: 'Supported requests (OPTIONS)', href: page.optionsHref }];
  }
}

/** A confirmation, advice after an error, or null. A rejected form shows its own errors. */
export function renderNotice(page: BrowsablePage): SafeHtml | null {
  if (page.created) {
    const { title, words, isDone, list, again } = page.created;
    return html`<section class="notice${isDone && ' done'}" aria-labelledby="notice-title">
<h2 id="notice-title">${title}</h2>
${words !== undefined && html`<p>${words}</p>`}
${
  again !== undefined &&
  html`<form method="post" action="${again.action}">
${again.fields.map(renderHidden)}
<button type="submit">${again.label}</button>
</form>`
}
${list !== undefined && html`<p><a href="${list.href}">${list.label}</a></p>`}
</section>`;
  }
  if (page.status.code < 400 || (page.form && isRefused(page.form))) {
    return null;
  }
  const advice = ADVICE[page.status.code] ?? (page.status.code < 500 ? REFUSED : BROKEN);
  const ways = waysOn(page, advice.ways);
  return html`<section class="notice" aria-labelledby="notice-title">
<h2 id="notice-title">What you can do</h2>
<p>${advice.words}</p>
${ways.length > 0 && html`<ul>${ways.map((way) => html`<li><a href="${way.href}">${way.label}</a></li>`)}</ul>`}
</section>`;
}
