/** The endpoints for operators: health checks and metrics. */

import type { Metrics } from '../observability/metrics.ts';
import { type Endpoint, FIXED_READS } from '../pipeline/endpoint.ts';
import { NOT_STORED } from '../responses/headers.ts';
import { renderJson } from '../responses/json.ts';
import { type FixedResponse, fixedResponse } from '../responses/response.ts';

const state = (status: string): FixedResponse =>
  fixedResponse('application/json', renderJson({ status }), NOT_STORED);

/** `/healthz`, `/readyz` and `/metrics`, even if the service is overloaded. `ready` rejects if the service cannot handle requests. */
export const operations = (
  metrics: Pick<Metrics, 'read'>,
  ready: () => Promise<void>,
): readonly Endpoint[] => [
  {
    ...FIXED_READS,
    path: '/healthz',
    access: 'public',
    skips: ['host', 'load shedding'],
    handle: async () => state('ok'),
  },
  {
    ...FIXED_READS,
    path: '/readyz',
    access: 'authenticated',
    skips: ['host', 'load shedding'],
    async handle({ context }) {
      try {
        await ready();
        return state('ready');
      } catch (error) {
        context.log.error({ err: error }, 'not ready');
        const response = state('the database does not answer');
        return { ...response, status: 503, headers: { ...response.headers, 'Retry-After': '5' } };
      }
    },
  },
  {
    ...FIXED_READS,
    path: '/metrics',
    access: { read: 'admin' },
    skips: ['load shedding'],
    async handle() {
      const { contentType, text } = await metrics.read();
      return fixedResponse(contentType, text, NOT_STORED);
    },
  },
];
