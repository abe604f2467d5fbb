/** The browsable page: a response for people, without JavaScript and inline styles. */

import { escapeHtml, html, type SafeHtml, trusted } from '../../html/html.ts';
import { CSS, createAsset } from '../../pages/assets.ts';
import { type FormField, fieldId, renderErrors, renderField, renderHidden } from '../../pages/field.ts';
import { type NamedLink, renderBreadcrumbs, renderLayout } from '../../pages/layout.ts';
import { isWide, recordsTitle, renderRecords } from './table.ts';
import type { BrowsablePage, RecordForm, Subscription } from './view.ts';

/** The style sheet of these pages, beside that of all pages. */
export const browsableStyleSheet = createAsset(new URL('browsable.css', import.meta.url), CSS);

/** Links to the parts of the page, for narrow screens that show them one below the other. */
function renderJumps(page: BrowsablePage, records: SafeHtml | null): SafeHtml {
  return html`<nav class="jumps" aria-label="On this page"><ul>
${page.form && html`<li><a href="#create">${page.form.title}</a></li>`}
${records !== null && html`<li><a href="#records">${recordsTitle(page)}</a></li>`}
<li><a href="#answer">Response</a></li>
</ul></nav>`;
}

function renderSubscription({ href, label, words }: Subscription): SafeHtml {
  return html`<p class="subscription"><a href="${href}">${label}</a> <span>${words}</span></p>`;
}

function documentTitle(page: BrowsablePage): string {
  const service = page.breadcrumbs[0]?.label;
  const title = service === undefined || service === page.title ? page.title : `${page.title} · ${service}`;
  return page.form && isRefused(page.form) ? `Refused: ${title}` : title;
}

/** Renders the whole document. */
export function renderPage(page: BrowsablePage): string {
  const notice = renderNotice(page);
  const records = renderRecords(page);
  const form = page.form ? renderForm(page.form) : null;
  // The record that was just created comes before the form for the next one.
  const isList = page.created === undefined;
  // A table of many columns takes the full width of the page.
  const isOver = isList && !page.isSingle && page.table !== undefined && isWide(page.table);
  const reading = isList ? [notice, form, isOver ? null : records] : [notice, records, form];
  const hasReading = reading.some((part) => part !== null);
  // A form of many fields needs room for columns, and so does a table.
  const broad = page.table !== undefined || (page.form !== undefined && page.form.fields.length > 6);
  const layout = hasReading ? (broad ? 'columns broad' : 'columns') : 'column';
  return renderLayout(
    {
      windowTitle: documentTitle(page),
      styleSheets: page.styleSheets,
      icon: page.icon,
      breadcrumbs: page.breadcrumbs,
      navigation: page.navigation,
      session: page.session,
      skips: [
        { label: 'Skip to the content', href: '#main' },
        { label: 'Skip to the response', href: '#answer' },
      ],
    },
    html`<div class="opening">
${renderBreadcrumbs(page.breadcrumbs)}
<h1>${page.title}</h1>
${page.description !== '' && html`<p class="description">${page.description}</p>`}
${page.subscription !== undefined && renderSubscription(page.subscription)}
${(hasReading || isOver) && renderJumps(page, records)}
</div>
${isOver && records}
<div class="${layout}">
${hasReading && html`<div class="reading">${reading}</div>`}
${renderResponse(page)}
</div>`,
  );
}

// The notice at the top of a page: that a record was created, or what can be done about an error.

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
  413: { words: 'The request is too large. Send less.', ways: 'here' },
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

// The response for developers: request line, status, headers, body, and links to its other formats.

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
  const headers = page.headers.map(([name, value]) => html`<span class="name">${name}:</span> ${value}\n`);
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

// The form that creates or changes a record, as fields and as raw JSON.

const RAW_ID = 'raw-content';

/** Marks the minority, the required or the optional fields; nothing if all are alike. */
function markOf(fields: readonly FormField[]): (field: FormField) => string {
  const typed = fields.filter((field) => field.input !== 'checkbox');
  const required = typed.filter((field) => field.required).length;
  if (required === 0 || required === typed.length) return () => '';
  const markRequired = required <= typed.length / 2;
  const mark = markRequired ? 'required' : 'optional';
  return (field) => (field.input === 'checkbox' || field.required !== markRequired ? '' : mark);
}

/** Whether the form has errors. */
export const isRefused = ({ errors, raw, fields }: RecordForm): boolean =>
  [errors, raw.errors, ...fields.map((field) => field.errors)].some((messages) => messages.length > 0);

/** All errors with links to the fields. The list gets the focus, so that screen readers announce it first. */
function renderSummary(form: RecordForm): SafeHtml {
  const inFields = form.fields.flatMap((field) =>
    field.errors.map((error) => html`<li><a href="#${fieldId(field)}">${field.label} – ${error}</a></li>`),
  );
  const inRaw = form.raw.errors.map((error) => html`<li><a href="#${RAW_ID}">JSON – ${error}</a></li>`);
  const inNone = form.errors.map((error) => html`<li>${error}</li>`);
  return html`<div class="summary" role="group" aria-labelledby="summary-title" tabindex="-1" autofocus>
<h3 id="summary-title">Nothing was saved yet</h3>
<p>What you wrote is still here. Please look at:</p>
<ul>${inNone}${inFields}${inRaw}</ul>
</div>`;
}

function renderRaw(form: RecordForm): SafeHtml {
  const refused = form.raw.errors.length > 0;
  return html`<details class="raw"${(form.raw.open || refused) && html` open`}>
<summary>Send JSON instead</summary>
<form action="${form.action}" method="post" enctype="multipart/form-data">
${renderHidden(form.hidden)}
<input type="hidden" name="_content_type" value="application/json">
<div class="field${refused && ' refused'}">
<label for="${RAW_ID}">JSON</label>
<textarea id="${RAW_ID}" name="_content" rows="10" spellcheck="false" autocapitalize="off" autocomplete="off"${
    refused && html` aria-invalid="true" aria-describedby="raw-error"`
  }>\n${form.raw.content}</textarea>
${renderErrors(form.raw.errors, 'raw-error')}
</div>
<button type="submit">Send JSON</button>
</form>
</details>`;
}

/**
 * Both forms. They disable the browser's validation, which would show one message at a time in its own words;
 * the service lists all errors at once and keeps what was typed. Only an incomplete date-time is left to the
 * browser, which would otherwise send it as an empty one.
 */
export function renderForm(form: RecordForm): SafeHtml {
  const mark = markOf(form.fields);
  return html`<section class="create" id="create" aria-labelledby="create-title">
<h2 id="create-title">${form.title}</h2>
${isRefused(form) && renderSummary(form)}
<form action="${form.action}" method="post" enctype="multipart/form-data">
${renderHidden(form.hidden)}
<div class="fields">
${form.fields.map((field) => renderField(field, mark(field)))}</div>
<button type="submit" class="primary">${form.submitLabel}</button>
</form>
${renderRaw(form)}
</section>`;
}
