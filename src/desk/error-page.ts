/** The page after an error: what happened, what to do, and what was typed, to be sent again. */

import type { Caller } from '../domain/access.ts';
import { html, type SafeHtml } from '../html/html.ts';
import type { Problem } from '../http/responses/problem.ts';
import { renderHidden } from '../pages/field.ts';
import { renderFrame } from './frame.ts';
import { DESK_PATH } from './screen.ts';
import type { SentForm } from './sent-form.ts';

/** What the page is about. */
export interface ErrorPage {
  readonly serviceName: string;
  readonly caller: Caller;
  readonly path: string;
  readonly problem: Problem;
  /** What was sent and not done; null where there was nothing. */
  readonly form: SentForm | null;
  /** Where to sign in; null where that would not help. */
  readonly signInHref: string | null;
}

/** What happened and what to do, by status. */
const TEXTS: ReadonlyMap<number, readonly [title: string, advice: string]> = new Map([
  [401, ['You are signed out', 'Sign in again. Nothing was changed yet.']],
  [403, ['You may not do this', 'Ask a manager of the programme if you need it.']],
  [404, ['Nothing is here', 'It may have been removed, or it belongs to somebody else.']],
  [413, ['That is too large', 'Send less at once.']],
  [503, ['The service cannot do this right now', 'Nothing was changed. Try again in a minute.']],
]);

/** The whole document as text. */
export function renderErrorPage({ problem, form, signInHref, ...frame }: ErrorPage): string {
  const [title, advice] = TEXTS.get(problem.status) ?? ['This did not work', 'Nothing was changed.'];
  return renderFrame({
    ...frame,
    done: null,
    title,
    description: advice,
    status: problem.status,
    content: html`<section class="notice wrong">
<p>${problem.message}</p>
${signInHref !== null && html`<p><a href="${signInHref}" target="_blank" rel="noopener">Sign in in a new window</a>, then come back here.</p>`}
${form !== null && renderAgain(frame.path, form)}
<p><a href="${DESK_PATH}">Go to the first page</a></p>
</section>`,
  });
}

function renderAgain(path: string, form: SentForm): SafeHtml {
  return html`<form action="${path}" method="post">
${form.fields.map(([name, value]) => renderHidden({ name, value }))}
<p>What you typed is still here.</p>
<button type="submit" class="primary">Send it again</button>
</form>`;
}
