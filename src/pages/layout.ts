/** The frame of all pages: the document, the name of the service and the navigation. */

import { html, type SafeHtml } from '../html/html.ts';

/** A URL with its label. */
export interface NamedLink {
  readonly label: string;
  readonly href: string;
}

/** The account that a page is shown to. */
export interface PageSession {
  /** The name of the account. */
  readonly account: string;
  /** The action of the sign-out button; null if the browser has no session. */
  readonly signOutHref: string | null;
}

/** The text about the signed-in account. */
interface SessionWords {
  readonly signedInAs: string;
  readonly signOut: string;
}

const ENGLISH: SessionWords = { signedInAs: 'Signed in as', signOut: 'Sign out' };

/** A page without its content. */
interface PageLayout {
  /** The title of the document. */
  readonly windowTitle: string;
  /** The language of the content; default: English. */
  readonly language?: string;
  /** The text direction; default: that of the language. */
  readonly direction?: 'ltr' | 'rtl';
  readonly styleSheets: readonly string[];
  readonly icon: string;
  /** From the root to this page, both included; the root's label is the name of the service. */
  readonly breadcrumbs: readonly NamedLink[];
  readonly navigation: readonly NamedLink[];
  /** The label of the navigation; default: `Collections`. */
  readonly navigationLabel?: string;
  /** The label that unfolds the navigation on a narrow screen; default: it is never folded. */
  readonly navigationFold?: string;
  /** The URL of the current entry in the navigation; default: that of the last breadcrumb. */
  readonly section?: string;
  /** Null without authentication, or if the caller is unknown. */
  readonly session: PageSession | null;
  /** The text about the account; default: in English. */
  readonly sessionWords?: SessionWords;
  /** The skip links for keyboard users. */
  readonly skips: readonly NamedLink[];
  /** The class of the main part, if it has one. */
  readonly mainClass?: string;
}

/** Renders the document, with `content` as its main part. */
export function renderLayout(frame: PageLayout, content: SafeHtml): string {
  const { windowTitle, language = 'en', direction, styleSheets, icon, skips, mainClass } = frame;
  return html`<!doctype html>
<html lang="${language}"${direction !== undefined && html` dir="${direction}"`}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${windowTitle}</title>
<link rel="icon" type="image/svg+xml" href="${icon}">
${styleSheets.map((styleSheet) => html`<link rel="stylesheet" href="${styleSheet}">`)}
</head>
<body>
${skips.map(({ label, href }) => html`<a class="skip" href="${href}">${label}</a>`)}
${renderMasthead(frame)}
<main id="main" tabindex="-1"${mainClass !== undefined && html` class="${mainClass}"`}>
${content}
</main>
</body>
</html>
`.toString();
}

function renderMasthead(frame: PageLayout): SafeHtml {
  const { breadcrumbs, navigation, navigationLabel = 'Collections', session, icon } = frame;
  const root = breadcrumbs[0];
  const here = frame.section ?? breadcrumbs.at(-1)?.href;
  const fold = frame.navigationFold;
  const current = navigation.find(({ href }) => href === here);
  const links = navigation.map(
    ({ label, href }) =>
      html`<li><a href="${href}"${href === here && html` aria-current="page"`}>${label}</a></li>`,
  );
  return html`<header class="masthead"><div>
${
  root !== undefined &&
  html`<a class="brand" href="${root.href}"><img src="${icon}" alt="" width="28" height="28">${root.label}</a>`
}
${links.length > 0 && html`<nav aria-label="${navigationLabel}"><ul>${links}</ul></nav>`}
${fold !== undefined && html`<details class="menu"><summary>${fold}${current !== undefined && html`<span class="menu-place">${current.label}</span>`}</summary><nav aria-label="${navigationLabel}"><ul>${links}</ul></nav></details>`}
${session !== null && renderSession(session, frame.sessionWords ?? ENGLISH)}
</div></header>`;
}

function renderSession(
  { account, signOutHref }: PageSession,
  { signedInAs, signOut }: SessionWords,
): SafeHtml {
  return html`<div class="session">
<p>${signedInAs} <b dir="auto">${account}</b></p>
${
  signOutHref !== null &&
  html`<form action="${signOutHref}" method="post"><button type="submit">${signOut}</button></form>`
}
</div>`;
}

/** The way from the root to this page; none at the root. */
export function renderBreadcrumbs(breadcrumbs: readonly NamedLink[]): SafeHtml | null {
  if (breadcrumbs.length < 2) {
    return null;
  }
  const items = breadcrumbs.map(
    ({ label, href }, index) =>
      html`<li><a href="${href}"${index === breadcrumbs.length - 1 && html` aria-current="page"`}>${label}</a></li>`,
  );
  return html`<nav class="breadcrumbs" aria-label="Breadcrumbs"><ol>${items}</ol></nav>`;
}

// Pagination links.

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
