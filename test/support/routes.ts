/** The routes of a server, as it is given them: what it has and nobody lists is there as well. */

import assert from 'node:assert/strict';
import { channel } from 'node:diagnostics_channel';
import type { FastifyInstance } from 'fastify';

/** A route: `/courses/:id/`. */
export interface Route {
  readonly method: string;
  readonly path: string;
}

/** Starts something, and gives it with the routes of the servers that were made meanwhile. */
export async function withRoutes<Started>(
  start: () => Promise<Started>,
): Promise<{ readonly started: Started; readonly routes: readonly Route[] }> {
  const routes: Route[] = [];
  const collect = (message: unknown): void => {
    assert.ok(hasServer(message));
    message.fastify.addHook('onRoute', ({ method, url }) => {
      for (const name of [method].flat()) routes.push({ method: name, path: url });
    });
  };
  const beginnings = channel('fastify.initialization');
  beginnings.subscribe(collect);
  try {
    return { started: await start(), routes };
  } finally {
    beginnings.unsubscribe(collect);
  }
}

const hasServer = (message: unknown): message is { readonly fastify: FastifyInstance } =>
  typeof message === 'object' && message !== null && 'fastify' in message;
