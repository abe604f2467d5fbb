/** Renders texts, code and examples of the document as HTML. */

import { html, type SafeHtml, trusted } from '../../html/html.ts';
import { highlightJson } from '../browsable/json.ts';
import { renderJson } from '../responses/json.ts';

/** A sentence; text between backticks becomes code. */
export function renderInline(text: string): readonly (SafeHtml | string)[] {
  return text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part));
}

/** Paragraphs separated by empty lines. */
export function renderParagraphs(text: string): readonly SafeHtml[] {
  return text.split('\n\n').map((paragraph) => html`<p>${renderInline(paragraph)}</p>`);
}

/** An example: coloured JSON without links, since its addresses are invented, or any other text unchanged. */
export function renderExample(value: unknown, label: string): SafeHtml {
  const content = typeof value === 'string' ? value : withoutLinks(highlightJson(renderJson(value, 2)));
  return html`<pre class="sample" tabindex="0" role="region" aria-label="${label}"><code>${content}</code></pre>`;
}

const withoutLinks = (markup: SafeHtml): SafeHtml =>
  trusted(markup.toString().replace(/<\/?a\b[^<>]*>/g, ''));
