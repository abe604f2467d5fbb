/**
 * Makes endpoints of screens: who asks is known and may, a form is read, the page is put into the frame, and after an
 * error nothing that was typed is lost.
 */

import { html, type SafeHtml } from '../../html/html.ts';
import { isFromThisService } from '../../http/auth/cross-origin.ts';
import { safeRedirectPath, signInHref } from '../../http/auth/session.ts';
import type { Endpoint, RequestContext } from '../../http/pipeline/endpoint.ts';
import {
  type FixedResponse,
  fixedResponse,
  notFound,
  type Problem,
  pageResponse,
  redirectResponse,
} from '../../http/responses/response.ts';
import { renderHidden } from '../../pages/field.ts';
import { renderFrame } from '../components/frame.ts';
import { DONE, hrefWith, parentPath, SAVED, withDone } from '../links.ts';
import type { DeskParts } from '../parts.ts';
import { DESK_PATH, type DeskFile, type DeskRequest, type Screen } from '../screen.ts';
import { SIGNED_IN_PATH } from '../screens/signed-in.ts';
import { readForm, type SentForm } from '../sent-form.ts';

/** The endpoint of a screen. */
export function screenEndpoint(screen: Screen, surroundings: DeskParts): Endpoint {
  const { serviceName, bodyLimit } = surroundings;
  const methods = ['GET', 'HEAD', ...(screen.submit || screen.receive ? ['POST'] : [])];

  const requestOf = (context: RequestContext, values: DeskRequest['values']): DeskRequest => ({
    path: context.path,
    root: context.root,
    here: safeRedirectPath(context.target),
    query: context.parameters,
    values,
    caller: context.caller,
    onlyManager: context.caller.onlyManager,
    operations: surroundings.operationsOf(context.caller),
    mayWrite: context.caller.scopes.has('programme:write'),
    today: surroundings.today(),
    signal: context.untilGone(),
  });

  const sent = async (request: DeskRequest, context: RequestContext) =>
    screen.receive === undefined
      ? screen.submit?.(request, await readForm(context, bodyLimit))
      : screen.receive(request, context.raw);

  return {
    path: screen.path,
    methods,
    access: screen.access,
    audited: 'desk',
    representations: 'fixed',
    async handle({ context, method, values }) {
      const request = requestOf(context, values);
      const isSent = method === 'POST';
      const made = isSent ? await sent(request, context) : await screen.show(request);
      if (made === null || made === undefined) {
        // What was just undone may have been all there is of this page: the one above it tells so.
        const done = isSent ? null : await doneOf(request);
        if (done === null) throw notFound();
        return redirectResponse(303, withDone(parentPath(context.path), done.number), HEADERS);
      }
      if ('redirectTo' in made) return redirectResponse(303, made.redirectTo, HEADERS);
      if ('file' in made) return fileResponse(made);
      const done = isSent ? null : await doneOf(request);
      const isSaved = !isSent && context.parameters.get(SAVED) === 'yes';
      const page = renderFrame({
        ...made,
        isSaved,
        serviceName,
        caller: context.caller,
        path: context.path,
        // Without what is only said once, such as the notice.
        here: hrefWith(context.path, context.parameters, { page: context.parameters.get('page') }),
        done,
      });
      return pageResponse(page, HEADERS, made.status);
    },
    ...(screen.path === DESK_PATH && { showsLost: true }),
    errorPage: (problem, context) => errorPage(problem, context, surroundings, screen.receive === undefined),
  };
}

/** A file that a browser saves. */
const fileResponse = ({ file, contentType, name }: DeskFile): FixedResponse =>
  fixedResponse(contentType, file, { ...HEADERS, 'Content-Disposition': `attachment; filename="${name}"` });

/** The time after a change in which its notice can be shown again, as by reloading the page. */
const NOTICE_TIME = Temporal.Duration.from({ minutes: 30 });

/** The entry that the address names, if it is the caller's own and new. */
async function doneOf({ query, caller, operations }: DeskRequest) {
  const number = query.get(DONE);
  if (number === null || !/^\d{1,9}$/.test(number)) return null;
  const entry = await operations.entry(Number(number));
  if (entry === null || entry.account_id !== (caller.account?.id ?? null)) return null;
  const isNew = Temporal.Instant.compare(entry.at.add(NOTICE_TIME), Temporal.Now.instant()) > 0;
  return isNew ? entry : null;
}

// The page after an error: what happened, what to do, and what was typed, to be sent again.

/** Nothing of the desk is kept by caches: after signing out the back button shows nothing. */
export const HEADERS = { 'Cache-Control': 'no-store' };

/** The titles and advice by status. */
const TEXTS: ReadonlyMap<number, readonly [title: string, advice: string]> = new Map([
  [401, ['You are signed out', 'Nothing has been changed yet. Sign in again to continue.']],
  [403, ['You may not do this', 'Ask a manager of the programme if you need it.']],
  [
    404,
    [
      'Nothing is here',
      'The address may be mistyped. What was here may have been removed, or it belongs to somebody else.',
    ],
  ],
  [413, ['That is too large', 'Send a smaller file, or split it.']],
  [503, ['The service cannot do this right now', 'Wait a minute, then try again. Nothing is done twice.']],
]);

const NOTHING = 'Nothing was changed.';

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
  const { status, message, isUsual } = problem;
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
  const advice = status === 503 && !isUsual ? NOTHING : usual;
  const page = renderFrame({
    serviceName,
    caller,
    path,
    done: null,
    title,
    description: advice,
    status,
    content: renderWays([
      status !== 401 && status !== 404 && !isUsual && html`<p>${message}</p>`,
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
