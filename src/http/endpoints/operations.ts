/** What those who run the service ask it: is it alive, can it work, what has it done. */

import type { FastifyInstance, FastifyReply } from 'fastify';
import { checkScope } from '../auth/permissions.ts';
import type { Metrics } from '../observability/metrics.ts';
import { type HandlerContext, sendProblem } from '../pipeline/pipeline.ts';
import { checkHost, readRequestContext } from '../pipeline/request-context.ts';
import { SECURITY_HEADERS } from '../responses/headers.ts';
import { renderJson } from '../responses/json.ts';

/** What is answered however much is asked for. */
export const OPERATIONS_PATHS: ReadonlySet<string | undefined> = new Set(['/healthz', '/readyz', '/metrics']);

/** Adds `/healthz`, `/readyz` and `/metrics`. `ready` rejects where the service could not answer requests. */
export function addOperations(
  server: FastifyInstance,
  metrics: Metrics,
  ready: () => Promise<void>,
  context: HandlerContext,
): void {
  const state = (reply: FastifyReply, code: number, status: string) =>
    reply
      .code(code)
      .headers({ 'Content-Type': 'application/json', 'Cache-Control': 'no-store', ...SECURITY_HEADERS })
      // Of text, the framework would say a character set, which JSON has none of (RFC 8259, section 11).
      .send(Buffer.from(renderJson({ status })));

  server.route({
    method: ['GET', 'HEAD'],
    url: '/healthz',
    handler: (_request, reply) => state(reply, 200, 'ok'),
  });
  server.route({
    method: ['GET', 'HEAD'],
    url: '/readyz',
    async handler(request, reply) {
      try {
        await ready();
        return state(reply, 200, 'ready');
      } catch (error) {
        request.log.error({ err: error }, 'not ready');
        return state(reply.header('Retry-After', '5'), 503, 'the database does not answer');
      }
    },
  });
  server.route({
    method: ['GET', 'HEAD'],
    url: '/metrics',
    async handler(request, reply) {
      try {
        checkHost(request, context.allowedHosts);
        checkScope(readRequestContext(request, context).caller, 'admin');
      } catch (error) {
        return sendProblem(error, context, request, reply);
      }
      const { contentType, text } = await metrics.read();
      return reply
        .headers({ 'Content-Type': contentType, 'Cache-Control': 'no-store', ...SECURITY_HEADERS })
        .send(text);
    },
  });
}
