/** The response for developers: request line, status, headers, body, and links to its other formats. */

import { html, type SafeHtml } from '../../html/html.ts';
import { highlightJson } from './json.ts';
import type { BrowsablePage } from './view.ts';

function renderChoices(page: BrowsablePage): SafeHtml | null {
  if (page.formats.length === 0 && page.optionsHref === null) {
    return null;
  }
  const formats = page.formats.map(
    (format) =>
      html`<a class="button" href="${format.href}"${format.current && html` aria-current="true"`}>${format.label}</a>`,
  );
  return html`<div class="choices">
${formats.length > 0 && html`<div class="formats" role="group" aria-label="Format">${formats}</div>`}
${page.optionsHref !== null && html`<a class="button" href="${page.optionsHref}">OPTIONS</a>`}
</div>`;
}

/** The section of the response: request line, status, headers and the coloured JSON. */
export function renderResponse(page: BrowsablePage): SafeHtml {
  const kind = page.status.code < 400 ? 'well' : 'ill';
  const headers = page.headers.map(
    ([name, value]) => html`<span class="line"><span class="name">${name}:</span> ${value}</span>\n`,
  );
  return html`<section class="answer" id="answer" aria-labelledby="answer-title">
<div class="answer-top">
<h2 id="answer-title">Response</h2>
${renderChoices(page)}
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
