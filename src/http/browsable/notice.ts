/** What a page says before anything else: that a record was made, or why there is none and what can be done. */

import { isRefused, renderHidden } from './form.ts';
import { html, type SafeHtml } from './html.ts';
import type { BrowsablePage, NamedLink } from './view.ts';

/** What is said about a failure, and where its links lead. */
interface Advice {
  readonly words: string;
  readonly ways: 'sign in' | 'here' | 'here or OPTIONS' | 'formats' | 'everywhere';
}

/** By status; the cause itself stands in the answer. */
const ADVICE: ReadonlyMap<number, Advice> = new Map<number, Advice>([
  [
    401,
    {
      words: 'Only those are answered who say who they are: sign in, or send a token with the request.',
      ways: 'sign in',
    },
  ],
  [
    403,
    {
      words: 'This is open to others only. Those who look after the programme can open it to you.',
      ways: 'everywhere',
    },
  ],
  [
    404,
    {
      words: 'There is nothing at this address. It may have been mistyped, or moved. These are the ways in:',
      ways: 'everywhere',
    },
  ],
  [
    405,
    {
      words: 'This address does not do that. What it does is in the Allow header, and here:',
      ways: 'here or OPTIONS',
    },
  ],
  [406, { words: 'There is no answer in the form that was asked for. These there are:', ways: 'formats' }],
  [413, { words: 'That was more than fits into one request. Send less at once.', ways: 'here' }],
  [
    415,
    {
      words: 'The request came in a form that is not read here. Send JSON or a form.',
      ways: 'here or OPTIONS',
    },
  ],
  [429, { words: 'That was a lot in a short time. Wait a little, then try again.', ways: 'here' }],
  [
    503,
    { words: 'Something the service needs is away for the moment. Try again a little later.', ways: 'here' },
  ],
]);

const REFUSED: Advice = {
  words: 'The request could not be used as it was. The answer says why.',
  ways: 'here or OPTIONS',
};
const BROKEN: Advice = {
  words: 'The fault is on our side. Try again, or go on from here:',
  ways: 'everywhere',
};

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
        : [...here, { label: 'What it takes (OPTIONS)', href: page.optionsHref }];
  }
}

/** Good news after a creation, advice after a failure, null otherwise. A refused form speaks for itself. */
export function renderNotice(page: BrowsablePage): SafeHtml | null {
  if (page.created) {
    const { title, words, isDone, list, again } = page.created;
    return html`<section class="notice${isDone && ' done'}" aria-labelledby="notice-title">
<h2 id="notice-title">${title}</h2>
${words !== undefined && html`<p>${words}</p>`}
${
  again !== undefined &&
  html`<form method="post" action="${again.action}">
${[again.hidden, ...again.fields].map(renderHidden)}
<button type="submit">${again.label}</button>
</form>`
}
${list !== undefined && html`<p><a href="${list.href}">${list.label}</a></p>`}
</section>`;
  }
  if (page.status.code < 400 || (page.form && isRefused(page.form))) {
    return null;
  }
  const advice = ADVICE.get(page.status.code) ?? (page.status.code < 500 ? REFUSED : BROKEN);
  const ways = waysOn(page, advice.ways);
  return html`<section class="notice" aria-labelledby="notice-title">
<h2 id="notice-title">What you can do</h2>
<p>${advice.words}</p>
${ways.length > 0 && html`<ul>${ways.map((way) => html`<li><a href="${way.href}">${way.label}</a></li>`)}</ul>`}
</section>`;
}
