/** The page for mentees who are not signed in: what they need, in their language, and the field for a code. */

import { SIGN_IN_PATH } from '../domain/sign-in.ts';
import { html } from '../html/html.ts';
import { mustLoadAgain, ONCE } from '../http/auth/cross-origin.ts';
import { FAILED_AT, NEXT, REFUSED, signInHref } from '../http/auth/paths.ts';
import type { RequestContext } from '../http/pipeline/request-context.ts';
import { lastValue } from '../http/requests/query.ts';
import { renderHidden } from '../pages/field.ts';
import { chosenLanguage, languageOf, WRITE_PATH, type WritePage, writeHref } from './frame.ts';
import { SIGN_IN_TEXTS } from './sign-in-texts.ts';

/**
 * The page.
 *
 * @param status of the response
 */
export function renderWriteSignIn(context: RequestContext, status: number): WritePage {
  const language = languageOf(context);
  const { title, text, label, submit, wrong, wait, others } = SIGN_IN_TEXTS[language];
  const address = writeAddress(context);
  const refused = lastValue(context.parameters, REFUSED);
  const problem = refused === undefined ? null : refused === 'token' ? wrong : wait;
  return {
    status,
    title,
    language,
    otherLanguages: { at: WRITE_PATH },
    content: html`<div class="opening">
<h1>${title}</h1>
<p class="description">${text}</p>
</div>
${problem !== null && html`<section class="notice wrong" id="notice" role="alert"><p>${problem}</p></section>`}
<form action="${SIGN_IN_PATH}" method="post" class="create">
${renderHidden({ name: NEXT, value: address })}
${renderHidden({ name: FAILED_AT, value: address })}
<div class="field"><label for="token">${label}</label>
<input type="password" id="token" name="token" autocomplete="current-password" spellcheck="false" aria-required="true"${problem !== null && html` aria-invalid="true" aria-describedby="notice" autofocus`}></div>
<button type="submit" class="primary">${submit}</button>
</form>
<p><a href="${signInHref({ method: 'GET', path: WRITE_PATH, target: address })}">${others}</a></p>`,
  };
}

/** The address of the page in the language that was chosen. */
export function writeAddress(context: RequestContext): string {
  const chosen = chosenLanguage(context);
  return chosen === null ? WRITE_PATH : writeHref(chosen);
}

/** The address at which the page has to load itself again; undefined where that would not help. */
export function addressOnceMore(context: RequestContext): string | undefined {
  if (!mustLoadAgain(context.raw, context.parameters)) return undefined;
  const address = writeAddress(context);
  return `${address}${address.includes('?') ? '&' : '?'}${ONCE}=1`;
}
