/** The view of `/write/{secret}/`: kept goals, their private address, and erasing them. */

import type { KeptGoal } from '../domain/kept-goals.ts';
import type { Language } from '../domain/languages.ts';
import { html } from '../html/html.ts';
import { LANGUAGE, renderGoals, type WritePage, writeHref } from './frame.ts';
import { WRITE_TEXTS } from './texts.ts';

/**
 * Renders the page of kept goals.
 *
 * @param address the absolute URL of the page
 */
export function renderKept(goal: KeptGoal, language: Language, path: string, address: string): WritePage {
  const { kept } = WRITE_TEXTS[language];
  return {
    status: 200,
    title: kept.title,
    language,
    isPrivate: true,
    otherLanguages: { at: path },
    content: html`<div class="opening">
<h1>${kept.title}</h1>
</div>
<section class="draft" aria-label="${WRITE_TEXTS[language].written.title}">
${renderGoals(goal.output, goal.language)}
<p class="help unprinted">${kept.copy}</p>
</section>
<section class="notice address">
<h2>${kept.label}</h2>
<p><code class="whole">${address}</code></p>
<p class="unprinted">${kept.address}</p>
</section>
<section class="text">
<h2>${kept.input}</h2>
<p class="typed" dir="auto">${goal.input}</p>
</section>
<div class="buttons unprinted">
<a class="button" href="${writeHref(language)}">${kept.writeNew}</a>
<details class="erase">
<summary class="button">${kept.erase}</summary>
<form action="${path}?${LANGUAGE}=${language}" method="post">
<p>${kept.warning}</p>
<button type="submit">${kept.eraseForGood}</button>
</form>
</details>
</div>`,
  };
}

/** A page with a message and a link to the first page. */
export function renderSaid(
  language: Language,
  status: number,
  { title, text }: { readonly title: string; readonly text: string | null },
  link?: { readonly label: string; readonly href: string },
): WritePage {
  const { href, label } = link ?? { href: writeHref(language), label: WRITE_TEXTS[language].kept.writeNew };
  return {
    status,
    title,
    language,
    isPrivate: true,
    otherLanguages: null,
    content: html`<div class="opening">
<h1>${title}</h1>
${text !== null && html`<p class="description">${text}</p>`}
</div>
<div class="buttons"><a class="button" href="${href}">${label}</a></div>`,
  };
}
