/** Signing in and out: a browser shows a token once, and then a cookie that says so. */

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { NOBODY } from '../../domain/access.ts';
import type { TokenReader } from '../../domain/token.ts';
import { icon, styleSheet } from '../assets.ts';
import { renderSignIn } from '../browsable/sign-in.ts';
import { checkHost, readExchange } from '../exchange.ts';
import { type Handler, type HandlerContext, sendProblem } from '../handler.ts';
import { PAGE_POLICY, SECURITY_HEADERS } from '../headers.ts';
import { methodNotAllowed, Problem, wrongToken } from '../problem.ts';
import { lastValue } from '../query.ts';
import { parseSentBody, readBytes } from '../sent-body.ts';
import { checkOrigin } from './cross-origin.ts';
import { isForCalendar } from './door.ts';
import { NEXT, SIGN_IN_PATH, SIGN_OUT_PATH, safeNext } from './paths.ts';
import type { Sessions } from './session.ts';

/** What signing in stands on. */
export interface SignInParts {
  readonly tokens: TokenReader;
  readonly sessions: Sessions;
}

/** Adds the two paths; they answer pages only. */
export function addSignIn(
  server: FastifyInstance,
  { tokens, sessions }: SignInParts,
  context: HandlerContext,
  methods: readonly string[],
): void {
  server.route({
    method: [...methods],
    url: SIGN_IN_PATH,
    handler: guarded('GET, HEAD, POST', async (request, reply) => {
      if (request.method === 'POST') return signIn(request, reply);
      const { caller, parameters } = readExchange(request, context);
      const next = safeNext(lastValue(parameters, NEXT) ?? '/');
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
    const bytes = await readBytes(request.raw, context.limits.body);
    const body = parseSentBody(bytes, request.headers['content-type'], false);
    const fields =
      'submission' in body && body.submission.kind === 'form' ? body.submission.fields : undefined;
    const typed = (name: string): string => {
      const value = fields?.get(name);
      return typeof value === 'string' ? value.trim() : '';
    };
    const next = safeNext(typed(NEXT));
    const token = await tokens.find(typed('token'));
    if (token === null || isForCalendar(token)) {
      return sendForm(reply.headers(wrongToken().headers), 401, next, [
        'This token opens nothing: it was mistyped, it has expired, or it was revoked.',
      ]);
    }
    return goOn(reply.header('Set-Cookie', await sessions.signIn(request.raw, token.id)), next);
  }

  function guarded(allow: string, handler: Handler): Handler {
    return async (request, reply) => {
      try {
        checkHost(request, context.allowedHosts);
        if (!allow.split(', ').includes(request.method)) {
          throw new Problem(405, methodNotAllowed(request.method).message, { Allow: allow });
        }
        // Nobody is signed in as somebody else, nor out, by a page of another site.
        checkOrigin(request.raw, readExchange(request, context), []);
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
      serviceName: context.surroundings.serviceName,
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
