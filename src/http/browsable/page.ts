/** The browsable page: the response to a request, for developers, without JavaScript and inline styles. */

import { escapeHtml, html, type SafeHtml, trusted } from '../../html/html.ts';
import { CSS, createAsset } from '../../pages/assets.ts';
import { type NamedLink, type PageSession, renderBreadcrumbs, renderLayout } from '../../pages/layout.ts';

/** The style sheet of these pages, beside that of all pages. */
export const browsableStyleSheet = createAsset(new URL('browsable.css', import.meta.url), CSS);

/** What an endpoint is called on its pages. */
export interface View {
  /** The name of what is shown: `Smart Goals`, `Mentoring` for the root, `Not Found`. */
  readonly title: string;
  /** May be empty. */
  readonly description: string;
  /** The pages between the root and this one. */
  readonly parents?: readonly NamedLink[];
}

/** A whole page. */
export interface BrowsablePage extends View {
  /** The URLs of the style sheets, with their versions: `/static/browsable.css?v=…`. */
  readonly styleSheets: readonly string[];
  /** The URL of the SVG icon. */
  readonly icon: string;
  /** From the root to this page, both included; the root's label is the name of the service. */
  readonly breadcrumbs: readonly NamedLink[];
  /** The collections and the API description. */
  readonly navigation: readonly NamedLink[];
  /** Null if the caller has no account. */
  readonly session: PageSession | null;
  /** The sign-in page; null if the caller need not sign in. */
  readonly signInHref: string | null;
  /** The request: `GET`, `/smart-goals/?offset=30`. */
  readonly request: { readonly method: string; readonly target: string };
  /** The status: 200, `OK`. */
  readonly status: { readonly code: number; readonly reason: string };
  /** The headers as sent, in their order. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  /** The JSON, indented; empty if the response has no body. */
  readonly body: string;
  /** The representations to choose from, such as `JSON` and `HTML`, and which of them this is. */
  readonly formats: readonly (NamedLink & { readonly current: boolean })[];
}

/** Renders the whole document. */
export function renderPage(page: BrowsablePage): string {
  const { title, description, styleSheets, icon, breadcrumbs, navigation, session, signInHref } = page;
  const service = breadcrumbs[0]?.label;
  return renderLayout(
    {
      windowTitle: service === undefined || service === title ? title : `${title} · ${service}`,
      ...{ styleSheets, icon, breadcrumbs, navigation, session },
      skips: [{ label: 'Skip to the content', href: '#main' }],
    },
    html`<div class="opening">
${renderBreadcrumbs(breadcrumbs)}
<h1>${title}</h1>
${description !== '' && html`<p class="description">${description}</p>`}
${signInHref !== null && html`<p><a class="button primary" href="${signInHref}">Sign in</a></p>`}
</div>
${renderResponse(page)}`,
  );
}

// The response for developers: request line, status, headers, body, and links to its other formats.

/** The section of the response: request line, status, headers and the coloured JSON. */
function renderResponse(page: BrowsablePage): SafeHtml {
  const kind = page.status.code < 400 ? 'well' : 'ill';
  const headers = page.headers.map(([name, value]) => html`<span class="name">${name}:</span> ${value}\n`);
  return html`<section class="answer" id="answer" aria-labelledby="answer-title">
<div class="answer-top">
<h2 id="answer-title">Response</h2>
<div class="formats" role="group" aria-label="Format">${page.formats.map(
    (format) =>
      html`<a class="button" href="${format.href}"${format.current && html` aria-current="true"`}>${format.label}</a>`,
  )}</div>
</div>
<div class="exchange">
<p class="request"><code><b>${page.request.method}</b> ${page.request.target}</code></p>
<p class="status ${kind}"><code><b>${page.status.code}</b> ${page.status.reason}</code></p>
<pre class="headers"><code>${headers}</code></pre>
${
  page.body === ''
    ? html`<p class="no-body">This response has no body.</p>`
    : html`<pre class="json" tabindex="0" role="region" aria-label="JSON body"><code>${highlightJson(page.body)}</code></pre>`
}
</div>
</section>`;
}

// Colours the JSON of a response without changing a character of it.

/**
 * One token: a string (to its closing quote or the end of its line) and the colon that makes it a key; a number;
 * a literal; or any other character that HTML would misread.
 */
const TOKEN = /("[^"\\\n]*(?:\\[^\n][^"\\\n]*)*"?)( *:)?|(-?\d[\d.eE+-]*)|\b(true|false|null)\b|[&<>'\r]/g;

const WEB_ADDRESS = /^"https?:\/\/[^\s"\\]+"$/;
const COLOUR = /^"#[0-9A-Fa-f]{6}"$/;

function colourString(text: string): string {
  if (WEB_ADDRESS.test(text)) {
    const address = escapeHtml(text.slice(1, -1));
    return `<span class="string">&quot;<a href="${address}" rel="noreferrer">${address}</a>&quot;</span>`;
  }
  // An SVG, because the content security policy forbids style attributes.
  const swatch = COLOUR.test(text)
    ? `<svg class="swatch" viewBox="0 0 1 1" aria-hidden="true"><path fill="${text.slice(1, -1)}" d="M0 0h1v1H0z"/></svg>`
    : '';
  return `<span class="string">${swatch}${escapeHtml(text)}</span>`;
}

function colourToken(
  token: string,
  string: string | undefined,
  colon: string | undefined,
  number: string | undefined,
  literal: string | undefined,
): string {
  if (string !== undefined) {
    return colon === undefined
      ? colourString(string)
      : `<span class="key">${escapeHtml(string)}</span>${colon}`;
  }
  if (number !== undefined) return `<span class="number">${number}</span>`;
  if (literal !== undefined) return `<span class="literal">${literal}</span>`;
  return escapeHtml(token);
}

/**
 * The JSON text as it was sent, with classes for keys, strings, numbers and literals, with links, and with a
 * swatch before each `#RRGGBB`. The text content of the result always equals the argument.
 */
export function highlightJson(indentedJson: string): SafeHtml {
  return trusted(indentedJson.replace(TOKEN, colourToken));
}
