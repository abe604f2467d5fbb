/** Where people report security issues: https://www.rfc-editor.org/rfc/rfc9116 */

import type { FastifyInstance } from 'fastify';
import { type HandlerContext, sendProblem } from '../pipeline/pipeline.ts';
import { checkHost } from '../pipeline/request-context.ts';
import { SECURITY_HEADERS } from '../responses/headers.ts';
import { notFound } from '../responses/problem.ts';

/** The path at which everybody looks for it, and that asks for no token. */
export const SECURITY_TXT_PATH = '/.well-known/security.txt';

/** How long what is told holds, in days: the RFC asks for less than a year. It is told anew at every request. */
const DAYS = 180;

/**
 * Adds the path. Where there is nobody to be told, it answers 404.
 *
 * @param contacts addresses such as `mailto:security@example.org`; null: there are none
 */
export function addSecurityTxt(
  server: FastifyInstance,
  contacts: readonly string[] | null,
  context: HandlerContext,
): void {
  server.route({
    method: ['GET', 'HEAD'],
    url: SECURITY_TXT_PATH,
    handler: async (request, reply) => {
      try {
        checkHost(request, context.allowedHosts);
        if (contacts === null) throw notFound();
      } catch (error) {
        return sendProblem(error, context, request, reply);
      }
      return reply
        .headers({
          'Content-Type': 'text/plain; charset=utf-8',
          'Cache-Control': 'max-age=86400',
          ...SECURITY_HEADERS,
        })
        .send(document(contacts, context.baseUrl));
    },
  });
}

function document(contacts: readonly string[], baseUrl: string | null): string {
  const expires = Temporal.Now.instant()
    .add({ hours: 24 * DAYS })
    .toString({ smallestUnit: 'second' });
  const lines = [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    ...(baseUrl === null ? [] : [`Canonical: ${baseUrl}${SECURITY_TXT_PATH}`]),
  ];
  return `${lines.join('\n')}\n`;
}
