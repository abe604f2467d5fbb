/** The endpoint `/docs/`: the API description for people, always as a page. */

import { type DescribedService, describeService } from '../openapi/document.ts';
import { type Endpoint, READ_METHODS } from '../pipeline/endpoint.ts';
import { navigationFor, type SiteContext, sessionOf } from '../pipeline/rendering.ts';
import { pageResponse } from '../responses/response.ts';
import { DOCS_PATH, renderDocs } from './page.ts';

/** Creates the endpoint; the page shows the address to which the request was sent. */
export const docsEndpoint = (service: DescribedService, site: SiteContext): Endpoint => ({
  path: DOCS_PATH,
  methods: READ_METHODS,
  access: 'authenticated',
  representations: 'fixed',
  cache: { freshness: { kind: 'revalidated' }, version: async () => service.version },
  async handle({ context: { root, caller } }) {
    const own = { ...site, navigation: navigationFor(site.navigation, caller) };
    return pageResponse(renderDocs(describeService(service, root), own, sessionOf(caller)), {
      Allow: READ_METHODS.join(', '),
    });
  },
});
