/**
 * Makes endpoints of screens: who asks is known and may, a form is read, the page is put into the frame, and after an
 * error nothing that was typed is lost.
 */

import { safeRedirectPath } from '../../http/auth/paths.ts';
import type { Endpoint } from '../../http/pipeline/endpoint.ts';
import type { RequestContext } from '../../http/pipeline/request-context.ts';
import { notFound } from '../../http/responses/problem.ts';
import {
  type FixedResponse,
  fixedResponse,
  pageResponse,
  redirectResponse,
} from '../../http/responses/response.ts';
import { renderFrame } from '../components/frame.ts';
import { DONE, hrefWith, parentPath, SAVED, withDone } from '../links.ts';
import type { DeskParts } from '../parts.ts';
import { DESK_PATH, type DeskFile, type DeskRequest, type Screen } from '../screen.ts';
import { readForm } from '../sent-form.ts';
import { errorPage, HEADERS } from './error-page.ts';

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
      const headers = made.refresh === undefined ? HEADERS : { ...HEADERS, Refresh: String(made.refresh) };
      return pageResponse(page, headers, made.status);
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
