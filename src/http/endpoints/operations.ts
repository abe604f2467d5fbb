/** The endpoints for operators: health checks and metrics. */

import type { Metrics } from '../observability/metrics.ts';
import { type Endpoint, READ_METHODS } from '../pipeline/endpoint.ts';
import { NOT_STORED } from '../responses/headers.ts';
import { renderJson } from '../responses/json.ts';
import { type FixedResponse, fixedResponse } from '../responses/response.ts';

/** These endpoints respond even if the service is overloaded. */
const OPERATION = {
  methods: READ_METHODS,
  otherMethods: 'not found',
  representations: 'fixed',
} as const;

const state = (status: string): FixedResponse =>
  fixedResponse('application/json', renderJson({ status }), NOT_STORED);

/** `/healthz`, `/readyz` and `/metrics`. `ready` rejects if the service cannot handle requests. */
export const operations = (
  metrics: Pick<Metrics, 'read'>,
  ready: () => Promise<void>,
): readonly Endpoint[] => [
  {
    ...OPERATION,
    path: '/healthz',
    access: 'public',
    skips: ['host', 'load shedding'],
    handle: async () => state('ok'),
  },
  {
    ...OPERATION,
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
    ...OPERATION,
    path: '/metrics',
    access: { read: 'admin' },
    skips: ['load shedding'],
    async handle() {
      const { contentType, text } = await metrics.read();
      return fixedResponse(contentType, text, NOT_STORED);
    },
  },
];
