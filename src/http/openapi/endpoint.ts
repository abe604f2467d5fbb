/** The endpoint `/openapi.json`: the API description, for programs. */

import packageJson from '../../../package.json' with { type: 'json' };
import type { Collection } from '../../resources/collection.ts';
import type { Endpoint } from '../endpoint.ts';
import { metadata } from '../metadata.ts';
import type { View } from '../response.ts';
import { type DescribedService, describeService } from './document.ts';

/** What the endpoint says of itself. */
export const API_DESCRIPTION = {
  path: '/openapi.json',
  name: 'API description',
  description: 'The API as an OpenAPI 3.1 document, for programs. /docs/ shows it as a page.',
};

/**
 * The service, as far as the document tells of it.
 *
 * @param root what the page of `/` says of itself
 * @param asksForTokens whether only those are answered who have one
 */
export function describedService(
  collections: readonly Collection[],
  { title, description }: View,
  asksForTokens: boolean,
): DescribedService {
  return {
    asksForTokens,
    collections,
    root: { name: title, description },
    apiDescription: API_DESCRIPTION,
    version: packageJson.version,
  };
}

/** The endpoint of the document; its addresses are those of the request. */
export function descriptionEndpoint(service: DescribedService): Endpoint {
  const { path, name, description } = API_DESCRIPTION;
  const view: View = { title: name, description };
  return {
    path,
    view,
    allow: 'GET, HEAD, OPTIONS',
    freshness: { kind: 'revalidated' },
    scopes: null,
    version: async () => service.version,
    read: async ({ root }) => ({ status: 200, headers: {}, data: describeService(service, root), view }),
    options: () => ({ status: 200, headers: {}, data: metadata({ name, description }), view }),
  };
}
