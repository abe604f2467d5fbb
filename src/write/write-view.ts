/** The view of `/write/`: the text, messages, and the goals before they are kept. */

import type { Caller } from '../domain/access.ts';
import type { Language } from '../domain/languages.ts';
import { html, type SafeHtml } from '../html/html.ts';
import { renderHidden } from '../pages/field.ts';
import { filled, grouped, monthsIn, renderGoals, type WritePage } from './frame.ts';
import { WRITE_TEXTS, type WriteTexts } from './texts.ts';

/** What the page says about the storage of goals. */
export interface Storing {
  /** The number of months after which goals are removed; null: never. */
  readonly months: number | null;
  /** Whether the text is sent to a goal server. */
  readonly usesServer: boolean;
}

/** A message about the text. */
export interface Notice {
  readonly title?: string;
  readonly text: string;
  readonly showsExample?: boolean;
  /** The URL for signing in; absent if that would not help. */
  readonly signInHref?: string;
}

/** Goals that are not stored yet. */
export interface ShownDraft {
  readonly output: string;
  readonly language: string | null;
  readonly variant: number;
  /** The signed draft. */
  readonly sealed: string;
}

/** The content of the page. */
export interface WriteState {
  readonly status: number;
  readonly language: Language;
  readonly caller: Caller;
  /** The action of the forms. */
  readonly action: string;
  readonly typed: string;
  /** The maximum length of a text. */
  readonly limit: number;
  readonly notice?: Notice;
  readonly draft?: ShownDraft;
  readonly canTryAgain?: boolean;
  /** The URL of the page in other languages; null if switching would lose what was typed. */
  readonly languagesAt: string | null;
}

/** Renders the page. */
export function renderWrite(state: WriteState, storing: Storing): WritePage {
  const { status, language, caller, notice, draft, languagesAt } = state;
  const texts = WRITE_TEXTS[language];
  const heading = draft === undefined ? texts.title : texts.written.title;
  return {
    status,
    title: notice?.title ?? heading,
    language,
    caller,
    languagesAt,
    content: html`<div class="opening">
<h1>${heading}</h1>
${draft === undefined && html`<p class="description">${texts.intro}</p>`}
</div>
${notice !== undefined && renderNotice(notice, texts)}
${draft !== undefined && renderDraft(draft, state, texts)}
${renderForm(state, texts)}
${renderStoring(storing, language)}`,
  };
}

function renderNotice({ title, text, showsExample, signInHref }: Notice, texts: WriteTexts): SafeHtml {
  return html`<section class="notice wrong" id="notice" role="alert">
${title !== undefined && html`<h2>${title}</h2>`}
<p>${text}</p>
${showsExample === true && html`<p>${texts.forExample}</p>\n<blockquote>${texts.example}</blockquote>`}
${signInHref !== undefined && html`<p><a href="${signInHref}" target="_blank" rel="noopener">${texts.signedOut.link}</a></p>`}
</section>`;
}

function renderDraft(
  { output, language, variant, sealed }: ShownDraft,
  { action, typed }: WriteState,
  { written }: WriteTexts,
): SafeHtml {
  return html`<section class="draft" aria-label="${written.title}">
${renderGoals(output, language)}
<form action="${action}" method="post" class="unprinted">
${[
  renderHidden({ name: 'input', value: typed }),
  renderHidden({ name: 'draft', value: sealed }),
  renderHidden({ name: 'variant', value: String(variant) }),
]}
<p>${written.notStored}</p>
<div class="buttons">
<button type="submit" name="do" value="keep" class="primary">${written.keep}</button>
<button type="submit" name="do" value="another">${written.another}</button>
</div>
</form>
</section>`;
}

function renderForm(
  { action, typed, limit, language, notice, draft, canTryAgain }: WriteState,
  texts: WriteTexts,
): SafeHtml {
  const describedBy = `${notice === undefined ? '' : 'notice '}input-help`;
  return html`<form action="${action}" method="post" class="create unprinted">
<div class="field field-multiline">
<label for="input">${draft === undefined ? texts.label : texts.kept.input}</label>
<p class="help" id="input-help">${
    draft === undefined && notice?.showsExample !== true && html`${texts.forExample} ${texts.example} `
  }${filled(texts.limit, { limit: grouped(limit, language) })}</p>
<textarea id="input" name="input" rows="6" dir="auto" aria-required="true" aria-describedby="${describedBy}">\n${typed}</textarea>
</div>
<button type="submit" name="do" value="write"${draft === undefined && html` class="primary"`}>${
    canTryAgain === true ? texts.failed.again : texts.write
  }</button>
</form>`;
}

function renderStoring({ months, usesServer }: Storing, language: Language): SafeHtml {
  const { privacy } = WRITE_TEXTS[language];
  return html`<section class="storing unprinted" aria-labelledby="storing-title">
<h2 id="storing-title">${privacy.title}</h2>
<ul>
${usesServer && html`<li>${privacy.server}</li>`}
<li>${privacy.stored}</li>
<li>${privacy.readers}</li>
<li>${months === null ? privacy.untilErased : filled(privacy.months, { months: monthsIn(months, language) })}</li>
</ul>
</section>`;
}
