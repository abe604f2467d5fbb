/** The endpoints for operators: health checks and metrics. */

import type { Collection } from '../../resources/collection.ts';
import type { Metrics } from '../observability/metrics.ts';
import { type Endpoint, FIXED_READS } from '../pipeline/endpoint.ts';
import { metadata } from '../pipeline/metadata.ts';
import {
  dataResponse,
  type FixedResponse,
  fixedResponse,
  NOT_STORED,
  notFound,
  renderJson,
} from '../responses/response.ts';

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

// The root: the collections and their URLs.

/** The name and the description of the service. */
export const ROOT = {
  name: 'Mentoring',
  description: 'The service of a mentoring programme and its collections.',
};

/** The endpoint `/`: an object of absolute URLs by name. */
export function rootEndpoint(collections: readonly Collection[]): Endpoint {
  const urls = (root: string) =>
    Object.fromEntries(collections.map(({ path }) => [path, `${root}/${path}/`]));
  return {
    path: '/',
    methods: ['GET', 'HEAD', 'OPTIONS'],
    access: 'authenticated',
    representations: 'negotiated',
    view: { title: ROOT.name, description: ROOT.description },
    cache: { freshness: { kind: 'revalidated' }, version: async () => '0' },
    handle: async ({ method, context }) =>
      dataResponse(method === 'OPTIONS' ? metadata(ROOT) : urls(context.root)),
  };
}

// Where people report security issues: https://www.rfc-editor.org/rfc/rfc9116

/** The path that the RFC prescribes. */
const PATH = '/.well-known/security.txt';

/** How long the document is valid, in days; the RFC requires less than a year. Every response has a new date. */
const DAYS = 180;

/** The endpoint; 404 without contacts, which are addresses such as `mailto:security@example.org`. */
export const securityTxt = (contacts: readonly string[] | null, baseUrl: string | null): Endpoint => ({
  ...FIXED_READS,
  path: PATH,
  access: 'public',
  async handle() {
    if (contacts === null) throw notFound();
    const headers = { 'Cache-Control': 'max-age=86400' };
    return fixedResponse('text/plain; charset=utf-8', document(contacts, baseUrl), headers);
  },
});

function document(contacts: readonly string[], baseUrl: string | null): string {
  const expires = Temporal.Now.instant()
    .add({ hours: 24 * DAYS })
    .toString({ smallestUnit: 'second' });
  const lines = [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    ...(baseUrl === null ? [] : [`Canonical: ${baseUrl}${PATH}`]),
  ];
  return `${lines.join('\n')}\n`;
}
