/** `/docs/`: the API description for people, which Swagger UI shows from `/openapi.json`, in the frame of all pages. */

import { html } from '../../html/html.ts';
import { CSS, createAsset, icon, SCRIPT, styleSheet } from '../../pages/assets.ts';
import { renderBreadcrumbs, renderLayout } from '../../pages/layout.ts';
import { API_DESCRIPTION, type DescribedService, describeService } from '../openapi/document.ts';
import { type Endpoint, READ_METHODS } from '../pipeline/endpoint.ts';
import { navigationFor, type SiteContext, sessionOf } from '../pipeline/rendering.ts';
import { pageResponse, REFERENCE_POLICY } from '../responses/response.ts';

/** The path of the page. */
export const DOCS_PATH = '/docs/';

const own = (name: string): URL => new URL(name, import.meta.url);

/** What the page loads. */
export const DOCS_ASSETS = {
  style: createAsset(own('reference.css'), CSS),
  swagger: createAsset(new URL(import.meta.resolve('swagger-ui-dist/swagger-ui-bundle.js')), SCRIPT),
  script: createAsset(own('reference.js'), SCRIPT),
};

/** The endpoint `/docs/`. */
export const docsEndpoint = (service: DescribedService, site: SiteContext): Endpoint => ({
  path: DOCS_PATH,
  methods: READ_METHODS,
  access: 'authenticated',
  representations: 'fixed',
  cache: { freshness: { kind: 'revalidated' }, version: async () => service.version },
  async handle({ context: { root, caller } }) {
    const { info } = describeService(service, root);
    const breadcrumbs = [
      { label: site.serviceName, href: '/' },
      { label: API_DESCRIPTION.name, href: DOCS_PATH },
    ];
    const { style, swagger, script } = DOCS_ASSETS;
    const page = renderLayout(
      {
        windowTitle: `${API_DESCRIPTION.name} · ${site.serviceName}`,
        styleSheets: [styleSheet, style].map(({ href }) => href),
        icon: icon.href,
        breadcrumbs,
        navigation: navigationFor(site.navigation, caller),
        session: sessionOf(caller),
        skips: [{ label: 'Skip to the content', href: '#main' }],
      },
      html`<div class="opening">
${renderBreadcrumbs(breadcrumbs)}
<h1>${API_DESCRIPTION.name}</h1>
<p class="description">${info.summary} Version ${info.version}.</p>
</div>
<div class="api-rules">
${info.description.split('\n\n').map((paragraph) => html`<p>${paragraph.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part))}</p>`)}
<p><a class="button" href="${API_DESCRIPTION.path}?format=json" download="openapi.json">Download openapi.json</a></p>
</div>
<h2>Requests and responses</h2>
<div id="reference" data-description="${API_DESCRIPTION.path}?format=json"><p>The list of requests needs JavaScript; openapi.json has all of it.</p></div>
<script src="${swagger.href}"></script>
<script src="${script.href}"></script>`,
    );
    return pageResponse(page, { Allow: READ_METHODS.join(', ') }, 200, REFERENCE_POLICY);
  },
});
