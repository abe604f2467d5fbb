/** Signing in and out: a browser sends a token or a one-time proof once, and gets a session cookie. */

import { ThrottledError } from '../../domain/errors.ts';
import { SIGN_IN_PATH } from '../../domain/sign-in.ts';
import { isForCalendar } from '../auth/authenticator.ts';
import { createFailureCounter } from '../auth/failed-sign-ins.ts';
import { FAILED_AT, NEXT, REFUSED, SIGN_OUT_PATH, safeRedirectPath } from '../auth/paths.ts';
import type { Endpoint } from '../pipeline/endpoint.ts';
import type { RequestContext } from '../pipeline/request-context.ts';
import { lastValue } from '../requests/query.ts';
import { NOT_STORED } from '../responses/headers.ts';
import { invalidToken, problemOf } from '../responses/problem.ts';
import { type FixedResponse, redirectResponse } from '../responses/response.ts';
import { signInLinks } from './sign-in-link.ts';
import { signInWithOpenId } from './sign-in-openid.ts';
import {
  alreadySignedIn,
  createSignInPages,
  formEndpoint,
  nextOf,
  readFields,
  type SignInParts,
} from './sign-in-pages.ts';

/** `/sign-in/` with the paths below it, and `/sign-out/`. */
export function signIn(parts: SignInParts): readonly Endpoint[] {
  const { tokens, sessions, bodyLimit, ways } = parts;
  const countFailure = createFailureCounter();
  const pages = createSignInPages(parts);
  const desk = { ...parts, countFailure, pages };

  function show(context: RequestContext): FixedResponse {
    const next = nextOf(lastValue(context.parameters, NEXT));
    return alreadySignedIn(context, next, pages) ?? pages.form(200, next);
  }

  async function submit(context: RequestContext): Promise<FixedResponse> {
    const { raw, client, log } = context;
    const typed = await readFields(context, bodyLimit);
    const next = safeRedirectPath(typed(NEXT));
    const failedAt = typed(FAILED_AT);
    /** The form again, with what is wrong: on the page that it was sent from, if that has one of its own. */
    const formAgain = (status: 401 | 429, error: string, headers: Readonly<Record<string, string>>) =>
      failedAt === ''
        ? pages.form(status, next, { errors: [error], headers })
        : redirectResponse(303, refusedAt(failedAt, status === 429 ? 'wait' : 'token'), NOT_STORED);
    if (typed('token') === '') return formAgain(401, 'Enter your token.', invalidToken().headers);
    const token = await tokens.find(typed('token'));
    if (token !== null && !isForCalendar(token)) {
      const cookie = await sessions.signIn(raw, { account: token.account.id, token: token.id }, 'token');
      return redirectResponse(303, next, { ...NOT_STORED, 'Set-Cookie': cookie });
    }
    // A valid token is accepted however many attempts failed: behind a proxy without TRUST_PROXY all clients
    // have one address.
    const wait = countFailure(client);
    if (wait > 0) {
      log.debug({ client }, 'sign-in failed: too many wrong tokens');
      const { message, headers } = problemOf(new ThrottledError(wait));
      return formAgain(429, `Too many wrong tokens. ${message}`, headers);
    }
    log.warn({ client }, 'sign-in failed: wrong token');
    const advice =
      'Invalid token: check it for typing errors. It may also have expired or been revoked; then ask the administrator of this service for a new one.';
    return formAgain(401, advice, invalidToken().headers);
  }

  return [
    formEndpoint(SIGN_IN_PATH, show, submit),
    {
      path: SIGN_OUT_PATH,
      methods: ['POST'],
      access: 'authenticated',
      representations: 'fixed',
      handle: async ({ context }) =>
        redirectResponse(303, SIGN_IN_PATH, {
          ...NOT_STORED,
          'Set-Cookie': await sessions.signOut(context.raw),
        }),
    },
    ...signInLinks(desk),
    ...(ways.openId === null ? [] : signInWithOpenId(desk, ways.openId)),
  ];
}

/** A page of this service, told why its form was refused. */
function refusedAt(address: string, reason: 'token' | 'wait'): string {
  const url = new URL(safeRedirectPath(address), 'http://service.invalid');
  url.searchParams.set(REFUSED, reason);
  return url.pathname + url.search;
}
