/** The endpoint `/openapi.json`: the API description, for programs. */

import type { Endpoint } from '../pipeline/endpoint.ts';
import { metadata } from '../pipeline/metadata.ts';
import { API_DESCRIPTION, type DescribedService, describeService } from './document.ts';

/** The endpoint of the document; its URLs are those of the request. */
export function descriptionEndpoint(service: DescribedService): Endpoint {
  const { path, name, description } = API_DESCRIPTION;
  const view = { title: name, description };
  return {
    path,
    methods: ['GET', 'HEAD', 'OPTIONS'],
    access: 'authenticated',
    representations: 'negotiated',
    view,
    cache: { freshness: { kind: 'revalidated' }, version: async () => service.version },
    handle: async ({ method, context }) => ({
      status: 200,
      headers: {},
      data: method === 'OPTIONS' ? metadata({ name, description }) : describeService(service, context.root),
      view: () => view,
    }),
  };
}
