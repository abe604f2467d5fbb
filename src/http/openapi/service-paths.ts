/** The paths besides the collections: root, this document, health and metrics. */

import type { DescribedResource } from '../pipeline/metadata.ts';
import { EVERYWHERE, headers, jsonContent, NO_STORE, negotiatedResponse, shared } from './components.ts';
import { type Named, objectSchema, type PathItem, type Response, reference, type Schema } from './model.ts';
import { negotiatedPath, reading } from './paths.ts';

/** The tag of these paths. */
export const SERVICE_TAG = 'Service';

/** The path `/`. */
export const rootPath = (schema: Schema, resource: DescribedResource): PathItem =>
  negotiatedPath({
    name: 'Root',
    verb: 'get',
    tag: SERVICE_TAG,
    summary: 'The collections and their URLs',
    resource,
    found: negotiatedResponse(
      'The URLs by name.',
      reference('schemas', 'Root'),
      { root: { value: schema.examples?.[0] } },
      'ETag',
    ),
  });

/** The path of the document itself. */
export const descriptionPath = (resource: DescribedResource): PathItem =>
  negotiatedPath({
    name: 'ApiDescription',
    verb: 'get',
    tag: SERVICE_TAG,
    summary: 'This description of the API, for programs',
    resource,
    found: negotiatedResponse(
      'The OpenAPI 3.1 document.',
      objectSchema({ openapi: { type: 'string', examples: ['3.1.0'] } }),
      { start: { summary: 'Its beginning', value: { openapi: '3.1.0' } } },
      'ETag',
    ),
  });

const OPERATIONAL_HEADERS = { ...NO_STORE, ...headers('Content-Length', ...EVERYWHERE) };

const state = (description: string, status: string, ...named: readonly string[]): Response => ({
  description,
  headers: { ...OPERATIONAL_HEADERS, ...headers(...named) },
  content: jsonContent('State', 'state', { status }),
});

const METRICS: Response = {
  description: 'The Prometheus text format. It contains no text that people wrote.',
  headers: OPERATIONAL_HEADERS,
  content: {
    'text/plain': {
      schema: { type: 'string' },
      examples: { counter: { value: 'mentoring_goals_total{writer="offline",outcome="goals"} 95\n' } },
    },
  },
};

/** `/healthz`, `/readyz` and `/metrics`. */
export const OPERATIONAL_PATHS: Named<PathItem> = {
  '/healthz': operationalPath('Health', 'Liveness check', { '200': state('The process is alive.', 'ok') }),
  '/readyz': operationalPath('Readiness', 'Readiness check', {
    '200': state('The service can handle requests.', 'ready'),
    '503': state('The service cannot handle requests.', 'the database does not answer', 'Retry-After'),
  }),
  '/metrics': operationalPath('Metrics', 'Metrics for Prometheus', { '200': METRICS }),
};

function operationalPath(name: string, summary: string, responses: Named<Response>): PathItem {
  return {
    ...reading(name, {
      operationId: `get${name}`,
      tags: [SERVICE_TAG],
      summary,
      responses: { ...responses, '500': shared('ServerErrorElsewhere') },
    }),
    'x-other-methods': { '404': shared('NotFound') },
  };
}
