/** The view of `/write/`: the text, messages, and the goals before they are kept. */

import type { Caller } from '../domain/access.ts';
import { LANGUAGES, type Language } from '../domain/languages.ts';
import { html, type SafeHtml } from '../html/html.ts';
import { renderHidden } from '../pages/field.ts';
import type { Draft } from './draft.ts';
import { filled, grouped, monthsIn, renderGoals, WRITE_PATH, type WritePage } from './frame.ts';
import { type HelpTexts, helpTitle, renderHelp } from './help-view.ts';
import { WRITE_TEXTS, type WriteTexts } from './texts.ts';

/** The facts about the storage of goals that the page tells. */
export interface Storing {
  /** The number of months after which goals are removed; null: never. */
  readonly months: number | null;
  readonly usesServer: boolean;
}

/** A message about the text. */
export interface Notice {
  readonly title?: string;
  readonly text: string;
  readonly showsExample?: boolean;
  /** Whether the language of the text is not supported, or not recognized. */
  readonly isUnsupportedLanguage?: boolean;
  /** The URL for signing in; absent if that would not help. */
  readonly signInHref?: string;
}

/** Goals that are not stored yet, with the signed draft. */
export type ShownDraft = Draft & { readonly sealed: string };

/** The content of the page. */
export interface WriteState {
  readonly status: number;
  readonly language: Language;
  readonly caller: Caller;
  readonly action: string;
  readonly typed: string;
  readonly limit: number;
  readonly notice?: Notice;
  readonly draft?: ShownDraft;
  /** Present if the text is about harm: whom to call in this programme. */
  readonly help?: HelpTexts;
  readonly canTryAgain?: boolean;
  /** Whether nothing was sent yet, so that the page in other languages is a link away. */
  readonly isUnsent: boolean;
}

/** The id of the form with the text. */
const FORM = 'text';
/** The value of the buttons that show the page as it is, in another language. */
export const SHOW = 'show';
/** The value of the button that has goals written. */
const WRITE = 'write';
/** The field with the text that a draft was written for. */
export const DRAFT_OF = 'of';

/** Renders the page. */
export function renderWrite(state: WriteState, storing: Storing): WritePage {
  const { status, language, caller, notice, draft, isUnsent, help } = state;
  const texts = WRITE_TEXTS[language];
  const heading = draft === undefined ? texts.title : texts.written.title;
  if (help !== undefined) {
    return {
      status,
      title: helpTitle(language),
      language,
      caller,
      // The text is sent again, as the page is not a draft that could be shown anew.
      otherLanguages: { form: FORM, field: 'do', value: WRITE },
      content: html`${renderHelp(language, help)}\n${renderForm(state, storing, texts)}`,
    };
  }
  return {
    status,
    title: notice?.title ?? heading,
    language,
    caller,
    otherLanguages: isUnsent ? { at: WRITE_PATH } : { form: FORM, field: 'do', value: SHOW },
    content: html`<div class="opening">
<h1>${heading}</h1>
${draft === undefined && html`<p class="description">${texts.intro}</p>`}
</div>
${notice !== undefined && renderNotice(notice, texts)}
${draft?.isUnsupportedLanguage === true && html`<section class="notice wrong unprinted" role="alert">${renderLanguages(texts)}</section>`}
${draft !== undefined && renderDraft(draft, state, texts)}
${renderForm(state, storing, texts)}
${renderStoring(storing, language)}`,
  };
}

function renderNotice(
  { title, text, showsExample, isUnsupportedLanguage, signInHref }: Notice,
  texts: WriteTexts,
): SafeHtml {
  return html`<section class="notice wrong" id="notice" role="alert">
${title !== undefined && html`<h2>${title}</h2>`}
<p>${text}</p>
${isUnsupportedLanguage === true && renderLanguages(texts)}
${showsExample === true && html`<p>${texts.forExample}</p>\n<blockquote>${texts.example}</blockquote>`}
${signInHref !== undefined && html`<p><a href="${signInHref}" target="_blank" rel="noopener">${texts.signedOut.link}</a></p>`}
</section>`;
}

/** Says in which languages goals can be written; each is named in itself, for whoever does not read the page's. */
function renderLanguages({ unsupported }: WriteTexts): SafeHtml {
  const names = LANGUAGES.map((code) => html`<span lang="${code}">${WRITE_TEXTS[code].name}</span>`);
  return html`<p>${unsupported} ${names.map((name, index) => (index === 0 ? name : html`, ${name}`))}.</p>`;
}

function renderDraft(
  { output, language, variant, input, sealed }: ShownDraft,
  { action }: WriteState,
  texts: WriteTexts,
): SafeHtml {
  const { written, kept } = texts;
  return html`<section class="draft" aria-label="${written.title}">
${renderGoals(output, language)}
<p class="help unprinted">${kept.copy}</p>
<form action="${action}" method="post" class="unprinted">
${[
  renderHidden({ name: 'input', value: input }),
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
  { action, typed, limit, language, notice, draft, help, canTryAgain }: WriteState,
  { usesServer }: Storing,
  texts: WriteTexts,
): SafeHtml {
  const describedBy = `${notice === undefined ? '' : 'notice '}input-help`;
  return html`<form action="${action}" method="post" id="${FORM}" class="create unprinted">
${
  // What is shown comes along where the page is shown in another language.
  draft !== undefined && [
    renderHidden({ name: 'draft', value: draft.sealed }),
    renderHidden({ name: DRAFT_OF, value: draft.input }),
  ]
}
<div class="field field-multiline">
<label for="input">${draft === undefined ? texts.label : texts.kept.input}</label>
<p class="help" id="input-help">${!usesServer && help === undefined && html`${texts.eachWish} `}${
    draft === undefined &&
    help === undefined &&
    notice?.showsExample !== true &&
    html`${texts.forExample} ${texts.example} `
  }${filled(texts.limit, { limit: grouped(limit, language) })}</p>
<textarea id="input" name="input" rows="6" dir="auto" aria-required="true" aria-describedby="${describedBy}">\n${typed}</textarea>
</div>
<button type="submit" name="do" value="${WRITE}"${draft === undefined && help === undefined && html` class="primary"`}>${
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
