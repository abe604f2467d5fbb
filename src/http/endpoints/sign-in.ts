/** Signing in and out: a browser shows a token once, and then a cookie that says so. */

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { NOBODY } from '../../domain/access.ts';
import { ThrottledError } from '../../domain/errors.ts';
import type { TokenReader } from '../../domain/token.ts';
import { isForCalendar } from '../auth/authenticator.ts';
import { checkOrigin } from '../auth/cross-origin.ts';
import { createFailedSignIns } from '../auth/failed-sign-ins.ts';
import { NEXT, SIGN_IN_PATH, SIGN_OUT_PATH, safeNext } from '../auth/paths.ts';
import type { Sessions } from '../auth/session.ts';
import { icon, styleSheet } from '../browsable/assets.ts';
import { renderSignIn } from '../browsable/sign-in.ts';
import { readBytes } from '../collections/sent-body.ts';
import { type Handler, type HandlerContext, sendProblem } from '../pipeline/pipeline.ts';
import { checkHost, readRequestContext } from '../pipeline/request-context.ts';
import { matches, parseMediaType } from '../requests/media-type.ts';
import { clientNetwork } from '../requests/network.ts';
import { lastValue, parseParameters } from '../requests/query.ts';
import { PAGE_POLICY, SECURITY_HEADERS } from '../responses/headers.ts';
import {
  invalidToken,
  methodNotAllowed,
  Problem,
  problemOf,
  unsupportedMediaType,
} from '../responses/problem.ts';

/** What signing in stands on. */
export interface SignInParts {
  readonly tokens: TokenReader;
  readonly sessions: Sessions;
}

const FORM_TYPE = 'application/x-www-form-urlencoded';
/** How long the form of the page may be, in bytes: a token, and a path of this service. */
const BODY_LIMIT = 8192;
/** How long the path may be that signing in leads on to, so that it fits into the form however it is encoded. */
const LONGEST_NEXT = 2000;

/** Adds the two paths; they answer pages only. */
export function addSignIn(
  server: FastifyInstance,
  { tokens, sessions }: SignInParts,
  context: HandlerContext,
  methods: readonly string[],
): void {
  const failures = createFailedSignIns();
  server.route({
    method: [...methods],
    url: SIGN_IN_PATH,
    handler: guarded('GET, HEAD, POST', async (request, reply) => {
      if (request.method === 'POST') return signIn(request, reply);
      const { caller, parameters } = readRequestContext(request, context);
      const asked = safeNext(lastValue(parameters, NEXT) ?? '/');
      const next = asked.length <= LONGEST_NEXT ? asked : '/';
      return caller === NOBODY ? sendForm(reply, 200, next) : goOn(reply, next);
    }),
  });
  server.route({
    method: [...methods],
    url: SIGN_OUT_PATH,
    handler: guarded('POST', async (request, reply) =>
      goOn(reply.header('Set-Cookie', await sessions.signOut(request.raw)), SIGN_IN_PATH),
    ),
  });

  async function signIn(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const type = request.headers['content-type'] ?? FORM_TYPE;
    if (!matches(parseMediaType(FORM_TYPE), parseMediaType(type))) throw unsupportedMediaType(type);
    const bytes = await readBytes(request.raw, Math.min(BODY_LIMIT, context.limits.body));
    const fields = parseParameters(bytes.toString());
    const typed = (name: string): string => lastValue(fields, name)?.trim() ?? '';
    const next = safeNext(typed(NEXT));
    const token = await tokens.find(typed('token'));
    if (token === null || isForCalendar(token)) return refuse(request, reply, next);
    return goOn(reply.header('Set-Cookie', await sessions.signIn(request.raw, token.id)), next);
  }

  /** A right token is let in however often others failed: behind a proxy without TRUST_PROXY all have one address. */
  function refuse(request: FastifyRequest, reply: FastifyReply, next: string): FastifyReply {
    const client = clientNetwork(request);
    const wait = failures.count(client);
    if (wait === 0) {
      request.log.warn({ client }, 'sign-in failed: wrong token');
      return sendForm(reply.headers(invalidToken().headers), 401, next, [
        'Invalid token: check it for typing errors. It may also have expired or been revoked.',
      ]);
    }
    request.log.debug({ client }, 'sign-in failed: too many wrong tokens');
    const { message, headers } = problemOf(new ThrottledError(wait));
    return sendForm(reply.headers(headers), 429, next, [`Too many wrong tokens. ${message}`]);
  }

  function guarded(allow: string, handler: Handler): Handler {
    return async (request, reply) => {
      try {
        checkHost(request, context.allowedHosts);
        if (!allow.split(', ').includes(request.method)) {
          throw new Problem(405, methodNotAllowed(request.method).message, { Allow: allow });
        }
        // Nobody is signed in as somebody else, nor out, by a page of another site.
        checkOrigin(request.raw, readRequestContext(request, context), []);
        return await handler(request, reply);
      } catch (error) {
        return sendProblem(error, context, request, reply);
      }
    };
  }

  function sendForm(
    reply: FastifyReply,
    status: number,
    next: string,
    errors: readonly string[] = [],
  ): FastifyReply {
    const page = renderSignIn({
      serviceName: context.site.serviceName,
      styleSheet: styleSheet.href,
      icon: icon.href,
      action: SIGN_IN_PATH,
      hidden: { [NEXT]: next },
      errors,
    });
    return reply
      .code(status)
      .headers({
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-store',
        ...SECURITY_HEADERS,
        'Content-Security-Policy': PAGE_POLICY,
      })
      .send(page);
  }
}

/** The browser goes on by GET. */
function goOn(reply: FastifyReply, location: string): FastifyReply {
  return reply
    .code(303)
    .headers({
      Location: location,
      'Cache-Control': 'no-store',
      'Content-Type': 'text/html; charset=utf-8',
      ...SECURITY_HEADERS,
    })
    .send('');
}
