/** The page after an error: what happened, what to do, and what was typed, to be sent again. */

import { html, type SafeHtml } from '../../html/html.ts';
import { isFromThisService } from '../../http/auth/cross-origin.ts';
import { signInHref } from '../../http/auth/paths.ts';
import type { RequestContext } from '../../http/pipeline/request-context.ts';
import {
  notAuthenticated,
  type Problem,
  permissionDenied,
  UNAVAILABLE,
} from '../../http/responses/problem.ts';
import { type FixedResponse, pageResponse, redirectResponse } from '../../http/responses/response.ts';
import { renderHidden } from '../../pages/field.ts';
import { renderFrame } from '../components/frame.ts';
import type { DeskParts } from '../parts.ts';
import { DESK_PATH } from '../screen.ts';
import { SIGNED_IN_PATH } from '../screens/signed-in.ts';
import { readForm, type SentForm } from '../sent-form.ts';

/** Nothing of the desk is kept by caches: after signing out the back button shows nothing. */
export const HEADERS = { 'Cache-Control': 'no-store' };

/** The titles and advice by status. */
const TEXTS: ReadonlyMap<number, readonly [title: string, advice: string]> = new Map([
  [401, ['You are signed out', 'Nothing was changed yet. Sign in again to go on.']],
  [403, ['You may not do this', 'Ask a manager of the programme if you need it.']],
  [
    404,
    [
      'Nothing is here',
      'The address may be mistyped. What was here may have been removed, or it belongs to somebody else.',
    ],
  ],
  [413, ['That is too large', 'Send less at once.']],
  [503, ['The service cannot do this right now', 'Wait a minute, then try again. Nothing is done twice.']],
]);

const NOTHING = 'Nothing was changed.';

/** The messages of problems that the title says as well. */
const TOLD = new Set([notAuthenticated(), permissionDenied('programme:read')].map(({ message }) => message));

/**
 * Makes the page after an error: those who are not signed in come to the sign-in page; a form is there to be sent again.
 *
 * @param hasForm false for files, which no page can send again
 */
export async function errorPage(
  problem: Problem,
  context: RequestContext,
  { serviceName, bodyLimit }: DeskParts,
  hasForm: boolean,
): Promise<FixedResponse> {
  const { status, message } = problem;
  const { path, caller } = context;
  const isRead = context.method === 'GET' || context.method === 'HEAD';
  if (status === 401 && isRead) return redirectResponse(303, signInHref(context), HEADERS);
  const form =
    isRead || !hasForm || !isFromThisService(context)
      ? null
      : await readForm(context, bodyLimit).catch(() => null);
  const hasFiles = !isRead && !hasForm;
  const [title, usual] = TEXTS.get(status) ?? ['This did not work', NOTHING];
  // A reason of its own says what to do.
  const advice = status === 503 && message !== UNAVAILABLE ? NOTHING : usual;
  const page = renderFrame({
    serviceName,
    caller,
    path,
    done: null,
    title,
    description: advice,
    status,
    content: renderWays([
      status !== 401 && status !== 404 && !TOLD.has(message) && html`<p>${message}</p>`,
      status === 401 && renderSignIn(path, form, hasFiles),
      form !== null && renderAgain(path, form),
      status !== 401 && hasFiles && html`<p><a href="${path}">Choose the files again</a></p>`,
      path !== DESK_PATH && html`<p><a href="${DESK_PATH}">Go to the first page</a></p>`,
    ]),
  });
  return { ...pageResponse(page, HEADERS), status };
}

/** Renders what is known, and what can be done; nothing if there is nothing of the kind. */
function renderWays(ways: readonly (SafeHtml | false)[]): SafeHtml {
  const known = ways.filter((way) => way !== false);
  return known.length === 0
    ? html``
    : html`<section class="notice wrong" aria-label="What you can do" tabindex="-1" autofocus>
${known}
</section>`;
}

/** The way to sign in: in a new window where a form waits in this one. */
function renderSignIn(path: string, form: SentForm | null, hasFiles: boolean): SafeHtml {
  if (form === null) {
    const href = signInHref({ method: 'POST', path, target: path });
    return html`<p><a href="${href}">Sign in</a>${hasFiles && ', then choose the files again'}.</p>`;
  }
  const href = signInHref({ method: 'GET', path: SIGNED_IN_PATH, target: SIGNED_IN_PATH });
  return html`<p><a href="${href}" target="_blank" rel="noopener">Sign in in a new window</a>, then come back here.</p>`;
}

function renderAgain(path: string, form: SentForm): SafeHtml {
  return html`<form action="${path}" method="post">
${form.fields.map(([name, value]) => renderHidden({ name, value }))}
<p>What you typed is still here.</p>
<button type="submit" class="primary">Send it again</button>
</form>`;
}
