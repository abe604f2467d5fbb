/** Signing in and out: a browser sends a token once and gets a session cookie. */

import { NOBODY } from '../../domain/access.ts';
import { ThrottledError } from '../../domain/errors.ts';
import { SIGN_IN_PATH } from '../../domain/sign-in.ts';
import type { TokenReader } from '../../domain/token.ts';
import { icon, styleSheet } from '../../pages/assets.ts';
import { isForCalendar } from '../auth/authenticator.ts';
import { createFailedSignIns } from '../auth/failed-sign-ins.ts';
import { NEXT, SIGN_OUT_PATH, safeNext } from '../auth/paths.ts';
import type { Sessions } from '../auth/session.ts';
import { renderSignIn } from '../browsable/sign-in.ts';
import type { Endpoint } from '../pipeline/endpoint.ts';
import type { RequestContext } from '../pipeline/request-context.ts';
import { matches, parseMediaType } from '../requests/media-type.ts';
import { lastValue, parseParameters } from '../requests/query.ts';
import { readBytes } from '../requests/read-bytes.ts';
import { invalidToken, problemOf, unsupportedMediaType } from '../responses/problem.ts';
import { type FixedResponse, pageResponse, redirectResponse } from '../responses/response.ts';

/** What signing in depends on. */
export interface SignInParts {
  readonly tokens: TokenReader;
  readonly sessions: Sessions;
  readonly serviceName: string;
  /** The maximum size of a request body, in bytes. */
  readonly bodyLimit: number;
}

const FORM_TYPE = 'application/x-www-form-urlencoded';
/** The maximum size of the submitted form, in bytes: a token, and a path of this service. */
const FORM_LIMIT = 8192;
/** The maximum length of the path that signing in leads to, so that it fits into the form however it is encoded. */
const LONGEST_NEXT = 2000;

const NOT_STORED = { 'Cache-Control': 'no-store' };

/** `/sign-in/` and `/sign-out/`. */
export function signIn({ tokens, sessions, serviceName, bodyLimit }: SignInParts): readonly Endpoint[] {
  const failures = createFailedSignIns();

  const form = (
    status: number,
    next: string,
    errors: readonly string[] = [],
    headers: Readonly<Record<string, string>> = {},
  ): FixedResponse => {
    const page = renderSignIn({
      serviceName,
      styleSheet: styleSheet.href,
      icon: icon.href,
      action: SIGN_IN_PATH,
      hidden: { [NEXT]: next },
      errors,
    });
    return { ...pageResponse(page, { ...NOT_STORED, ...headers }), status };
  };

  async function submit({ raw, client, log }: RequestContext): Promise<FixedResponse> {
    const type = raw.headers['content-type'] ?? FORM_TYPE;
    if (!matches(parseMediaType(FORM_TYPE), parseMediaType(type))) throw unsupportedMediaType(type);
    const bytes = await readBytes(raw, Math.min(FORM_LIMIT, bodyLimit));
    const fields = parseParameters(bytes.toString());
    const typed = (name: string): string => lastValue(fields, name)?.trim() ?? '';
    const next = safeNext(typed(NEXT));
    const token = await tokens.find(typed('token'));
    if (token !== null && !isForCalendar(token)) {
      const cookie = await sessions.signIn(raw, { account: token.account.id, token: token.id }, 'token');
      return redirectResponse(303, next, { ...NOT_STORED, 'Set-Cookie': cookie });
    }
    // A right token is accepted however often others failed: behind a proxy without TRUST_PROXY all have one address.
    const wait = failures.count(client);
    if (wait > 0) {
      log.debug({ client }, 'sign-in failed: too many wrong tokens');
      const { message, headers } = problemOf(new ThrottledError(wait));
      return form(429, next, [`Too many wrong tokens. ${message}`], headers);
    }
    log.warn({ client }, 'sign-in failed: wrong token');
    const advice = 'Invalid token: check it for typing errors. It may also have expired or been revoked.';
    return form(401, next, [advice], invalidToken().headers);
  }

  return [
    {
      path: SIGN_IN_PATH,
      methods: ['GET', 'HEAD', 'POST'],
      access: 'public',
      representations: 'fixed',
      async handle({ method, context }) {
        if (method === 'POST') return submit(context);
        const requested = safeNext(lastValue(context.parameters, NEXT) ?? '/');
        const next = requested.length <= LONGEST_NEXT ? requested : '/';
        return context.caller === NOBODY ? form(200, next) : redirectResponse(303, next, NOT_STORED);
      },
    },
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
  ];
}
