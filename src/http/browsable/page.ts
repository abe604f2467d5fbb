/** The browsable page: the response to a request, for developers, without JavaScript and inline styles. */

import { html, type SafeHtml } from '../../html/html.ts';
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

/** The section of the response: request line, status, headers and the JSON. */
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
    : html`<pre class="json" tabindex="0" role="region" aria-label="JSON body"><code>${linkedJson(page.body)}</code></pre>`
}
</div>
</section>`;
}

/** The JSON text as it was sent, with links. The text content of the result always equals the argument. */
export function linkedJson(json: string): SafeHtml {
  const parts = json.split(/"(https?:\/\/[^\s"\\]+)"(?! *:)/);
  return html`${parts.map((part, index) =>
    index % 2 === 0 ? part : html`"<a href="${part}" rel="noreferrer">${part}</a>"`,
  )}`;
}
