/** What `/write/` shows in place of goals to whoever writes about suicide, violence or abuse. */

import type { Language } from '../domain/languages.ts';
import { html, type SafeHtml } from '../html/html.ts';
import { HELP_WORDS } from './help-texts.ts';

/** Whom to call in this programme, by language; `other`: in all others. */
export type HelpTexts = Readonly<Partial<Record<Language | 'other', string>>>;

const EMERGENCY = html`<a href="tel:112"><strong>112</strong></a>`;
const HELPLINES = html`<a href="https://findahelpline.com/" rel="noopener noreferrer">findahelpline.com</a>`;

/** The title of the page. */
export const helpTitle = (language: Language): string => HELP_WORDS[language].title;

/** Renders what stands above the form, in which the text stays. */
export function renderHelp(language: Language, texts: HelpTexts): SafeHtml {
  const words = HELP_WORDS[language];
  const own = texts[language] ?? texts.other;
  return html`<div class="opening">
<h1>${words.title}</h1>
<p class="description">${words.notAPlan}</p>
</div>
<section class="notice helping">
<p>${withLink(words.danger, 'number', EMERGENCY)}</p>
<p>${withLink(words.helplines, 'link', HELPLINES)}</p>
${own !== undefined && html`<h2>${words.programme}</h2>\n<p dir="auto">${own}</p>`}
</section>
<p>${words.talk}</p>
<p>${words.nobodyTold}</p>
<div class="unprinted">
<h2>${words.back}</h2>
<p>${words.textIsHere}</p>
</div>`;
}

/** A text with a link in the place with this name. */
function withLink(text: string, place: string, link: SafeHtml): SafeHtml {
  const [before, after] = text.split(`{${place}}`);
  return html`${before}${link}${after}`;
}
